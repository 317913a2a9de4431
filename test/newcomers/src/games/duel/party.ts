import type { Beginning, Party } from '../../party/beginning.ts';

export const beginnings: readonly Beginning[] = [
  { id: 'two', procedure: 'duel/fight', setup: {}, title: { uk: 'Двоє', ru: 'Двое' } },
];

export const phases: Party['phases'] = {};
