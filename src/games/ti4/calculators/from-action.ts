import type { ActionState, PlayerId, Unit } from '../engine/action/types.ts';
import { technologyOf } from '../engine/data/technologies.ts';
import { hasUpgrade, KINDS } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import { effectsFor, factionOf } from '../odds/effects.ts';
import { MOST_BONUS, mostOf, unitsFor } from '../odds/parse.ts';
import type { OddsOf, Values } from '../../../calculator/view.ts';
import { DAMAGEABLE, NAMES, NO_FACTION, upgradable } from './fields.ts';
import type { Letter, Theatre } from './fields.ts';

type Found = ReturnType<OddsOf<ActionState>>;

const isShip = ({ type }: Unit): boolean => KINDS[type] === 'ship';
const isTroop = ({ type }: Unit): boolean => KINDS[type] === 'ground-forces';

const countOf = (units: readonly Unit[], type: UnitId): number =>
  units.filter((unit) => unit.type === type).length;

/** What a sheet adds, as fields of the form; null where the calculator knows no such thing. */
const sheetValues = (
  state: ActionState,
  player: PlayerId,
  side: Letter,
  theatre: Theatre,
): Values | null => {
  const sheet = state.sheets[player];
  if (!sheet) return null;
  const { faction, technologies, exhausted, combatBonus, rerolls, values } = sheet;
  // An example may say something of its units that no sheet prints.
  const foreign = Object.keys(values).length > 0 || rerolls > 1;
  if (foreign || combatBonus < 0 || combatBonus > MOST_BONUS) return null;
  const known = effectsFor(theatre, NAMES[side]);
  const better = upgradable(side, theatre).filter((type) => hasUpgrade(faction, type));
  const used: Record<string, number | boolean | string> = {};
  for (const id of technologies) {
    const { upgrades } = technologyOf(id);
    if (upgrades !== null && better.includes(upgrades)) {
      used[`${side}.up.${upgrades}`] = true;
    }
    const effect = known.find((entry) => entry === id);
    const owner = effect === undefined ? null : factionOf(effect);
    const mine = owner === null || owner === faction;
    if (effect !== undefined && mine && !exhausted.includes(id)) used[`${side}.t.${effect}`] = true;
  }
  return {
    ...used,
    [`${side}.faction`]: faction ?? NO_FACTION,
    ...(combatBonus > 0 ? { [`${side}.bonus`]: combatBonus } : {}),
    ...(rerolls > 0 ? { [`${side}.reroll`]: 'all' } : {}),
  };
};

const counted = (units: readonly Unit[], side: Letter, theatre: Theatre): Values =>
  Object.fromEntries([
    ...unitsFor(theatre, NAMES[side]).flatMap((type) => {
      const count = Math.min(mostOf(theatre, type), countOf(units, type));
      return count > 0 ? [[`${side}.${type}`, count] as const] : [];
    }),
    ...(theatre === 'space'
      ? DAMAGEABLE.flatMap((type) => {
          const damaged = units.filter((unit) => unit.type === type && unit.damaged).length;
          return damaged > 0 ? [[`${side}.damaged.${type}`, damaged] as const] : [];
        })
      : []),
  ]);

/** Structures that can still shoot into the active system: whose turn to fire has not passed. */
const guns = (state: ActionState, system: string, player: PlayerId): readonly Unit[] => {
  const waits = state.agenda.some(
    (frame) => frame.at === 'cannons' || (frame.at === 'cannon' && frame.by === player),
  );
  if (!waits) return [];
  const deep = state.sheets[player]?.technologies.includes('pds-ii') === true;
  const near = deep ? (state.galaxy.near[system] ?? []) : [];
  return state.units.filter(
    (unit) =>
      unit.owner === player &&
      unit.type === 'pds' &&
      (unit.system === system || near.includes(unit.system)),
  );
};

const noHitsWait = (state: ActionState): boolean =>
  Object.values(state.hits).every((hits) => hits <= 0);

/** Between two rolls, when no hits wait to be assigned: the calculator begins there, too. */
const spaceStage = (state: ActionState): 'before' | 'underway' | null => {
  const frame = state.agenda.at(-1);
  if (!frame || !noHitsWait(state)) return null;
  if (frame.at === 'cannon' || frame.at === 'cannons') return 'before';
  if (frame.at === 'barrage') return frame.by === state.battle?.attacker ? 'before' : null;
  if (frame.at === 'announce') return 'underway';
  return frame.at === 'roll' && frame.why === 'combat' && frame.by === state.battle?.attacker
    ? 'underway'
    : null;
};

