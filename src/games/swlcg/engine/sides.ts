export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'light' ? 'dark' : 'light');

export const FACTIONS = {
  jedi: 'light',
  'rebel-alliance': 'light',
  'smugglers-and-spies': 'light',
  'imperial-navy': 'dark',
  'scum-and-villainy': 'dark',
  sith: 'dark',
} as const satisfies Readonly<Record<string, Side>>;

export type Faction = keyof typeof FACTIONS;
export const FACTION_IDS = Object.keys(FACTIONS) as readonly Faction[];
