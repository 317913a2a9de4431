import type { Side } from '../../sides.ts';

/** What a card can do that no procedure knows, sorted as a reader looks for it. */
export const DEEDS = {
  tokens: ['gain-resource', 'lose-resource', 'gain-force', 'lower-price'],
  cards: ['draw', 'discard', 'discard-random', 'take-back', 'exile-hand', 'exile-discard'],
  galaxy: ['gain-card', 'discard-row'],
  play: ['raise-attack', 'ready-card', 'exhaust-card', 'return-card', 'discard-card'],
  ships: ['damage-ship', 'repair-ship', 'destroy-ship'],
  base: ['damage-base', 'repair-base'],
} as const;

export type Drawer = keyof typeof DEEDS;
export type Deed = (typeof DEEDS)[Drawer][number];

export interface SwdbgDeeds {
  readonly Of: Side;
  readonly Drawer: Drawer;
  readonly Deed: Deed;
}
