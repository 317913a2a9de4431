import { done, emit, offer, takeOff } from './draft.ts';
import type { Asking } from './draft.ts';
import { eliminate } from './eliminate.ts';
import { activeSystem, fleetOf, inSpace, isTroop, oneOfEach, sheetOf } from './query.ts';
import { roomFor } from './room.ts';
import type { ActionState, FrameOf, PlayerId, Unit } from './types.ts';

type Limits = FrameOf<'limits'>;

interface Surplus {
  readonly reason: 'fleet' | 'capacity';
  readonly units: readonly Unit[];
}

const surplusOf = (
  state: ActionState,
  { player, system }: Pick<Limits, 'player' | 'system'>,
): Surplus | null => {
  const space = inSpace(state, system, player);
  const fighters = space.filter(({ type }) => type === 'fighter');
  const room = roomFor(state, player, system);
  if (room.fleet > sheetOf(state, player).fleet) {
    const fleet = fleetOf(state, system, player);
    return { reason: 'fleet', units: room.strays > 0 ? [...fleet, ...fighters] : fleet };
  }
  if (room.over === 0) return null;
  const troops = space.filter(isTroop);
  return { reason: 'capacity', units: room.fighters > 0 ? [...fighters, ...troops] : troops };
};

/** What may be lost in the active system; an example that begins with too much there keeps it. */
export const nextLosses = (state: ActionState, player: PlayerId): readonly Limits[] => {
  const at = { player, system: activeSystem(state) };
  return surplusOf(state, at) ? [] : [{ at: 'limits', ...at, after: 'movement' }];
};

/** Every system of a player, the given one first: what has changed may be felt in all of them. */
export const everywhere = (
  { units }: ActionState,
  player: PlayerId,
  first: string,
  after: Limits['after'],
): readonly Limits[] => {
  const own = units.filter(({ owner }) => owner === player).map(({ system }) => system);
  return [...new Set([first, ...own])].map((system) => ({ at: 'limits', player, system, after }));
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
      eliminate(draft);
    },
  },
};
