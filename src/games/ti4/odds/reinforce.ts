import { hasOwn, isOwnEverywhere, KINDS, profileFor, recordOf } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { DuelEnd } from './duel.ts';
import { costOf } from './force.ts';
import { mostOf, unitsFor } from './parse.ts';
import { solveInvasion } from './invasion.ts';
import type { Fleets } from './opening.ts';
import { solveSpace } from './space-combat.ts';
import type { Counts, InvasionQuestion, Side, SpaceQuestion } from './types.ts';

export interface Reinforcement {
  readonly units: Counts;
  readonly cost: number;
  readonly chance: number;
}

export type Sought =
  | { readonly kind: 'already'; readonly chance: number }
  /** The cheapest; of those that cost the same, the one that wins most often comes first. */
  | { readonly kind: 'found'; readonly best: readonly Reinforcement[] }
  /** Even with everything that is left in the box. */
  | { readonly kind: 'none'; readonly chance: number }
  /** Nothing cheaper than this will do; beyond it the search was given up. */
  | { readonly kind: 'unfinished'; readonly cost: number };

/** What can still be built: a pair of fighters or infantry is one purchase of two. */
interface Ware {
  readonly type: UnitId;
  readonly cost: number;
  /** Units in one purchase, and purchases that the box allows. */
  readonly each: number;
  readonly most: number;
}

const MOST_REPORTED = 3;
/** Pairs of states looked at before the search gives up: a second or two. */
const MOST_WORK = 1_200_000;
/** Tokens are unlimited; a fleet of more has other troubles. */
const MOST_PAIRS = 8;

const waresOf = (theatre: 'space' | 'ground', side: Side): readonly Ware[] =>
  unitsFor(theatre, 'attacker').flatMap((type): Ware[] => {
    const upgraded = side.upgrades.includes(type);
    const profile = profileFor(side.faction, type, upgraded);
    if (profile.cost === null) return [];
    if (isOwnEverywhere(type) && side.faction === null) return [];
    // Who has none of what needs a technology has either not researched it or lost them.
    const known = hasOwn(side.faction, type) || (side.units[type] ?? 0) > 0;
    if (recordOf(type).byTechnology && !known) return [];
    const troops = KINDS[type] === 'ground-forces';
    if (theatre === 'space' && troops) return [];
    if (theatre === 'ground' && !troops && profile.bombardment === null) return [];
    const left = mostOf(theatre, type) - (side.units[type] ?? 0);
    const each = profile.pair ? 2 : 1;
    const most = Math.min(Math.floor(left / each), profile.pair ? MOST_PAIRS : left);
    return most > 0 ? [{ type, cost: costOf(profile) * each, each, most }] : [];
  });

/** More units can make things worse only through these: then nothing may be ruled out unseen. */
const monotone = (attacker: Side, defender: Side): boolean =>
  !(attacker.faction === 'yin-brotherhood') &&
  !attacker.effects.includes('impulse-core') &&
  !(defender.faction === 'winnu' && (defender.units.flagship ?? 0) > 0);

interface Fought {
  readonly chance: number;
  readonly work: number;
}

/** Fighters that cannot fly by themselves are bought only where a ship can carry them. */
const carried = (side: Side, units: Counts): boolean => {
  const fighters = units.fighter ?? 0;
  const fighter = profileFor(side.faction, 'fighter', side.upgrades.includes('fighter'));
  if (fighters === (side.units.fighter ?? 0) || fighter.move > 0) return true;
  const places = Object.entries(units).reduce((sum, [name, count]) => {
    const type = name as UnitId;
    const { capacity } = profileFor(side.faction, type, side.upgrades.includes(type));
    return sum + capacity * count;
  }, 0);
  return fighters <= places;
};

const seek = (
  theatre: 'space' | 'ground',
  attacker: Side,
  defender: Side,
  wanted: number,
  fight: (side: Side) => Fought,
): Sought => {
  const wares = [...waresOf(theatre, attacker)].sort((one, other) => other.cost - one.cost);
  const known = new Map<string, number>();
  let work = 0;
  const withMore = (bought: readonly number[]): Counts => {
    const units: Partial<Record<UnitId, number>> = { ...attacker.units };
    wares.forEach(({ type, each }, at) => {
      const more = (bought[at] ?? 0) * each;
      if (more > 0) units[type] = (units[type] ?? 0) + more;
    });
    return units;
  };
  const chanceOf = (bought: readonly number[]): number => {
    const key = bought.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const fought = fight({ ...attacker, units: withMore(bought) });
    work += fought.work;
    known.set(key, fought.chance);
    return fought.chance;
  };
  const nothing = wares.map(() => 0);
  const now = chanceOf(nothing);
  if (now >= wanted) return { kind: 'already', chance: now };
  const sure = monotone(attacker, defender);
  const everything = chanceOf(wares.map(({ most }) => most));
  if (sure && everything < wanted) return { kind: 'none', chance: everything };

  /** All that the rest of the money could buy, of every kind at once: no purchase does better. */
  const hopeful = (bought: readonly number[], from: number, money: number): boolean =>
    !sure ||
    chanceOf(
      bought.map((count, at) => {
        const ware = wares[at];
        return ware && at >= from ? Math.min(ware.most, Math.floor(money / ware.cost)) : count;
      }),
    ) >= wanted;

  const dearest = wares.reduce((sum, { cost, most }) => sum + cost * most, 0);
  for (let cost = 1; cost <= dearest; cost += 1) {
    if (!hopeful(nothing, 0, cost)) continue;
    const found: Reinforcement[] = [];
    const walk = (bought: readonly number[], from: number, money: number): void => {
      if (work > MOST_WORK) return;
      const ware = wares[from];
      if (!ware) {
        if (money > 0 || !carried(attacker, withMore(bought))) return;
        const chance = chanceOf(bought);
        if (chance < wanted) return;
        const units: Partial<Record<UnitId, number>> = {};
        wares.forEach(({ type, each }, at) => {
          if ((bought[at] ?? 0) > 0) units[type] = (bought[at] ?? 0) * each;
        });
        found.push({ units, cost, chance });
        return;
      }
      if (!hopeful(bought, from, money)) return;
      for (let count = Math.min(ware.most, Math.floor(money / ware.cost)); count >= 0; count -= 1) {
        const next = bought.map((value, at) => (at === from ? count : value));
        walk(next, from + 1, money - count * ware.cost);
      }
    };
    walk(nothing, 0, cost);
    if (work > MOST_WORK) return { kind: 'unfinished', cost };
    if (found.length > 0) {
      // Ties are broken by the order of the search: dearer units first.
      const best = found.sort((one, other) => other.chance - one.chance);
      return { kind: 'found', best: best.slice(0, MOST_REPORTED) };
    }
  }
  return { kind: 'none', chance: everything };
};

const fought = ({ fleets, end }: { readonly fleets: Fleets; readonly end: DuelEnd }): Fought => ({
  chance: end.won.attacker,
  work: fleets.attacker.states.length * fleets.defender.states.length,
});

/** The cheapest units that bring the attacker's chance to the wanted one. */
export const reinforceSpace = (question: SpaceQuestion, wanted: number): Sought => {
  const { attacker, defender } = question;
  return seek('space', attacker, defender, wanted, ({ units }) =>
    fought(solveSpace({ ...question, attacker: { ...attacker, units } })),
  );
};

export const reinforceInvasion = (question: InvasionQuestion, wanted: number): Sought => {
  const { attacker, defender } = question;
  return seek('ground', attacker, defender, wanted, ({ units }) =>
    fought(solveInvasion({ ...question, attacker: { ...attacker, units } })),
  );
};
