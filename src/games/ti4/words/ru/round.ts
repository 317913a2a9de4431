import type { Pool } from '../../engine/action/types.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { RoundMessages } from '../round.ts';
import { PLAYER, POOL } from './phrases.ts';

const { count } = grammarOf('ru');

const FROM: Readonly<Record<Pool, string>> = {
  tactic: 'из тактического резерва',
  fleet: 'из резерва флота',
  strategy: 'из стратегического резерва',
};

const INTO: Readonly<Record<Pool, string>> = {
  tactic: 'в тактический резерв',
  fleet: 'в резерв флота',
  strategy: 'в стратегический резерв',
};

const goods = (number: number): string => count(number, ['товар', 'товара', 'товаров']);
const tokens = (number: number): string =>
  count(number, ['жетон приказа', 'жетона приказа', 'жетонов приказов']);
const points = (number: number): string => count(number, ['очко', 'очка', 'очков']);
const actionCards = (number: number): string =>
  count(number, ['карту действия', 'карты действий', 'карт действий']);

export const ru: RoundMessages = {
  sides: PLAYER,

  events: {
    'card-chosen': ({ player, card: number, goods: lying }, names) =>
      `${PLAYER[player]} выбирает карту стратегии ${names.quoted(number)}${lying > 0 ? ` и берёт с неё ${goods(lying)}` : ''}.`,
    'goods-laid': ({ cards }, names) =>
      cards.length > 0
        ? `Спикер кладёт по 1 товару на карты, которых никто не выбрал: ${cards.map(names.quoted).join(', ')}.`
        : 'Выбраны все карты стратегии, товаров выкладывать не нужно.',
    'turn-began': ({ player }) => `Ход: ${PLAYER[player].toLowerCase()} игрок.`,
    'tactical-taken': ({ player }) =>
      `${PLAYER[player]} выполняет тактическое действие: кладёт жетон из тактического резерва на поле. Остальное разыгрывают на поле.`,
    'component-taken': ({ player }) =>
      `${PLAYER[player]} выполняет компонентное действие по тексту компонента.`,
    'primary-used': ({ player, card: number, onBoard }, names) =>
      `${PLAYER[player]} выполняет стратегическое действие: основное свойство карты ${names.quoted(number)}.${
        onBoard ? ' Его эффект разыгрывают на поле.' : ''
      }`,
    'secondary-used': ({ player, card: number, free, onBoard }, names) =>
      `${PLAYER[player]} применяет второстепенное свойство карты ${names.quoted(number)}${
        free ? ' без жетона приказа' : ''
      }.${onBoard ? ' Его эффект разыгрывают на поле.' : ''}`,
    'secondary-skipped': ({ player, card: number }, names) =>
      `${PLAYER[player]} не применяет второстепенное свойство карты ${names.quoted(number)}.`,
    'card-exhausted': ({ player, card: number }, names) =>
      `${PLAYER[player]} истощает карту стратегии ${names.quoted(number)}.`,
    passed: ({ player }) => `${PLAYER[player]} пасует и в этой фазе больше не ходит.`,
    'everybody-passed': () => 'Спасовали все, фаза действий окончена.',
    'goods-gained': ({ player, goods: number }) => `${PLAYER[player]} получает ${goods(number)}.`,
    replenished: ({ player, commodities }) =>
      `${PLAYER[player]} пополняет продукцию, теперь её ${commodities}.`,
    favoured: ({ player }) =>
      `Выбран игрок: ${PLAYER[player].toLowerCase()}. Он пополнит продукцию без жетона приказа.`,
    'speaker-chosen': ({ player }) => `Спикером становится ${PLAYER[player].toLowerCase()} игрок.`,
    'cards-drawn': ({ player, cards }) => `${PLAYER[player]} берёт ${actionCards(cards)}.`,
    'agendas-seen': ({ player }) =>
      `${PLAYER[player]} тайно смотрит две верхние карты политики и каждую кладёт на колоду или под неё.`,
    'token-recalled': ({ player, pool }) =>
      `${PLAYER[player]} забирает жетон приказа с поля ${INTO[pool]}.`,
    'influence-spent': ({ player, influence }) => `${PLAYER[player]} тратит влияние: ${influence}.`,
    'tokens-gained': ({ player, tokens: number, lost }) =>
      `${PLAYER[player]} получает ${tokens(number)}${
        lost > 0 ? `; ещё ${lost} не получает: в подкреплениях их не хватило` : ''
      }.`,
    'token-placed': ({ player, pool }) => `${PLAYER[player]} кладёт жетон приказа ${INTO[pool]}.`,
    scored: ({ player, points: number, secret }) =>
      `${PLAYER[player]} достигает ${secret ? 'секретной' : 'общей'} цели: ${points(number)}.`,
    'token-laid': ({ player, from }) =>
      `${PLAYER[player]} кладёт в выбранную систему жетон приказа ${from === 'reserve' ? 'из подкреплений' : FROM[from]}.`,
    'token-there': ({ player }) =>
      `${PLAYER[player]} нового жетона не кладёт: его жетон в выбранной системе уже лежит.`,
    'token-back': ({ player }) =>
      `${PLAYER[player]} выбирает систему, где его жетон приказа уже лежит: потраченный возвращается в подкрепления.`,
    'planet-readied': ({ player, planet }, names) =>
      `${PLAYER[player]} восстанавливает карту планеты ${names.planet(planet)}.`,
    'point-gained': ({ player }) =>
      `${PLAYER[player]} контролирует Мекатол-Рекс и получает 1 победное очко.`,
    'secret-drawn': ({ player, back }) =>
      `${PLAYER[player]} берёт карту секретной цели${back > 0 ? '; их больше 3, поэтому одну недостигнутую он возвращает в колоду' : ''}.`,
    revealed: ({ stage }) =>
      `Спикер раскрывает карту общей цели этапа ${stage === 1 ? 'I' : 'II'}.`,
    'none-to-reveal': () => 'Нераскрытых карт общих целей нет, игра заканчивается.',
    'card-drawn': ({ player }) => `${PLAYER[player]} берёт карту действия.`,
    'card-discarded': ({ player }) => `${PLAYER[player]} сбрасывает лишнюю карту действия.`,
    'tokens-returned': ({ player, tokens: number }) =>
      number > 0
        ? `${PLAYER[player]} забирает с поля в подкрепления ${tokens(number)}.`
        : `${PLAYER[player]}: жетонов приказов на поле нет.`,
    shifted: ({ player, from, to }) =>
      `${PLAYER[player]} перекладывает жетон приказа ${FROM[from]} ${INTO[to]}.`,
    readied: () => 'Игроки восстанавливают все истощённые карты.',
    repaired: () => 'Игроки ремонтируют все повреждённые отряды.',
    'cards-returned': ({ next }) =>
      `Карты стратегии возвращены. Дальше ${
        next === 'agenda' ? 'фаза политики.' : 'новый раунд, фаза стратегии.'
      }`,
    won: ({ player }) => `Побеждает ${PLAYER[player].toLowerCase()} игрок.`,
  },

  tasks: {
    'choose-card': () => 'Какую карту стратегии выбрать?',
    turn: () => 'Какое действие выполнить?',
    secondary: ({ card: number }, _, names) =>
      `Применить ли второстепенное свойство карты ${names.quoted(number)}?`,
    leadership: ({ paid }) =>
      `Потратить ли влияние? Жетон дают за каждые 3 очка; уже есть ${paid}, до следующего жетона не хватает ${3 - (paid % 3)}.`,
    'gain-tokens': ({ left }) => `Куда положить жетон приказа? Осталось ${left}.`,
    favours: () => 'Кто пополнит продукцию без жетона приказа?',
    'new-speaker': () => 'Кто станет спикером?',
    recall: () => 'В какой резерв положить жетон, снятый с поля?',
    guard: () => 'Откуда положить жетон приказа в выбранную систему?',
    'ready-planets': ({ left }) => `Какую карту планеты восстановить? Можно ещё ${left}.`,
    imperial: () => 'Какой общей цели достичь?',
    score: () => 'Каких целей достичь?',
    discard: (_, { agenda, seats }) => {
      const frame = agenda.at(-1);
      const held = frame?.at === 'discard' ? (seats[frame.by]?.actionCards ?? 0) : 0;
      return `На руке ${count(held, ['карта', 'карты', 'карт'])} действий. Сбросить лишнюю?`;
    },
    redistribute: () => 'Переложить ли жетоны приказов?',
  },

  choices: {
    card: ({ card: number }, { onCards }, names) => {
      const lying = onCards[number] ?? 0;
      return `${number}. ${names.card(number)}${lying > 0 ? ` (${goods(lying)})` : ''}`;
    },
    strategic: ({ card: number }, _, names) => `Стратегическое действие: ${names.card(number)}`,
    tactical: () => 'Тактическое действие',
    component: () => 'Компонентное действие',
    pass: () => 'Спасовать',
    use: (_, { agenda }) => (agenda.at(-1)?.at === 'guard' ? 'Из подкреплений' : 'Применить'),
    skip: (_, { agenda }) =>
      agenda.at(-1)?.at === 'guard' ? 'Жетон там уже лежит' : 'Не применять',
    'use-there': () => 'Применить там, где уже лежит свой жетон',
    ready: ({ planet }, _, names) => `Восстановить карту планеты ${names.planet(planet)}`,
    exhaust: ({ planet }, { seats }, names) => {
      const found = Object.values(seats)
        .flatMap(({ planets }) => planets)
        .find(({ id }) => id === planet);
      return `Истощить карту планеты ${names.planet(planet)} (влияние ${found?.influence ?? 0})`;
    },
    'spend-good': () => 'Потратить товар',
    pool: ({ pool }) => sentence(POOL[pool]),
    speaker: ({ player }) => `${PLAYER[player]} игрок`,
    favour: ({ player }) => `${PLAYER[player]} игрок`,
    'score-public': ({ points: number }) => `Общая цель (${points(number)})`,
    'score-secret': () => 'Секретная цель (1 очко)',
    discard: () => 'Сбросить карту действия',
    shift: ({ from, to }) => `${sentence(FROM[from])} ${INTO[to]}`,
    done: (_, { agenda }) => (agenda.at(-1)?.at === 'discard' ? 'Оставить все карты' : 'Готово'),
  },

  outcome: (_, { winner, players, seats }) => [
    winner === null ? 'Фаза окончена.' : `Победил ${PLAYER[winner].toLowerCase()} игрок.`,
    ...players.map((player) => {
      const { points: scored = 0, goods: owned = 0 } = seats[player] ?? {};
      return `${PLAYER[player]}: ${points(scored)}, ${goods(owned)}.`;
    }),
  ],

  board: {
    common: 'Общая зона',
    none: 'карт нет',
    speaker: 'спикер',
    passed: 'спасовал',
    used: 'истощена',
    cards: 'Карты стратегии',
    pools: (tactic, fleet, strategy) =>
      `жетоны: тактика ${tactic}, флот ${fleet}, стратегия ${strategy}`,
    laid: (number) => `на поле: ${number}`,
    goods: (number) => `товары: ${number}`,
    commodities: (number, limit) => `продукция: ${number} из ${limit}`,
    points: (number, goal) => `очки: ${number} из ${goal}`,
    actionCards: (number) => `карты действий: ${number}`,
    objectives: (stage1, stage2) =>
      `Нераскрытые общие цели: этап I — ${stage1}, этап II — ${stage2}`,
    planets: 'Планеты',
    influence: (influence) => `влияние ${influence}`,
    exhausted: 'истощена',
    naalu: 'жетон «0»: первый в порядке инициативы',
  },
};
