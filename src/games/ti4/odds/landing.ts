import type { UnitId } from '../engine/data/units.ts';
import { hitsOf } from './dice.ts';
import { WIDTH } from './duel.ts';
import type { Pairs } from './duel.ts';
import type { Fleet } from './fleet.ts';
import type { Force } from './force.ts';
import { through } from './opening.ts';
import type { Fleets } from './opening.ts';
import { abilityDice } from './rolls.ts';
import type { Group } from './rolls.ts';

const PLAIN = { hard: 0, sustain: false, repair: false };

const brings = (force: Force, type: UnitId): boolean =>
  force.support.some((kind) => kind.type === type);

/** Units of the defender on the planet lose Planetary Shield to some ships of the attacker. */
export const unshielded = (attacker: Force): boolean =>
  brings(attacker, 'war-sun') ||
  (attacker.faction === 'barony-of-letnev' && attacker.has('flagship'));

export const shielded = (attacker: Force, defender: Force): boolean =>
  !unshielded(attacker) && defender.support.some(({ profile }) => profile.shield);

export const bombardmentDice = (attacker: Force): readonly Group[] =>
  abilityDice(
    attacker.support,
    ({ count }) => count,
    ({ profile }) => profile.bombardment,
    { extra: attacker.has('plasma-scoring'), modifier: 0 },
  );

export const defenseDice = (attacker: Force, defender: Force): readonly Group[] =>
  attacker.has('l4-disruptors')
    ? []
    : abilityDice(
        defender.support,
        ({ count }) => count,
        ({ profile }) => profile.spaceCannon,
        {
          extra: defender.has('plasma-scoring'),
          modifier: attacker.has('antimass-deflectors') ? -1 : 0,
        },
      );

/** What bombards at the end of every round of ground combat. */
export const harrowDice = (attacker: Force, defender: Force): readonly Group[] =>
  attacker.has('harrow') && !shielded(attacker, defender) ? bombardmentDice(attacker) : [];

const strike = (fleet: Fleet, state: number, hits: number): number =>
  fleet.after(state, { hits, ...PLAIN });

/** One infantry of the defender goes over to the attacker. */
const indoctrinate = (fleets: Fleets, pairs: Pairs): Pairs =>
  through(pairs, fleets, 'attacker', (mine, theirs) => {
    const { attacker, defender } = fleets;
    const index = attacker.force.kinds.findIndex(({ type }) => type === 'infantry');
    const state = attacker.states[mine];
    if (!state || index < 0 || attacker.units(mine) === 0 || !defender.has(theirs, 'infantry')) {
      return [[mine, theirs, 1]];
    }
    const more = attacker.intern({
      ...state,
      counts: state.counts.map((count, place) => (place === index ? count + 1 : count)),
    });
    return [[more, defender.destroy(theirs, 'infantry'), 1]];
  });

export interface Landed {
  readonly pairs: Pairs;
  /** How likely a unit has changed sides. */
  readonly converted: number;
}

/** Everything before the first combat rolls of a ground combat. */
export const landing = (
  fleets: Fleets,
  underway: boolean,
  without: ReadonlySet<string>,
): Landed => {
  const { attacker, defender } = fleets;
  if (underway) {
    const pairs = new Map([[attacker.start * WIDTH + defender.start, 1]]);
    return { pairs, converted: 0 };
  }
  const bacteria = attacker.force.has('x-89-bacterial-weapon');
  const doomed = bacteria ? defender.count(defender.start, 'infantry') : 0;
  const there = defender.without(defender.start, 'infantry', doomed);
  let pairs: Pairs = new Map([[attacker.start * WIDTH + there, 1]]);
  if (!without.has('attacker.bombardment') && !shielded(attacker.force, defender.force)) {
    const hits = hitsOf(bombardmentDice(attacker.force));
    pairs = through(pairs, fleets, 'attacker', (mine, theirs) =>
      hits.map((chance, count) => [mine, strike(defender, theirs, count), chance] as const),
    );
  }
  if (!without.has('defender.defense')) {
    const hits = hitsOf(defenseDice(attacker.force, defender.force));
    pairs = through(pairs, fleets, 'defender', (mine, theirs) =>
      hits.map((chance, count) => [mine, strike(attacker, theirs, count), chance] as const),
    );
  }
  if (!attacker.force.has('indoctrination')) return { pairs, converted: 0 };
  let converted = 0;
  for (const [pair, chance] of pairs) {
    const fought =
      attacker.units(Math.floor(pair / WIDTH)) > 0 && defender.has(pair % WIDTH, 'infantry');
    if (fought) converted += chance;
  }
  return { pairs: indoctrinate(fleets, pairs), converted };
};
