import { FACTION, WHO } from './game-phrases.ts';
import type { DeckMessages, ToolMessages } from '../tools.ts';

const problem: DeckMessages['problem'] = (broken, name) => {
  switch (broken.kind) {
    case 'too-few':
      return `Сетов ${broken.sets}, а для соревнований нужно не меньше ${broken.least}.`;
    case 'wrong-side':
      return `${name(broken.set)}: сет другой стороны Силы.`;
    case 'too-many-copies':
      return `${name(broken.set)}: экземпляров ${broken.copies}, а можно два.`;
    case 'one-per-deck':
      return `${name(broken.set)}: экземпляров ${broken.copies}, а на директиве стоит «1 в колоде».`;
    case 'faction-only':
      return `${name(broken.set)}: только для фракции «${FACTION[broken.faction]}».`;
  }
};

const deck: DeckMessages = {
  factions: FACTION,
  sides: { deck: 'Колода' },
  events: {
    began: () => 'Собираем колоду.',
    'faction-chosen': ({ faction }) => `Колода опирается на фракцию «${FACTION[faction]}».`,
    'set-added': ({ set, copies, sets }, name) =>
      `Сет ${name(set)} взят целиком${copies > 1 ? ', это второй экземпляр' : ''}. Сетов в колоде: ${sets}.`,
    'set-removed': ({ set, sets }, name) => `Сет ${name(set)} убран. Сетов в колоде: ${sets}.`,
    'deck-brought': ({ faction, sets }) =>
      `Готовая колода фракции «${FACTION[faction]}». Сетов в ней: ${sets.length}.`,
    'deck-fails': ({ problem: broken }, name) => problem(broken, name),
    'deck-legal': ({ sets, objectives, command }) =>
      `Колода годится. Сетов ${sets}, директив ${objectives}, карт в командной колоде ${command}.`,
  },
  tasks: {
    faction: () => 'На какую фракцию опирается колода?',
    sets: () => 'Какой сет взять или убрать?',
  },
  choices: {
    faction: ({ faction }) => FACTION[faction],
    add: ({ set }, _, name) => `Взять: ${name(set)}`,
    remove: ({ set }, _, name) => `Убрать: ${name(set)}`,
    check: () => 'Проверить колоду',
  },
  problem,
  outcome: (check, _, name) =>
    check
      ? [
          check.legal ? 'Колода годится для соревнований.' : 'Колода нарушает правила.',
          ...check.verdicts.map((verdict) => problem(verdict.problem, name)),
          `Сетов ${check.sets}, директив ${check.objectives}, карт в командной колоде ${check.command}.`,
        ]
      : [],
  board: {
    faction: 'Фракция',
    sets: (count) => `Сетов: ${count} из 10`,
    cards: (objectives, command) => `Директив ${objectives}, командная колода ${command}`,
    breaks: 'Что нарушено',
    legal: 'Нарушений нет',
    paste: 'Проверить свой список',
    pasteHint: 'Номера сетов через запятую, например: 1, 2, 2x 5, 18',
    pasteBad: (at) => `Не понять: «${at}». Пишите номера сетов от 1 до 36.`,
    neutral: 'нейтральный',
  },
};

export const ru: ToolMessages = {
  deck,
  tracker: {
    sides: { ...WHO, both: 'За столом' },
    tasks: { track: () => 'Что произошло за столом?' },
    events: {
      began: () => 'Счётчик Звезды Смерти на 0, баланс на светлой стороне.',
      'dial-moved': ({ by, to, why }) =>
        `Счётчик Звезды Смерти сдвинут на ${by}${{ turn: '', dark: ': баланс на тёмной стороне', objective: ': столько карт в победной стопке' }[why]}. Теперь на нём ${to}.`,
      'objective-taken': ({ by, pile }) =>
        `${WHO[by]} забирает директиву. Карт в его победной стопке: ${pile}.`,
      'balance-turned': ({ to }) =>
        `Баланс Силы теперь на ${to === 'light' ? 'светлой' : 'тёмной'} стороне.`,
      'deck-empty': ({ of }) => `${WHO[of]} должен взять карту, а колода пуста.`,
      won: ({ side }) => `${WHO[side]} выиграл партию.`,
    },
    choices: {
      'dark-balance-phase': () => 'Фаза баланса ТС-игрока',
      'objective-destroyed': ({ of }) =>
        of === 'light' ? 'Уничтожена СС-директива' : 'Уничтожена ТС-директива',
      balance: ({ to }) =>
        to === 'light' ? 'Баланс перешёл на светлую сторону' : 'Баланс перешёл на тёмную сторону',
      'empty-deck': ({ of }) => `${WHO[of]} берёт карту из пустой колоды`,
    },
    outcome: ({ winner }) => (winner ? [`${WHO[winner]} выиграл партию.`] : []),
    board: {
      dial: (value) => `Счётчик Звезды Смерти: ${value} из 12`,
      balance: { light: 'Баланс: светлая сторона', dark: 'Баланс: тёмная сторона' },
      pile: (side, cards) =>
        side === 'light'
          ? `Победная стопка СС-игрока: ${cards} из 3`
          : `Победная стопка ТС-игрока: ${cards}`,
    },
  },
};
