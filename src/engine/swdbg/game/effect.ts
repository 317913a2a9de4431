import { cardOf, isShip } from '../cards.ts';
import { atLastSpace } from '../force.ts';
import { BASE } from './ability.ts';
import { destroyShip, hitBase, hitShip, leavePlay } from './damage.ts';
import {
  allow,
  change,
  changeInPlay,
  changePlayer,
  done,
  emit,
  offer,
  push,
  refuse,
  replace,
  unexpected,
} from './draft.ts';
import type { Draft, Offer } from './draft.ts';
import { EFFECTS, MOST, aimedKind, isCounted } from './effects.ts';
import type { EffectKind, EffectTarget } from './effects.ts';
import { emptySlot, toBox, toGalaxyDiscard } from './galaxy.ts';
import { gainForce, gainResources } from './gain.ts';
import type { Asking } from './handler.ts';
import { activePlayer, inPlay, shipsOf, slotOf, waiting } from './query.ts';
import { rules } from './rules.ts';
import type { SwdbgRule } from './rules.ts';
import { SLOTS } from './types.ts';
import type { Slot, SwdbgState } from './types.ts';

/** What each effect is in the booklet's own words. */
export const EFFECT_RULES = {
  resources: 'effects.extra',
  force: 'effects.extra',
  attack: 'effects.extra-terms',
  draw: 'abilities.resolve',
  repair: 'effects.repair-count',
  damage: 'effects.direct',
  'destroy-ship': 'effects.destroy-ship',
  'discard-row': 'effects.discard-where',
  'discard-hand': 'effects.own-choice',
  'opponent-discards': 'effects.own-choice',
  exile: 'effects.exile-may',
  'exile-self': 'effects.exile-itself',
  reveal: 'effects.reveal-top',
} as const satisfies Record<EffectKind, SwdbgRule>;

const rowSlots = (state: SwdbgState): readonly Slot[] =>
  SLOTS.filter((slot) => state.galaxy.row[slot] !== null);

const rowShips = (state: SwdbgState): readonly Slot[] =>
  rowSlots(state).filter((slot) => {
    const card = state.galaxy.row[slot];
    return card !== null && isShip(card);
  });

const damaged = (state: SwdbgState): boolean => {
  const { base } = activePlayer(state);
  const ships = shipsOf(state, state.active);
  return (base?.damage ?? 0) > 0 || ships.some(({ damage }) => damage > 0);
};

const deckLeft = (state: SwdbgState): boolean => {
  const { deck, discard } = activePlayer(state);
  return deck.length + discard.length > 0;
};

/** Why an effect cannot be carried out now, if it cannot. */
const barOf = (state: SwdbgState, source: string, effect: EffectKind): SwdbgRule | null => {
  const own = activePlayer(state);
  const enemy = state.players[waiting(state)];
  const needs = (possible: boolean, rule: SwdbgRule = 'abilities.as-much') =>
    possible ? null : rule;
  switch (effect) {
    case 'resources':
      return null;
    case 'force':
      return needs(!atLastSpace(state.force, state.active), 'force.full');
    case 'attack':
      return needs(own.play.length > 0);
    case 'draw':
      return needs(deckLeft(state));
    case 'repair':
      return needs(damaged(state), 'effects.repair-count');
    case 'damage':
      return needs(enemy.base !== null || shipsOf(state, waiting(state)).length > 0);
    case 'destroy-ship':
      return needs(shipsOf(state, waiting(state)).length + rowShips(state).length > 0);
    case 'discard-row':
      return needs(rowSlots(state).length > 0);
    case 'discard-hand':
      return needs(own.hand.length > 0);
    case 'opponent-discards':
      return needs(enemy.hand.length > 0);
    case 'exile':
      return needs(own.hand.length + own.discard.length > 0, 'effects.exile-present');
    case 'exile-self':
      return needs(inPlay(state, state.active, source) !== undefined, 'effects.exile-present');
    case 'reveal':
      return needs(state.galaxy.deck.length > 0);
  }
};

