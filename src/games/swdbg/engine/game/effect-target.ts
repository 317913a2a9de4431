import { cardOf } from '../cards.ts';
import { BASE } from './ability.ts';
import { destroyShip, hitBase, hitShip } from './damage.ts';
import { change, changeInPlay, changePlayer, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { EFFECT_RULES } from './effect-rules.ts';
import type { EffectTarget } from './effects.ts';
import { emptySlot, toGalaxyDiscard } from './galaxy.ts';
import { activePlayer, inPlay, rowShips, rowSlots, shipsOf, slotOf, waiting } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import type { Slot, SwdbgState } from './types.ts';

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
  const on = (target: string): Offer => offer({ kind: 'effect-on', target });
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
            : offer({ kind: 'effect-on', target: slot }, 'effects.destroy-ship'),
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
  ask: (state, { effect }) => ({
    by: state.active,
    rules: ['abilities.text-says', EFFECT_RULES[effect]],
    options: targetOffers(state, effect),
  }),

  choose: {
    'effect-on'(draft, { source, effect, amount: many }, { target }) {
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
  },
};
