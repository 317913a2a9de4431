import type { Side } from '../../engine/units.ts';
import type { ResourceIcon } from '../../engine/resources.ts';
import { SIDE, OF_SIDE, count } from './phrases.ts';
import { DECK, SKILL, skills, units, wins } from './game-phrases.ts';
import { sentence } from '../../../../i18n/grammar.ts';

const SHAPE = { triangle: 'трикутник', circle: 'круг', square: 'квадрат' } as const;

export const board = {
  round: (round: number) => `Раунд ${round}`,
  phases: {
    setup: 'приготування',
    assignment: 'фаза призначень',
    command: 'фаза наказів',
    refresh: 'фаза відновлення',
  },
  players: (players: number): string => count(players, ['гравець', 'гравці', 'гравців']),
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
  loyal: (side: Side) => `лояльна ${side === 'empire' ? 'Імперії' : 'повстанцям'}`,
  neutral: 'нейтральна',
  subjugated: 'окупована',
  sabotage: 'жетон саботажу',
  attachment: (name: string) => `карта «${name}»`,
  baseHere: (revealed: boolean): string => (revealed ? 'тут розкрита база' : 'тут таємна база'),
  hiddenBase: (name: string) => `таємна база: ${name}`,
  noBase: 'місце бази ще не вибрано',
  unitsOf: (side: Side) => `Війська ${OF_SIDE[side]}`,
  leaders: 'Лідери',
  captive: (name: string) => `${name} (у полоні)`,
  empty: 'порожньо',
  icons: 'Ресурси',
  icon: ({ colour, shape }: ResourceIcon) =>
    `${colour === 'blue' ? 'синій' : 'оранжевий'} ${SHAPE[shape]}`,
  queueSpace: (space: number) => `у комірку ${space}`,
  /** What a place counts as, what it gives and who may deploy there. */
  counts: 'Що це означає',
  countsAs: ({
    imperial,
    rebel,
    neutral,
  }: {
    readonly imperial: boolean;
    readonly rebel: boolean;
    readonly neutral: boolean;
  }): string => {
    const told = [
      ...(imperial ? ['імперська'] : []),
      ...(rebel ? ['повстанська'] : []),
      ...(neutral ? ['нейтральна'] : []),
    ];
    return `Вважається: ${told.length > 0 ? told.join(' і ') : 'лояльна повстанцям, але не повстанська'}.`;
  },
  builds: (side: Side): string => (side === 'empire' ? 'Будує Імперія' : 'Будують повстанці'),
  buildsNothing: 'нічого',
  deploys: (side: Side, allowed: boolean) =>
    `${sentence(SIDE[side])} ${allowed ? '' : 'не '}${side === 'empire' ? 'може' : 'можуть'} розташовувати тут війська.`,
  track: 'Трек часу',
  time: 'час',
  reputation: 'репутація',
  recruitIcon: 'наймання',
  buildIcon: 'будівництво',
  trackSpace: (space: number) => `Поділка ${space}`,
  apart: (spaces: number): string =>
    spaces > 0
      ? `Між жетонами ще ${count(spaces, ['крок', 'кроки', 'кроків'])}.`
      : 'Жетони зустрілися.',
  queue: 'Черга будівництва',
  ready: 'Готові',
  pools: 'Лідери й місії',
  pool: (side: Side) => `Резерв ${OF_SIDE[side]}`,
  missions: 'Місії на столі',
  missionOf: (side: Side, number: number) => `${number}. ${sentence(SIDE[side])}`,
  faceDown: 'долілиць',
  faceUp: 'відкрита',
  cards: 'Карти',
  pile: DECK,
  inDeck: (number: number) => `у колоді ${number}`,
  inHand: 'на руці',
  aside: 'дивляться',
  discarded: 'у скиді',
  passed: (side: Side): string => (side === 'empire' ? 'Імперія спасувала' : 'Повстанці спасували'),
  skills: SKILL,
  skillsOf: skills,
  units,
  none: 'нікого',
  winner: wins,
};