const offersFor = (
  state: SwdbgState,
  source: string,
  over: readonly EffectKind[],
): readonly Offer[] =>
  EFFECTS.filter((effect) => !over.includes(effect))
    .filter((effect) => effect !== 'exile-self' || source !== BASE)
    .map((effect) => offer({ kind: 'effect', effect }, barOf(state, source, effect)));

const exileSelf = (draft: Draft, source: string): void => {
  const { active: side } = draft.state;
  const entry = inPlay(draft.state, side, source);
  if (!entry) return;
  leavePlay(draft, side, source);
  toBox(draft, entry.card);
  const data = { side, card: entry.card, from: 'play' as const };
  emit(draft, 'card-exiled', data, 'effects.exile-itself', 'effects.to-box');
};

/** What a card says, told by its player: each effect once, and each as fully as possible. */
export const effects: Asking<'effects'> = {
  prompt: (state, { source, done: over }) => ({
    kind: 'decision',
    by: state.active,
    task: 'effects',
    rules: rules('abilities.text-says', 'abilities.resolve', 'abilities.as-much'),
    options: [...offersFor(state, source, over), allow({ kind: 'end-effects' })],
  }),

  choose(draft, frame, choice) {
    if (choice.kind === 'end-effects') {
      done(draft);
      return;
    }
    if (choice.kind !== 'effect') throw unexpected(choice, 'abilities.text-says');
    const { effect } = choice;
    const { source } = frame;
    const aimed = aimedKind(effect);
    replace(draft, { ...frame, done: [...frame.done, effect] });
    if (isCounted(effect)) push(draft, { at: 'amount', source, effect });
    else if (aimed) push(draft, { at: 'effect-target', source, effect: aimed, amount: 1 });
    else if (effect === 'exile-self') exileSelf(draft, source);
    else if (effect === 'reveal') push(draft, { at: 'reveal' });
    else {
      const { active } = draft.state;
      push(draft, {
        at: 'discard',
        side: effect === 'discard-hand' ? active : waiting(draft.state),
      });
    }
  },
};

export const amount: Asking<'amount'> = {
  prompt: (state, { effect }) => ({
    kind: 'decision',
    by: state.active,
    task: 'amount',
    rules: rules('abilities.text-says', EFFECT_RULES[effect]),
    options: Array.from({ length: MOST }, (_, index) =>
      allow({ kind: 'amount', amount: index + 1 }),
    ),
  }),

  choose(draft, { source, effect }, choice) {
    if (choice.kind !== 'amount') throw unexpected(choice, 'abilities.text-says');
    const { active: side } = draft.state;
    const many = choice.amount;
    const aimed = aimedKind(effect);
    done(draft);
    if (aimed) push(draft, { at: 'effect-target', source, effect: aimed, amount: many });
    else if (effect === 'resources') gainResources(draft, side, many, 'ability', null);
    else if (effect === 'force') gainForce(draft, side, many, 'effects.extra');
    else if (effect === 'draw') push(draft, { at: 'draw', side, left: many, reason: 'ability' });
    else push(draft, { at: 'exile', left: many, reason: 'ability' });
  },
};

const repairOffers = (state: SwdbgState): readonly Offer[] => {
  const { base } = activePlayer(state);
  const things = [
    ...(base === null ? [] : [{ target: BASE, damage: base.damage }]),
    ...shipsOf(state, state.active).map(({ id, damage }) => ({ target: id, damage })),
  ];
  return things.map(({ target, damage }) =>
    offer({ kind: 'effect-on', target }, damage > 0 ? null : 'effects.repair-count'),
  );
};

const targetOffers = (state: SwdbgState, effect: EffectTarget): readonly Offer[] => {
  const on = (target: string): Offer => allow({ kind: 'effect-on', target });
  const enemyShips = shipsOf(state, waiting(state)).map(({ id }) => on(id));
  switch (effect) {
    case 'attack':
      return activePlayer(state).play.map(({ id }) => on(id));
    case 'repair':
      return repairOffers(state);
    case 'damage':
      return state.players[waiting(state)].base === null ? enemyShips : [on(BASE), ...enemyShips];
    case 'destroy-ship':
      return [
        ...enemyShips,
        ...rowSlots(state).map((slot) =>
          rowShips(state).includes(slot)
            ? on(slot)
            : refuse({ kind: 'effect-on', target: slot }, 'effects.destroy-ship'),
        ),
      ];
    case 'discard-row':
      return rowSlots(state).map(on);
  }
};

