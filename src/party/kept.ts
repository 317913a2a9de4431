import { DICE, SPEEDS } from './table.ts';
import type { Manner } from './table.ts';

/** A game as the device keeps it: what was chosen, never where it stands. */
export interface KeptGame {
  readonly id: string;
  readonly beginning: string;
  readonly seed: number;
  readonly choices: readonly object[];
  readonly manner: Manner;
  /** One device goes from hand to hand, so nobody may see what another hides. */
  readonly passing: boolean;
  readonly over: boolean;
  /** It is the first one, which is led. */
  readonly led: boolean;
  /** When it was played last, in milliseconds. */
  readonly saved: number;
}

const VERSION = 1;
export const MOST_GAMES = 12;
/** A whole game of a thousand steps takes some 80 KB; what is ten times larger is no game. */
export const MOST_TEXT = 1_000_000;
const MOST_CHOICES = 20_000;
const ID = /^[a-z0-9]{1,16}$/;
const BEGINNING = /^[a-z0-9-]{1,40}$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOneOf = <Value extends string>(all: readonly Value[], value: unknown): value is Value =>
  all.some((one) => one === value);

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Takes whatever lies in the store or in a file; null: that is no game of ours. */
export const parseKept = (text: unknown): KeptGame | null => {
  if (typeof text !== 'string' || text.length > MOST_TEXT) return null;
  const told = fromJson(text);
  if (!isObject(told) || told['version'] !== VERSION) return null;
  const { id, beginning, seed, choices, speed, dice, passing, over, led, saved } = told;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (typeof beginning !== 'string' || !BEGINNING.test(beginning)) return null;
  if (!isWhole(seed, 2 ** 32 - 1) || !isWhole(saved, Number.MAX_SAFE_INTEGER)) return null;
  if (!Array.isArray(choices) || choices.length > MOST_CHOICES) return null;
  if (!choices.every((choice) => isObject(choice) && typeof choice['kind'] === 'string')) {
    return null;
  }
  if (!isOneOf(SPEEDS, speed) || !isOneOf(DICE, dice)) return null;
  return {
    id,
    beginning,
    seed,
    choices: choices as readonly object[],
    manner: { speed, dice },
    passing: passing === true,
    over: over === true,
    led: led === true,
    saved,
  };
};

export const formatKept = ({ manner, ...game }: KeptGame): string =>
  JSON.stringify({ version: VERSION, ...game, ...manner });

/** The one played last first. */
export const inOrder = (games: readonly KeptGame[]): readonly KeptGame[] =>
  [...games].sort((one, other) => other.saved - one.saved);
