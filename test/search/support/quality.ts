import type { SearchResult } from '../../../src/search/query.ts';
import type { SearchRecord } from '../../../src/search/records.ts';
import { QUERY_KINDS, type JudgedQuery, type QueryKind } from './queries.ts';

/** What a search answered to a query: ids, the best first; several where one result shows several. */
export type Answers = readonly (readonly string[])[];

export interface Judgement {
  readonly query: JudgedQuery;
  /** Place of the first acceptable answer, from 1; none found is infinity. */
  readonly place: number;
}

export interface Figures {
  readonly count: number;
  readonly first: number;
  readonly five: number;
  readonly reciprocal: number;
}

/** Answers below this place are not looked at. */
const DEEPEST = 20;

export function judge(query: JudgedQuery, answers: Answers): Judgement {
  const at = answers.slice(0, DEEPEST).findIndex((ids) => ids.some((id) => query.ids.includes(id)));
  return { query, place: at < 0 ? Number.POSITIVE_INFINITY : at + 1 };
}

/** A heading is shown with the first rule under it, so the reader sees both. */
export function sameLook(records: readonly SearchRecord[]): (id: string) => readonly string[] {
  const look = new Map(records.map(({ id, title, text }) => [id, `${title}\n${text}`]));
  const alike = Map.groupBy(look.keys(), (id) => look.get(id));
  return (id) => alike.get(look.get(id)) ?? [id];
}

/** What each result shows: what looks like it, and the rule under the answer to a question. */
export const answersOf = (
  results: readonly SearchResult[],
  shownBy: (id: string) => readonly string[],
): Answers =>
  results.map(({ id, rule }) =>
    rule === undefined ? shownBy(id) : [...shownBy(id), ...shownBy(rule.id)],
  );

/** Whoever asks has the game in front of them that the answer belongs to. */
export const gameOf = ({ ids: [first = ''] }: JudgedQuery): string | undefined =>
  first.split('.')[0];

export function figuresOf(judgements: readonly Judgement[]): Figures {
  const count = judgements.length;
  const share = (test: (place: number) => boolean): number =>
    judgements.filter(({ place }) => test(place)).length / count;
  return {
    count,
    first: share((place) => place === 1),
    five: share((place) => place <= 5),
    reciprocal: judgements.reduce((sum, { place }) => sum + 1 / place, 0) / count,
  };
}

export function byKind(
  judgements: readonly Judgement[],
): readonly (readonly [QueryKind, readonly Judgement[]])[] {
  return QUERY_KINDS.map((kind) => {
    const ofKind = judgements.filter(({ query }) => query.kind === kind);
    return [kind, ofKind] as const;
  }).filter(([, ofKind]) => ofKind.length > 0);
}
