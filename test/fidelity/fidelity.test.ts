import { beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../src/rules/model.ts';
import type { RuleId } from '../../src/rules/references.ts';
import { contentModel } from '../rules/support/content.ts';
import { COLUMNS, parseTable, readStatus, readTables, type Row } from './support/table.ts';

/** Sections whose every statement has its place here; a name with «*» stands for all that go on. */
const FINISHED = [
  'uk-learn-combat*',
  'uk-learn-attack*',
  'uk-learn-retreat',
  'uk-learn-structures',
  'uk-learn-quickref-combat',
  'uk-learn-quickref-dice',
  'uk-learn-death-star',
  'uk-ref-combat*',
  'uk-ref-attack',
  'uk-ref-attack-value',
  'uk-ref-retreat',
  'uk-ref-theatre*',
  'uk-ref-tactic-cards',
  'uk-ref-health',
  'uk-ref-damage',
  'uk-ref-destroyed-units',
  'uk-ref-dice',
  'uk-ref-structures',
  'uk-ref-death-star*',
  'ru-ref-combat*',
  'ru-ref-attack',
  'ru-ref-attack-values',
  'ru-ref-retreat*',
  'ru-ref-theater',
  'ru-ref-winning-a-battle',
  'ru-ref-tactic-cards',
  'ru-ref-health-values',
  'ru-ref-damage',
  'ru-ref-destroyed-units',
  'ru-ref-dice',
  'ru-ref-structures',
  'ru-ref-death-star*',
  'ru-ref-faq-captured-tactics',
  'ru-ref-faq-ds-reveal',
  'ru-ref-faq-dsuc-cards',
  'ru-ref-faq-ds-two-ion-cannons',
  'ru-ref-faq-rotj-retreat',
  'ru-ref-faq-crippling-blow',
  'ru-ref-faq-units-left-behind',
  'ru-ref-faq-voluntary-reveal-combat',
] as const;

/** Cards shown in a picture: their text is a source, but no reader looks it up as a section. */
const PICTURED = 'uk-learn-card-*';

const tables = readTables();
const allRows = tables.flatMap(({ rows }) => rows);

const belongs = (section: string, pattern: string): boolean =>
  pattern.endsWith('*') ? section.startsWith(pattern.slice(0, -1)) : section === pattern;
const ids = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

let model: Model;

beforeAll(async () => {
  model = await contentModel();
});

describe('the reader of the tables', () => {
  it.each([
    ['pending', { kind: 'pending' }],
    ['omitted: setup is elsewhere', { kind: 'omitted', reason: 'setup is elsewhere' }],
    ['a.b.c;a.b.d', { kind: 'stated', rules: ['a.b.c', 'a.b.d'] }],
    ['omitted:', { kind: 'malformed', text: 'omitted:' }],
    ['a.b', { kind: 'malformed', text: 'a.b' }],
    ['a.b.c; a.b.d', { kind: 'malformed', text: 'a.b.c; a.b.d' }],
    ['', { kind: 'malformed', text: '' }],
  ])('reads «%s»', (text, status) => {
    expect(readStatus(text)).toEqual(status);
  });

  it('takes the last of six columns for the status', () => {
    const { rows } = parseTable(
      'x',
      'id\tsection\tkind\tstatement\tterms\trules\n1\ts\tk\tsay\t-\tpending\n',
    );
    expect(rows).toEqual([{ id: '1', section: 's', status: { kind: 'pending' } }]);
  });
});

it('there is a table for each edition', () => {
  expect(tables.map(({ name }) => name).sort()).toEqual(['rebellion-ru', 'rebellion-uk']);
});

describe.each(tables)('the table $name', ({ name, columns, widths, rows }) => {
  it('has the six columns in every row', () => {
    expect([columns, [...widths]]).toEqual([COLUMNS, [COLUMNS.length]]);
  });

  it('names each row once', () => {
    const repeated = ids(rows).filter((id, index, all) => all.indexOf(id) !== index);
    expect(repeated).toEqual([]);
  });

  it('says of each row where it is stated, why it is omitted, or that it is pending', () => {
    expect(rows.flatMap(({ id, status }) => (status.kind === 'malformed' ? [id] : []))).toEqual([]);
  });

  it('names only rules that exist', () => {
    const missing = rows.flatMap(({ id, status }) =>
      status.kind === 'stated'
        ? status.rules.flatMap((rule) =>
            model.rules.has(rule as RuleId) ? [] : [`${id}: ${rule}`],
          )
        : [],
    );
    expect(missing).toEqual([]);
  });

  it('counts what is pending', () => {
    const pending = rows.filter(({ status }) => status.kind === 'pending').length;
    // The one number that tells how far the transfer of a booklet has come.
    // eslint-disable-next-line no-console
    console.log(`${name}: ${pending} pending of ${rows.length}`);
    expect(pending).toBeLessThan(rows.length);
  });
});

describe('the sections about combat', () => {
  it.each(FINISHED)('%s has nothing pending', (pattern) => {
    const rows = allRows.filter(({ section }) => belongs(section, pattern));
    expect(rows.length).toBeGreaterThan(0);
    expect(ids(rows.filter(({ status }) => status.kind === 'pending'))).toEqual([]);
  });
});

describe('a booklet’s section', () => {
  const tracedRows = allRows.filter(({ section }) => !belongs(section, PICTURED));

  it('is listed in books.yaml and leads to a place on the site once a statement of it is here', () => {
    const places = new Map(
      model.games.flatMap(({ books }) =>
        books.flatMap((book) => book.sections.map((section) => [section.id, section.places])),
      ),
    );
    const lost = tracedRows.filter(
      ({ section, status }) => status.kind === 'stated' && (places.get(section)?.length ?? 0) === 0,
    );
    expect(ids(lost)).toEqual([]);
  });

  it('is named as a source of one of the rules that state what it prints', () => {
    const untraced = tracedRows.filter(
      ({ section, status }) =>
        status.kind === 'stated' &&
        !status.rules.some((rule) => model.rules.get(rule as RuleId)?.sources.includes(section)),
    );
    expect(untraced.map(({ id, section }) => `${id} ${section}`)).toEqual([]);
  });
});
