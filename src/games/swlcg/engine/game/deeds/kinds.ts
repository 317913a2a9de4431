import type { Side } from '../../sides.ts';

/** What a card can do that no procedure knows, sorted as a reader looks for it. */
export const DEEDS = {
  tokens: ['damage', 'heal', 'exhaust', 'ready', 'shield', 'unshield'],
  cards: ['draw', 'discard', 'take-back'],
  play: ['put-from-hand', 'put-from-discard', 'to-hand', 'remove'],
  captives: ['capture', 'rescue'],
  force: ['commit', 'uncommit', 'turn-balance'],
  dial: ['advance-dial', 'turn-back-dial'],
} as const;

export type Drawer = keyof typeof DEEDS;
export type Deed = (typeof DEEDS)[Drawer][number];

export interface SwlcgDeeds {
  readonly Of: Side;
  readonly Drawer: Drawer;
  readonly Deed: Deed;
}
