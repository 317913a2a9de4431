import { activeProducers, limitOf, makes, orderBar, priceOf } from './orders.ts';
import { eliminate } from './eliminate.ts';
import {
  activeSystem,
  figuresLeft,
  hasToken,
  isShipType,
  isUnlimited,
  oneOfEach,
  profileOf,
  unitOf,
} from './query.ts';
import { UNIT_IDS } from '../data/units.ts';
import { addUnit, change, done, emit, offer, push, replace, takeOff } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import type { ActionState, Order } from './types.ts';

export const production: Passing<'production'> = {
  settle(draft) {
    const { state } = draft;
    const { active } = state;
    if (activeProducers(state).length === 0) {
      emit(draft, 'production-skipped', { player: active }, 'tactical-action.production');
      replace(draft, { at: 'close' });
      return;
    }
    emit(
      draft,
      'production-began',
      { player: active, limit: limitOf(state) },
      'tactical-action.production',
      'tactical-action.production-without-moving',
      'production.what',
      'production.value',
      'production.sum',
      'space-dock.production',
      'producing-units.what',
    );
    replace(draft, { at: 'produce', orders: [] });
  },
};

const shortOf = (state: ActionState, orders: readonly Order[], order: Order): boolean => {
  const asked = orders
    .filter(({ unit }) => unit === order.unit)
    .reduce((sum, { count }) => sum + count, order.count);
  return !isUnlimited(order.unit) && figuresLeft(state, state.active, order.unit) < asked;
};

/** Figures of a type may come back from systems without own tokens, one for one. */
const takeBackOffers = (state: ActionState, orders: readonly Order[]): readonly Offer[] =>
  UNIT_IDS.filter((unit) => isShipType(unit) && unit !== 'fighter').flatMap((unit) => {
    const order = { unit, count: 1, planet: null };
    if (profileOf(state, state.active, unit).cost === null) return [];
    if (!shortOf(state, orders, order) || orderBar(state, orders, order) !== null) return [];
    return oneOfEach(
      state.units.filter((entry) => entry.owner === state.active && entry.type === unit),
    ).map((entry) => {
      const choice = { kind: 'take-back', unit: entry.id, planet: null } as const;
      return hasToken(state, entry.system, state.active)
        ? offer(choice, 'producing-units.taking-figures-back')
        : offer(choice);
    });
  });

const buildOffers = (state: ActionState, orders: readonly Order[]): readonly Offer[] =>
  makes(state).map((order): Offer => {
    const choice = { kind: 'build', ...order } as const;
    const bar = orderBar(state, orders, order);
    if (bar !== null) return offer(choice, bar);
    return shortOf(state, orders, order)
      ? offer(choice, 'producing-units.limited-by-components')
      : offer(choice);
  });

const ordered = (draft: Draft, orders: readonly Order[], order: Order): void => {
  const { state } = draft;
  const { pair } = profileOf(state, state.active, order.unit);
  const cost = priceOf(state, [...orders, order]) - priceOf(state, orders);
  const single = pair && order.count === 1 && cost > 0;
  emit(
    draft,
    'ordered',
    {
      player: state.active,
      type: order.unit,
      count: order.count,
      cost,
      planet: order.planet,
    },
    'producing-units.cost',
    'cost.paying',
    pair && !single && 'producing-units.pair',
    pair && !single && 'producing-units.pair-counts-as-two',
    pair && !single && 'production.count-each',
    single && 'producing-units.one-of-pair',
    single && 'production.single',
    ...(isUnlimited(order.unit) && shortFigures(state, orders, order)
      ? ([
          'producing-units.tokens-instead',
          'component-limitations.produce-tokens',
          order.unit === 'fighter' ? 'fighter-tokens.produce' : 'infantry-tokens.produce',
        ] as const)
      : []),
  );
  replace(draft, { at: 'produce', orders: [...orders, order] });
};

const shortFigures = (state: ActionState, orders: readonly Order[], order: Order): boolean =>
  figuresLeft(state, state.active, order.unit) <
  orders.filter(({ unit }) => unit === order.unit).length + order.count;

export const produce: Asking<'produce'> = {
  ask(state, { orders }) {
    return {
      by: state.active,
      rules: ['tactical-action.production', 'production.value', 'producing-units.cost'],
      options: [
        ...buildOffers(state, orders),
        ...takeBackOffers(state, orders),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    build(draft, { orders }, { unit, count, planet }) {
      ordered(draft, orders, { unit, count, planet });
    },

    'take-back'(draft, { orders }, { unit, planet }) {
      const { state } = draft;
      const { system, type } = unitOf(state, unit);
      takeOff(draft, unit);
      emit(
        draft,
        'taken-back',
        { player: state.active, type, system },
        'producing-units.taking-figures-back',
        'component-limitations.units',
        'component-limitations.place-taken',
      );
      ordered(draft, orders, { unit: type, count: 1, planet });
      push(draft, { at: 'limits', player: state.active, system, after: 'movement' });
    },

    done(draft, { orders }) {
      const { state } = draft;
      if (orders.length === 0) {
        emit(draft, 'nothing-produced', { player: state.active }, 'tactical-action.production');
        replace(draft, { at: 'close' });
        return;
      }
      replace(
        draft,
        {
          at: 'pay',
          by: state.active,
          with: 'resources',
          why: 'production',
          need: priceOf(state, orders),
          paid: 0,
        },
        { at: 'place', orders },
        { at: 'limits', player: state.active, system: activeSystem(state), after: 'movement' },
        { at: 'close' },
      );
    },
  },
};

export const place: Passing<'place'> = {
  settle(draft, { orders }) {
    const { state } = draft;
    const { active } = state;
    const system = activeSystem(state);
    for (const { unit, count, planet } of orders) {
      for (let made = 0; made < count; made += 1) addUnit(draft, active, unit, { system, planet });
      emit(
        draft,
        'produced',
        { player: active, unit, count, planet },
        'producing-units.placement',
        ...(isShipType(unit)
          ? (['production.ships'] as const)
          : planet === null
            ? (['production.from-space'] as const)
            : (['production.ground-forces', 'producing-units.ground-forces-allowed'] as const)),
      );
    }
    done(draft);
  },
};

export const close: Passing<'close'> = {
  settle(draft) {
    eliminate(draft);
    const { state } = draft;
    emit(draft, 'action-ended', { player: state.active }, 'active-system.duration');
    change(draft, { system: null });
    done(draft);
  },
};
