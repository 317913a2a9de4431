import type { Side } from '../../units.ts';

/** What a card can do that no procedure knows, sorted as a reader looks for it. */
export const DEEDS = {
  units: ['add-unit', 'move-unit', 'remove-unit'],
  queue: ['queue-unit', 'unqueue-unit'],
  leaders: [
    'recruit-leader',
    'move-leader',
    'return-leader',
    'capture-leader',
    'rescue-leader',
    'eliminate-leader',
  ],
  systems: ['gain-loyalty', 'lose-loyalty', 'place-sabotage', 'remove-sabotage'],
  cards: ['draw', 'discard-mission', 'take-back-mission'],
  track: ['gain-reputation', 'lose-reputation'],
} as const;

export type Drawer = keyof typeof DEEDS;
export type Deed = (typeof DEEDS)[Drawer][number];

export interface RebellionDeeds {
  readonly Of: Side;
  readonly Drawer: Drawer;
  readonly Deed: Deed;
}