const raise = (draft: Draft, source: string, target: string, many: number): void => {
  const { active: side } = draft.state;
  const entry = inPlay(draft.state, side, target);
  if (!entry) return;
  const giver = inPlay(draft.state, side, source);
  const tied = giver !== undefined && cardOf(giver.card).ability === 'while';
  const bonus = { from: source, to: target, attack: many, tied };
  change(draft, { bonuses: [...draft.state.bonuses, bonus] });
  const data = { side, card: entry.card, ship: target, amount: many };
  emit(draft, 'attack-raised', data, 'effects.extra', 'effects.extra-terms');
};

const repair = (draft: Draft, target: string, many: number): void => {
  const { active: side } = draft.state;
  const { base } = activePlayer(draft.state);
  const ship = inPlay(draft.state, side, target);
  if (target === BASE && base !== null) {
    const removed = Math.min(many, base.damage);
    changePlayer(draft, side, { base: { ...base, damage: base.damage - removed } });
    const data = { side, on: base.base, amount: many, removed };
    emit(
      draft,
      'repaired',
      data,
      'effects.repair-base',
      'effects.repair-count',
      'abilities.as-much',
    );
  } else if (ship) {
    const removed = Math.min(many, ship.damage);
    changeInPlay(draft, side, ship.id, { damage: ship.damage - removed });
    const data = { side, on: ship.card, amount: many, removed };
    emit(
      draft,
      'repaired',
      data,
      'effects.repair-ships',
      'effects.repair-count',
      'abilities.as-much',
    );
  }
};

const strike = (draft: Draft, target: string, many: number): void => {
  const enemy = waiting(draft.state);
  const ship = inPlay(draft.state, enemy, target);
  if (target === BASE) hitBase(draft, enemy, many, 'ability');
  else if (ship) hitShip(draft, enemy, ship, many, 'ability');
};

const removeFromRow = (draft: Draft, slot: Slot, ship: boolean): void => {
  const { active: side } = draft.state;
  const card = draft.state.galaxy.row[slot];
  if (card === null) return;
  emptySlot(draft, slot);
  toGalaxyDiscard(draft, card);
  const first: SwdbgRule = ship ? 'effects.row-ship' : 'effects.to-galaxy';
  emit(draft, 'row-discarded', { side, card, ship }, first, 'effects.no-reward');
  push(draft, { at: 'refill', slot });
};

const destroy = (draft: Draft, target: string): void => {
  const enemy = waiting(draft.state);
  const ship = inPlay(draft.state, enemy, target);
  const slot = slotOf(target);
  if (ship) destroyShip(draft, enemy, ship, 'ability');
  else if (slot) removeFromRow(draft, slot, true);
};

const discardFromRow = (draft: Draft, target: string): void => {
  const slot = slotOf(target);
  if (slot) removeFromRow(draft, slot, false);
};

export const effectTarget: Asking<'effect-target'> = {
  prompt: (state, { effect }) => ({
    kind: 'decision',
    by: state.active,
    task: 'effect-target',
    rules: rules('abilities.text-says', EFFECT_RULES[effect]),
    options: targetOffers(state, effect),
  }),

  choose(draft, { source, effect, amount: many }, choice) {
    if (choice.kind !== 'effect-on') throw unexpected(choice, 'abilities.text-says');
    const { target } = choice;
    done(draft);
    switch (effect) {
      case 'attack':
        raise(draft, source, target, many);
        return;
      case 'repair':
        repair(draft, target, many);
        return;
      case 'damage':
        strike(draft, target, many);
        return;
      case 'destroy-ship':
        destroy(draft, target);
        return;
      case 'discard-row':
        discardFromRow(draft, target);
    }
  },
};
