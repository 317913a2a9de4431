import { deskOf } from '../../calculator/desk.ts';
import type { GameCalculator } from '../calculators.ts';

export const calculators: readonly GameCalculator[] = [
  {
    name: 'space-combat',
    topics: ['space-combat'],
    load: async () => deskOf((await import('./calculators/space-combat.ts')).view),
  },
  {
    name: 'invasion',
    topics: ['invasion', 'ground-combat'],
    load: async () => deskOf((await import('./calculators/invasion.ts')).view),
  },
];
