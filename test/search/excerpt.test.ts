import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../src/search/excerpt.ts';

const filler = (count: number): string => Array.from({ length: count }, () => 'слово').join(' ');
const isRetreat = (key: string): boolean => key.startsWith('відступ');
const retreat = { isAsked: isRetreat, isDenial: () => false };
const toRetreat = { isAsked: isRetreat, isDenial: (key: string) => key === 'не' || key === 'ні' };
const marked = ({ excerpt, marks }: ReturnType<typeof excerptOf>): string[] =>
  marks.map(([start, end]) => excerpt.slice(start, end));

describe('an excerpt', () => {
  it('is the whole text when that is short, with the words asked for marked', () => {
    const found = excerptOf('Відступ — це не втеча; відступають\nлише раз.', retreat);
    expect(found.excerpt).toBe('Відступ — це не втеча; відступають лише раз.');
    expect(marked(found)).toEqual(['Відступ', 'відступають']);
  });

  it('of a long text holds the words asked for, wherever they stand', () => {
    const found = excerptOf(`${filler(60)} тут відступу кінець ${filler(60)}.`, retreat);
    expect(found.excerpt.length).toBeLessThanOrEqual(182);
    expect(found.excerpt).toMatch(/^…слово .* тут відступу кінець .* слово…$/);
    expect(marked(found)).toEqual(['відступу']);
  });

  it('goes where most of them stand together', () => {
    const text = `Відступ ${filler(60)} відступають відступили відступлять ${filler(40)}`;
    expect(marked(excerptOf(text, retreat))).toEqual(['відступають', 'відступили', 'відступлять']);
  });

  it('starts at the beginning when nothing in the text was asked for', () => {
    const found = excerptOf(`«Перше ${filler(60)}»`, retreat);
    expect(found.excerpt).toMatch(/^«Перше слово .*…$/);
    expect(found.marks).toEqual([]);
  });

  it('keeps the end of the text with its full stop', () => {
    const found = excerptOf(`${filler(60)} наприкінці відступ.`, retreat);
    expect(found.excerpt).toMatch(/наприкінці відступ\.$/);
    expect(marked(found)).toEqual(['відступ']);
  });

  it('marks apart the «не» that denies what is asked, and a «ні» that begins the answer', () => {
    const denied = ({ excerpt, marks }: ReturnType<typeof excerptOf>): string[] =>
      marks.flatMap(([start, end, denies]) => (denies ? excerpt.slice(start, end) : []));
    expect(denied(excerptOf('Лідер не може відступити; поле не вільне.', toRetreat))).toEqual([
      'не',
    ]);
    expect(denied(excerptOf('Ні. Загін стоїть.', toRetreat))).toEqual(['Ні']);
    expect(denied(excerptOf('Відступають ті, хто не бився.', toRetreat))).toEqual([]);
    const long = excerptOf(`${filler(60)} не відступають ${filler(60)}`, toRetreat);
    expect(denied(long)).toEqual(['не']);
    expect(marked(long)).toEqual(['не', 'відступають']);
  });
});
