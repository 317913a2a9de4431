import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/data/tables.ts';
import { sheetsOf } from '../../src/rules/select.ts';
import { contentModel } from '../rules/support/content.ts';

describe('a table that a quick reference names', () => {
  it('exists', async () => {
    const { games } = await contentModel();
    const named = games.flatMap((game) =>
      sheetsOf(game).flatMap(({ tables = [] }) => tables.map((id) => tableOf(game.id, id))),
    );
    expect(named.map(({ id }) => id)).toContain('units');
  });

  it('stops the build when the game has none of that name, and says which it has', () => {
    expect(() => tableOf('ti4', 'parrots')).toThrow(
      /The game «ti4» has no table «parrots»\. Name one that it has: units, technologies/,
    );
  });
});
