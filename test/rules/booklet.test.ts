import { describe, expect, it } from 'vitest';
import { chaptersOf, contentsOf, sectionNumbers } from '../../src/rules/ask/booklet.ts';
import type { Chapter } from '../../src/rules/ask/booklet.ts';
import { publishedModel } from './support/content.ts';

const { games } = await publishedModel();
const told = games.flatMap((game) =>
  game.languages.map((language) => ({ game, language, name: `${game.id} in ${language}` })),
);
const topicsOf = (chapters: readonly Chapter[]): string[] =>
  chapters.flatMap(({ sections }) => sections.map(({ topic }) => topic.id));

describe('the booklet of a game', () => {
  it.each(told)('holds every topic once, in the contents and in the text: $name', (one) => {
    const all = one.game.topics.map(({ id }) => id).sort();
    expect(topicsOf(contentsOf(one.game, one.language)).sort()).toEqual(all);
    expect(topicsOf(chaptersOf(one.game, one.language)).sort()).toEqual(all);
  });

  it.each(told)('goes by the numbers of its sections, none of them twice: $name', (one) => {
    const numbers = chaptersOf(one.game, one.language)
      .flatMap(({ sections }) => sections.map(({ number }) => number))
      .filter((number) => number !== '')
      .map(Number);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('keeps the numbers of the entries of a printed reference', () => {
    const ti4 = games.find(({ id }) => id === 'ti4');
    const numbers = ti4 && sectionNumbers(ti4);
    expect(numbers?.get('space-combat')).toBe('43');
    expect(numbers?.get('golden-rules')).toBe('');
  });
});
