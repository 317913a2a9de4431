import { deskOf } from '../../calculator/desk.ts';
import type { GameCalculator } from '../calculators.ts';

export const calculators: readonly GameCalculator[] = [
  {
    name: 'combat',
    topics: ['combat'],
    load: async () => deskOf((await import('./calculators/combat.ts')).view),
  },
  {
    name: 'mission',
    topics: ['missions'],
    load: async () => deskOf((await import('./calculators/mission.ts')).view),
  },
];
