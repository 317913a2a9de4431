import { tactician, unitOfFigure } from '../engine/combat/board.ts';
import type { CombatState } from '../engine/combat/types.ts';
import { leaderOf } from '../engine/leaders.ts';
import { damageLimit } from '../odds/combat-parse.ts';
import { SIDES, THEATRES } from '../engine/units.ts';
import type { Side, UnitId } from '../engine/units.ts';
import type { OddsOf, Values } from '../../../calculator/view.ts';
import { PREFIX, hardyUnits } from './combat-form.ts';

type Counts = Partial<Record<UnitId, number>>;

/** Who still fights in a round to come: the doomed are gone, and in ruins nobody fights on the ground. */
const standing = (state: CombatState, side: Side) =>
  state.figures.filter(
    (figure) =>
      figure.side === side &&
      figure.zone === 'system' &&
      !(state.destroyed && unitOfFigure(figure).theatre === 'ground'),
  );

const countsOf = (
  state: CombatState,
  side: Side,
): { readonly units: Counts; readonly markers: Counts } => {
  const units: Counts = {};
  const markers: Counts = {};
  for (const { unit, markers: points } of standing(state, side)) {
    units[unit] = (units[unit] ?? 0) + 1;
    markers[unit] = (markers[unit] ?? 0) + points;
  }
  return { units, markers };
};

const sideValues = (state: CombatState, side: Side): Values => {
  const at = PREFIX[side];
  const { units, markers } = countsOf(state, side);
  const values: Record<string, number> = {};
  for (const [unit, count] of Object.entries(units)) values[`${at}.${unit}`] = count;
  for (const unit of hardyUnits(side)) {
    const points = Math.min(markers[unit] ?? 0, damageLimit(unit, units[unit] ?? 0));
    if (points > 0) values[`${at}.damage.${unit}`] = points;
  }
  for (const theatre of THEATRES) {
    const leader = tactician(state, side, theatre);
    if (leader !== null) values[`${at}.tactics.${theatre}`] = leaderOf(leader)[theatre];
  }
  return values;
};

/** Everything of a walkthrough's position that the next rounds depend on; cards in hand are not. */
export const oddsOfCombat: OddsOf<CombatState> = (state) => {
  const fought = THEATRES.some(
    (theatre) =>
      (theatre === 'space' || !state.destroyed) &&
      SIDES.every((side) =>
        standing(state, side).some((figure) => unitOfFigure(figure).theatre === theatre),
      ),
  );
  if (!fought || state.agenda.length === 0) return null;
  return {
    calculator: 'rebellion/combat',
    values: {
      ...sideValues(state, 'empire'),
      ...sideValues(state, 'rebel'),
      active: state.active,
      plans: state.plans,
    },
  };
};
