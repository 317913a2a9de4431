import type { SideId } from '../engine/procedure.ts';

/** Whose a frame is; games name it in one of these ways. */
const OWNERS = ['by', 'seat', 'side'] as const;

const ownerOf = (frame: object): SideId | undefined =>
  OWNERS.map((name): unknown => Reflect.get(frame, name)).find(
    (owner): owner is SideId => typeof owner === 'string',
  );

/** Who decides after this one, as far as what waits on the agenda tells. */
export const nextIn = (state: unknown, by: SideId): SideId | undefined => {
  if (typeof state !== 'object' || state === null || !('agenda' in state)) return undefined;
  const { agenda } = state;
  if (!Array.isArray(agenda)) return undefined;
  const waiting: readonly object[] = agenda.slice(0, -1).reverse();
  return waiting.map(ownerOf).find((owner) => owner !== undefined && owner !== by);
};
