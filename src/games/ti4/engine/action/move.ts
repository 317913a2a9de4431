import { changeUnit, emit, offer, replace, takeOff } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { loseBlockaded } from './blockade.ts';
import { everywhere } from './limits.ts';
import { activeSystem, hasToken, isCargo, isShip, oneOfEach, profile, unitOf } from './query.ts';
import type { Path } from './routes.ts';
import { barOf, fetchingWays, pathsOf, reachOn, riftsOn, stepsTo, straight } from './routes.ts';
import type { Ti4Rule } from '../rule.ts';
import type { ActionChoice, ActionState, ShipMove, Unit } from './types.ts';

/** Farther ships are not even tried: a reader would not. */
const FAR = 3;
/** So many ways of a ship stand first, the rest behind all else: links know options by their order. */
const FIRST = 8;

/** Ways through no system twice, the shorter ones first. */
const plain = (state: ActionState, ship: Unit, paths: readonly Path[]): readonly Path[] =>
  paths.filter((path) => barOf(state, ship, path) === null).sort((a, b) => a.length - b.length);

const busy = (moves: readonly ShipMove[]): ReadonlySet<string> =>
  new Set(moves.flatMap(({ unit, cargo }) => [unit, ...cargo]));

const idle = (state: ActionState, moves: readonly ShipMove[]): readonly Unit[] => {
  const taken = busy(moves);
  return oneOfEach(
    state.units.filter(
      (unit) => unit.owner === state.active && isShip(unit) && !taken.has(unit.id),
    ),
  );
};

/** The other plain ways, and those that come back through a system for what no plain one fetches. */
const detours = (state: ActionState, moves: readonly ShipMove[]): readonly Offer[] => {
  const steps = stepsTo(state, activeSystem(state));
  return idle(state, moves).flatMap((ship) => {
    const known = plain(state, ship, pathsOf(state, ship, steps));
    return [...known.slice(FIRST), ...fetchingWays(state, ship, known)].map((path) =>
      offer({ kind: 'move', unit: ship.id, path }),
    );
  });
};

const shipOffers = (state: ActionState, moves: readonly ShipMove[]): readonly Offer[] => {
  const goal = activeSystem(state);
  const steps = stepsTo(state, goal);
  return idle(state, moves).flatMap((ship): readonly Offer[] => {
    const move = (path: readonly string[]): ActionChoice => ({ kind: 'move', unit: ship.id, path });
    const there = ship.system === goal;
    const paths = pathsOf(state, ship, steps);
    const good = plain(state, ship, paths).slice(0, FIRST);
    if (good.length > 0) return good.map((path) => offer(move(path)));
    // A ship that is there already is not expected to fly a loop.
    if (there || (steps.get(ship.system) ?? Infinity) > FAR) return [];
    const path = paths[0] ?? straight(state, ship.system, steps);
    if (path.at(-1) !== goal) return [];
    const bar =
      profile(state, ship).move === 0 ? 'movement.adjacent-path' : barOf(state, ship, path);
    return bar === null ? [] : [offer(move(path), bar)];
  });
};

const loadBar = (state: ActionState, { unit, cargo }: ShipMove, load: Unit): Ti4Rule | null => {
  const goal = activeSystem(state);
  if (load.system !== goal && hasToken(state, load.system, load.owner))
    return 'transport.own-token';
  return cargo.length < profile(state, unitOf(state, unit)).capacity
    ? null
    : 'capacity.carry-limit';
};

const loadOffers = (state: ActionState, moves: readonly ShipMove[]): readonly Offer[] => {
  const taken = busy(moves);
  const loads = oneOfEach(
    state.units.filter(
      (unit) => unit.owner === state.active && isCargo(unit) && !taken.has(unit.id),
    ),
  );
  return moves
    .filter(({ unit }) => profile(state, unitOf(state, unit)).capacity > 0)
    .flatMap((ship) =>
      loads
        .filter((load) => ship.path.includes(load.system))
        .map((load) =>
          offer({ kind: 'load', ship: ship.unit, unit: load.id }, loadBar(state, ship, load)),
        ),
    );
};

const declare = (draft: Draft, moves: readonly ShipMove[], id: string, path: readonly string[]) => {
  const { state } = draft;
  const ship = unitOf(state, id);
  const nebula = state.galaxy.systems[ship.system]?.anomalies.includes('nebula') ?? false;
  const goal = state.galaxy.systems[activeSystem(state)];
  emit(
    draft,
    'ship-declared',
    { player: ship.owner, type: ship.type, path, reach: reachOn(state, ship, path) },
    'movement.declare',
    'movement.move-value',
    'movement.adjacent-path',
    'move-attribute.distance',
    path[0] === path.at(-1) && 'movement.leave-and-return',
    path.slice(1, -1).some((at) => hasToken(state, at, ship.owner)) &&
      'movement.through-own-tokens',
    riftsOn(state, path).length > 0 && 'gravity-rift.bonus',
    riftsOn(state, path).length > 0 && 'gravity-rift.farther',
    nebula && 'nebula.leaving',
    nebula && 'nebula.leaving-bonus',
    goal?.anomalies.includes('nebula') === true && 'nebula.only-if-active',
  );
  replace(draft, { at: 'move', moves: [...moves, { unit: id, path, cargo: [] }] });
};

