import type { Side, Theatre } from '../engine/units.ts';
import { campOf } from './camp.ts';
import type { Camp } from './camp.ts';
import type { CombatQuestion, EndingId } from './combat-types.ts';
import { DICE_LIMIT, RED_LOST_PER_CANNON } from '../engine/dice.ts';
import { PLANS_CHANCE } from './rolls.ts';
import { strikesOn } from './strikes.ts';
import type { Strike } from './strikes.ts';
import { targetsOf } from './targets.ts';
import type { Target } from './targets.ts';

type StrikeOn = (state: number, red: number, black: number) => Strike;

/** Both sides as they are before, and as they are after Death Star Plans have done their work. */
export interface Layer {
  readonly camps: Readonly<Record<Side, Camp>>;
  /** The number of its first state. */
  readonly first: number;
  readonly on: Readonly<Record<Side, StrikeOn>>;
}

/** How a theatre stands after a round; the first means that both sides fight on. */
export const ENDED = [
  { ending: 'unfinished', lost: null },
  { ending: 'empire', lost: null },
  { ending: 'rebel', lost: null },
  { ending: 'nobody', lost: null },
  // What one side has left may not stand alone, so the rules destroy it.
  { ending: 'empire', lost: 'rebel' },
  { ending: 'rebel', lost: 'empire' },
] as const satisfies readonly { readonly ending: EndingId; readonly lost: Side | null }[];

/**
 * A theatre that nothing outside changes. A state is `first + empire * width + rebel`: the states
 * of both camps in a layer. No round leads to a lower number, since what is gone stays gone.
 */
export interface Chain {
  readonly theatre: Theatre;
  readonly layers: readonly Layer[];
  readonly width: number;
  readonly states: number;
  /** By state: an index of ENDED. */
  readonly ends: Uint8Array;
  /** Adds to each state that a round leads to its share of the mass. */
  readonly spread: (state: number, mass: number, into: Float64Array) => void;
  /** How likely a round changes nothing. */
  readonly stays: (state: number) => number;
}

const capped = (dice: number): number => Math.min(dice, DICE_LIMIT);

/** The station that the plans are for: a finished one, since nothing else destroys it. */
const withoutStation = (targets: readonly Target[]): readonly Target[] | null => {
  for (const wanted of ['death-star', 'death-star-under-construction'] as const) {
    const at = targets.findIndex(({ unit }) => unit === wanted);
    if (at >= 0) return targets.filter((_, index) => index !== at);
  }
  return null;
};

type Asked = Pick<CombatQuestion, 'armies' | 'plans'>;

const layersOf = (theatre: Theatre, { armies, plans }: Asked): readonly [Layer, Layer?] => {
  const { assign: byRebel } = armies.rebel;
  const { assign: byEmpire } = armies.empire;
  const empire = targetsOf(armies.empire, 'empire', theatre, byRebel);
  const rebel = campOf(targetsOf(armies.rebel, 'rebel', theatre, byEmpire), byEmpire);
  const onRebel = strikesOn(rebel);
  const layer = (targets: readonly Target[], first: number): Layer => {
    const camp = campOf(targets, byRebel);
    return {
      camps: { empire: camp, rebel },
      first,
      on: { empire: strikesOn(camp), rebel: onRebel },
    };
  };
  const whole = layer(empire, 0);
  const after = plans && theatre === 'space' ? withoutStation(empire) : null;
  return after ? [whole, layer(after, whole.camps.empire.states * rebel.states)] : [whole];
};

/** For each state of the Empire: where success of the plans leads; -1: there is no station. */
const fallenIn = (whole: Camp, after: Camp): Int32Array =>
  Int32Array.from({ length: whole.states }, (_, state) => {
    const left = whole.kinds[whole.kind[state] ?? 0];
    const stands = left?.['death-star'] ?? left?.['death-star-under-construction'];
    return stands ? after.stateOf(...whole.damageOf(state)) : -1;
  });

