import type { UnitCounts } from '../engine/setup.ts';
import { unitOf } from '../engine/units.ts';
import type { UnitId } from '../engine/units.ts';
import { COMPARE } from './targets.ts';
import type { Target } from './targets.ts';
import type { AssignPolicy } from './combat-types.ts';
import type { Roll } from './rolls.ts';

/** Figures of one health colour, which damage goes through in a fixed order. */
interface Pool {
  readonly targets: readonly Target[];
  readonly points: number;
  /** By damage taken: how many figures are gone, and how near the next one is to that. */
  readonly gone: readonly number[];
  readonly front: readonly (Target | null)[];
}

const poolOf = (targets: readonly Target[]): Pool => {
  const gone: number[] = [];
  const front: (Target | null)[] = [];
  targets.forEach(({ unit, left }, index) => {
    for (let point = 0; point < left; point += 1) {
      gone.push(index);
      front.push({ unit, left: left - point });
    }
  });
  return {
    targets,
    points: gone.length,
    gone: [...gone, targets.length],
    front: [...front, null],
  };
};

/**
 * One side in one theatre. Because damage goes through it in a fixed order, all that can have
 * happened to it is two numbers: the damage its red and its black health has taken. A state is both
 * in one number, and no state comes after one with more damage.
 */
export interface Camp {
  readonly states: number;
  readonly red: Uint16Array;
  readonly black: Uint16Array;
  /** 1: somebody is left. */
  readonly alive: Uint8Array;
  /** 1: somebody is left, but only units that the rules destroy when they are alone. */
  readonly lone: Uint8Array;
  /** 1: only finished Death Stars are left. */
  readonly stations: Uint8Array;
  readonly fighter: Uint8Array;
  readonly figures: Uint8Array;
  /** The state with the same damage in a camp that has less health. */
  readonly damageOf: (state: number) => readonly [red: number, black: number];
  readonly stateOf: (red: number, black: number) => number;
  /** Which of `kinds` is left in a state: damage that destroys nobody makes no difference. */
  readonly kind: Uint16Array;
  readonly kinds: readonly UnitCounts[];
  /** The state after a roll of the enemy. */
  readonly after: (state: number, roll: Roll) => number;
}

const LONE: ReadonlySet<UnitId> = new Set<UnitId>([
  'rebel-transport',
  'shield-generator',
  'ion-cannon',
  'death-star-under-construction',
]);

const colourIs =
  (colour: 'red' | 'black' | undefined) =>
  ({ unit }: Target): boolean =>
    unitOf(unit).health?.colour === colour;

export const campOf = (targets: readonly Target[], policy: AssignPolicy): Camp => {
  const red = poolOf(targets.filter(colourIs('red')));
  const black = poolOf(targets.filter(colourIs('black')));
  const lasting = targets.filter(colourIs(undefined)).map(({ unit }) => unit);
  const width = black.points + 1;
  const states = (red.points + 1) * width;
  const compare = COMPARE[policy];

  const standing = (state: number): readonly UnitId[] => [
    ...lasting,
    ...red.targets.slice(red.gone[Math.floor(state / width)]).map(({ unit }) => unit),
    ...black.targets.slice(black.gone[state % width]).map(({ unit }) => unit),
  ];
  const kinds: UnitCounts[] = [];
  const kindOf = new Map<string, number>();
  const kindIn = (units: readonly UnitId[]): number => {
    const key = units.join();
    const found = kindOf.get(key);
    if (found !== undefined) return found;
    const counts: Partial<Record<UnitId, number>> = {};
    for (const unit of units) counts[unit] = (counts[unit] ?? 0) + 1;
    kindOf.set(key, kinds.length);
    return kinds.push(counts) - 1;
  };
  const camp = {
    kind: new Uint16Array(states),
    red: new Uint16Array(states),
    black: new Uint16Array(states),
    alive: new Uint8Array(states),
    lone: new Uint8Array(states),
    stations: new Uint8Array(states),
    fighter: new Uint8Array(states),
    figures: new Uint8Array(states),
  };
  for (let state = 0; state < states; state += 1) {
    const units = standing(state);
    camp.red[state] = units.reduce((sum, unit) => sum + unitOf(unit).dice.red, 0);
    camp.black[state] = units.reduce((sum, unit) => sum + unitOf(unit).dice.black, 0);
    camp.alive[state] = Number(units.length > 0);
    camp.lone[state] = Number(units.length > 0 && units.every((unit) => LONE.has(unit)));
    camp.stations[state] = Number(units.length > 0 && units.every((unit) => unit === 'death-star'));
    camp.fighter[state] = Number(units.some((unit) => unitOf(unit).class === 'fighter'));
    camp.figures[state] = units.length;
    camp.kind[state] = kindIn(units);
  }

  const direct = (atRed: number, atBlack: number): 'red' | 'black' | null => {
    const one = red.front[atRed] ?? null;
    const other = black.front[atBlack] ?? null;
    if (!one || !other) return one ? 'red' : other && 'black';
    return compare(one, other) < 0 ? 'red' : 'black';
  };

  return {
    ...camp,
    states,
    damageOf: (state) => [Math.floor(state / width), state % width],
    stateOf: (atRed, atBlack) =>
      Math.min(atRed, red.points) * width + Math.min(atBlack, black.points),
    kinds,
    after: (state, roll) => {
      let atRed = Math.min(Math.floor(state / width) + roll.red, red.points);
      let atBlack = Math.min((state % width) + roll.black, black.points);
      for (let hit = 0; hit < roll.direct; hit += 1) {
        const colour = direct(atRed, atBlack);
        if (colour === 'red') atRed += 1;
        else if (colour === 'black') atBlack += 1;
      }
      return atRed * width + atBlack;
    },
  };
};
