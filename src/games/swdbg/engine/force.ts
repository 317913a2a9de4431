import type { Side } from './sides.ts';

/** The last space of the Empire is -3, the neutral one 0, the last of the Rebels 3. */
export const LAST_SPACE = { empire: -3, rebel: 3 } as const satisfies Record<Side, number>;

export const FORCE_START = LAST_SPACE.rebel;

export const SPACES = [-3, -2, -1, 0, 1, 2, 3] as const;

/** Towards the own end, and no farther. */
export const forceAfter = (position: number, side: Side, gained: number): number =>
  side === 'empire'
    ? Math.max(LAST_SPACE.empire, position - gained)
    : Math.min(LAST_SPACE.rebel, position + gained);

export const forceWith = (position: number): Side | null => {
  if (position === 0) return null;
  return position < 0 ? 'empire' : 'rebel';
};

export const atLastSpace = (position: number, side: Side): boolean => position === LAST_SPACE[side];
