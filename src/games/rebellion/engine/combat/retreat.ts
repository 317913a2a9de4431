import type { ActionId } from '../actions.ts';
import type { LeaderId } from '../leaders.ts';
import { otherSide } from '../units.ts';
import type { Side } from '../units.ts';
import { emit, offer, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { figuresOf, hasUnits, isSpaceStation, unitOfFigure } from './board.ts';
import { diceOf, removeFigure, settleTheatres } from './battle.ts';
import type { GameRule } from '../rule.ts';
import type { AdjacentSystem, CombatState, Figure } from './types.ts';

interface Bar {
  readonly because: GameRule;
  readonly cause?: string;
}

const NO_RETREAT: ActionId = 'keep-them-from-escaping';

export const freed = (state: CombatState, side: Side): boolean =>
  state.thisRound.freeTransport.includes(side);

/** Ships that fly by themselves: they all go when their owner retreats. */
export const obligedShips = (state: CombatState, side: Side): readonly Figure[] =>
  figuresOf(state, side, 'space').filter((figure) => {
    const { restricted, immobile } = unitOfFigure(figure);
    return !restricted && !immobile;
  });

/** Ground units and TIE Fighters: each goes or stays as its owner likes. */
export const carried = (state: CombatState, side: Side): readonly Figure[] =>
  figuresOf(state, side).filter((figure) => unitOfFigure(figure).restricted);

const barOfSide = (state: CombatState, side: Side): Bar | null => {
  if (state.retreats[side]) return { because: 'combat.retreat-once' };
  if (figuresOf(state, otherSide(side)).length === 0)
    return { because: 'combat.retreat-needs-enemy' };
  const station = figuresOf(state, side).find(isSpaceStation);
  if (station) return { because: 'combat.retreat-death-star', cause: station.unit };
  if (state.thisRound.noRetreat.includes(side)) {
    return { because: 'golden-rules.cannot', cause: 'no-escape' };
  }
  if (side === 'rebel' && state.actions.includes(NO_RETREAT)) {
    return { because: 'golden-rules.cannot', cause: NO_RETREAT };
  }
  if (state.leaders[side].length === 0) return { because: 'combat.retreat-needs-leader' };
  if (obligedShips(state, side).length > 0) return null;
  if (carried(state, side).length === 0) return { because: 'combat.retreat-with-units' };
  return freed(state, side) ? null : { because: 'combat.retreat-capacity' };
};

const barOfSystem = (state: CombatState, side: Side, system: AdjacentSystem): Bar | null => {
  if (system.kind === 'base-space') return { because: 'combat.retreat-not-base-space' };
  if (system.units.includes(otherSide(side))) return { because: 'combat.retreat-no-enemy' };
  if (system.origin && side !== state.active) return { because: 'combat.retreat-not-origin' };
  return null;
};

const friendly = (system: AdjacentSystem, side: Side): boolean =>
  system.loyalty === side || system.units.includes(side);

const barOfTarget = (state: CombatState, side: Side, system: AdjacentSystem): Bar | null => {
  const barred = barOfSystem(state, side, system);
  if (barred) return barred;
  const better = state.adjacent.some(
    (other) => friendly(other, side) && !barOfSystem(state, side, other),
  );
  return better && !friendly(system, side) ? { because: 'combat.retreat-friendly-first' } : null;
};

const retreatOffers = (state: CombatState, side: Side): readonly Offer[] => {
  const wholly = barOfSide(state, side);
  const own = state.leaders[side];
  const leaders: readonly (LeaderId | null)[] = own.length > 0 ? own : [null];
  return leaders.flatMap((leader) =>
    state.adjacent.map((system): Offer => {
      const barred = wholly ?? barOfTarget(state, side, system);
      return offer({ kind: 'retreat', leader, to: system.id }, barred?.because, barred?.cause);
    }),
  );
};

const loneTransports = (state: CombatState): boolean => {
  const ships = figuresOf(state, 'rebel', 'space');
  return (
    ships.length > 0 &&
    ships.every((figure) => figure.unit === 'rebel-transport') &&
    hasUnits(state, 'empire', 'space')
  );
};

/** Neither side could ever hurt the other in space. */
const loneDeathStar = (state: CombatState): boolean => {
  const ships = figuresOf(state, 'empire', 'space');
  const { count } = diceOf(state, 'empire', 'space');
  return (
    ships.length > 0 &&
    ships.every((figure) => figure.unit === 'death-star') &&
    count.red + count.black === 0 &&
    hasUnits(state, 'rebel', 'space') &&
    !hasUnits(state, 'empire', 'ground') &&
    !state.thisRound.plansUsed
  );
};

const LOST = {
  'lone-transports': 'combat.lone-transports',
  'lone-death-star': 'combat.lone-death-star',
} as const satisfies Record<string, GameRule>;

/** Why Rebel ships that stay will be lost, if they will. */
const doom = (state: CombatState, side: Side): 'lone-transports' | 'lone-death-star' | null => {
  if (side !== 'rebel') return null;
  if (loneTransports(state)) return 'lone-transports';
  return loneDeathStar(state) ? 'lone-death-star' : null;
};

export const afterRetreat = (draft: Draft, side: Side): void =>
  replace(
    draft,
    { at: 'interlude' },
    side === draft.state.active ? { at: 'retreat', side: otherSide(side) } : { at: 'round-end' },
  );

const stay = (draft: Draft, side: Side): void => {
  const lost = doom(draft.state, side);
  emit(draft, 'retreat-declined', { side }, 'combat.retreat-offer');
  if (lost) {
    for (const figure of draft.state.figures) {
      const ship = unitOfFigure(figure).theatre === 'space' && figure.zone === 'system';
      if (figure.side === side && ship) removeFigure(draft, figure, lost, LOST[lost]);
    }
    settleTheatres(draft, false);
  }
  afterRetreat(draft, side);
};

export const retreat: Asking<'retreat'> = {
  settle(draft, { side }) {
    if (figuresOf(draft.state, side).length === 0) afterRetreat(draft, side);
  },

  ask(state, { side }) {
    const offers = retreatOffers(state, side);
    const lost = doom(state, side);
    // Lone transports may stay and be lost; against a lone Death Star going is a duty.
    const forced = lost === 'lone-death-star' && offers.some((offer) => offer.allowed);
    return {
      by: side,
      rules: [
        'combat.retreat-offer',
        'combat.retreat-how',
        'combat.retreat-any-leader',
        lost && LOST[lost],
      ],
      options: [...offers, offer({ kind: 'stay' }, forced && LOST[lost])],
    };
  },

  choose: {
    stay(draft, { side }) {
      stay(draft, side);
    },

    retreat(draft, { side }, { leader, to }) {
      if (leader !== null) replace(draft, { at: 'load', side, leader, to, taken: [] });
    },
  },
};
