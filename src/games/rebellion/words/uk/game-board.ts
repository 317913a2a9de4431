import { SIDE, OF_SIDE, count } from './phrases.ts';
import { DECK, SKILL, skills, units, wins } from './game-phrases.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import type { GameBoardWords } from '../game.ts';

const SHAPE = { triangle: 'трикутник', circle: 'круг', square: 'квадрат' } as const;

export const board: GameBoardWords = {
  round: (round) => `Раунд ${round}`,
  phases: {
    setup: 'приготування',
    assignment: 'фаза призначень',
    command: 'фаза наказів',
    refresh: 'фаза відновлення',
  },
  players: (players) => count(players, ['гравець', 'гравці', 'гравців']),
  sides: { empire: sentence(SIDE.empire), rebel: sentence(SIDE.rebel) },
  map: 'Мапа',
  mapLead: 'Наша схема: лінія сполучає сусідні системи, великі кола описано нижче.',
  systems: 'Системи',
  adjacent: 'Сусідні',
  kinds: {
    populous: 'населена',
    remote: 'віддалена',
    destroyed: 'знищена',
    'base-space': 'не система',
  },
  loyal: (side) => `лояльна ${side === 'empire' ? 'Імперії' : 'повстанцям'}`,
  neutral: 'нейтральна',
  subjugated: 'окупована',
  sabotage: 'жетон саботажу',
  attachment: (name) => `карта «${name}»`,
  baseHere: (revealed) => (revealed ? 'тут розкрита база' : 'тут таємна база'),
  hiddenBase: (name) => `таємна база: ${name}`,
  noBase: 'місце бази ще не вибрано',
  unitsOf: (side) => `Війська ${OF_SIDE[side]}`,
  leaders: 'Лідери',
  captive: (name) => `${name} (у полоні)`,
  empty: 'порожньо',
  icons: 'Ресурси',
  icon: ({ colour, shape }) => `${colour === 'blue' ? 'синій' : 'оранжевий'} ${SHAPE[shape]}`,
  queueSpace: (space) => `у комірку ${space}`,
  counts: 'Що це означає',
  countsAs: ({ imperial, rebel, neutral }) => {
    const told = [
      ...(imperial ? ['імперська'] : []),
      ...(rebel ? ['повстанська'] : []),
      ...(neutral ? ['нейтральна'] : []),
    ];
    return `Вважається: ${told.length > 0 ? told.join(' і ') : 'лояльна повстанцям, але не повстанська'}.`;
  },
  builds: (side) => (side === 'empire' ? 'Будує Імперія' : 'Будують повстанці'),
  buildsNothing: 'нічого',
  deploys: (side, allowed) =>
    `${sentence(SIDE[side])} ${allowed ? '' : 'не '}${side === 'empire' ? 'може' : 'можуть'} розташовувати тут війська.`,
  track: 'Трек часу',
  time: 'час',
  reputation: 'репутація',
  recruitIcon: 'наймання',
  buildIcon: 'будівництво',
  trackSpace: (space) => `Поділка ${space}`,
  apart: (spaces) =>
    spaces > 0
      ? `Між жетонами ще ${count(spaces, ['крок', 'кроки', 'кроків'])}.`
      : 'Жетони зустрілися.',
  queue: 'Черга будівництва',
  ready: 'Готові',
  pools: 'Лідери й місії',
  pool: (side) => `Резерв ${OF_SIDE[side]}`,
  missions: 'Місії на столі',
  missionOf: (side, number) => `${number}. ${sentence(SIDE[side])}`,
  faceDown: 'долілиць',
  faceUp: 'відкрита',
  cards: 'Карти',
  pile: DECK,
  inDeck: (number) => `у колоді ${number}`,
  inHand: 'на руці',
  aside: 'дивляться',
  discarded: 'у скиді',
  passed: (side) => (side === 'empire' ? 'Імперія спасувала' : 'Повстанці спасували'),
  skills: SKILL,
  skillsOf: skills,
  units,
  none: 'нікого',
  winner: wins,
};
