import type { Beginning } from '../../party/beginning.ts';

export const beginnings: readonly Beginning[] = [
  {
    id: 'starter-decks',
    procedure: 'swlcg/game',
    setup: { turns: { light: 0, dark: 0 } },
    title: { uk: 'Стартові колоди', ru: 'Стартовые колоды' },
  },
  {
    id: 'with-windows',
    procedure: 'swlcg/game',
    setup: { turns: { light: 0, dark: 0 }, windows: true },
    title: { uk: 'Стартові колоди, з вікнами дій', ru: 'Стартовые колоды, с окнами действий' },
  },
];
