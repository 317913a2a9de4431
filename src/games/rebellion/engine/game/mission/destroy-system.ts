import type { SystemId } from '../../systems.ts';
import type { Side, UnitId } from '../../units.ts';
import { SIDES, unitOf } from '../../units.ts';
import { changeSystem, done, emit, offer, push } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { loadOf } from '../movement/reach.ts';
import { hasUnits, kindsIn, ofSide, seatFor, systemAt } from '../query.ts';
import type { RebellionState } from '../types.ts';
import { loseUnits } from '../units.ts';

export const destroySystem = (draft: Draft, system: SystemId): void => {
  if (systemAt(draft.state, system).destroyed) return;
  const base = draft.state.base.card === system && 'death-star.destroys-base';
  const survivors =
    hasUnits(draft.state, 'empire', system, 'ground') && 'destroyed-systems.imperial-survive';
  changeSystem(draft, system, { destroyed: true, loyalty: null, subjugated: false });
  emit(
    draft,
    'system-destroyed',
    { system },
    'death-star.destroys-system',
    'destroyed-systems.effect',
    'destroyed-systems.no-loyalty',
    'destroyed-systems.no-icons',
    'destroyed-systems.leaders',
    survivors,
    base,
  );
  loseUnits(
    draft,
    'rebel',
    system,
    ofSide(systemAt(draft.state, system).units, 'rebel', 'ground'),
    'destroyed-systems.effect',
  );
  push(draft, { at: 'settle-system', system });
};

const cargoOf = (state: RebellionState, side: Side, system: SystemId) =>
  ofSide(systemAt(state, system).units, side);

/** How many units in a destroyed system no ship there has room for. */
export const excessOf = (state: RebellionState, side: Side, system: SystemId): number => {
  if (!systemAt(state, system).destroyed) return 0;
  const { room, taken } = loadOf(cargoOf(state, side, system));
  return Math.max(0, taken - room);
};

/** Checked whenever something changed in a destroyed system. */
export const checkExcess = (draft: Draft, system: SystemId): void => {
  for (const side of SIDES) {
    if (excessOf(draft.state, side, system) > 0) push(draft, { at: 'lose-cargo', side, system });
  }
};

type LoseCargo = FrameOf<'lose-cargo'>;

const restrictedIn = (state: RebellionState, { side, system }: LoseCargo): readonly UnitId[] =>
  kindsIn(cargoOf(state, side, system)).filter((unit) => unitOf(unit).restricted);

const lose = (draft: Draft, { side, system }: LoseCargo, unit: UnitId): void =>
  loseUnits(
    draft,
    side,
    system,
    { [unit]: 1 },
    'destroyed-systems.excess',
    ...(side === 'empire' ? (['destroyed-systems.imperial-excess'] as const) : []),
  );

export const loseCargo: Asking<LoseCargo> = {
  settle(draft, frame) {
    const { side, system } = frame;
    const kinds = restrictedIn(draft.state, frame);
    const [only] = kinds;
    if (only !== undefined && kinds.length === 1) {
      while (excessOf(draft.state, side, system) > 0) lose(draft, frame, only);
    }
    if (excessOf(draft.state, side, system) > 0) return;
    done(draft);
    push(draft, { at: 'settle-system', system });
  },

  ask: (state, frame) => ({
    by: seatFor(state, frame.side, 'admiral'),
    rules: ['destroyed-systems.excess', 'destroyed-systems.excess-units'],
    options: restrictedIn(state, frame).map((unit) => offer({ kind: 'lose-cargo', unit })),
  }),

  choose: {
    'lose-cargo'(draft, frame, { unit }) {
      lose(draft, frame, unit);
    },
  },
};
