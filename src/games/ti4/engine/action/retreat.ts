import { changeSheet, changeUnit, done, emit, offer, putToken, replace, takeOff } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import {
  activeSystem,
  capacityOf,
  foreignShips,
  hasToken,
  holdingOf,
  inSpace,
  inSystem,
  isShip,
  nearOf,
  needsPlace,
  oneOfEach,
  profile,
  sheetOf,
  shipsIn,
  systemOf,
} from './query.ts';
import { everywhere } from './limits.ts';
import { endBar } from './routes.ts';
import type { Ti4Rule } from '../rule.ts';
import { POOLS } from './types.ts';
import type { ActionState, PlayerId, Pool, Unit } from './types.ts';

export interface Destination {
  readonly system: string;
  readonly bar: Ti4Rule | null;
}

export const destinations = (state: ActionState, by: PlayerId): readonly Destination[] =>
  nearOf(state, by, activeSystem(state)).map((system) => {
    const own =
      inSystem(state, system, by).length > 0 ||
      systemOf(state, system).planets.some((planet) => holdingOf(state, planet)?.owner === by);
    const free = own && !foreignShips(state, system, by);
    return { system, bar: free ? endBar(state, system) : 'space-combat.retreat-destination' };
  });

const stays = (state: ActionState, unit: Unit): boolean => profile(state, unit).move === 0;

export const retreat: Asking<'retreat'> = {
  settle(draft) {
    const { state } = draft;
    const { battle } = state;
    const by = battle?.retreating ?? null;
    if (!battle || by === null) {
      done(draft);
      return;
    }
    const foe = by === battle.attacker ? battle.defender : battle.attacker;
    const system = activeSystem(state);
    if (shipsIn(state, system, by).length === 0) {
      done(draft);
      return;
    }
    if (shipsIn(state, system, foe).length > 0) return;
    emit(draft, 'retreat-cancelled', { player: by }, 'space-combat.retreat-cancelled');
    done(draft);
  },
  ask(state) {
    const by = state.battle?.retreating ?? state.active;
    const found = destinations(state, by);
    return {
      by,
      rules: ['space-combat.retreat', 'space-combat.retreat-destination'],
      options: [
        ...found.map(({ system, bar }) => offer({ kind: 'retreat', to: system }, bar)),
        offer({ kind: 'stay' }, 'space-combat.retreat'),
      ],
    };
  },
  choose: {
    retreat(draft, _frame, { to }) {
      const by = draft.state.battle?.retreating ?? draft.state.active;
      replace(draft, { at: 'retreat-cargo', by, to });
    },
  },
};

const lost = (draft: Draft, id: string): void => {
  const { owner: player, type } = takeOff(draft, id);
  emit(
    draft,
    'unit-destroyed',
    { player, type, why: 'retreat' },
    'space-combat.retreat-move',
    'destroyed.what',
  );
};

const goers = (state: ActionState, by: PlayerId): readonly Unit[] =>
  shipsIn(state, activeSystem(state), by).filter((unit) => !stays(state, unit));

const passengers = (state: ActionState, by: PlayerId): readonly Unit[] =>
  inSpace(state, activeSystem(state), by).filter((unit) => needsPlace(state, unit));

const leaveWith = (draft: Draft, by: PlayerId, to: string): void => {
  const { state } = draft;
  const all = inSpace(state, activeSystem(state), by);
  // Nobody was left who could go: no retreat, and no token for it.
  if (all.length === 0) {
    done(draft);
    return;
  }
  for (const { id } of all) changeUnit(draft, id, { system: to });
  emit(
    draft,
    'retreated',
    { player: by, to, units: all.map(({ type }) => type) },
    'space-combat.retreat',
    'space-combat.retreat-move',
    'space-combat.retreat-destination',
  );
  replace(draft, { at: 'retreat-token', by, to }, ...everywhere(draft.state, by, to, 'retreat'));
};

export const retreatCargo: Asking<'retreat-cargo'> = {
  settle(draft, { by, to }) {
    const { state } = draft;
    const places = capacityOf(state, goers(state, by));
    const aboard = passengers(state, by);
    const over = aboard.length > places;
    if (over && places > 0 && oneOfEach(aboard).length > 1) return;
    for (const { id } of aboard.slice(places)) lost(draft, id);
    // Ships that cannot move at all are none of the game's; they would stay behind.
    const rooted = shipsIn(state, activeSystem(state), by).filter(
      (unit) => stays(state, unit) && !needsPlace(state, unit) && isShip(unit),
    );
    for (const { id } of rooted) lost(draft, id);
    leaveWith(draft, by, to);
  },
  ask(state, { by }) {
    return {
      by,
      rules: ['space-combat.retreat-move', 'capacity.carry-limit'],
      options: oneOfEach(passengers(state, by)).map(({ id }) => offer({ kind: 'leave', unit: id })),
    };
  },
  choose: {
    leave(draft, _frame, { unit }) {
      lost(draft, unit);
    },
  },
};

const laid = (draft: Draft, by: PlayerId, system: string, from: Pool | 'reinforcements'): void => {
  const sheet = sheetOf(draft.state, by);
  const pool = from === 'reinforcements' ? 'reserve' : from;
  changeSheet(draft, by, { [pool]: sheet[pool] - 1 });
  putToken(draft, system, by);
  emit(
    draft,
    'retreat-token',
    { player: by, system, from },
    'space-combat.retreat-token',
    from !== 'reinforcements' && 'command-tokens.none-to-place',
  );
  done(draft);
};

export const retreatToken: Asking<'retreat-token'> = {
  settle(draft, { by, to }) {
    const { state } = draft;
    const sheet = sheetOf(state, by);
    const data = { player: by, system: to };
    if (
      hasToken(state, to, by) ||
      (POOLS.every((pool) => sheet[pool] === 0) && sheet.reserve === 0)
    ) {
      emit(draft, 'retreat-token', { ...data, from: 'there' }, 'space-combat.retreat-token');
      done(draft);
      return;
    }
    if (sheet.reserve === 0) return;
    laid(draft, by, to, 'reinforcements');
  },
  ask(state, { by }) {
    const sheet = sheetOf(state, by);
    return {
      by,
      rules: ['space-combat.retreat-token', 'command-tokens.none-to-place'],
      options: POOLS.filter((pool) => sheet[pool] > 0).map((pool) =>
        offer({ kind: 'token-from', pool }),
      ),
    };
  },
  choose: {
    'token-from'(draft, { by, to }, { pool }) {
      laid(draft, by, to, pool);
    },
  },
};
