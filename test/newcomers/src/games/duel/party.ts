import type { Beginning } from '../../party/beginning.ts';

export const beginnings: readonly Beginning[] = [
  { id: 'two', procedure: 'duel/fight', setup: {}, title: { uk: 'Двоє', ru: 'Двое' } },
];