const spaceOdds = (state: ActionState, system: string): Found => {
  const stage = spaceStage(state);
  if (stage === null) return null;
  const inSpace = state.units.filter((unit) => unit.system === system && unit.planet === null);
  const attacker = state.active;
  const ships = (owner: PlayerId): readonly Unit[] =>
    inSpace.filter((unit) => unit.owner === owner && isShip(unit));
  const foes = state.players.filter((player) => player !== attacker);
  const defender =
    foes.find((player) => ships(player).length > 0) ??
    foes.find((player) => guns(state, system, player).length > 0);
  if (defender === undefined || ships(attacker).length === 0) return null;
  const one = sheetValues(state, attacker, 'a', 'space');
  const two = sheetValues(state, defender, 'b', 'space');
  if (!one || !two) return null;
  const side = (player: PlayerId, letter: Letter): Values => ({
    ...counted([...ships(player), ...guns(state, system, player)], letter, 'space'),
    ...(state.battle?.retreating === player ? { [`${letter}.retreat`]: 1 } : {}),
  });
  const nebula = state.galaxy.systems[system]?.anomalies.includes('nebula') === true;
  return {
    calculator: 'ti4/space-combat',
    values: {
      ...one,
      ...two,
      ...side(attacker, 'a'),
      ...side(defender, 'b'),
      ...(nebula ? { nebula: true } : {}),
      ...(stage === 'underway' ? { underway: true } : {}),
    },
  };
};

interface Landing {
  readonly planet: string;
  readonly stage: 'bombarding' | 'landing' | 'landed' | 'underway';
}

/** The planet that is fought for; with several to choose from the troops are not yet split. */
const landingOf = (state: ActionState, system: string): Landing | null => {
  const frame = state.agenda.at(-1);
  if (!frame || !noHitsWait(state)) return null;
  if (frame.at === 'defense') return { planet: frame.planet, stage: 'landed' };
  if (frame.at === 'roll' && frame.why === 'ground' && frame.planet !== null) {
    return frame.by === state.active ? { planet: frame.planet, stage: 'underway' } : null;
  }
  if (frame.at !== 'bombard' && frame.at !== 'custodians' && frame.at !== 'commit') return null;
  const planets = state.galaxy.systems[system]?.planets ?? [];
  const contested = planets.filter((planet) =>
    state.units.some((unit) => unit.planet === planet && unit.owner !== state.active),
  );
  const [planet] = contested;
  if (planet === undefined || contested.length > 1) return null;
  return { planet, stage: frame.at === 'bombard' ? 'bombarding' : 'landing' };
};

const invasionOdds = (state: ActionState, system: string): Found => {
  const landing = landingOf(state, system);
  if (!landing) return null;
  const { planet, stage } = landing;
  const attacker = state.active;
  const aboard = stage === 'bombarding' || stage === 'landing';
  const mine = state.units.filter((unit) => {
    if (unit.owner !== attacker || unit.system !== system) return false;
    if (isTroop(unit)) return unit.planet === planet || (aboard && unit.planet === null);
    return stage === 'bombarding' && isShip(unit) && unit.type !== 'fighter';
  });
  const theirs = state.units.filter((unit) => unit.owner !== attacker && unit.planet === planet);
  const defender = theirs[0]?.owner;
  if (defender === undefined || !mine.some(isTroop)) return null;
  const one = sheetValues(state, attacker, 'a', 'ground');
  const two = sheetValues(state, defender, 'b', 'ground');
  if (!one || !two) return null;
  return {
    calculator: 'ti4/invasion',
    values: {
      ...one,
      ...two,
      ...counted(mine, 'a', 'ground'),
      ...counted(theirs, 'b', 'ground'),
      ...(stage === 'underway' ? { underway: true } : {}),
    },
  };
};

/** The fight that a tactical action has come to, if it has come to one. */
export const fromAction: OddsOf<ActionState> = (state) =>
  state.system === null
    ? null
    : (spaceOdds(state, state.system) ?? invasionOdds(state, state.system));
