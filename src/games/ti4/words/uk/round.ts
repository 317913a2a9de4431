import type { Pool } from '../../engine/action/types.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { RoundMessages } from '../round.ts';
import { PLAYER, POOL } from './phrases.ts';

const { count } = grammarOf('uk');

const FROM: Readonly<Record<Pool, string>> = {
  tactic: 'із тактичного резерву',
  fleet: 'із резерву флоту',
  strategy: 'зі стратегічного резерву',
};

const INTO: Readonly<Record<Pool, string>> = {
  tactic: 'в тактичний резерв',
  fleet: 'в резерв флоту',
  strategy: 'в стратегічний резерв',
};

const goods = (number: number): string => count(number, ['товар', 'товари', 'товарів']);
const tokens = (number: number): string =>
  count(number, ['жетон наказу', 'жетони наказів', 'жетонів наказів']);
const points = (number: number): string => count(number, ['очко', 'очки', 'очок']);
const actionCards = (number: number): string =>
  count(number, ['карту дій', 'карти дій', 'карт дій']);

export const board = {
  common: 'Загальна зона',
  none: 'карт немає',
  speaker: 'речник',
  passed: 'пропустив хід',
  used: 'виснажено',
  cards: 'Карти стратегії',
  pools: (tactic: number, fleet: number, strategy: number) =>
    `жетони: тактика ${tactic}, флот ${fleet}, стратегія ${strategy}`,
  laid: (number: number) => `на полі: ${number}`,
  goods: (number: number) => `товари: ${number}`,
  commodities: (number: number, limit: number) => `продукція: ${number} з ${limit}`,
  points: (number: number, goal: number) => `очки: ${number} з ${goal}`,
  actionCards: (number: number) => `карти дій: ${number}`,
  objectives: (stage1: number, stage2: number) =>
    `Нерозкриті загальні цілі: етап I — ${stage1}, етап II — ${stage2}`,
  planets: 'Планети',
  influence: (influence: number) => `вплив ${influence}`,
  exhausted: 'виснажено',
  naalu: 'жетон «0»: перший у порядку ініціативи',
};

