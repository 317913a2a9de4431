import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/tables/tables.ts';
import { sheetsOf } from '../../src/rules/ask/select.ts';
import { contentModel } from '../rules/support/content.ts';

describe('a table that a quick reference names', () => {
  it('exists', async () => {
    const { games } = await contentModel();
    const named = games.flatMap((game) =>
      sheetsOf(game).flatMap(({ tables = [] }) => tables.map((table) => tableOf(game.id, table))),
    );
    expect(named.map(({ id }) => id)).toContain('units');
  });

  it('shows only the columns that are named, in their order', () => {
    const { columns, rows } = tableOf('ti4', { id: 'units', columns: ['combat', 'figures'] });
    const carrier = rows.find(({ id }) => id === 'carrier');
    expect(columns.map(({ id }) => id)).toEqual(['combat', 'figures']);
    // Four plastic carriers of each colour; a carrier hits with nine.
    expect(carrier?.cells.map(({ value }) => value)).toEqual([9, 4]);
  });

  it('stops the build when the game has none of that name, and says which it has', () => {
    expect(() => tableOf('ti4', { id: 'parrots' })).toThrow(
      /The game «ti4» has no table «parrots»\. Name one that it has: units, technologies/,
    );
  });

  it('stops the build when it has no column of that name, and says which it has', () => {
    expect(() => tableOf('ti4', { id: 'units', columns: ['feathers'] })).toThrow(
      /The table «units» has no column «feathers»\. Name one that it has: name, kind/,
    );
  });
});
