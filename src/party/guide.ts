import type { Advise } from '../engine/advice.ts';
import { goTo, onlyChoice, position, promptOf } from '../engine/play.ts';
import type { Game } from '../engine/play.ts';
import type { GameEvent, RuleId, SideId } from '../engine/procedure.ts';
import { nextBelow, randomFrom } from '../engine/random.ts';
import type { Language } from '../rules/languages.ts';
import type { FirstGame, Reached } from '../rules/model.ts';
import { withoutTelling } from './table.ts';
import type { Answers } from './table.ts';

/** One thing worth meeting in a first game, told in the language of the page. */
export interface Milestone {
  readonly id: string;
  readonly reached: readonly Reached[];
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** Kinds of choices that it speaks of; none: whatever is asked. */
  readonly about: readonly string[];
}

/** A first game, led: who plays what, what is met on the way, and why something is advised. */
export interface Guide {
  readonly beginning: string;
  readonly seed: number;
  /** Whom the reader plays; the site plays the others. */
  readonly you: SideId;
  /** What the site answers for the reader as well. */
  readonly settled: readonly string[];
  readonly milestones: readonly Milestone[];
  readonly reasons: Readonly<Record<string, { readonly text: string; readonly rule: RuleId }>>;
  /** What the rest of the game still brings. */
  readonly later: string;
}

/** As a page of this language tells it. */
export const guideIn = (
  { beginning, seed, you, settled, milestones, reasons, later }: FirstGame,
  language: Language,
): Guide => ({
  beginning,
  seed,
  you,
  settled,
  milestones: milestones.map(({ id, reached, title, say, rules, about }) => ({
    id,
    reached,
    title: title[language],
    text: say[language],
    rules,
    about,
  })),
  reasons: Object.fromEntries(
    reasons.map(({ id, say, rule }) => [id, { text: say[language], rule }]),
  ),
  later: later[language],
});

const fits = ({ kind, data }: GameEvent, { event, data: wanted = {} }: Reached): boolean =>
  kind === event &&
  Object.entries(wanted).every(([name, value]) => Reflect.get(data, name) === value);

/** Which milestones the events of the game so far have reached. */
export const reachedIn = <S, C extends object, E extends GameEvent>(
  { milestones }: Pick<Guide, 'milestones'>,
  { opening, moves, at }: Game<null, S, C, E, unknown>,
): ReadonlySet<string> => {
  const events = [opening, ...moves.slice(0, at)].flatMap((step) => step.events);
  return new Set(
    milestones
      .filter(({ reached }) =>
        reached.some((one) => events.some((event: GameEvent) => fits(event, one))),
      )
      .map(({ id }) => id),
  );
};

/** The place of the first milestone that has not been reached; -1 after the last. */
export const milestoneAt = <S, C extends object, E extends GameEvent>(
  guide: Pick<Guide, 'milestones'>,
  game: Game<null, S, C, E, unknown>,
): number => {
  const reached = reachedIn(guide, game);
  return guide.milestones.findIndex(({ id }) => !reached.has(id));
};

const isAbout = ({ about }: Milestone, choice: object | undefined): boolean =>
  about.length === 0 ||
  (choice !== undefined && 'kind' in choice && about.some((kind) => kind === choice.kind));

/** The moves by which a milestone became the next one. */
const cameUpAt = <S, C extends object, E extends GameEvent>(
  { milestones }: Pick<Guide, 'milestones'>,
  { opening, moves, at }: Game<null, S, C, E, unknown>,
  milestone: number,
): number => {
  const steps = [opening, ...moves.slice(0, at)];
  const firstStep = ({ reached }: Milestone): number =>
    steps.findIndex(({ events }) =>
      reached.some((one) => events.some((event: GameEvent) => fits(event, one))),
    );
  return Math.max(0, ...milestones.slice(0, milestone).map(firstStep));
};

/** Whether a milestone is told here: at the first question since it came up that it speaks of. */
export const isTold = <S, C extends object, E extends GameEvent>(
  guide: Guide,
  advise: Advise<S, C>,
  game: Game<null, S, C, E, unknown>,
): boolean => {
  const next = milestoneAt(guide, game);
  const milestone = guide.milestones[next];
  if (!milestone) return false;
  const isAsked = (at: number): boolean => {
    const then = goTo(game, at);
    const prompt = promptOf(then);
    if (prompt.kind !== 'decision' || prompt.by !== guide.you) return false;
    if (guide.settled.includes(prompt.task) || onlyChoice(withoutTelling(prompt)) !== null) {
      return false;
    }
    return isAbout(milestone, advise(position(then).state, prompt)?.choice);
  };
  if (!isAsked(game.at)) return false;
  for (let at = cameUpAt(guide, game, next); at < game.at; at += 1) {
    if (isAsked(at)) return false;
  }
  return true;
};

/** What the site answers: for those who are not there, and what a reader need not settle. */
export const answersFor =
  <S, C extends object, E extends GameEvent>(
    { you, settled, seed }: Guide,
    advise: Advise<S, C>,
  ): Answers<S, C, E> =>
  (game) => {
    const prompt = promptOf(game);
    if (prompt.kind !== 'decision') return null;
    if (prompt.by === you && !settled.includes(prompt.task)) return null;
    const advised = advise(position(game).state, prompt)?.choice;
    if (advised !== undefined) return advised;
    const open = withoutTelling(prompt).options.filter(({ allowed }) => allowed);
    const { value } = nextBelow(randomFrom(seed + game.at), open.length);
    return open[value]?.choice ?? null;
  };
