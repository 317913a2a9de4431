import { CARD_IDS, isCard } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { BASE, isConstant, nameOf } from './ability.ts';
import { destroyShip, hitBase, hitShip } from './damage.ts';
import { change, changeInPlay, changePlayer, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import type { FrameOf } from './frames.ts';
import { EFFECT_RULES } from './effect-rules.ts';
import type { EffectTarget } from './effects.ts';
import { emptySlot, toGalaxyDiscard } from './galaxy.ts';
import {
  activePlayer,
  distinct,
  inPlay,
  rowShips,
  rowSlots,
  shipsOf,
  slotOf,
  waiting,
  without,
} from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import type { Slot, SwdbgState } from './types.ts';

const repairOffers = (state: SwdbgState): readonly Offer[] => {
  const { base } = activePlayer(state);
  const damaged = (target: string, damage: number, whole: SwdbgRule): Offer =>
    offer({ kind: 'effect-on', target }, damage > 0 ? null : whole);
  return [
    ...(base === null ? [] : [damaged(BASE, base.damage, 'effects.repair-base')]),
    ...shipsOf(state, state.active).map(({ id, damage }) =>
      damaged(id, damage, 'effects.repair-ships'),
    ),
  ];
};

/** Titles of every card that its owner has or may come to have in play. */
const ownTitles = (state: SwdbgState): readonly CardId[] => {
  const { play, hand, deck, discard } = activePlayer(state);
  const all = new Set([...play.map(({ card }) => card), ...hand, ...deck, ...discard]);
  return CARD_IDS.filter((id) => all.has(id));
};

const targetOffers = (
  state: SwdbgState,
  source: string,
  effect: EffectTarget,
): readonly Offer[] => {
  const on = (target: string): Offer => offer({ kind: 'effect-on', target });
  const enemyShips = shipsOf(state, waiting(state)).map(({ id }) => on(id));
  switch (effect) {
    case 'attack':
      return isConstant(state, source)
        ? ownTitles(state).map(on)
        : activePlayer(state).play.map(({ id }) => on(id));
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
    case 'take-back':
      return distinct(activePlayer(state).discard).map(on);
  }
};

/** Told again, it takes the place of what was told. */
const tellConstant = (draft: Draft, source: string, title: CardId, many: number): void => {
  const { active: side, constants } = draft.state;
  const name = nameOf(draft.state, source);
  if (name === null) return;
  const from = source === BASE ? name : source;
  const others = constants.filter((known) => known.from !== from || known.to !== title);
  change(draft, { constants: [...others, { side, from, to: title, attack: many }] });
  const data = { side, source: name, card: title, amount: many };
  emit(draft, 'constant-told', data, 'abilities.while-constant', 'effects.extra-terms');
};

const raise = (draft: Draft, source: string, target: string, many: number): void => {
  const { active: side } = draft.state;
  if (isCard(target)) {
    tellConstant(draft, source, target, many);
    return;
  }
  const entry = inPlay(draft.state, side, target);
  if (!entry) return;
  change(draft, { bonuses: [...draft.state.bonuses, { to: target, attack: many }] });
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

const takeBack = (draft: Draft, target: string): void => {
  const { active: side } = draft.state;
  const { hand, discard } = activePlayer(draft.state);
  if (!isCard(target)) return;
  changePlayer(draft, side, { hand: [...hand, target], discard: without(discard, target) });
  emit(draft, 'card-taken-back', { side, card: target }, 'abilities.resolve');
};

type Told = Pick<FrameOf<'effects'>, 'source' | 'hit'>;

/** Nothing is chosen twice for one effect of one card. */
const offersLeft = (state: SwdbgState, { source, hit }: Told, effect: EffectTarget) => {
  const chosen = new Set(hit.filter((one) => one.effect === effect).map(({ target }) => target));
  return targetOffers(state, source, effect).filter(
    ({ choice }) => choice.kind === 'effect-on' && !chosen.has(choice.target),
  );
};

export const targetsLeft = (state: SwdbgState, told: Told, effect: EffectTarget): boolean =>
  offersLeft(state, told, effect).some(({ allowed }) => allowed);

/** The telling that an aimed effect is a part of; it waits right below. */
const toldIn = ({ agenda }: SwdbgState): FrameOf<'effects'> | undefined =>
  agenda.findLast((frame) => frame.at === 'effects');

export const effectTarget: Asking<'effect-target'> = {
  ask: (state, { source, effect }) => ({
    by: state.active,
    rules: ['abilities.text-says', EFFECT_RULES[effect]],
    options: offersLeft(state, toldIn(state) ?? { source, hit: [] }, effect),
  }),

  choose: {
    'effect-on'(draft, { source, effect, amount: many }, { target }) {
      done(draft);
      const telling = toldIn(draft.state);
      if (telling) replace(draft, { ...telling, hit: [...telling.hit, { effect, target }] });
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
          return;

        case 'take-back':
          takeBack(draft, target);
      }
    },
  },
};
