/** The Empire takes the first turn. */
export const SIDES = ['empire', 'rebel'] as const;

export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'empire' ? 'rebel' : 'empire');
