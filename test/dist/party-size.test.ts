import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { weighParty } from './support/player-weight.ts';

/** Bytes on the wire, packed with brotli: until a game has begun, and with all that its course may ask for. */
const BUDGET = { begin: 60 * 1024, all: 110 * 1024 };

const pages = GAMES.filter(({ id }) => beginningsOf(id).length > 0).flatMap(({ id }) =>
  LANGUAGES.map((language) => `/${language}/${id}/play/`),
);

describe('the script of a whole game', () => {
  it.each(pages)('%s begins light, and stays so to its end', (url) => {
    const { player, late } = weighParty(url);
    expect(player).toBeGreaterThan(20_000);
    expect(player).toBeLessThanOrEqual(BUDGET.begin);
    expect(player + late).toBeLessThanOrEqual(BUDGET.all);
  });
});
