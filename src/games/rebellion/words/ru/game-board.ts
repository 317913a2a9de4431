import { SIDE, OF_SIDE, count } from './phrases.ts';
import { DECK, SKILL, skills, units, wins } from './game-phrases.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import type { GameBoardWords } from '../game.ts';

const SHAPE = { triangle: 'треугольник', circle: 'круг', square: 'квадрат' } as const;

export const board: GameBoardWords = {
  round: (round) => `Раунд ${round}`,
  phases: {
    setup: 'подготовка',
    assignment: 'фаза назначения',
    command: 'фаза командования',
    refresh: 'фаза обновления',
  },
  players: (players) => count(players, ['игрок', 'игрока', 'игроков']),
  sides: { empire: sentence(SIDE.empire), rebel: sentence(SIDE.rebel) },
  map: 'Карта',
  mapLead: 'Наша схема: линия соединяет соседние системы, большие круги описаны ниже.',
  systems: 'Системы',
  adjacent: 'Соседние',
  kinds: {
    populous: 'густонаселённая',
    remote: 'отдалённая',
    destroyed: 'уничтожена',
    'base-space': 'не система',
  },
  loyal: (side) => `лояльна ${side === 'empire' ? 'Империи' : 'повстанцам'}`,
  neutral: 'нейтральная',
  subjugated: 'порабощена',
  sabotage: 'жетон саботажа',
  attachment: (name) => `карта «${name}»`,
  baseHere: (revealed) => (revealed ? 'здесь раскрытая база' : 'здесь тайная база'),
  hiddenBase: (name) => `тайная база: ${name}`,
  noBase: 'место базы ещё не выбрано',
  unitsOf: (side) => `Отряды ${OF_SIDE[side]}`,
  leaders: 'Командиры',
  captive: (name) => `${name} (в плену)`,
  empty: 'пусто',
  icons: 'Ресурсы',
  icon: ({ colour, shape }) => `${colour === 'blue' ? 'синий' : 'оранжевый'} ${SHAPE[shape]}`,
  queueSpace: (space) => `на деление ${space}`,
  counts: 'Что это значит',
  countsAs: ({ imperial, rebel, neutral }) => {
    const told = [
      ...(imperial ? ['имперская'] : []),
      ...(rebel ? ['повстанческая'] : []),
      ...(neutral ? ['нейтральная'] : []),
    ];
    return `Считается: ${told.length > 0 ? told.join(' и ') : 'лояльная повстанцам, но не повстанческая'}.`;
  },
  builds: (side) => (side === 'empire' ? 'Производит Империя' : 'Производят повстанцы'),
  buildsNothing: 'ничего',
  deploys: (side, allowed) =>
    `${sentence(SIDE[side])} ${allowed ? '' : 'не '}${side === 'empire' ? 'может' : 'могут'} дислоцировать здесь отряды.`,
  track: 'Трек времени',
  time: 'время',
  reputation: 'репутация',
  recruitIcon: 'вербовка',
  buildIcon: 'производство',
  trackSpace: (space) => `Деление ${space}`,
  apart: (spaces) =>
    spaces > 0
      ? `Между жетонами ещё ${count(spaces, ['шаг', 'шага', 'шагов'])}.`
      : 'Жетоны встретились.',
  queue: 'Очередь производства',
  ready: 'Готовы',
  pools: 'Командиры и задания',
  pool: (side) => `Пул ${OF_SIDE[side]}`,
  missions: 'Задания на столе',
  missionOf: (side, number) => `${number}. ${sentence(SIDE[side])}`,
  faceDown: 'взакрытую',
  faceUp: 'раскрыта',
  cards: 'Карты',
  pile: DECK,
  inDeck: (number) => `в колоде ${number}`,
  inHand: 'на руке',
  aside: 'смотрят',
  discarded: 'в сбросе',
  passed: (side) => (side === 'empire' ? 'Империя спасовала' : 'Повстанцы спасовали'),
  skills: SKILL,
  skillsOf: skills,
  units,
  none: 'никого',
  winner: wins,
};
