import { choose, worthWays } from '../../../engine/distribution.ts';
import { countsFrom, iconsOf, isFate, KINDS } from './kinds.ts';
import type { Counts } from './kinds.ts';

/** Counts in the order of KINDS: thousands of hands are looked at for one answer. */
export type Pile = readonly number[];

const ICONS = KINDS.map(iconsOf);
const HEAT = KINDS.indexOf('heat-of-battle');
const TWIST = KINDS.indexOf('twist-of-fate');

export const pileOf = (counts: Counts): Pile => KINDS.map((kind) => counts[kind]);
export const countsOf = (pile: Pile): Counts =>
  countsFrom((kind) => pile[KINDS.indexOf(kind)] ?? 0);

export const sizeOf = (pile: Pile): number => pile.reduce((sum, count) => sum + count, 0);
export const iconsIn = (pile: Pile): number =>
  pile.reduce((sum, count, at) => sum + count * (ICONS[at] ?? 0), 0);
export const heatsIn = (pile: Pile): number => pile[HEAT] ?? 0;
export const cancels = (pile: Pile): boolean => (pile[TWIST] ?? 0) > 0;

export const without = (pile: Pile, gone: Pile): Pile =>
  pile.map((count, at) => count - (gone[at] ?? 0));
export const together = (one: Pile, other: Pile): Pile =>
  one.map((count, at) => count + (other[at] ?? 0));

const fateAt = (at: number): boolean => isFate(KINDS[at] ?? 'icons-0');

/** Among equals a fate goes first, since it can do nothing else; a fate without icons goes last. */
const byIcons = (one: number, other: number): number => {
  if (one === TWIST || other === TWIST) return one === TWIST ? 1 : -1;
  return (ICONS[other] ?? 0) - (ICONS[one] ?? 0) || Number(fateAt(other)) - Number(fateAt(one));
};

export const STRONGEST: readonly number[] = KINDS.map((_, at) => at).sort(byIcons);
export const FATES_FIRST: readonly number[] = [
  ...STRONGEST.filter(fateAt),
  ...STRONGEST.filter((at) => !fateAt(at)),
];

/** The first so many cards of a pile in the given order of kinds. */
export const first = (pile: Pile, order: readonly number[], count: number): Pile => {
  const taken = pile.map(() => 0);
  let left = count;
  for (const at of order) {
    const here = Math.min(left, pile[at] ?? 0);
    taken[at] = here;
    left -= here;
  }
  return taken;
};

export interface Counted {
  readonly icons: number;
  readonly heats: number;
  readonly chance: number;
}

/**
 * `[n]`: what n cards that chance picks count for, for n up to `most`, when none of them is a
 * «Twist of Fate».
 */
export const countChances = (pile: Pile, most: number): readonly (readonly Counted[])[] => {
  const all = sizeOf(pile) - (pile[TWIST] ?? 0);
  const plain = pile.map((count, at) => (at === TWIST || at === HEAT ? 0 : count));
  const ways = worthWays(plain, ICONS, most);
  return ways.map((_, count) =>
    Array.from({ length: Math.min(heatsIn(pile), count) + 1 }, (_heats, heats) => {
      const ofHeats = choose(heatsIn(pile), heats) / choose(all, count);
      const icons = heats * (ICONS[HEAT] ?? 0);
      return (ways[count - heats] ?? []).flatMap((way, worth) =>
        way === 0 ? [] : [{ icons: worth + icons, heats, chance: way * ofHeats }],
      );
    }).flat(),
  );
};
