import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../src/search/excerpt.ts';

const filler = (count: number): string => Array.from({ length: count }, () => 'слово').join(' ');
const isRetreat = (key: string): boolean => key.startsWith('відступ');
const marked = ({ excerpt, marks }: ReturnType<typeof excerptOf>): string[] =>
  marks.map(([start, end]) => excerpt.slice(start, end));

describe('an excerpt', () => {
  it('is the whole text when that is short, with the words asked for marked', () => {
    const found = excerptOf('Відступ — це не втеча; відступають\nлише раз.', isRetreat);
    expect(found.excerpt).toBe('Відступ — це не втеча; відступають лише раз.');
    expect(marked(found)).toEqual(['Відступ', 'відступають']);
  });

  it('of a long text holds the words asked for, wherever they stand', () => {
    const found = excerptOf(`${filler(60)} тут відступу кінець ${filler(60)}.`, isRetreat);
    expect(found.excerpt.length).toBeLessThanOrEqual(182);
    expect(found.excerpt).toMatch(/^…слово .* тут відступу кінець .* слово…$/);
    expect(marked(found)).toEqual(['відступу']);
  });

  it('goes where most of them stand together', () => {
    const text = `Відступ ${filler(60)} відступають відступили відступлять ${filler(40)}`;
    expect(marked(excerptOf(text, isRetreat))).toEqual([
      'відступають',
      'відступили',
      'відступлять',
    ]);
  });

  it('starts at the beginning when nothing in the text was asked for', () => {
    const found = excerptOf(`«Перше ${filler(60)}»`, isRetreat);
    expect(found.excerpt).toMatch(/^«Перше слово .*…$/);
    expect(found.marks).toEqual([]);
  });

  it('keeps the end of the text with its full stop', () => {
    const found = excerptOf(`${filler(60)} наприкінці відступ.`, isRetreat);
    expect(found.excerpt).toMatch(/наприкінці відступ\.$/);
    expect(marked(found)).toEqual(['відступ']);
  });
});
