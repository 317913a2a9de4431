import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Topic } from '../../../src/rules/model.ts';
import { gameOf } from '../../../src/rules/ask/select.ts';
import { contentModel } from '../../rules/support/content.ts';

/** What each entry of the Ukrainian Twilight Imperium reference prints after «Див. також». */
const rows = readFileSync(new URL('see-also.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [entry = '', see = '', unknown = ''] = line.split('\t');
    return { entry, see: see.split(' ').filter((number) => number !== ''), unknown };
  });

/** Names the book gives to no entry, and the entry that says what it must mean. */
const MEANT: Readonly<Record<string, string | undefined>> = {
  'Поліпшення загонів': '35',
  'Бойові перевірки': '43',
};

let topics: ReadonlyMap<string, Topic>;

beforeAll(async () => {
  const listed = gameOf(await contentModel(), 'ti4').topics;
  topics = new Map(listed.flatMap((topic) => (topic.number ? [[topic.number, topic]] : [])));
});

describe('an entry of the reference', () => {
  it('is one of 89, and each is a topic', () => {
    expect(rows.map(({ entry }) => Number(entry))).toEqual(
      Array.from({ length: 89 }, (_, at) => at + 1),
    );
    expect([...topics.keys()].map(Number).sort((a, b) => a - b)).toEqual(
      rows.map(({ entry }) => Number(entry)),
    );
  });

  it.each(rows)(
    '$entry sends readers on to the entries that the book names',
    ({ entry, see, unknown }) => {
      const numberOf = new Map([...topics].map(([number, { id }]) => [id, number]));
      const shown = (topics.get(entry)?.see ?? []).map((id) => numberOf.get(id));
      // Entry 46 names itself.
      const printed = see.filter((number) => number !== entry);
      expect(shown).toEqual(expect.arrayContaining(printed));
      const added = shown.filter((number) => number === undefined || !printed.includes(number));
      expect(added.filter((number) => number !== MEANT[unknown])).toEqual([]);
    },
  );
});

it('every name without an entry is explained', () => {
  const names = rows.flatMap(({ unknown }) => (unknown === '' ? [] : [unknown]));
  expect(names.filter((name) => MEANT[name] === undefined)).toEqual([]);
  expect(names).toHaveLength(3);
});
