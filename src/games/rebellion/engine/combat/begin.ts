import { fullDeck } from '../tactics.ts';
import type { TacticCard, TacticId } from '../tactics.ts';
import { SIDES, THEATRES, UNIT_IDS, unitOf } from '../units.ts';
import type { Side, Theatre } from '../units.ts';
import { done, emit, replace } from './draft.ts';
import type { Passing } from './draft.ts';
import { shared, sharesTheatre } from './board.ts';
import { without } from './cards-left.ts';
import type { CombatSetup, CombatState, Figure } from './types.ts';

const figuresFrom = (setup: CombatSetup): readonly Figure[] =>
  SIDES.flatMap((side) =>
    UNIT_IDS.filter((unit) => unitOf(unit).side === side).flatMap((unit) =>
      Array.from({ length: setup.units[side][unit] ?? 0 }, (_, index): Figure => ({
        id: `${unit}-${index + 1}`,
        unit,
        side,
        zone: 'system',
        markers: 0,
        assigned: [],
      })),
    ),
  );

const deckFor = (setup: CombatSetup, theatre: Theatre): readonly TacticId[] => {
  const held: readonly TacticCard[] = SIDES.flatMap((side) => setup.hands[side] ?? []);
  return without(
    fullDeck(theatre),
    held.filter((entry) => entry.theatre === theatre).map((entry) => entry.card),
  );
};

const contestedIn = (state: CombatState): readonly Theatre[] =>
  THEATRES.filter((theatre) => shared(state, theatre));

export const beginCombat = (setup: CombatSetup): CombatState => {
  const dealt: readonly Side[] = SIDES.filter((side) => setup.hands[side] !== undefined);
  const initial: CombatState = {
    system: setup.system,
    active: setup.active,
    adjacent: setup.adjacent,
    destroyed: setup.destroyed,
    hosted: setup.hosted ?? false,
    actions: [],
    agenda: [{ at: 'begin' }],
    round: 0,
    battle: null,
    figures: figuresFrom(setup),
    leaders: setup.leaders,
    captured: setup.captured,
    pool: setup.pool,
    hands: { empire: setup.hands.empire ?? [], rebel: setup.hands.rebel ?? [] },
    dealt,
    decks: { space: deckFor(setup, 'space'), ground: deckFor(setup, 'ground') },
    discard: [],
    attack: null,
    plans: setup.plans,
    plansDice: [],
    retreats: { empire: null, rebel: null },
    contested: [],
    winners: { space: null, ground: null },
    thisRound: { noRetreat: [], freeTransport: [], plansUsed: false },
  };
  return { ...initial, contested: contestedIn(initial) };
};

/** There is no combat where the sides share no theatre. */
export const begin: Passing<'begin'> = {
  settle(draft) {
    const { system, active } = draft.state;
    if (sharesTheatre(draft.state)) {
      emit(draft, 'combat-began', { system, active }, 'combat.start');
      replace(draft, { at: 'add-leader', side: active, added: false });
    } else {
      done(draft);
    }
  },
};