export const chainOf = (theatre: Theatre, asked: Asked, cannons: number): Chain => {
  const [whole, second] = layersOf(theatre, asked);
  const layers = second ? [whole, second] : [whole];
  const { rebel } = whole.camps;
  const width = rebel.states;
  const states = layers.reduce((sum, { camps }) => sum + camps.empire.states * width, 0);
  const reduced = theatre === 'space' ? cannons * RED_LOST_PER_CANNON : 0;
  const redOf = (empire: Camp, state: number): number =>
    capped(Math.max(0, (empire.red[state] ?? 0) - reduced));
  const fallen = second ? fallenIn(whole.camps.empire, second.camps.empire) : null;

  const layerAt = (state: number): Layer => (second && state >= second.first ? second : whole);

  /** Doomed figures still roll, so both attacks are by whoever stood there before the first. */
  const strikesAt = (state: number) => {
    const layer = layerAt(state);
    const { empire } = layer.camps;
    const atEmpire = Math.floor((state - layer.first) / width);
    const atRebel = (state - layer.first) % width;
    return {
      layer,
      onRebel: layer.on.rebel(
        atRebel,
        redOf(empire, atEmpire),
        capped(empire.black[atEmpire] ?? 0),
      ),
      onEmpire: layer.on.empire(
        atEmpire,
        capped(rebel.red[atRebel] ?? 0),
        capped(rebel.black[atRebel] ?? 0),
      ),
    };
  };

  const spread: Chain['spread'] = (state, mass, into) => {
    const { layer, onRebel, onEmpire } = strikesAt(state);
    for (let one = 0; one < onEmpire.to.length; one += 1) {
      const toEmpire = onEmpire.to[one] ?? 0;
      const part = mass * (onEmpire.chance[one] ?? 0);
      const base = layer.first + toEmpire * width;
      const falls = second && fallen && layer === whole ? (fallen[toEmpire] ?? -1) : -1;
      for (let other = 0; other < onRebel.to.length; other += 1) {
        const toRebel = onRebel.to[other] ?? 0;
        const chance = part * (onRebel.chance[other] ?? 0);
        if (falls >= 0 && second && rebel.fighter[toRebel] === 1) {
          const down = second.first + falls * width + toRebel;
          into[base + toRebel] = (into[base + toRebel] ?? 0) + chance * (1 - PLANS_CHANCE);
          into[down] = (into[down] ?? 0) + chance * PLANS_CHANCE;
        } else {
          into[base + toRebel] = (into[base + toRebel] ?? 0) + chance;
        }
      }
    }
  };

  /** The plans are tried in every round in which they can be, so in this one too. */
  const tries = (layer: Layer, atEmpire: number, atRebel: number): boolean =>
    layer === whole && (fallen?.[atEmpire] ?? -1) >= 0 && rebel.fighter[atRebel] === 1;

  const endAt = (layer: Layer, atEmpire: number, atRebel: number): number => {
    const { empire } = layer.camps;
    const [mine, theirs] = [empire.alive[atEmpire] === 1, rebel.alive[atRebel] === 1];
    if (!mine) return theirs ? 2 : 3;
    if (!theirs) return 1;
    if (rebel.lone[atRebel] === 1) return 4;
    if (empire.lone[atEmpire] === 1) return 5;
    const helpless =
      theatre === 'space' && empire.stations[atEmpire] === 1 && redOf(empire, atEmpire) === 0;
    return helpless && !tries(layer, atEmpire, atRebel) ? 4 : 0;
  };

  const ends = new Uint8Array(states);
  for (const layer of layers) {
    for (let atEmpire = 0; atEmpire < layer.camps.empire.states; atEmpire += 1) {
      for (let atRebel = 0; atRebel < width; atRebel += 1) {
        ends[layer.first + atEmpire * width + atRebel] = endAt(layer, atEmpire, atRebel);
      }
    }
  }

  return {
    theatre,
    layers,
    width,
    states,
    ends,
    spread,
    stays: (state) => {
      const { layer, onRebel, onEmpire } = strikesAt(state);
      const atEmpire = Math.floor((state - layer.first) / width);
      const failed = tries(layer, atEmpire, (state - layer.first) % width) ? 1 - PLANS_CHANCE : 1;
      return onRebel.stays * onEmpire.stays * failed;
    },
  };
};
