import { deskOf } from '../../calculator/desk.ts';
import type { GameCalculator } from '../calculators.ts';

export const calculators: readonly GameCalculator[] = [
  {
    name: 'blow',
    topics: ['fight'],
    load: async () => deskOf((await import('./calculators/blow.ts')).view),
  },
];
