import { beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../src/rules/model.ts';
import type { RuleId } from '../../src/rules/link/references.ts';
import { contentModel } from '../rules/support/content.ts';
import { COLUMNS, parseTable, readStatus, readTables, type Row } from './support/table.ts';

/** Editions stated from cover to cover, and the largest share of their rows that may be left out. */
const FINISHED = {
  'rebellion-uk': 0.04,
  'rebellion-ru': 0.04,
  'ti4-uk': 0.04,
  'swlcg-ru': 0.06,
  'swdbg-uk': 0.06,
} as const;

/** What stands in a picture or its caption is a source, but no reader looks it up as a section. */
const PICTURED =
  /^uk-learn-(?:card|components-card|setup-(?:icon|diagram))-|-(?:art|legend)$|^ru-ref-legend-|^uk-ti4-(?:figure-|index$)/;

const tables = readTables();
const allRows = tables.flatMap(({ rows }) => rows);

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
    expect(rows).toEqual([{ id: '1', section: 's', kind: 'k', status: { kind: 'pending' } }]);
  });
});

it('there is a table for each edition', () => {
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(FINISHED).sort());
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

  it('counts what is pending and what is left out', () => {
    const pending = rows.filter(({ status }) => status.kind === 'pending').length;
    const omitted = rows.filter(({ status }) => status.kind === 'omitted').length;
    // The one number that tells how far the transfer of a booklet has come.
    // eslint-disable-next-line no-console
    console.log(`${name}: ${pending} pending, ${omitted} omitted of ${rows.length}`);
    expect(pending + omitted).toBeLessThan(rows.length);
  });
});

describe.each(Object.entries(FINISHED))('the finished edition %s', (edition, mostOmitted) => {
  const rows = tables.find(({ name }) => name === edition)?.rows ?? [];

  it('has nothing pending', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(ids(rows.filter(({ status }) => status.kind === 'pending'))).toEqual([]);
  });

  it('leaves out no more than the few rows that state no rule', () => {
    const omitted = rows.filter(({ status }) => status.kind === 'omitted');
    expect(omitted.length / rows.length).toBeLessThanOrEqual(mostOmitted);
  });
});

describe('a booklet’s section', () => {
  const tracedRows = allRows.filter(({ section }) => !PICTURED.test(section));

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