export const uk: RoundMessages = {
  sides: PLAYER,

  events: {
    'card-chosen': ({ player, card: number, goods: lying }, names) =>
      `${PLAYER[player]} вибирає карту стратегії ${names.quoted(number)}${lying > 0 ? ` і бере з неї ${goods(lying)}` : ''}.`,
    'goods-laid': ({ cards }, names) =>
      cards.length > 0
        ? `Речник кладе по 1 товару на карти, яких ніхто не вибрав: ${cards.map(names.quoted).join(', ')}.`
        : 'Вибрано всі карти стратегії, товарів викладати не треба.',
    'turn-began': ({ player }) => `Хід: ${PLAYER[player].toLowerCase()} гравець.`,
    'tactical-taken': ({ player }) =>
      `${PLAYER[player]} виконує тактичну дію: кладе жетон із тактичного резерву на поле. Решту дії розігрують на полі.`,
    'component-taken': ({ player }) =>
      `${PLAYER[player]} виконує компонентну дію за текстом компонента.`,
    'primary-used': ({ player, card: number, onBoard }, names) =>
      `${PLAYER[player]} виконує стратегічну дію: основна властивість карти ${names.quoted(number)}.${
        onBoard ? ' Її ефект розігрують на полі.' : ''
      }`,
    'secondary-used': ({ player, card: number, free, onBoard }, names) =>
      `${PLAYER[player]} застосовує другорядну властивість карти ${names.quoted(number)}${
        free ? ' без жетона наказу' : ''
      }.${onBoard ? ' Її ефект розігрують на полі.' : ''}`,
    'secondary-skipped': ({ player, card: number }, names) =>
      `${PLAYER[player]} не застосовує другорядної властивості карти ${names.quoted(number)}.`,
    'card-exhausted': ({ player, card: number }, names) =>
      `${PLAYER[player]} виснажує карту стратегії ${names.quoted(number)}.`,
    passed: ({ player }) => `${PLAYER[player]} пропускає хід і в цій фазі більше не ходить.`,
    'everybody-passed': () => 'Хід пропустили всі, фазу дій закінчено.',
    'goods-gained': ({ player, goods: number }) => `${PLAYER[player]} отримує ${goods(number)}.`,
    replenished: ({ player, commodities }) =>
      `${PLAYER[player]} поповнює продукцію, тепер її ${commodities}.`,
    favoured: ({ player }) =>
      `Вибрано гравця: ${PLAYER[player].toLowerCase()}. Він поповнить продукцію без жетона наказу.`,
    'speaker-chosen': ({ player }) => `Речником стає ${PLAYER[player].toLowerCase()} гравець.`,
    'cards-drawn': ({ player, cards }) => `${PLAYER[player]} бере ${actionCards(cards)}.`,
    'agendas-seen': ({ player }) =>
      `${PLAYER[player]} таємно переглядає дві верхні карти засідань і кожну кладе на колоду або під неї.`,
    'token-recalled': ({ player, pool }) =>
      `${PLAYER[player]} забирає жетон наказу з поля ${INTO[pool]}.`,
    'influence-spent': ({ player, influence }) => `${PLAYER[player]} витрачає вплив: ${influence}.`,
    'tokens-gained': ({ player, tokens: number, lost }) =>
      `${PLAYER[player]} отримує ${tokens(number)}${
        lost > 0 ? `; ще ${lost} не отримує, бо в підкріпленнях їх забракло` : ''
      }.`,
    'token-placed': ({ player, pool }) => `${PLAYER[player]} кладе жетон наказу ${INTO[pool]}.`,
    scored: ({ player, points: number, secret }) =>
      `${PLAYER[player]} досягає ${secret ? 'секретної' : 'загальної'} цілі: ${points(number)}.`,
    'token-laid': ({ player, from }) =>
      `${PLAYER[player]} кладе у вибрану систему жетон наказу ${from === 'reserve' ? 'з підкріплень' : FROM[from]}.`,
    'token-there': ({ player }) =>
      `${PLAYER[player]} нового жетона не кладе: його жетон у вибраній системі вже лежить.`,
    'token-back': ({ player }) =>
      `${PLAYER[player]} вибирає систему, де його жетон наказу вже лежить: витрачений повертається в підкріплення.`,
    'planet-readied': ({ player, planet }, names) =>
      `${PLAYER[player]} відновлює карту планети ${names.planet(planet)}.`,
    'point-gained': ({ player }) =>
      `${PLAYER[player]} контролює Мекатол-Рекс і набирає 1 переможне очко.`,
    'secret-drawn': ({ player, back }) =>
      `${PLAYER[player]} бере карту секретної цілі${back > 0 ? '; їх більше ніж 3, тож одну недосягнуту він повертає в колоду' : ''}.`,
    revealed: ({ stage }) =>
      `Речник розкриває карту загальної цілі етапу ${stage === 1 ? 'I' : 'II'}.`,
    'none-to-reveal': () => 'Нерозкритих карт загальних цілей немає, гра закінчується.',
    'card-drawn': ({ player }) => `${PLAYER[player]} бере карту дій.`,
    'card-discarded': ({ player }) => `${PLAYER[player]} скидає зайву карту дій.`,
    'tokens-returned': ({ player, tokens: number }) =>
      number > 0
        ? `${PLAYER[player]} забирає з поля в підкріплення ${tokens(number)}.`
        : `${PLAYER[player]} жетонів наказів на полі не має.`,
    shifted: ({ player, from, to }) =>
      `${PLAYER[player]} перекладає жетон наказу ${FROM[from]} ${INTO[to]}.`,
    readied: () => 'Гравці відновлюють усі виснажені карти.',
    repaired: () => 'Гравці ремонтують усі пошкоджені загони.',
    'cards-returned': ({ next }) =>
      `Карти стратегії повернуто. Далі ${
        next === 'agenda' ? 'фаза засідання.' : 'новий раунд, фаза стратегії.'
      }`,
    won: ({ player }) => `Перемагає ${PLAYER[player].toLowerCase()} гравець.`,
  },

  tasks: {
    'choose-card': () => 'Яку карту стратегії вибрати?',
    turn: () => 'Яку дію виконати?',
    secondary: ({ card: number }, _, names) =>
      `Чи застосувати другорядну властивість карти ${names.quoted(number)}?`,
    leadership: ({ paid }) =>
      `Чи витратити вплив? Жетон дають за кожні 3 очки; уже є ${paid}, до наступного жетона бракує ${3 - (paid % 3)}.`,
    'gain-tokens': ({ left }) => `Куди покласти жетон наказу? Лишилося ${left}.`,
    favours: () => 'Хто поповнить продукцію без жетона наказу?',
    'new-speaker': () => 'Хто стане речником?',
    recall: () => 'У який резерв покласти жетон, знятий з поля?',
    guard: () => 'Звідки покласти жетон наказу у вибрану систему?',
    'ready-planets': ({ left }) => `Яку карту планети відновити? Можна ще ${left}.`,
    imperial: () => 'Якої загальної цілі досягти?',
    score: () => 'Яких цілей досягти?',
    discard: (_, { agenda, seats }) => {
      const frame = agenda.at(-1);
      const held = frame?.at === 'discard' ? (seats[frame.by]?.actionCards ?? 0) : 0;
      return `На руці ${count(held, ['карта', 'карти', 'карт'])} дій. Скинути зайву?`;
    },
    redistribute: () => 'Чи перекласти жетони наказів?',
  },

  choices: {
    card: ({ card: number }, { onCards }, names) => {
      const lying = onCards[number] ?? 0;
      return `${number}. ${names.card(number)}${lying > 0 ? ` (${goods(lying)})` : ''}`;
    },
    strategic: ({ card: number }, _, names) => `Стратегічна дія: ${names.card(number)}`,
    tactical: () => 'Тактична дія',
    component: () => 'Компонентна дія',
    pass: () => 'Пропустити хід',
    use: (_, { agenda }) => (agenda.at(-1)?.at === 'guard' ? 'З підкріплень' : 'Застосувати'),
    skip: (_, { agenda }) =>
      agenda.at(-1)?.at === 'guard' ? 'Жетон там уже лежить' : 'Не застосовувати',
    'use-there': () => 'Застосувати там, де вже лежить свій жетон',
    ready: ({ planet }, _, names) => `Відновити планету ${names.planet(planet)}`,
    exhaust: ({ planet }, { seats }, names) => {
      const found = Object.values(seats)
        .flatMap(({ planets }) => planets)
        .find(({ id }) => id === planet);
      return `Виснажити планету ${names.planet(planet)} (вплив ${found?.influence ?? 0})`;
    },
    'spend-good': () => 'Витратити товар',
    pool: ({ pool }) => sentence(POOL[pool]),
    speaker: ({ player }) => `${PLAYER[player]} гравець`,
    favour: ({ player }) => `${PLAYER[player]} гравець`,
    'score-public': ({ points: number }) => `Загальна ціль (${points(number)})`,
    'score-secret': () => 'Секретна ціль (1 очко)',
    discard: () => 'Скинути карту дій',
    shift: ({ from, to }) => `${sentence(FROM[from])} ${INTO[to]}`,
    done: (_, { agenda }) => (agenda.at(-1)?.at === 'discard' ? 'Лишити всі карти' : 'Готово'),
  },

  outcome: (_, { winner, players, seats }) => [
    winner === null ? 'Фазу закінчено.' : `Переміг ${PLAYER[winner].toLowerCase()} гравець.`,
    ...players.map((player) => {
      const { points: scored = 0, goods: owned = 0 } = seats[player] ?? {};
      return `${PLAYER[player]}: ${points(scored)}, ${goods(owned)}.`;
    }),
  ],

  board,
};
