import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Card } from 'ts-fsrs';
import type { PooledQuestion } from '../pool-data.ts';
import type { PracticeRecord, Skill } from './record.ts';

/** A day asks no more; a refreshment asks as many, whatever the day has asked. */
export const A_DAY = 10;

const DAY_MS = 86_400_000;
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** On the reader's own calendar. */
export const dayOf = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS);

/** What is remembered is a rule as one kind of question asks for it, never one situation. */
export const skillOf = ({ kind, rule }: PooledQuestion): string => `${kind}.${rule}`;

const cardOf = (skill: Skill | undefined, now: Date): Card => {
  const empty = createEmptyCard(now);
  if (!skill) return empty;
  const { due, last, stability, difficulty, reps, lapses, state } = skill;
  return {
    ...empty,
    due: new Date(due * DAY_MS),
    last_review: new Date(last * DAY_MS),
    stability,
    difficulty,
    reps,
    lapses,
    state,
    scheduled_days: Math.max(0, due - last),
  };
};

/** The record after one answer; `counts`: it was one of the ten of the day. */
export const answered = (
  record: PracticeRecord,
  question: PooledQuestion,
  isRight: boolean,
  now: Date,
  counts: boolean,
): PracticeRecord => {
  const name = skillOf(question);
  const before = record.skills.get(name);
  const { card } = scheduler.next(cardOf(before, now), now, isRight ? Rating.Good : Rating.Again);
  const today = dayOf(now);
  const skill: Skill = {
    // At the earliest tomorrow: what has been explained just now is not asked again at once.
    due: Math.max(today + 1, Math.floor(card.due.getTime() / DAY_MS)),
    last: today,
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    right: (before?.right ?? 0) + (isRight ? 1 : 0),
    asked: (before?.asked ?? 0) + 1,
  };
  const asked = record.day === today ? record.asked : 0;
  return {
    ...record,
    skills: new Map([...record.skills, [name, skill]]),
    day: today,
    asked: asked + (counts ? 1 : 0),
  };
};

type Draw = (bound: number) => number;

/** One situation of each skill, whichever chance picks. */
const situations = (
  questions: readonly PooledQuestion[],
  { knowledge, complexity }: PracticeRecord,
  draw: Draw,
): ReadonlyMap<string, PooledQuestion> => {
  const fitting = questions.filter(
    (one) => one.knowledge <= knowledge && one.complexity <= complexity,
  );
  return new Map(
    Array.from(Map.groupBy(fitting, skillOf), ([name, all]) => {
      const question = all[draw(all.length)] ?? all[0];
      return question ? [[name, question] as const] : [];
    }).flat(),
  );
};

const named = (
  names: readonly string[],
  from: ReadonlyMap<string, PooledQuestion>,
): readonly PooledQuestion[] => names.flatMap((name) => from.get(name) ?? []);

/** What is due, the most overdue first; then what has never been asked, the basics first. */
export const forToday = (
  questions: readonly PooledQuestion[],
  record: PracticeRecord,
  now: Date,
  draw: Draw,
): readonly PooledQuestion[] => {
  const today = dayOf(now);
  const left = A_DAY - (record.day === today ? record.asked : 0);
  const from = situations(questions, record, draw);
  const known = [...record.skills]
    .filter(([, { due }]) => due <= today)
    .toSorted(([, one], [, other]) => one.due - other.due)
    .map(([name]) => name);
  const fresh = [...from]
    .filter(([name]) => !record.skills.has(name))
    .toSorted(([, one], [, other]) => one.knowledge - other.knowledge)
    .map(([name]) => name);
  return [...named(known, from), ...named(fresh, from)].slice(0, Math.max(0, left));
};

/** What is most likely forgotten by now; what was never asked stands between right and wrong. */
export const toRefresh = (
  questions: readonly PooledQuestion[],
  record: PracticeRecord,
  now: Date,
  draw: Draw,
): readonly PooledQuestion[] => {
  const from = situations(questions, record, draw);
  const chanceOf = (name: string): number => {
    const skill = record.skills.get(name);
    return skill ? scheduler.get_retrievability(cardOf(skill, now), now, false) : 0.5;
  };
  const names = [...from.keys()].toSorted((one, other) => chanceOf(one) - chanceOf(other));
  return named(names, from).slice(0, A_DAY);
};

export interface WeakTopic {
  readonly topic: string;
  readonly right: number;
  readonly asked: number;
}

const MOST_WEAK = 5;

/** Topics where some answers were wrong, the worst first. */
export const weakTopics = ({ skills }: PracticeRecord): readonly WeakTopic[] => {
  const topics = Map.groupBy(skills, ([name]) => name.split('.')[2] ?? '');
  return Array.from(topics, ([topic, all]) => ({
    topic,
    right: all.reduce((sum, [, { right }]) => sum + right, 0),
    asked: all.reduce((sum, [, { asked }]) => sum + asked, 0),
  }))
    .filter(({ right, asked }) => right < asked)
    .toSorted((one, other) => one.right / one.asked - other.right / other.asked)
    .slice(0, MOST_WEAK);
};
