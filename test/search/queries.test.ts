import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { recordsOf } from '../../src/search/records.ts';
import { contentModel } from '../rules/support/content.ts';
import { figuresOf, judge } from './support/quality.ts';
import { parseQueries, readQueries } from './support/queries.ts';

describe('a file of queries', () => {
  it('has a query, its kind and the ids that answer it on each line', () => {
    const text =
      'query\tkind\tids\n# a remark\nвідступ\tterm\ta.b; a.c\n\nчи можна\tquestion\ta.b\n';
    expect(parseQueries(text, 'q.tsv')).toEqual([
      { query: 'відступ', kind: 'term', ids: ['a.b', 'a.c'] },
      { query: 'чи можна', kind: 'question', ids: ['a.b'] },
    ]);
  });

  it.each([
    ['відступ\tpoem\ta.b', 'q.tsv:1 «poem» is none of'],
    ['відступ\tterm\t', 'q.tsv:1 A query or its ids are missing'],
    ['# one\n\tterm\ta.b', 'q.tsv:2 A query or its ids are missing'],
  ])('with the line %j is refused: %s', (text, message) => {
    expect(() => parseQueries(text, 'q.tsv')).toThrow(message);
  });
});

describe('the queries that are kept here', () => {
  let known: Record<Language, ReadonlySet<string>>;

  beforeAll(async () => {
    const model = await contentModel();
    const idsIn = (language: Language) => new Set(recordsOf(model, language).map(({ id }) => id));
    known = { uk: idsIn('uk'), ru: idsIn('ru') };
  });

  it.each(LANGUAGES)('in «%s» name only records that exist', (language) => {
    const queries = [...readQueries('tuning', language), ...readQueries('queries', language)];
    expect(queries.length).toBeGreaterThan(40);
    const missing = queries.flatMap(({ query, ids }) =>
      ids.filter((id) => !known[language].has(id)).map((id) => `${query}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGES)('in «%s» judge by others than those the weights were tried on', (language) => {
    const tuned = new Set(readQueries('tuning', language).map(({ query }) => query.toLowerCase()));
    const judging = readQueries('queries', language).map(({ query }) => query.toLowerCase());
    // One word is asked for in one way only, so single words may meet.
    expect(judging.filter((query) => query.includes(' ') && tuned.has(query))).toEqual([]);
  });
});

describe('the figures', () => {
  const query = { query: 'бій', kind: 'term', ids: ['a.b'] } as const;

  it('count the first answer that is acceptable', () => {
    expect(judge(query, [['a.c'], ['a.d', 'a.b']]).place).toBe(2);
    expect(judge(query, [['a.c']]).place).toBe(Number.POSITIVE_INFINITY);
  });

  it('are shares of the queries, and the mean of 1/place', () => {
    const judgements = [1, 2, 8, Number.POSITIVE_INFINITY].map((place) => ({ query, place }));
    expect(figuresOf(judgements)).toEqual({
      count: 4,
      first: 0.25,
      five: 0.5,
      reciprocal: (1 + 1 / 2 + 1 / 8) / 4,
    });
  });
});
