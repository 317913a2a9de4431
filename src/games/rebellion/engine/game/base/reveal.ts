import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';
import { changeBase, changeLeader, done, emit, push } from '../draft.ts';
import type { Draft, Passing } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { BASE_SPACE, hasUnits, leadersAt } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { RebellionState } from '../types.ts';
import { moveUnits } from '../units.ts';

/** Why the Rebels cannot reveal their base of their own will; null: they can. */
export const revealBar = ({ base }: RebellionState): GameRule | null =>
  base.card === null || base.revealed ? 'rebel-base.voluntary' : null;

/** Everybody on the space goes to the system that its card names. */
export const leaveSpace = (
  draft: Draft,
  system: SystemId,
): { readonly units: UnitCounts; readonly leaders: readonly LeaderId[] } => {
  const units = draft.state.base.space;
  const leaders = leadersAt(draft.state, BASE_SPACE);
  moveUnits(draft, BASE_SPACE, system, units);
  for (const leader of leaders) {
    changeLeader(draft, leader, { place: { at: 'board', place: system } });
  }
  return { units, leaders };
};

export const baseCheck: Passing<FrameOf<'base-check'>> = {
  settle(draft, { system }) {
    const { base, systems } = draft.state;
    done(draft);
    if (base.card === null || base.revealed) return;
    const landed = hasUnits(draft.state, 'empire', system, 'ground');
    const here = base.card === system && (landed || systems[system].loyalty === 'empire');
    if (landed) {
      emit(
        draft,
        'base-answered',
        { system, here },
        'rebel-base.must-answer',
        'activation.declare-base',
      );
    }
    if (here) push(draft, { at: 'reveal-base', voluntary: false });
  },
};

/** A combat that is coming anyway knows where the units came from. */
const awaited = ({ agenda }: RebellionState, system: SystemId): boolean =>
  agenda.some((frame) => frame.at === 'combat-check' && frame.system === system);

export const revealBase: Passing<FrameOf<'reveal-base'>> = {
  settle(draft, { voluntary }) {
    done(draft);
    const { card: system, revealed } = draft.state.base;
    if (system === null || revealed) return;
    changeBase(draft, { revealed: true });
    const moved = leaveSpace(draft, system);
    emit(
      draft,
      'base-revealed',
      { system, voluntary, ...moved },
      'rebel-base.flip-card',
      'rebel-base.move-all',
      'rebel-base.card-stays',
      voluntary ? 'rebel-base.voluntary' : 'rebel-base.must-reveal',
      voluntary ? 'combat.voluntary-reveal' : 'rebel-base.reveal-timing',
    );
    if (awaited(draft.state, system)) return;
    push(
      draft,
      { at: 'combat-check', system, active: voluntary ? 'rebel' : 'empire', origins: [] },
      { at: 'settle-system', system },
    );
  },
};
