/** What a card can do that no procedure knows, sorted as a reader looks for it. */
export const DEEDS = {
  goods: ['gain-good', 'lose-good', 'gain-commodity', 'lose-commodity'],
  cards: [
    'draw-action-card',
    'discard-action-card',
    'draw-secret',
    'return-secret',
    'play-note',
    'return-note',
  ],
  tokens: ['gain-token', 'lose-token', 'lay-token', 'lift-token'],
  units: ['add-unit', 'remove-unit', 'damage-unit', 'repair-unit'],
  planets: ['ready-planet', 'exhaust-planet', 'gain-planet', 'lose-planet'],
  technologies: ['gain-technology', 'lose-technology', 'ready-technology', 'exhaust-technology'],
  points: ['gain-point', 'lose-point'],
  council: ['repeal-law', 'become-speaker', 'hold-zero'],
} as const;

export type Drawer = keyof typeof DEEDS;
export type Deed = (typeof DEEDS)[Drawer][number];
export const DRAWERS = Object.keys(DEEDS) as readonly Drawer[];
