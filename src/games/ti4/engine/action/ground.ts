import { change, changeHolding, done, emit, offer, replace, takeOff } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { cannonDice } from './cannons.ts';
import { againstDeflectors, disrupts, withPlasma } from './effects.ts';
import { eliminate } from './eliminate.ts';
import { hitsOf } from './hits.ts';
import { defenderOn } from './invasion.ts';
import { holdingOf, isStructure, profile, sheetOf, troopsOn } from './query.ts';
import type { ActionState, Die, PlayerId, Unit } from './types.ts';

const landedOn = (state: ActionState): readonly string[] => Object.keys(state.landed);

const gunsOn = (state: ActionState, planet: string): readonly Unit[] =>
  state.units.filter(
    (unit) =>
      unit.planet === planet &&
      unit.owner !== state.active &&
      profile(state, unit).spaceCannon !== null,
  );

const defenseFrames = (state: ActionState, planet: string) => {
  const owners = [...new Set(gunsOn(state, planet).map(({ owner }) => owner))];
  return owners.map((by) => ({ at: 'defense' as const, planet, by }));
};

export const defenses: Passing<'defenses'> = {
  settle(draft) {
    const { state } = draft;
    const planets = landedOn(state).filter((planet) => gunsOn(state, planet).length > 0);
    const [only] = planets;
    if (only === undefined || disrupts(draft)) done(draft);
    else if (planets.length === 1) replace(draft, ...defenseFrames(state, only));
    else replace(draft, { at: 'order', what: 'defense', planets });
  },
};

export const defense: Asking<'defense'> = {
  ask(state, { by }) {
    return {
      by,
      rules: [
        'invasion.space-cannon-defense',
        'space-cannon.defense',
        'space-cannon.defense-when',
        'space-cannon.no-adjacent-defense',
      ],
      options: [offer({ kind: 'fire', target: state.active }), offer({ kind: 'hold' })],
    };
  },
  choose: {
    hold(draft, { by }) {
      emit(draft, 'fire-held', { player: by, why: 'defense' }, 'space-cannon.defense-when');
      done(draft);
    },

    fire(draft, { planet, by }) {
      const { state } = draft;
      const guns = gunsOn(state, planet).filter(({ owner }) => owner === by);
      const against = state.active;
      const fired = withPlasma(draft, by, cannonDice(state, guns), 'space-cannon.defense-roll');
      const dice = againstDeflectors(draft, against, fired);
      emit(
        draft,
        'fired',
        { player: by, why: 'defense', target: against, dice: dice.length },
        'space-cannon.defense',
        'invasion.space-cannon-defense',
        'space-cannon.no-adjacent-defense',
      );
      replace(
        draft,
        { at: 'roll', why: 'defense', by, against, planet, dice, spare: false },
        hitsOf(against, 'defense', planet),
      );
    },
  },
};

const contested = (state: ActionState): readonly string[] =>
  landedOn(state).filter(
    (planet) =>
      defenderOn(state, planet) !== null && troopsOn(state, planet, state.active).length > 0,
  );

export const battles: Passing<'battles'> = {
  settle(draft) {
    const planets = contested(draft.state);
    const [only] = planets;
    if (only === undefined) done(draft);
    else if (planets.length === 1) replace(draft, { at: 'ground', planet: only, round: 1 });
    else replace(draft, { at: 'order', what: 'ground', planets });
  },
};

export const order: Asking<'order'> = {
  settle(draft, { what, planets }) {
    const [only] = planets;
    if (only === undefined || planets.length > 1) return;
    if (what === 'ground') replace(draft, { at: 'ground', planet: only, round: 1 });
    else replace(draft, ...defenseFrames(draft.state, only));
  },
  ask(state, { what, planets }) {
    return {
      by: state.active,
      rules: [what === 'defense' ? 'invasion.space-cannon-order' : 'invasion.ground-combat-order'],
      options: planets.map((planet) => offer({ kind: 'planet', planet })),
    };
  },
  choose: {
    planet(draft, { what, planets }, { planet }) {
      emit(
        draft,
        'planet-next',
        { planet, what },
        what === 'defense' ? 'invasion.space-cannon-order' : 'invasion.ground-combat-order',
      );
      const rest = { at: 'order', what, planets: planets.filter((id) => id !== planet) } as const;
      if (what === 'ground') replace(draft, { at: 'ground', planet, round: 1 }, rest);
      else replace(draft, ...defenseFrames(draft.state, planet), rest);
    },
  },
};

