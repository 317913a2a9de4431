import { select, selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, textOf } from './support/elements.ts';
import {
  answers,
  cards,
  files,
  page,
  readBytes,
  type Page,
} from './support/site.ts';

const model = await publishedModel();
const told = LANGUAGES.flatMap((language) => [
  ...[...model.rules].flatMap(([id, { statements }]) =>
    statements[language] === undefined ? [] : { language, id },
  ),
  ...[...model.terms].flatMap(([id, { words }]) =>
    words[language] === undefined ? [] : { language, id },
  ),
]);
const cardOf = ({ language, id }: (typeof told)[number]): string => `/embed/${language}/${id}/`;
const urls = (offenders: readonly Page[]): string[] => offenders.map(({ url }) => url);
const flat = (text: string): string => text.replace(/\s+/g, '');

describe('the card of a rule', () => {
  it('is there for every rule and every term, in each language that tells it', () => {
    expect(told.length).toBeGreaterThan(1000);
    expect(told.map(cardOf).filter((url) => !files.has(`${url}index.html`))).toEqual([]);
  });

  it('says what the rule says, in full', () => {
    const silent = told.filter(({ language, id }) => {
      const rule = model.rules.get(id);
      const text =
        rule?.statements[language]?.text ?? model.terms.get(id)?.words[language]?.definition;
      if (rule?.kind === 'section') return false;
      const shown = textOf(select('.statement', page(cardOf({ language, id })).tree));
      return flat(shown) !== flat(text ?? '');
    });
    expect(silent.map(cardOf)).toEqual([]);
  });

  it('loads nothing but its style sheet', () => {
    const loading = 'script, img, iframe, object, embed, style, [style], link[rel="preload"]';
    expect(urls(cards.filter(({ tree }) => select(loading, tree) !== undefined))).toEqual([]);
    const sheets = cards.flatMap(({ tree }) =>
      selectAll('link[rel="stylesheet"]', tree).map((sheet) => attribute(sheet, 'href')),
    );
    expect(new Set(sheets)).toEqual(new Set(['/embed/card.css']));
    expect(sheets).toHaveLength(cards.length);
    expect(readBytes('/embed/card.css').length).toBeLessThan(6000);
  });

  it('leads out of its frame by every link, to something that is there', () => {
    const wrong = cards.flatMap(({ url, tree }) =>
      selectAll('a', tree).flatMap((link) => {
        const href = attribute(link, 'href') ?? '';
        const fine = attribute(link, 'target') === '_top' && answers(href);
        return fine ? [] : `${url} -> ${href}`;
      }),
    );
    expect(wrong).toEqual([]);
    expect(cards.filter(({ tree }) => select('a', tree) === undefined)).toEqual([]);
  });

  it('opens no pop-ups, for it has none', () => {
    expect(urls(cards.filter(({ tree }) => select('[interestfor]', tree) !== undefined))).toEqual(
      [],
    );
  });

  it('is not indexed beside the page of the rule', () => {
    const indexed = cards.filter(
      ({ tree }) => attribute(select('meta[name="robots"]', tree), 'content') !== 'noindex',
    );
    expect(urls(indexed)).toEqual([]);
  });
});
