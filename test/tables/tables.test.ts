import { describe, expect, it } from 'vitest';
import { nameIn, ruleIn } from '../../src/tables/names.ts';
import {
  defineTable,
  numberIn,
  phrase,
  rowOf,
  rule,
  rulesIn,
  term,
  termsIn,
  word,
} from '../../src/tables/table.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { UNPRINTED_MISSIONS } from '../../src/games/rebellion/words/missions.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { contentModel } from '../rules/support/content.ts';

const both = (text: string) => ({ uk: text, ru: text });
const words = { name: both('Стовпець'), meaning: both('Що значить.') };
const origin = { sources: [{ name: 'опис', about: both('опис') }], confidence: 'low' } as const;

const small = defineTable({
  id: 'small',
  words: { title: both('Мала'), summary: both('Мала таблиця.') },
  rows: ['a', 'b'],
  idOf: (id) => id,
  columns: {
    name: { words, of: term },
    number: { words, of: (id) => (id === 'a' ? 1 : null), origin, printed: ['b'] },
    health: { words, of: () => [4, word(both('червона'))] },
  },
  disputes: { 'a.number': both('Описи розходяться.') },
});

describe('a table', () => {
  it('holds a value for each row and column', () => {
    expect(small.rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      [{ term: 'a' }, 1, [4, { word: both('червона') }]],
      [{ term: 'b' }, null, [4, { word: both('червона') }]],
    ]);
  });

  it('tells printed values from others, column by column and row by row', () => {
    expect(small.rows.map(({ cells }) => cells.map(({ printed }) => printed))).toEqual([
      [true, false, true],
      [true, true, true],
    ]);
  });

  it('keeps a dispute at its value', () => {
    const disputes = small.rows.map(({ cells }) => cells.map(({ dispute }) => dispute?.uk));
    expect(disputes).toEqual([
      [undefined, 'Описи розходяться.', undefined],
      [undefined, undefined, undefined],
    ]);
  });

  it('sorts by number where every value begins with one or is empty', () => {
    expect(small.columns.map(({ numeric }) => numeric)).toEqual([false, true, true]);
    expect(numberIn([])).toBeNull();
  });

  it('tells about a term in the row that begins with it', () => {
    expect(rowOf(small, 'b')?.id).toBe('b');
    expect(rowOf(small, 'c')).toBeUndefined();
  });

  it('names its terms once', () => {
    expect(termsIn(small)).toEqual(['a', 'b']);
  });

  it('finds the terms and rules that stand within lists and names of several parts', () => {
    const nested = defineTable({
      ...small,
      rows: ['a'],
      idOf: (id) => id,
      columns: {
        name: { words, of: () => phrase(term('cruiser'), word(both('II'))) },
        rules: { words, of: () => [rule('dice.what'), rule('combat.what')] },
        units: { words, of: () => [{ times: 2, of: term('fighter') }] },
      },
    });
    expect(termsIn(nested)).toEqual(['cruiser', 'fighter']);
    expect(rulesIn(nested)).toEqual(['dice.what', 'combat.what']);
    expect(rowOf(nested, 'cruiser')?.id).toBe('a');
  });

  it('sorts what lies between two numbers by the lower one', () => {
    expect(numberIn({ from: 3, to: 12 })).toBe(3);
  });
});

const model = await contentModel();
const tables = model.games.flatMap((game) => tablesOf(game.id).map((table) => ({ game, table })));

