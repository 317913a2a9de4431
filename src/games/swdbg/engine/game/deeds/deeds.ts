import { deedsOf } from '../../../../../engine/deeds.ts';
import type { Deed as DeedOf, Thing } from '../../../../../engine/deeds.ts';
import { isCard, isShip } from '../../cards.ts';
import type { CardId } from '../../cards.ts';
import { atLastSpace } from '../../force.ts';
import { SIDES } from '../../sides.ts';
import type { Side } from '../../sides.ts';
import type { SwdbgRule } from '../../rule.ts';
import { gainableBar, PILOT, shelved, takeGained } from '../buy.ts';
import { destroyShip, hitBase, hitShip, leavePlay } from '../damage.ts';
import { change, changeInPlay, changePlayer, emit, offer, push, replace } from '../draft.ts';
import type { Draft, Swdbg } from '../draft.ts';
import { mostOf } from '../effects.ts';
import { emptySlot, toBox, toGalaxyDiscard } from '../galaxy.ts';
import { gainForce } from '../gain.ts';
import { distinct, inPlay, rowSlots, shipsOf, slotOf, without } from '../query.ts';
import type { Shelf } from '../choices.ts';
import type { InPlay, SwdbgState } from '../types.ts';
import { DEEDS } from './kinds.ts';
import type { Deed, SwdbgDeeds } from './kinds.ts';

type Of = DeedOf<Swdbg, Side>;
type Things = readonly Thing<SwdbgRule>[];

const when = (possible: boolean, bar?: SwdbgRule | false): Things =>
  possible ? [{ thing: null, bar }] : [];

const each = (things: readonly string[]): Things => distinct(things).map((thing) => ({ thing }));

const cardsIn = (state: SwdbgState, of: Side, test: (entry: InPlay) => boolean): Things =>
  each(state.players[of].play.filter(test).map(({ id }) => id));

/** What lies in no slot of the row lies with the pilots. */
const shelfOf = (thing: string): Shelf => slotOf(thing) ?? 'pilots';

const resources =
  (more: 1 | -1): Of['act'] =>
  (draft, of) =>
    changePlayer(draft, of, { resources: draft.state.players[of].resources + more });

/** A card that is exiled lies somewhere: there it is taken from. */
const exile =
  (from: 'hand' | 'discard'): ((draft: Draft, of: Side, card: string) => void) =>
  (draft, of, card) => {
    if (!isCard(card)) return;
    changePlayer(draft, of, { [from]: without(draft.state.players[of][from], card) });
    toBox(draft, card);
  };

const toHand = (draft: Draft, of: Side, card: CardId): void =>
  changePlayer(draft, of, { hand: [...draft.state.players[of].hand, card] });

const toDiscard = (draft: Draft, of: Side, card: CardId): void =>
  changePlayer(draft, of, { discard: [...draft.state.players[of].discard, card] });

/** A card goes out of play; where to, is told. */
const leave =
  (to: (draft: Draft, of: Side, card: CardId) => void): Of['act'] =>
  (draft, of, id) => {
    const entry = inPlay(draft.state, of, id);
    if (!entry) return;
    leavePlay(draft, of, id);
    to(draft, of, entry.card);
  };

const withShip =
  (act: (draft: Draft, of: Side, ship: InPlay) => void): Of['act'] =>
  (draft, of, id) => {
    const ship = inPlay(draft.state, of, id);
    if (ship) act(draft, of, ship);
  };

const ships: Of['things'] = (state, of) => each(shipsOf(state, of).map(({ id }) => id));

