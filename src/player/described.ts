import { playable } from '../engine/playable.ts';
import type { ParsedSetup, Playable } from '../engine/playable.ts';
import type { GameEvent, Procedure, RuleId } from '../engine/procedure.ts';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './terms.ts';

/** What pages need of a procedure before any script runs. */
interface OnPages {
  /** The file in `play/` of its game that plays and tells it. */
  readonly play: string;
  readonly cited: readonly RuleId[];
  readonly terms: readonly string[];
  /** Less an example than a tool for one's own galaxy or deck. */
  readonly tool?: true;
  /** Rules and terms are many and the same for its whole family: a file of their own tells them. */
  readonly shared?: boolean;
  /** What it shows belongs to whoever uses it: a link to it has no board to show. */
  readonly unshown?: true;
  /** Names that the glossary does not have, in a language. */
  readonly unprinted?: (language: Language) => Terms;
}

interface Description<Setup, State> extends OnPages {
  /** Takes whatever stands in a file; pages carry what it has read. */
  readonly read: (setup: unknown) => ParsedSetup<Setup>;
  /** Where the game stands, in numbers and ids: what a worked example promises. */
  readonly summary: (state: State) => object;
}

/** A procedure, described once: pages, worked examples and tools all begin here. */
export interface Described extends Playable, OnPages {
  readonly read: (setup: unknown) => ParsedSetup<unknown>;
}

export const describe = <Setup, State, Choice extends object, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  { summary, ...rest }: Description<Setup, State>,
): Described => ({ ...playable(procedure, rest.read, summary), ...rest });