const load = (draft: Draft, moves: readonly ShipMove[], ship: string, id: string) => {
  const unit = unitOf(draft.state, id);
  const type = unitOf(draft.state, ship).type;
  emit(
    draft,
    'unit-loaded',
    { player: unit.owner, type: unit.type, from: unit.system, ship: type },
    'transport.pick-up',
    'transport.limit',
    'transport.stay-in-space',
    'movement.transport',
    'tactical-action.transporting',
  );
  replace(draft, {
    at: 'move',
    moves: moves.map((move) =>
      move.unit === ship ? { ...move, cargo: [...move.cargo, id] } : move,
    ),
  });
};

export const move: Asking<'move'> = {
  ask(state, { moves }) {
    return {
      by: state.active,
      rules: [
        'tactical-action.moving',
        'movement.move-ships',
        'movement.by-tactical-action',
        'movement.tactical-action',
        'movement.steps',
      ],
      options: [
        ...shipOffers(state, moves),
        ...loadOffers(state, moves),
        offer({ kind: 'depart' }),
        ...detours(state, moves),
      ],
    };
  },
  choose: {
    move(draft, { moves }, { unit, path }) {
      declare(draft, moves, unit, path);
    },

    load(draft, { moves }, { ship, unit }) {
      load(draft, moves, ship, unit);
    },

    depart(draft, { moves }) {
      replace(draft, { at: 'rifts', moves });
    },
  },
};

const RIFT_TAKES = 3;
export const TEN = Array.from({ length: 10 }, (_, at) => ({ result: String(at + 1), weight: 1 }));

export const rifts: Asking<'rifts'> = {
  settle(draft, { moves }) {
    if (moves.some(({ path }) => riftsOn(draft.state, path).length > 0)) return;
    replace(draft, { at: 'arrive', moves });
  },
  ask(state, { moves }) {
    return {
      by: state.active,
      rules: ['gravity-rift.roll', 'gravity-rift.several-times', 'gravity-rift.no-cargo-roll'],
      draws: moves.flatMap(({ unit, path }) =>
        riftsOn(state, path).map(() => ({ of: unitOf(state, unit).type, faces: TEN })),
      ),
    };
  },
  drawn(draft, { moves }, results) {
    const left: ShipMove[] = [];
    let at = 0;
    for (const ship of moves) {
      const { owner: player, type } = unitOf(draft.state, ship.unit);
      let lost = false;
      const passes = riftsOn(draft.state, ship.path).length;
      for (const result of results.slice(at, at + passes)) {
        const value = Number(result);
        lost ||= value <= RIFT_TAKES;
        emit(
          draft,
          'rift-rolled',
          { player, type, value, lost: value <= RIFT_TAKES },
          'gravity-rift.roll',
        );
      }
      at += passes;
      if (!lost) {
        left.push(ship);
        continue;
      }
      const cargo = ship.cargo.map((id) => takeOff(draft, id).type);
      takeOff(draft, ship.unit);
      emit(
        draft,
        'cargo-lost',
        { player, units: [type, ...cargo] },
        'gravity-rift.cargo-lost',
        'gravity-rift.reinforcements',
        'transport.lost-in-rift',
      );
    }
    replace(draft, { at: 'arrive', moves: left });
  },
};

export const arrive: Passing<'arrive'> = {
  settle(draft, { moves }) {
    const { state } = draft;
    const { active } = state;
    const goal = activeSystem(state);
    const all = moves.flatMap(({ unit, cargo }) => [unit, ...cargo]);
    for (const id of all) changeUnit(draft, id, { system: goal, planet: null });
    if (all.length === 0) {
      emit(draft, 'nothing-moved', { player: active }, 'tactical-action.no-movement');
    } else {
      emit(
        draft,
        'ships-arrived',
        { player: active, system: goal, units: all.map((id) => unitOf(state, id).type) },
        'movement.end-in-active',
        'movement.declare',
        'transport.drop-off',
        'fleet-pool.passing-through',
        'fleet-pool.not-counted',
      );
    }
    loseBlockaded(draft);
    replace(draft, ...everywhere(state, active, goal, 'movement'), { at: 'cannons', queue: [] });
  },
};
