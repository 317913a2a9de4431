/** The seven rings of the box, by the card or the event that attaches them. */
export const RING_IDS = [
  'captured-ring',
  'carbonite-ring',
  'lure-of-the-dark-side',
  'seek-yoda',
  'millennium-falcon',
  'human-cyborg-relations',
  'resourceful-astromech',
] as const;

export type RingId = (typeof RING_IDS)[number];

/** A leader in either of these is captured; each holds one. */
export const HOLDING_RINGS = [
  'captured-ring',
  'carbonite-ring',
] as const satisfies readonly RingId[];
