import { fullDeck } from '../tactics.ts';
import type { TacticCard, TacticId } from '../tactics.ts';
import { SIDES, THEATRES, UNIT_IDS, unitOf } from '../units.ts';
import type { Side, Theatre } from '../units.ts';
import { shared, sharesTheatre } from './board.ts';
import { draftOf, emit, go } from './draft.ts';
import type { Draft } from './draft.ts';
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

const without = (deck: readonly TacticId[], cards: readonly TacticId[]): readonly TacticId[] => {
  const rest = [...deck];
  for (const card of cards) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
};

const deckFor = (setup: CombatSetup, theatre: Theatre): readonly TacticId[] => {
  const held: readonly TacticCard[] = SIDES.flatMap((side) => setup.hands[side] ?? []);
  return without(
    fullDeck(theatre),
    held.filter((entry) => entry.theatre === theatre).map((entry) => entry.card),
  );
};

const contestedIn = (state: CombatState): readonly Theatre[] =>
  THEATRES.filter((theatre) => shared(state, theatre));

export const beginCombat = (setup: CombatSetup): Draft => {
  const dealt: readonly Side[] = SIDES.filter((side) => setup.hands[side] !== undefined);
  const initial: CombatState = {
    system: setup.system,
    active: setup.active,
    adjacent: setup.adjacent,
    destroyed: setup.destroyed,
    stage: { at: 'add-leader', side: setup.active, added: false },
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
  const draft = draftOf({ ...initial, contested: contestedIn(initial) });
  if (sharesTheatre(initial)) {
    emit(draft, 'combat-began', { system: setup.system, active: setup.active }, 'start');
  } else {
    go(draft, { at: 'over' });
  }
  return draft;
};
