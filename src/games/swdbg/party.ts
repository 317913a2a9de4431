import type { Beginning } from '../../party/beginning.ts';

export const beginnings: readonly Beginning[] = [
  {
    id: 'two-players',
    procedure: 'swdbg/game',
    setup: undefined,
    title: { uk: 'Двоє гравців', ru: 'Два игрока' },
  },
];
