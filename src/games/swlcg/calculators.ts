import { deskOf } from '../../calculator/desk.ts';
import type { GameCalculator } from '../calculators.ts';

export const calculators: readonly GameCalculator[] = [
  {
    name: 'edge-battle',
    topics: ['edge-battle'],
    load: async () => deskOf((await import('./calculators/edge-battle.ts')).view),
  },
];
