import { choiceKey, isDrawn } from './check.ts';
import { drawAfter } from './deck.ts';
import type { Drawn, GameEvent, Procedure, Prompt } from './procedure.ts';

/** A game small enough for an address: which scenario, which seed, which choices. */
export interface Link {
  readonly scenario: string;
  readonly seed: number;
  /** For a decision the place of the option; for chance the place of each face. */
  readonly digits: readonly number[];
}

export type LinkProblem =
  | 'not-text'
  | 'too-long'
  | 'version'
  | 'shape'
  | 'scenario'
  | 'seed'
  | 'digits';
export type ParsedLink =
  | { readonly ok: true; readonly link: Link }
  | { readonly ok: false; readonly problem: LinkProblem };

export const LINK_LIMIT = 4096;
const VERSION = '1';
const MAX_SEED = 2 ** 32 - 1;
const SCENARIO = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SCENARIO_LIMIT = 64;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = ALPHABET.length;
const ESCAPE = '_';
const DIGITS = /^(?:[0-9A-Za-z]|_[0-9A-Za-z]{2})*$/;

const encodeDigit = (digit: number): string =>
  digit < BASE
    ? ALPHABET.charAt(digit)
    : `${ESCAPE}${ALPHABET.charAt(Math.floor(digit / BASE))}${ALPHABET.charAt(digit % BASE)}`;

const decodeDigits = (text: string): readonly number[] =>
  (text.match(/_..|[^_]/g) ?? []).map((part) =>
    part.length === 1
      ? ALPHABET.indexOf(part)
      : ALPHABET.indexOf(part.charAt(1)) * BASE + ALPHABET.indexOf(part.charAt(2)),
  );

/** Dots between the parts and none at the end: a chat would cut it off. */
export const formatLink = ({ scenario, seed, digits }: Link): string =>
  [VERSION, scenario, (seed >>> 0).toString(36), digits.map(encodeDigit).join('')]
    .filter((part) => part !== '')
    .join('.');

const fail = (problem: LinkProblem): ParsedLink => ({ ok: false, problem });

/** Takes whatever stands in an address; never throws. */
export const parseLink = (text: unknown): ParsedLink => {
  if (typeof text !== 'string') return fail('not-text');
  if (text.length > LINK_LIMIT) return fail('too-long');
  const [version, scenario, seedText, digits = '', ...rest] = text.split('.');
  if (version !== VERSION) return fail('version');
  if (scenario === undefined || seedText === undefined || rest.length > 0) return fail('shape');
  if (scenario.length > SCENARIO_LIMIT || !SCENARIO.test(scenario)) return fail('scenario');
  const seed = /^[0-9a-z]{1,7}$/.test(seedText) ? Number.parseInt(seedText, 36) : Number.NaN;
  if (!(seed <= MAX_SEED)) return fail('seed');
  if (!DIGITS.test(digits)) return fail('digits');
  return { ok: true, link: { scenario, seed, digits: decodeDigits(digits) } };
};

/** The places of an answer among those that a prompt knows. */
export const digitsFor = <C extends object>(
  prompt: Prompt<C>,
  choice: C | Drawn,
): readonly number[] => {
  if (prompt.kind === 'decision') {
    const key = choiceKey(choice);
    return [prompt.options.findIndex((option) => choiceKey(option.choice) === key)];
  }
  if (prompt.kind !== 'chance' || !isDrawn(choice)) return [];
  return choice.results.map(
    (result, index) => prompt.draws[index]?.faces.findIndex((face) => face.result === result) ?? -1,
  );
};

export const digitsOf = <S, T, C extends object, E extends GameEvent>(
  procedure: Procedure<S, T, C, E>,
  setup: S,
  choices: readonly (C | Drawn)[],
): readonly number[] => {
  let { state } = procedure.begin(setup);
  return choices.flatMap((choice) => {
    const digits = digitsFor(procedure.prompt(state), choice);
    ({ state } = procedure.apply(state, choice));
    return digits;
  });
};

export type RestoredChoices<C> =
  | { readonly ok: true; readonly choices: readonly (C | Drawn)[] }
  /** `digit` is the place in the link that the rules do not allow; `choices` came before it. */
  | { readonly ok: false; readonly digit: number; readonly choices: readonly (C | Drawn)[] };

const choiceFor = <C extends object>(
  prompt: Prompt<C>,
  digits: readonly number[],
): C | Drawn | null => {
  if (prompt.kind === 'decision') {
    const option = prompt.options[digits[0] ?? -1];
    return option?.allowed ? option.choice : null;
  }
  if (prompt.kind !== 'chance') return null;
  const results: string[] = [];
  for (const index of prompt.draws.keys()) {
    const face = drawAfter(prompt.draws, results, index)?.faces[digits[index] ?? -1];
    if (!face || face.weight <= 0) return null;
    results.push(face.result);
  }
  return { kind: 'drawn', results };
};

export const choicesFrom = <S, T, C extends object, E extends GameEvent>(
  procedure: Procedure<S, T, C, E>,
  setup: S,
  digits: readonly number[],
): RestoredChoices<C> => {
  const choices: (C | Drawn)[] = [];
  let { state } = procedure.begin(setup);
  let at = 0;
  while (at < digits.length) {
    const prompt = procedure.prompt(state);
    const width = prompt.kind === 'chance' ? prompt.draws.length : 1;
    const choice = choiceFor(prompt, digits.slice(at, at + width));
    if (choice === null) return { ok: false, digit: at, choices };
    choices.push(choice);
    ({ state } = procedure.apply(state, choice));
    at += width;
  }
  return { ok: true, choices };
};
