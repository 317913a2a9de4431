import { hasTacticValues, leaderOf } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { unitOf, THEATRES } from '../units.ts';
import type { Health, Side, Theatre, Unit } from '../units.ts';
import type { CombatState, Figure } from './types.ts';

/** A deck that has run out is made anew of its discard pile. */
export const canDraw = ({ decks, discard }: CombatState, theatre: Theatre): boolean =>
  decks[theatre].length > 0 || discard.some((entry) => entry.theatre === theatre);

export const unitOfFigure = (figure: Figure): Unit => unitOf(figure.unit);

/** Still in the system; a figure waiting on the faction sheet counts until the step ends. */
export const present = (figure: Figure): boolean =>
  figure.zone === 'system' || figure.zone === 'sheet';

export const figuresOf = (state: CombatState, side: Side, theatre?: Theatre): readonly Figure[] =>
  state.figures.filter(
    (figure) =>
      figure.side === side &&
      present(figure) &&
      (theatre === undefined || unitOfFigure(figure).theatre === theatre),
  );

export const figureById = (state: CombatState, id: string): Figure => {
  const found = state.figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`No figure is called ${id} in this combat.`);
  return found;
};

export const hasUnits = (state: CombatState, side: Side, theatre: Theatre): boolean =>
  figuresOf(state, side, theatre).length > 0;

export const shared = (state: CombatState, theatre: Theatre): boolean =>
  (theatre === 'space' || !state.destroyed) &&
  hasUnits(state, 'empire', theatre) &&
  hasUnits(state, 'rebel', theatre);

export const sharesTheatre = (state: CombatState): boolean =>
  THEATRES.some((theatre) => shared(state, theatre));

export const healthOf = (figure: Figure): Health | null => unitOfFigure(figure).health;

export const damageOf = (figure: Figure): number => figure.markers + figure.assigned.length;

export const isSpaceStation = (figure: Figure): boolean =>
  unitOfFigure(figure).class === 'space-station';

export const hasTactician = (state: CombatState, side: Side): boolean =>
  state.leaders[side].some(hasTacticValues);

/** The leader whose value counts in a theatre, or null when nobody brings one. */
export const tactician = (state: CombatState, side: Side, theatre: Theatre): LeaderId | null => {
  const [best] = [...state.leaders[side]].sort(
    (a, b) => leaderOf(b)[theatre] - leaderOf(a)[theatre],
  );
  return best !== undefined && leaderOf(best)[theatre] > 0 ? best : null;
};

export const count = (figures: readonly Figure[], unit: Figure['unit']): number =>
  figures.filter((figure) => figure.unit === unit).length;