const OWN: Readonly<Record<Deed, Of>> = {
  'gain-resource': { things: () => when(true), act: resources(1) },
  'lose-resource': {
    things: ({ players }, of) => when(players[of].resources > 0),
    act: resources(-1),
  },
  'gain-force': {
    things: ({ force }, of) => when(true, atLastSpace(force, of) && 'force.full'),
    act: (draft, of) => gainForce(draft, of, 1, 'abilities.resolve'),
    touches: 'force.gain',
  },
  'lower-price': {
    things: ({ active, cheaper }, of) => when(of === active && cheaper < mostOf('cheaper')),
    act: (draft) => change(draft, { cheaper: draft.state.cheaper + 1 }),
  },

  draw: {
    things: ({ players }, of) => when(players[of].deck.length + players[of].discard.length > 0),
    act: (draft, side) => push(draft, { at: 'draw', side, left: 1, reason: 'ability' }),
  },
  discard: {
    things: ({ players }, of) => when(players[of].hand.length > 0),
    act: (draft, side) => push(draft, { at: 'discard', side }),
  },
  'discard-random': {
    things: ({ players }, of) => when(players[of].hand.length > 0),
    act: (draft, side) => push(draft, { at: 'discard-random', side }),
  },
  'take-back': {
    things: ({ players }, of) => each(players[of].discard),
    act(draft, of, card) {
      if (!isCard(card)) return;
      changePlayer(draft, of, { discard: without(draft.state.players[of].discard, card) });
      toHand(draft, of, card);
    },
  },
  'exile-hand': {
    things: ({ players }, of) => when(players[of].hand.length > 0),
    to: ({ players }, of) => each(players[of].hand),
    secret: true,
    act: (draft, of, _thing, card) => exile('hand')(draft, of, card),
    touches: 'effects.to-box',
  },
  'exile-discard': {
    things: ({ players }, of) => each(players[of].discard),
    act: exile('discard'),
    touches: 'effects.to-box',
  },

  'gain-card': {
    things: (state, of) =>
      [...rowSlots(state), ...(state.galaxy.pilots > 0 ? [PILOT] : [])].map((thing) => ({
        thing,
        bar: gainableBar(state, of, shelfOf(thing)),
      })),
    called: (state, thing) => shelved(state, shelfOf(thing)) ?? thing,
    act: (draft, of, thing) => takeGained(draft, of, shelfOf(thing)),
    touches: 'buying.to-discard',
  },
  'discard-row': {
    things: (state) => each(rowSlots(state)),
    called: ({ galaxy }, thing) => galaxy.row[slotOf(thing) ?? 'row-1'] ?? thing,
    act(draft, _of, thing) {
      const slot = slotOf(thing);
      const card = slot && draft.state.galaxy.row[slot];
      if (!slot || !card) return;
      emptySlot(draft, slot);
      toGalaxyDiscard(draft, card);
      push(draft, { at: 'refill', slot });
    },
  },

  'raise-attack': {
    things: (state, of) => cardsIn(state, of, () => of === state.active),
    act: (draft, _of, to) =>
      change(draft, { bonuses: [...draft.state.bonuses, { to, attack: 1 }] }),
  },
  'ready-card': {
    things: (state, of) => cardsIn(state, of, ({ used, attacked }) => used || attacked),
    act: (draft, of, id) => changeInPlay(draft, of, id, { used: false, attacked: false }),
  },
  'exhaust-card': {
    things: (state, of) => cardsIn(state, of, ({ used }) => !used),
    act: (draft, of, id) => changeInPlay(draft, of, id, { used: true }),
  },
  'return-card': {
    things: (state, of) => cardsIn(state, of, () => true),
    act: leave(toHand),
  },
  'discard-card': {
    things: (state, of) => cardsIn(state, of, ({ card }) => !isShip(card)),
    act: leave(toDiscard),
  },

  'damage-ship': {
    things: ships,
    act: withShip((draft, of, ship) => hitShip(draft, of, ship, 1, 'ability')),
    touches: 'effects.direct',
  },
  'repair-ship': {
    things: (state, of) => cardsIn(state, of, ({ damage }) => damage > 0),
    act: withShip((draft, of, { id, damage }) =>
      changeInPlay(draft, of, id, { damage: damage - 1 }),
    ),
  },
  'destroy-ship': {
    things: ships,
    act: withShip((draft, of, ship) => destroyShip(draft, of, ship, 'ability')),
    touches: 'effects.at-once',
  },

  'damage-base': {
    things: ({ players }, of) => when(players[of].base !== null),
    act: (draft, of) => hitBase(draft, of, 1, 'ability'),
    touches: 'effects.direct',
  },
  'repair-base': {
    things: ({ players }, of) => when((players[of].base?.damage ?? 0) > 0),
    act(draft, of) {
      const { base } = draft.state.players[of];
      if (base) changePlayer(draft, of, { base: { ...base, damage: base.damage - 1 } });
    },
  },
};

export const deedHandlers = deedsOf<Swdbg, SwdbgDeeds>(
  { offer, replace, emit },
  {
    rules: ['abilities.resolve', 'abilities.text-says'],
    all: SIDES,
    seatOf: (_state, of) => of,
    drawers: DEEDS,
    deeds: OWN,
  },
);
