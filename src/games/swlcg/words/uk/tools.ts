import { FACTION, WHO } from './game-phrases.ts';
import type { DeckMessages, ToolMessages } from '../tools.ts';

const problem: DeckMessages['problem'] = (broken, name) => {
  switch (broken.kind) {
    case 'too-few':
      return `Сетів ${broken.sets}, а для змагань треба щонайменше ${broken.least}.`;
    case 'wrong-side':
      return `${name(broken.set)}: сет іншої сторони Сили.`;
    case 'too-many-copies':
      return `${name(broken.set)}: примірників ${broken.copies}, а можна два.`;
    case 'one-per-deck':
      return `${name(broken.set)}: примірників ${broken.copies}, а на директиві стоїть «1 у колоді».`;
    case 'faction-only':
      return `${name(broken.set)}: лише для фракції «${FACTION[broken.faction]}».`;
  }
};

const deck: DeckMessages = {
  factions: FACTION,
  sides: { deck: 'Колода' },
  events: {
    began: () => 'Збираємо колоду.',
    'faction-chosen': ({ faction }) => `Колода спирається на фракцію «${FACTION[faction]}».`,
    'set-added': ({ set, copies, sets }, name) =>
      `Сет ${name(set)} узято цілком${copies > 1 ? ', це другий примірник' : ''}. Сетів у колоді: ${sets}.`,
    'set-removed': ({ set, sets }, name) => `Сет ${name(set)} прибрано. Сетів у колоді: ${sets}.`,
    'deck-brought': ({ faction, sets }) =>
      `Готова колода фракції «${FACTION[faction]}». Сетів у ній: ${sets.length}.`,
    'deck-fails': ({ problem: broken }, name) => problem(broken, name),
    'deck-legal': ({ sets, objectives, command }) =>
      `Колода годиться. Сетів ${sets}, директив ${objectives}, карт у командній колоді ${command}.`,
  },
  tasks: {
    faction: () => 'На яку фракцію спирається колода?',
    sets: () => 'Який сет узяти чи прибрати?',
  },
  choices: {
    faction: ({ faction }) => FACTION[faction],
    add: ({ set }, _, name) => `Узяти: ${name(set)}`,
    remove: ({ set }, _, name) => `Прибрати: ${name(set)}`,
    check: () => 'Перевірити колоду',
  },
  problem,
  outcome: (check, _, name) =>
    check
      ? [
          check.legal ? 'Колода годиться для змагань.' : 'Колода порушує правила.',
          ...check.verdicts.map((verdict) => problem(verdict.problem, name)),
          `Сетів ${check.sets}, директив ${check.objectives}, карт у командній колоді ${check.command}.`,
        ]
      : [],
  board: {
    faction: 'Фракція',
    sets: (count) => `Сетів: ${count} із 10`,
    cards: (objectives, command) => `Директив ${objectives}, командна колода ${command}`,
    breaks: 'Що порушено',
    legal: 'Порушень немає',
    paste: 'Перевірити свій список',
    pasteHint: 'Номери сетів через кому, наприклад: 1, 2, 2x 5, 18',
    pasteBad: (at) => `Незрозуміло: «${at}». Пишіть номери сетів від 1 до 36.`,
    neutral: 'нейтральний',
  },
};

export const uk: ToolMessages = {
  deck,
  tracker: {
    sides: { ...WHO, both: 'За столом' },
    tasks: { track: () => 'Що сталося за столом?' },
    events: {
      began: () => 'Лічильник Зірки Смерті на 0, баланс на світлій стороні.',
      'dial-moved': ({ by, to, why }) =>
        `Лічильник Зірки Смерті пересунуто на ${by}${{ turn: '', dark: ': баланс на темній стороні', objective: ': стільки карт у переможному стосі' }[why]}. Тепер на ньому ${to}.`,
      'objective-taken': ({ by, pile }) =>
        `${WHO[by]} забирає директиву. Карт у її переможному стосі: ${pile}.`,
      'balance-turned': ({ to }) =>
        `Баланс Сили тепер на ${to === 'light' ? 'світлій' : 'темній'} стороні.`,
      'deck-empty': ({ of }) => `${WHO[of]} має взяти карту, а колода порожня.`,
      won: ({ side }) => `${WHO[side]} виграла партію.`,
    },
    choices: {
      'dark-balance-phase': () => 'Фаза балансу темної сторони',
      'objective-destroyed': ({ of }) =>
        of === 'light' ? 'Знищено директиву світлої сторони' : 'Знищено директиву темної сторони',
      balance: ({ to }) =>
        to === 'light' ? 'Баланс перейшов на світлу сторону' : 'Баланс перейшов на темну сторону',
      'empty-deck': ({ of }) => `${WHO[of]} бере карту з порожньої колоди`,
    },
    outcome: ({ winner }) => (winner ? [`${WHO[winner]} виграла партію.`] : []),
    board: {
      dial: (value) => `Лічильник Зірки Смерті: ${value} із 12`,
      balance: { light: 'Баланс: світла сторона', dark: 'Баланс: темна сторона' },
      pile: (side, cards) =>
        side === 'light'
          ? `Переможний стос світлої сторони: ${cards} із 3`
          : `Переможний стос темної сторони: ${cards}`,
    },
  },
};
