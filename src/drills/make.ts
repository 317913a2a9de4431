import { chanceOf, seedOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { measure, reach } from './measure.ts';
import type { Figures, Procedures } from './measure.ts';
import { ALLOWED } from './question.ts';
import type { Draft, Kind, Question, Value } from './question.ts';

const ANSWERS = 4;
/** Tries at a new situation before a kind counts as exhausted. */
const TRIES = 60;

/** What questions are made of: a game gives its kinds and figures, the site its procedures. */
export interface Source {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly figures: Figures;
  readonly procedures: Procedures;
}

/** The answer that playing gives. */
export const answerOf = (
  { position, ask }: Pick<Question, 'ask'> & { readonly position: Question['position'] },
  { figures, procedures }: Omit<Source, 'kinds'>,
): Value | null => {
  if (ask.by === 'figure') return figures(ask.of, ask.field) ?? null;
  return position === null ? null : measure(reach(position, procedures), ask);
};

/** Numbers beside the right one, those first that a mistake leads to. */
const others = (
  right: number,
  { wrong, within: [least, most] = [0, Number.POSITIVE_INFINITY] }: Draft<unknown>,
): readonly Value[] =>
  [...wrong, ...[1, -1, 2, -2, 3].map((step) => right + step)].filter(
    (value) => typeof value !== 'number' || (value >= least && value <= most),
  );

const answersOf = (
  right: Value,
  draft: Draft<unknown>,
  chance: Chance,
): readonly Value[] | null => {
  const offered = typeof right === 'number' ? others(right, draft) : draft.wrong;
  const wrong = [...new Set(offered)].filter((value) => value !== right);
  // «It may be done» stands among the answers of every question about a choice.
  const first = draft.ask.by === 'choice' && right !== ALLOWED ? [ALLOWED] : [];
  const rest =
    typeof right === 'number' ? wrong.slice(0, ANSWERS - 1) : chance.some(wrong, ANSWERS);
  const all = [right, ...first, ...rest].slice(0, ANSWERS);
  if (all.length < 2) return null;
  if (all.every((value) => typeof value === 'number')) return all.toSorted((a, b) => a - b);
  const rules = chance.some(
    all.filter((value) => value !== ALLOWED),
    ANSWERS,
  );
  return all.includes(ALLOWED) ? [ALLOWED, ...rules] : rules;
};

/** One question; null where what was drawn is decided by something that the kind does not mean. */
const questionOf = (kind: string, number: number, source: Source): Question | null => {
  const { draw, knowledge, complexity } = source.kinds[kind] ?? {};
  if (!draw || !knowledge || !complexity) return null;
  const chance = chanceOf(seedOf(`${kind}-${number}`));
  const draft = draw(chance);
  if (!draft) return null;
  const { facts, position = null, ask, rule, meant } = draft;
  const right = answerOf({ position, ask }, source);
  if (right === null || (meant && !meant.includes(right))) return null;
  const answers = answersOf(right, draft, chance);
  if (!answers) return null;
  return {
    id: `${kind}-${number}`,
    kind,
    knowledge,
    complexity,
    facts,
    position,
    ask,
    answers,
    right: answers.indexOf(right),
    rule: isRule(right) ? right : rule,
  };
};

export const isRule = (value: Value): value is `${string}.${string}.${string}` =>
  typeof value === 'string' && value.split('.').length === 3;

/** Different questions of one kind, in the order of their numbers. */
function* questionsOf(kind: string, source: Source): Generator<Question, void> {
  const seen = new Set<string>();
  let failed = 0;
  for (let number = 1; failed < TRIES; number += 1) {
    const question = questionOf(kind, number, source);
    const key = question && JSON.stringify(question.facts);
    if (!question || key === null || seen.has(key)) {
      failed += 1;
      continue;
    }
    failed = 0;
    seen.add(key);
    yield question;
  }
}

/** So many questions, the kinds taking turns: two days that follow each other ask different things. */
export const inTurns = (source: Source, many: number): readonly Question[] => {
  let waiting = Object.keys(source.kinds).map((kind) => questionsOf(kind, source));
  const made: Question[] = [];
  while (waiting.length > 0 && made.length < many) {
    waiting = waiting.filter((questions) => {
      const next = made.length < many ? questions.next() : undefined;
      if (next?.value) made.push(next.value);
      return next?.done !== true;
    });
  }
  return made;
};
