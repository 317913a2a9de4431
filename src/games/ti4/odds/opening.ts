import { atLeast } from '../../../engine/distribution.ts';
import type { DiceValue } from '../engine/data/units.ts';
import { hitsOf } from './dice.ts';
import { WIDTH } from './duel.ts';
import type { Pairs } from './duel.ts';
import type { Blow, Fleet } from './fleet.ts';
import type { Force, Kind } from './force.ts';
import { abilityDice } from './rolls.ts';
import type { Group } from './rolls.ts';
import type { SideName } from './types.ts';

export type Fleets = Readonly<Record<SideName, Fleet>>;

const OTHER = { attacker: 'defender', defender: 'attacker' } as const;

/** What one step does to a pair of states, seen from the side that acts. */
export type Act = (
  own: number,
  foe: number,
) => readonly (readonly [own: number, foe: number, chance: number])[];

export const through = (pairs: Pairs, fleets: Fleets, by: SideName, act: Act): Pairs => {
  const next = new Map<number, number>();
  const own = fleets[by];
  const foe = fleets[OTHER[by]];
  for (const [pair, chance] of pairs) {
    const a = Math.floor(pair / WIDTH);
    const b = pair % WIDTH;
    const [mine, theirs] = by === 'attacker' ? [a, b] : [b, a];
    for (const [toOwn, toFoe, share] of act(mine, theirs)) {
      // A flagship that takes everything with it takes the other side, too.
      const ownLeft = foe.states[toFoe]?.doom === true ? own.empty : toOwn;
      const foeLeft = own.states[toOwn]?.doom === true ? foe.empty : toFoe;
      const [toA, toB] = by === 'attacker' ? [ownLeft, foeLeft] : [foeLeft, ownLeft];
      const key = toA * WIDTH + toB;
      next.set(key, (next.get(key) ?? 0) + chance * share);
    }
  }
  return next;
};

const blow = (hits: number, hard: number, sustain: boolean): Blow => ({
  hits,
  hard,
  sustain,
  repair: false,
});

export const cannonDice = (
  { kinds, support, has }: Force,
  countOf: (kind: Kind) => number,
  foe: Force,
): readonly Group[] =>
  abilityDice([...kinds, ...support], countOf, ({ profile }) => profile.spaceCannon, {
    extra: has('plasma-scoring'),
    modifier: foe.has('antimass-deflectors') ? -1 : 0,
  });

const fireCannons = (pairs: Pairs, fleets: Fleets, by: SideName): Pairs => {
  const own = fleets[by];
  const foe = fleets[OTHER[by]];
  const aimed = own.force.has('graviton-laser-system');
  return through(pairs, fleets, by, (mine, theirs) => {
    if (foe.units(theirs) === 0) return [[mine, theirs, 1]];
    const dice = cannonDice(
      own.force,
      ({ type, count }) =>
        own.force.kinds.some((kind) => kind.type === type) ? own.count(mine, type) : count,
      foe.force,
    );
    const sustain = !denied(own, mine);
    return hitsOf(dice).map(
      (chance, hits) =>
        [
          mine,
          foe.after(theirs, aimed ? blow(0, hits, sustain) : blow(hits, 0, sustain)),
          chance,
        ] as const,
    );
  });
};

/** Mentak's flagship keeps the ships of others from sustaining damage. */
const denied = (own: Fleet, state: number): boolean =>
  own.force.faction === 'mentak-coalition' &&
  own.force.has('flagship') &&
  own.has(state, 'flagship');

const ASSAULT_SHIPS = 3;
const AMBUSHERS = 2;

/** Of two ships that may, the one that hits better. */
const ambushDice = (own: Fleet, state: number): readonly Group[] => {
  const groups = own.force.kinds
    .filter(({ type }) => type === 'cruiser' || type === 'destroyer')
    .map((kind) => ({ kind, count: own.count(state, kind.type) }))
    .sort((one, other) => hitOf(one.kind.profile.combat) - hitOf(other.kind.profile.combat));
  let places = AMBUSHERS;
  return groups.flatMap(({ kind, count }) => {
    const number = Math.min(places, count);
    places -= number;
    return abilityDice(
      [kind],
      () => number,
      ({ profile }) => profile.combat,
      {
        extra: false,
        modifier: 0,
      },
    );
  });
};

const hitOf = (value: DiceValue | null): number => value?.hit ?? 99;