describe('the published tables', () => {
  it('have addresses of their own', () => {
    const ids = tables.map(({ game, table }) => `${game.id}/${table.id}`);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(tables)('«$table.id» has rows of its own, each with all its columns', ({ table }) => {
    const ids = table.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(table.rows.every(({ cells }) => cells.length === table.columns.length)).toBe(true);
  });

  it.each(tables)('«$table.id» disputes nothing that a booklet prints', ({ table }) => {
    const settled = table.rows.flatMap(({ id, cells }) =>
      cells.flatMap(({ printed, dispute }) => (printed && dispute !== undefined ? [id] : [])),
    );
    expect(settled).toEqual([]);
  });

  it('have disputes for the rows they have', () => {
    const found = tables.flatMap(({ table }) =>
      table.rows.flatMap(({ id, cells }) =>
        cells.flatMap(({ dispute }, at) =>
          dispute === undefined ? [] : [`${table.id} ${id} ${table.columns[at]?.id ?? ''}`],
        ),
      ),
    );
    expect(found).toEqual([
      'units death-star-under-construction health',
      'units x-wing capacity',
      'units y-wing capacity',
      'units mon-calamari-cruiser capacity',
      'units shield-generator builder',
      'units ion-cannon builder',
      'leaders emperor-palpatine diplomacy',
      'leaders admiral-ackbar team',
      'leaders general-rieekan starting',
      'leaders general-rieekan ground',
      'leaders luke-skywalker starting',
      'systems bothawui icons',
      'systems corellia build',
      'systems dathomir neighbours',
      'systems felucia build',
      'systems felucia neighbours',
      'systems nal-hutta build',
      'systems ord-mantell icons',
      'missions covert-operation icons',
      'missions daring-rescue skill',
      'tactics space-onslaught copies',
      'tactics space-unstoppable-assault copies',
      'tactics ground-escape-plan special',
      'dice hit black',
      'dice direct-hit black',
      'bases tatooine hitPoints',
      'cards jabbas-sail-barge unique',
      'objective-sets set-3 others',
      'technologies letani-warrior-ii needs',
      'technologies yin-spinner needs',
      'factions nekro-virus technologies',
      'factions universities-of-jol-nar units',
      'planets maaluuk resources',
      'planets maaluuk influence',
    ]);
  });
});

describe('the rules in the tables', () => {
  it('exist', () => {
    const led = tables.flatMap(({ game, table }) => rulesIn(table).map((id) => ({ game, id })));
    expect(led.length).toBeGreaterThan(20);
    for (const { game, id } of led) expect(() => ruleIn(game, 'uk', id)).not.toThrow();
  });

  it('are called by the number that the booklet prints, and stand in the language of the page', () => {
    const game = gameOf(model, 'ti4');
    expect(ruleIn(game, 'ru', 'leadership-strategy-card.primary')).toEqual({
      text: '44.2',
      url: '/ru/ti4/leadership-strategy-card/#primary',
    });
    expect(ruleIn(game, 'uk', 'leadership-strategy-card.initiative').text).toContain('Лідерство');
  });

  it('stop the build when there is no such rule', () => {
    expect(() => ruleIn(gameOf(model, 'ti4'), 'uk', 'nebula.parrots')).toThrow(
      /leads to «nebula.parrots», which is no rule.*Correct the id/s,
    );
  });
});

describe.each(['swlcg', 'ti4'])('the names in the tables of %s', (id) => {
  it('are terms of the glossary', () => {
    const known = new Set(gameOf(model, id).terms.map((entry) => entry.id));
    const named = tablesOf(id).flatMap(termsIn);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the names in the tables', () => {
  const game = gameOf(model, 'rebellion');
  const known = new Map(game.terms.map(({ id, kind }) => [id, kind]));
  const named = [...new Set(tablesOf('rebellion').flatMap(termsIn))];

  it('are terms of the glossary', () => {
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are written in the code only for cards that the glossary does not have', () => {
    expect(Object.keys(UNPRINTED_MISSIONS).filter((id) => known.has(id))).toEqual([]);
  });

  it.each([
    ['units', 'name', ['unit', 'structure']],
    ['leaders', 'name', ['leader']],
    ['tactics', 'name', ['card']],
    ['missions', 'name', ['card']],
    ['missions', 'leader', ['leader']],
    ['systems', 'name', ['location']],
    ['systems', 'neighbours', ['location']],
    ['first-game', 'place', ['location']],
  ])('of %s in the column %s lead to terms of the kind %j', (id, column, kinds) => {
    const table = tablesOf('rebellion').find((candidate) => candidate.id === id);
    const at = table?.columns.findIndex((candidate) => candidate.id === column) ?? -1;
    const wrong = (table?.rows ?? [])
      .flatMap(({ cells }) => [cells[at]?.value ?? null].flat())
      .flatMap((value) => (value !== null && typeof value === 'object' ? [value] : []))
      .flatMap((value) => ('term' in value ? [value.term] : []))
      .filter((name) => known.has(name) && !kinds.includes(known.get(name) ?? ''));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(wrong).toEqual([]);
  });

  it('stop the build when the glossary lacks one', () => {
    for (const language of LANGUAGES) {
      expect(() => nameIn(game, language, 'millennium-parrot', true)).toThrow(
        /names «millennium-parrot», which its glossary does not have.*Add the term/s,
      );
    }
  });

  it('are shown by their ids while an author is at work', () => {
    expect(nameIn(game, 'uk', 'millennium-parrot', false)).toEqual({
      language: 'uk',
      text: 'Millennium Parrot',
      known: false,
      translated: true,
    });
  });
});
