import { choiceKey } from '../engine/check.ts';
import { choicesFrom, digitsOf, formatLink, parseLink } from '../engine/link.ts';
import {
  choicesMade,
  goTo,
  newGame,
  play,
  position,
  promptOf,
  redo,
  undo,
} from '../engine/play.ts';
import type { Game } from '../engine/play.ts';
import type { Drawn, GameEvent, Procedure } from '../engine/procedure.ts';
import { askSource, fromSeed } from '../engine/sources.ts';

type Answer<C> = C | Drawn;

/** One reader's way through a scenario, beside the way the book goes. */
export interface Session<S, C extends object, E extends GameEvent> {
  readonly scenario: string;
  readonly seed: number;
  readonly book: readonly Answer<C>[];
  readonly game: Game<null, S, C, E, unknown>;
}

export const startSession = <S, C extends object, E extends GameEvent>(
  procedure: Procedure<null, S, C, E>,
  scenario: string,
  book: readonly Answer<C>[],
  seed: number,
): Session<S, C, E> => ({
  scenario,
  seed,
  book,
  game: newGame(procedure, null, fromSeed(seed)),
});

type Change = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
) => Session<S, C, E>;

/** How many first moves are the book's own. */
export const bookMoves = <S, C extends object, E extends GameEvent>({
  game,
  book,
}: Session<S, C, E>): number => {
  const made = choicesMade(game);
  const stray = made.findIndex((choice, index) => {
    const printed = book[index];
    return printed === undefined || choiceKey(printed) !== choiceKey(choice);
  });
  return stray < 0 ? made.length : stray;
};

/** Everything so far went as in the book; false once the book's line is played out and left. */
export const onBook = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
): boolean => bookMoves(session) === session.game.at;

export const bookNext = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
): Answer<C> | null => (onBook(session) ? (session.book[session.game.at] ?? null) : null);

export const act = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  choice: Answer<C>,
): Session<S, C, E> => ({ ...session, game: play(session.game, choice) });

/** Lets the seed answer the dice or the card that is asked for. */
export const roll: Change = (session) => {
  const { game } = session;
  const prompt = promptOf(game);
  if (prompt.kind !== 'chance') return session;
  const { drawn, source } = askSource(position(game).source, prompt);
  return drawn ? { ...session, game: play(game, drawn, source) } : session;
};

export const stepBack: Change = (session) => ({ ...session, game: undo(session.game) });
export const stepForward: Change = (session) => ({ ...session, game: redo(session.game) });

/** The next printed step, or the way back to the last one when the reader has left the line. */
export const stepBook: Change = (session) => {
  const next = bookNext(session);
  if (next !== null) return act(session, next);
  return { ...session, game: goTo(session.game, bookMoves(session)) };
};

/** Back to the last decision that could have been another; null where there was none. */
export const lastDecision = <S, C extends object, E extends GameEvent>({
  game,
}: Session<S, C, E>): number | null => {
  const before = (at: number): S => game.moves[at - 1]?.state ?? game.opening.state;
  const at = game.moves.slice(0, game.at).findLastIndex((_, index) => {
    const prompt = game.procedure.prompt(before(index));
    return prompt.kind === 'decision' && prompt.options.filter(({ allowed }) => allowed).length > 1;
  });
  return at < 0 ? null : at;
};

export const stepTo = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  at: number,
): Session<S, C, E> => ({ ...session, game: goTo(session.game, at) });

export const canStepForward = <S, C extends object, E extends GameEvent>({
  game,
}: Session<S, C, E>): boolean => game.at < game.moves.length;

const PREFIX = '#play=';

/** The moment itself, for an address of another page that leads back to it. */
export const momentOf = <S, C extends object, E extends GameEvent>({
  scenario,
  seed,
  game,
}: Session<S, C, E>): string =>
  formatLink({ scenario, seed, digits: digitsOf(game.procedure, game.setup, choicesMade(game)) });

/** Empty at the start: a page just opened has nothing to say in its address. */
export const fragmentOf = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
): string => (session.game.at === 0 ? '' : `${PREFIX}${momentOf(session)}`);

/** A step of the book's own line: pages of rules lead to the moment that applies them. */
const STEP = /^#step-(\d{1,4})$/;

export const isStepFragment = (fragment: string): boolean => STEP.test(fragment);

export const isPlayFragment = (fragment: string): boolean =>
  fragment.startsWith(PREFIX) || isStepFragment(fragment);

export type Restored<S, C extends object, E extends GameEvent> =
  | { readonly kind: 'none' }
  | { readonly kind: 'bad' | 'other-scenario' }
  /** `short`: as far as its choices still hold, for rules may have been corrected since. */
  | { readonly kind: 'restored' | 'short'; readonly session: Session<S, C, E> };

/** As far along the book's line as asked, or to its end. */
export const toBookStep = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  steps: number,
): Session<S, C, E> =>
  session.book
    .slice(0, steps)
    .reduce<Session<S, C, E>>((made, choice) => act(made, choice), stepTo(session, 0));

/** Takes whatever stands in the address bar; never throws. */
export const restoreSession = <S, C extends object, E extends GameEvent>(
  begin: () => Session<S, C, E>,
  fragment: string,
): Restored<S, C, E> => {
  // Most readers come without one, and a game that nobody asks for takes time to lay out.
  if (!isPlayFragment(fragment)) return { kind: 'none' };
  const fresh = begin();
  const [, step] = STEP.exec(fragment) ?? [];
  if (step !== undefined) return { kind: 'restored', session: toBookStep(fresh, Number(step)) };
  const parsed = parseLink(fragment.slice(PREFIX.length));
  if (!parsed.ok) return { kind: 'bad' };
  const { scenario, seed, digits } = parsed.link;
  if (scenario !== fresh.scenario) return { kind: 'other-scenario' };
  const { procedure } = fresh.game;
  const restored = choicesFrom(procedure, null, digits);
  if (!restored.ok && restored.choices.length === 0) return { kind: 'bad' };
  // The dice already fallen are in the link; those to come must not repeat them.
  const source = fromSeed(seed + digits.length);
  const start = newGame(procedure, null, source);
  const game = restored.choices.reduce((made, choice) => play(made, choice), start);
  return { kind: restored.ok ? 'restored' : 'short', session: { ...fresh, seed, game } };
};

export const stateOf = <S, C extends object, E extends GameEvent>({ game }: Session<S, C, E>): S =>
  position(game).state;
