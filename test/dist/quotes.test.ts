import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { openSearchIn } from '../../src/search/node.ts';
import { publishedModel } from '../rules/support/content.ts';
import { root } from './support/site.ts';

const model = await publishedModel();
const SAMPLE = 300;
const WORDS = 4;

describe.each(LANGUAGES)('a quoted query in %s', (language) => {
  const rules = [...model.rules.values()].flatMap(({ id, kind, statements }) => {
    const words = (statements[language]?.text ?? '').match(/[\p{L}\p{N}’-]*\p{L}[\p{L}\p{N}’-]*/gu);
    return kind === 'section' || words === null || words.length < 2 * WORDS ? [] : [{ id, words }];
  });
  /** From anywhere in the content, and the middle of each text. */
  const asked = rules
    .filter((_, at) => at % Math.ceil(rules.length / SAMPLE) === 0)
    .map(({ id, words }) => {
      const start = Math.floor((words.length - WORDS) / 2);
      return { id, phrase: words.slice(start, start + WORDS).join(' ') };
    })
    // Words that only punctuation parts are no phrase when asked for without it.
    .filter(({ id, phrase }) => model.rules.get(id)?.statements[language]?.text.includes(phrase));

  it('finds the rules that hold its words, by the built index of pages', async () => {
    const search = await openSearchIn(root, language);
    expect(asked.length).toBeGreaterThan(SAMPLE / 3);
    const lost: string[] = [];
    for (const { id, phrase } of asked) {
      const { results } = await search(`«${phrase}»`, { limit: 60 });
      if (!results.some((result) => result.id === id)) lost.push(`${id}: ${phrase}`);
    }
    expect(lost).toEqual([]);
  });
});

it('a quoted query is not lost where a page has another form that differs by «й» alone', async () => {
  const search = await openSearchIn(root, 'ru');
  const { results, total } = await search('«свои отряды или свой»');
  expect(results[0]?.id).toBe('rebellion.combat.retreat-friendly-first');
  expect(total).toBe(1);
});
