import { done, emit, offer, takeOff } from './draft.ts';
import type { Asking } from './draft.ts';
import {
  capacityOf,
  fleetOf,
  inSpace,
  isCargo,
  isShip,
  needsPlace,
  oneOfEach,
  sheetOf,
} from './query.ts';
import type { ActionState, FrameOf, Unit } from './types.ts';

interface Surplus {
  readonly reason: 'fleet' | 'capacity';
  readonly units: readonly Unit[];
}

const surplusOf = (state: ActionState, { player, system }: FrameOf<'limits'>): Surplus | null => {
  const fleet = fleetOf(state, system, player);
  if (fleet.length > sheetOf(state, player).fleet) return { reason: 'fleet', units: fleet };
  const space = inSpace(state, system, player);
  const aboard = space.filter((unit) => needsPlace(state, unit));
  return aboard.length > capacityOf(state, space.filter(isShip))
    ? { reason: 'capacity', units: space.filter(isCargo) }
    : null;
};

export const limits: Asking<'limits'> = {
  settle(draft, frame) {
    if (surplusOf(draft.state, frame)) return;
    done(draft);
  },
  ask(state, frame) {
    const surplus = surplusOf(state, frame);
    const fleet = surplus?.reason === 'fleet';
    return {
      by: frame.player,
      rules: fleet
        ? ['fleet-pool.surplus', 'fleet-pool.limit', 'ships.fleet-limit']
        : [
            frame.after === 'combat' ? 'space-combat.surplus' : 'capacity.over-capacity',
            'capacity.system-limit',
            'capacity.owner-chooses',
          ],
      options: oneOfEach(surplus?.units ?? []).map(({ id }) => offer({ kind: 'remove', unit: id })),
    };
  },
  choose: {
    remove(draft, frame, { unit }) {
      const reason = surplusOf(draft.state, frame)?.reason ?? 'fleet';
      const { type } = takeOff(draft, unit);
      const data = { player: frame.player, type, system: frame.system, reason };
      if (reason === 'fleet') {
        emit(
          draft,
          'unit-removed',
          data,
          'fleet-pool.surplus',
          'destroyed.fleet-pool-removal',
          'ships.fighters-not-counted',
        );
      } else if (frame.after === 'combat') {
        emit(
          draft,
          'unit-removed',
          data,
          'space-combat.surplus',
          'capacity.combat-exception',
          'capacity.planets-not-counted',
        );
      } else {
        emit(
          draft,
          'unit-removed',
          data,
          'capacity.over-capacity',
          'capacity.owner-chooses',
          'capacity.planets-not-counted',
          'capacity.no-particular-ship',
        );
      }
    },
  },
};
