import { deskOf } from '../../calculator/desk.ts';
import type { GameCalculator } from '../calculators.ts';

export const calculators: readonly GameCalculator[] = [
  {
    name: 'draw',
    topics: ['reshuffling', 'turn'],
    load: async () => deskOf((await import('./calculators/draw.ts')).view),
  },
];