/** The dearest ship that cannot sustain damage; if all can, the dearest of all sustains it. */
const singledOut = (fleet: Fleet, state: number, sustain: boolean): number => {
  const { kinds } = fleet.force;
  const found = fleet.states[state];
  const ready = (index: number): number =>
    kinds[index]?.profile.sustain === true && sustain
      ? (found?.counts[index] ?? 0) - (found?.damaged[index] ?? 0)
      : 0;
  for (let index = kinds.length - 1; index >= 0; index -= 1) {
    const kind = kinds[index];
    if (kind && (found?.counts[index] ?? 0) > ready(index)) {
      return fleet.destroy(state, kind.type);
    }
  }
  return fleet.after(state, blow(0, 1, sustain));
};

const atStart = (pairs: Pairs, fleets: Fleets, by: SideName): Pairs => {
  const own = fleets[by];
  const foe = fleets[OTHER[by]];
  const both = (mine: number, theirs: number): boolean =>
    own.units(mine) > 0 && foe.units(theirs) > 0;
  const { has } = own.force;
  const step = (from: Pairs, may: boolean, act: Act): Pairs =>
    may
      ? through(from, fleets, by, (mine, theirs) =>
          both(mine, theirs) ? act(mine, theirs) : [[mine, theirs, 1]],
        )
      : from;
  let now = step(pairs, has('assault-cannon'), (mine, theirs) => {
    const cheapest = foe.force.kinds.find(
      ({ type }) => type !== 'fighter' && foe.has(theirs, type),
    );
    return own.nonFighters(mine) < ASSAULT_SHIPS || !cheapest
      ? [[mine, theirs, 1]]
      : [[mine, foe.destroy(theirs, cheapest.type), 1]];
  });
  now = step(now, has('ambush'), (mine, theirs) =>
    hitsOf(ambushDice(own, mine)).map(
      (chance, hits) =>
        [mine, foe.after(theirs, blow(hits, 0, !denied(own, mine))), chance] as const,
    ),
  );
  now = step(now, has('dimensional-splicer'), (mine, theirs) => [
    [mine, singledOut(foe, theirs, !denied(own, mine)), 1],
  ]);
  return step(now, has('impulse-core'), (mine, theirs) => {
    const given = (['destroyer', 'cruiser'] as const).find((type) => own.has(mine, type));
    // The last ship is not given away.
    if (!given || own.units(mine) === 1) return [[mine, theirs, 1]];
    return [[own.destroy(mine, given), foe.after(theirs, blow(0, 1, true)), 1]];
  });
};

export const barrageDice = (fleet: Fleet, state: number): readonly Group[] =>
  abilityDice(
    fleet.force.kinds,
    ({ type }) => fleet.count(state, type),
    ({ profile }) => profile.barrage,
    { extra: false, modifier: 0 },
  );

/** States with 0, 1, 2… fighters fewer, and the chance of each. */
const barraged = (fleet: Fleet, state: number, hits: readonly number[]) => {
  const fighters = fleet.count(state, 'fighter');
  return Array.from({ length: Math.min(fighters, hits.length - 1) + 1 }, (_, lost) => ({
    to: fleet.without(state, 'fighter', lost),
    chance: lost === fighters ? atLeast(hits, lost) : (hits[lost] ?? 0),
  }));
};

const remember = <Value>(of: (state: number) => Value): ((state: number) => Value) => {
  const known = new Map<number, Value>();
  return (state) => {
    const found = known.get(state) ?? of(state);
    known.set(state, found);
    return found;
  };
};

/** Both sides at once; only fighters suffer. */
const barrage = (pairs: Pairs, fleets: Fleets, without: (side: SideName) => boolean): Pairs => {
  const { attacker, defender } = fleets;
  const rolls = (side: SideName) =>
    remember((state) => (without(side) ? [1] : hitsOf(barrageDice(fleets[side], state))));
  const [byA, byB] = [rolls('attacker'), rolls('defender')];
  return through(pairs, fleets, 'attacker', (a, b) => {
    if (attacker.units(a) === 0 || defender.units(b) === 0) return [[a, b, 1]];
    const onB = barraged(defender, b, byA(a));
    return barraged(attacker, a, byB(b)).flatMap((one) =>
      onB.map((two): [number, number, number] => [one.to, two.to, one.chance * two.chance]),
    );
  });
};

/** Everything before the first combat rolls. */
export const opening = (fleets: Fleets, underway: boolean, without: ReadonlySet<string>): Pairs => {
  const { attacker, defender } = fleets;
  let pairs: Pairs = new Map([[attacker.start * WIDTH + defender.start, 1]]);
  if (underway) return pairs;
  // The active player, who attacks, shoots last.
  for (const side of ['defender', 'attacker'] as const) {
    if (!without.has(`${side}.cannon`)) pairs = fireCannons(pairs, fleets, side);
  }
  for (const side of ['attacker', 'defender'] as const) pairs = atStart(pairs, fleets, side);
  return barrage(pairs, fleets, (side) => without.has(`${side}.barrage`));
};
