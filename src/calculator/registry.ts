import { deskOf, type Desk } from './desk.ts';

interface Listed {
  /** `ti4/space-combat` is the page `space-combat` of the game `ti4`. */
  readonly id: string;
  /** Topics from which a link leads to it. */
  readonly topics: readonly string[];
  /** An import of its own: a page loads the code of one calculator. */
  readonly load: () => Promise<Desk>;
}

const ALL: readonly Listed[] = [
  {
    id: 'rebellion/combat',
    topics: ['combat'],
    load: async () => deskOf((await import('../games/rebellion/calculators/combat.ts')).view),
  },
  {
    id: 'rebellion/mission',
    topics: ['missions'],
    load: async () => deskOf((await import('../games/rebellion/calculators/mission.ts')).view),
  },
  {
    id: 'ti4/space-combat',
    topics: ['space-combat'],
    load: async () => deskOf((await import('../games/ti4/calculators/space-combat.ts')).view),
  },
  {
    id: 'ti4/invasion',
    topics: ['invasion', 'ground-combat'],
    load: async () => deskOf((await import('../games/ti4/calculators/invasion.ts')).view),
  },
  {
    id: 'swlcg/edge-battle',
    topics: ['edge-battle'],
    load: async () => deskOf((await import('../games/swlcg/calculators/edge-battle.ts')).view),
  },
  {
    id: 'swdbg/draw',
    topics: ['reshuffling', 'turn'],
    load: async () => deskOf((await import('../games/swdbg/calculators/draw.ts')).view),
  },
];

export interface ListedCalculator extends Listed {
  readonly game: string;
  readonly name: string;
}

export const calculators: readonly ListedCalculator[] = ALL.map((listed) => {
  const [game = '', name = ''] = listed.id.split('/');
  return { ...listed, game, name };
});

export const calculatorsOf = (game: string): readonly ListedCalculator[] =>
  calculators.filter((listed) => listed.game === game);

export const loadCalculator = (id: string): Promise<Desk> => {
  const found = calculators.find((listed) => listed.id === id);
  if (!found) throw new Error(`No calculator is called «${id}». See src/widgets/odds/registry.ts.`);
  return found.load();
};
