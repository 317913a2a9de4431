import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { weighParty } from './support/player-weight.ts';

/** Bytes on the wire, packed with brotli: to begin with, for a game on the table, and with all that it may ask for. */
const BUDGET = { page: 60 * 1024, game: 88 * 1024, all: 110 * 1024 };

const pages = GAMES.filter(({ id }) => beginningsOf(id).length > 0).flatMap(({ id }) =>
  LANGUAGES.map((language) => `/${language}/${id}/play/`),
);

describe('the script of a whole game', () => {
  it.each(pages)('%s begins light, and stays so to its end', (url) => {
    const { shell, player, late } = weighParty(url);
    expect(shell).toBeGreaterThan(10_000);
    expect(late).toBeGreaterThan(500);
    expect(shell).toBeLessThanOrEqual(BUDGET.page);
    expect(player).toBeLessThanOrEqual(BUDGET.game);
    expect(player + late).toBeLessThanOrEqual(BUDGET.all);
  });
});
