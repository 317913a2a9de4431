import type { DiceValue, UnitId } from '../engine/data/units.ts';
import { chanceOf, hylarimDie, plainDie, rerolled } from './dice.ts';
import type { Dice } from './dice.ts';
import type { Fleet } from './fleet.ts';
import type { Force, Kind } from './force.ts';

export interface Group extends Dice {
  readonly unit: UnitId;
  readonly hit: number;
  /** Hits that must be assigned to ships that are not fighters, if possible. */
  readonly aimed: boolean;
}

export interface Conditions {
  readonly reroll: boolean;
  readonly nebula: boolean;
  readonly foeNonFighters: number;
}

/** The flagship of Winnu rolls as many dice as the foe has ships that are not fighters. */
export const countsFoe = ({ faction, has }: Force): boolean =>
  faction === 'winnu' && has('flagship');

const bonusOf = (force: Force, nebula: boolean): number =>
  force.bonus +
  (force.has('fragile') ? -1 : 0) +
  (force.has('unrelenting') ? 1 : 0) +
  (nebula ? 1 : 0);

export const combatDice = (
  fleet: Fleet,
  state: number,
  { reroll, nebula, foeNonFighters }: Conditions,
): readonly Group[] => {
  const { force } = fleet;
  const text = force.has('flagship') && fleet.has(state, 'flagship');
  const bonus = bonusOf(force, nebula);
  return force.kinds.flatMap(({ type, profile: { combat } }): Group[] => {
    const count = fleet.count(state, type);
    if (!combat || count === 0) return [];
    const flagship = type === 'flagship';
    const led = text && force.faction === 'sardakk-norr' && !flagship ? 1 : 0;
    const hit = combat.hit - bonus - led;
    const each = flagship && countsFoe(force) ? foeNonFighters : combat.dice;
    const chance = chanceOf(hit);
    const learned = text && flagship && force.faction === 'universities-of-jol-nar';
    return [
      {
        unit: type,
        number: count * each,
        hit,
        aimed: text && force.faction === 'l1z1x' && (flagship || type === 'dreadnought'),
        die: learned ? hylarimDie(hit, reroll) : plainDie(reroll ? rerolled(chance) : chance),
      },
    ];
  });
};

/** Dice of an ability that is printed as «X (×Y)»; nothing that changes combat rolls applies. */
export const abilityDice = (
  kinds: readonly Kind[],
  countOf: (kind: Kind) => number,
  value: (kind: Kind) => DiceValue | null,
  { extra, modifier }: { readonly extra: boolean; readonly modifier: number },
): readonly Group[] => {
  const groups = kinds.flatMap((kind): Group[] => {
    const found = value(kind);
    const count = countOf(kind);
    if (!found || count === 0) return [];
    const hit = found.hit - modifier;
    const die = plainDie(chanceOf(hit));
    return [{ unit: kind.type, number: count * found.dice, hit, aimed: false, die }];
  });
  if (!extra || groups.length === 0) return groups;
  // One more die for the unit that shoots best.
  const best = groups.reduce((one, other) => (other.hit < one.hit ? other : one));
  return groups.map((group) => (group === best ? { ...group, number: group.number + 1 } : group));
};
