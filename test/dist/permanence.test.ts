import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { splitRuleId } from '../../src/rules/link/references.ts';
import { publishedModel } from '../rules/support/content.ts';
import { answers } from './support/site.ts';

const { releases } = await publishedModel();
const last = releases.at(-1);
if (last === undefined) throw new Error('No release is recorded: run «npm run release».');

/** Every id of the last release in each language it was told in. */
const told = [...last.snapshot].flatMap(([id, { prints, numbers }]) =>
  LANGUAGES.filter((language) => prints[language] !== undefined).map((language) => ({
    id,
    language,
    numbers,
    ...splitRuleId(id),
  })),
);
type Told = (typeof told)[number];

/** Written out here, not asked of the program: these addresses were promised. */
const ADDRESSES: readonly (readonly [string, (rule: Told) => readonly string[]])[] = [
  ['its page', ({ language, game, topic, anchor }) => [`/${language}/${game}/${topic}/${anchor}/`]],
  [
    'its place in the topic',
    ({ language, game, topic, anchor }) =>
      topic === 'glossary' ? [] : [`/${language}/${game}/${topic}/#${anchor}`],
  ],
  [
    'its printed numbers',
    ({ language, game, numbers }) =>
      numbers.map((number) => `/${language}/${game}/n/${number.replace(/[•-]/g, '.')}/`),
  ],
  ['its data', ({ game, topic }) => [`/api/v1/${game}/topics/${topic}.json`]],
];

describe(`each rule and term of release ${last.version}`, () => {
  it('is in the record, in both languages', () => {
    const inLanguage = (wanted: Language): readonly Told[] =>
      told.filter(({ language }) => language === wanted);
    expect(inLanguage('uk').length).toBeGreaterThan(2000);
    expect(inLanguage('ru').length).toBeGreaterThan(1000);
    expect(told.filter(({ numbers }) => numbers.length > 0).length).toBeGreaterThan(500);
  });

  it.each(ADDRESSES)('still answers at %s', (_, addressesOf) => {
    const addresses = told.flatMap(addressesOf);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !answers(address))).toEqual([]);
  });
});
