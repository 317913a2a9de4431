import { describe, expect, it } from 'vitest';
import { isList, type Cell, type Table, type Value } from '../../../src/tables/table.ts';
import { tablesOf } from '../../../src/tables/tables.ts';
import { gameOf } from '../../../src/rules/ask/select.ts';
import { contentModel } from '../../rules/support/content.ts';

function tableOf(id: string): Table {
  const table = tablesOf('ti4').find((candidate) => candidate.id === id);
  if (table === undefined) throw new Error(`There is no table «${id}».`);
  return table;
}

function cellOf(table: string, row: string, column: string): Cell {
  const { rows, columns } = tableOf(table);
  const at = columns.findIndex(({ id }) => id === column);
  const cell = rows.find(({ id }) => id === row)?.cells[at];
  if (cell === undefined) throw new Error(`«${table}» has no «${column}» of «${row}».`);
  return cell;
}

const valueOf = (table: string, row: string, column: string): Value =>
  cellOf(table, row, column).value;

const columnOf = (table: string, column: string): readonly Value[] =>
  tableOf(table).rows.map(({ id }) => valueOf(table, id, column));

/** Everything a cell names in its own words, parts of lists and phrases included. */
function partsOf(value: Value): readonly Exclude<Value, readonly Value[]>[] {
  if (value === null || typeof value === 'number') return [value];
  if (isList(value)) return value.flatMap(partsOf);
  if ('phrase' in value) return value.phrase.flatMap(partsOf);
  return 'times' in value ? partsOf(value.of) : [value];
}

const model = await contentModel();
const game = gameOf(model, 'ti4');

describe('the tables of Twilight Imperium', () => {
  it.each([
    // Ten kinds of figures; all but the war sun and the flagship have an upgrade.
    ['units', 10 + 8],
    // 25 of a colour and 2 of each of 17 factions.
    ['technologies', 25 + 2 * 17],
    ['strategy-cards', 8],
    ['factions', 17],
    // 17 flagships and 8 own units before and after their upgrade.
    ['faction-units', 17 + 2 * 8],
    ['planets', 59],
    // 17 homes and the gate, Mecatol Rex, 20 blue and 12 red ones.
    ['tiles', 17 + 1 + 1 + 20 + 12],
    // Four anomalies, three wormholes.
    ['anomalies', 4 + 3],
    ['galaxy', 4],
  ])('«%s» has %i rows', (id, rows) => {
    expect(tableOf(id).rows).toHaveLength(rows);
  });

  it('count 59 figures of a colour, as the booklet prints them', () => {
    const { rows } = tableOf('units');
    const printed = rows.filter(({ id }) => !id.endsWith('-ii'));
    const figures = printed.map(({ id }) => valueOf('units', id, 'figures'));
    expect(figures.map(Number).reduce((sum, number) => sum + number, 0)).toBe(59);
    expect(printed.every(({ id }) => cellOf('units', id, 'figures').printed)).toBe(true);
  });

  it('say for each unit what the booklet says of it', () => {
    const abilities = (id: string): string => JSON.stringify(valueOf('units', id, 'abilities'));
    expect(abilities('dreadnought')).toContain('sustain-damage');
    expect(abilities('war-sun')).toContain('bombardment');
    expect(abilities('pds')).toContain('space-cannon');
    expect(abilities('space-dock')).toContain('production');
    // Structures have no cost; fighters and infantry come in pairs.
    expect([valueOf('units', 'pds', 'cost'), valueOf('units', 'space-dock', 'cost')]).toEqual([
      null,
      null,
    ]);
    for (const id of ['fighter', 'infantry']) {
      expect(valueOf('units', id, 'cost')).toEqual([
        1,
        { word: { uk: 'за\u00a02', ru: 'за\u00a02' } },
      ]);
    }
  });

  it('give bounds for the flagships, whose dice differ by faction', () => {
    expect(valueOf('units', 'flagship', 'cost')).toBe(8);
    expect(valueOf('units', 'flagship', 'combat')).toEqual({ from: 5, to: 9 });
    const hits = tableOf('faction-units')
      .rows.filter(({ id }) => id.endsWith('-flagship'))
      .map(({ id }) => [valueOf('faction-units', id, 'combat')].flat()[0]);
    expect([Math.min(...hits.map(Number)), Math.max(...hits.map(Number))]).toEqual([5, 9]);
  });

  it('do not count the dice of the flagship that rolls as many as its sheet says', () => {
    expect(JSON.stringify(valueOf('faction-units', 'winnu-flagship', 'combat'))).toContain(
      'указано на планшеті',
    );
  });

  it('have a rule for both abilities of every strategy card, in the order of their initiative', () => {
    expect(columnOf('strategy-cards', 'initiative')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const column of ['primary', 'secondary']) {
      for (const rules of columnOf('strategy-cards', column)) expect(rules).not.toEqual([]);
    }
  });

  it('fill the rings around Mecatol Rex: 6, 12 and 18 places, of which three players leave 9', () => {
    expect(columnOf('galaxy', 'board')).toEqual([28, 37, 37, 37]);
    expect(columnOf('galaxy', 'goods')).toEqual([[], [], [2, 2, 4], []]);
  });

  it('place the delta wormholes on the gate and at the home of the Ghosts of Creuss', () => {
    const places = [valueOf('anomalies', 'delta-wormhole', 'tiles')].flat().map(Number);
    expect(places.map((tile) => valueOf('tiles', `tile-${tile}`, 'special'))).toEqual([
      { term: 'creuss-gate' },
      { term: 'ghosts-of-creuss' },
    ]);
  });

  it('tell the colour of a technology in words and by the name of its kind', () => {
    const colours = columnOf('technologies', 'colour').filter((value) => value !== null);
    expect(colours).toHaveLength(57);
    for (const colour of colours) {
      const known = partsOf(colour).flatMap((part) =>
        part !== null && typeof part === 'object' && 'term' in part ? [part.term] : [],
      );
      expect(known).toHaveLength(1);
      expect(game.terms.map(({ id }) => id)).toEqual(expect.arrayContaining(known));
    }
  });

  const shown = tablesOf('ti4')
    .flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ value }) => partsOf(value))),
    )
    .flatMap((part) =>
      part !== null && typeof part === 'object' && 'original' in part ? [part] : [],
    );

  it('translate no name that the booklet does not have', () => {
    expect(shown.length).toBeGreaterThan(100);
    for (const { original, ours } of shown) {
      expect(original).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(ours).toBeUndefined();
    }
  });

  it('keep English names only of what the glossary does not name', () => {
    const named = new Set(game.terms.map(({ en }) => en));
    expect(shown.filter(({ original }) => named.has(original))).toEqual([]);
  });
});