/** Rounds follow until one side has no ground forces left. */
export const ground: Passing<'ground'> = {
  settle(draft, { planet, round }) {
    const { state } = draft;
    const { active } = state;
    const foe = defenderOn(state, planet);
    const left = troopsOn(state, planet, active).length;
    if (foe === null || left === 0) {
      const winner = left > 0 ? active : foe;
      emit(
        draft,
        'ground-ended',
        { planet, winner },
        'ground-combat.end',
        'ground-combat.last-round-timing',
        winner === null ? 'ground-combat.draw' : 'ground-combat.winner',
      );
      done(draft);
      return;
    }
    emit(
      draft,
      'ground-round',
      { planet, round },
      round === 1 ? 'ground-combat.start' : 'ground-combat.next-round',
      round === 1 && 'ground-combat.first-round-timing',
      round === 1 && 'invasion.ground-combat-step',
    );
    const starts =
      round === 1 ? [active, foe].map((by) => ({ at: 'indoctrinate', planet, by }) as const) : [];
    replace(draft, ...starts, { at: 'grid', planet, round });
  },
};

const groundDiceOf = (state: ActionState, planet: string, by: PlayerId): readonly Die[] =>
  troopsOn(state, planet, by).flatMap((unit) => {
    const { combat } = profile(state, unit);
    const bonus = sheetOf(state, by).combatBonus;
    if (!combat) return [];
    return Array.from({ length: combat.dice }, () => ({ type: unit.type, hit: combat.hit, bonus }));
  });

export const groundDice: Passing<'ground-dice'> = {
  settle(draft, { planet, by }) {
    const { state } = draft;
    const dice = groundDiceOf(state, planet, by);
    const against = by === state.active ? defenderOn(state, planet) : state.active;
    if (against === null || dice.length === 0) done(draft);
    else replace(draft, { at: 'roll', why: 'ground', by, against, planet, dice, spare: false });
  },
};

const conquer = (draft: Draft, planet: string): void => {
  const { state } = draft;
  const { active } = state;
  const from = holdingOf(state, planet)?.owner ?? null;
  const ruins = state.units.filter(
    (unit) => unit.planet === planet && unit.owner !== active && isStructure(unit),
  );
  for (const { id } of ruins) {
    const { owner: player, type } = takeOff(draft, id);
    emit(
      draft,
      'unit-destroyed',
      { player, type, why: 'control' },
      'invasion.structures-destroyed',
      'pds.destroyed',
      'space-dock.lost',
    );
  }
  changeHolding(draft, planet, { owner: active, exhausted: true, token: false });
  emit(
    draft,
    'control-gained',
    { player: active, planet, from },
    'invasion.establish-control',
    'invasion.planet-card',
    'control.take-card',
    from === null ? 'control.card-from-deck' : 'control.card-from-player',
    'control.during-invasion',
  );
};

const holdOn = (draft: Draft, planet: string): void => {
  const { state } = draft;
  const holding = holdingOf(state, planet);
  if (!holding || holding.owner === state.active) {
    emit(draft, 'control-none', { planet }, 'invasion.establish-control');
    return;
  }
  const units = state.units.some((unit) => unit.planet === planet && unit.owner === holding.owner);
  if (!units) changeHolding(draft, planet, { ...holding, token: true });
  emit(
    draft,
    'control-kept',
    { player: holding.owner, planet },
    units ? 'invasion.establish-control' : 'invasion.both-destroyed',
    !units && 'control.without-units',
  );
};

export const establish: Passing<'establish'> = {
  settle(draft) {
    const { state } = draft;
    for (const planet of landedOn(state)) {
      const stands = troopsOn(state, planet, state.active).length > 0;
      const mine = holdingOf(state, planet)?.owner === state.active;
      if (stands && mine) {
        emit(
          draft,
          'control-kept',
          { player: state.active, planet },
          'invasion.already-controlled',
          'control.already-controlled',
        );
      } else if (stands) conquer(draft, planet);
      else holdOn(draft, planet);
    }
    change(draft, { landed: {} });
    done(draft);
    eliminate(draft);
  },
};
