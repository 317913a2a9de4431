import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { weighParty } from './support/player-weight.ts';

/** Packed with brotli, as sent: to begin with, and with all that a game may ask for. */
const BUDGET = { page: 25, all: 96 };
/** For a game on the table: where there is more of it to play, there is more. */
const ON_THE_TABLE: Readonly<Record<string, number>> = {
  swdbg: 52,
  swlcg: 60,
  rebellion: 72,
  ti4: 87,
};
const KILOBYTE = 1024;

const pages = GAMES.filter(({ id }) => beginningsOf(id).length > 0).flatMap(({ id }) =>
  LANGUAGES.map((language) => ({ url: `/${language}/${id}/play/`, most: ON_THE_TABLE[id] ?? 60 })),
);

describe('the script of a whole game', () => {
  it.each(pages)('$url begins light, and stays so to its end', ({ url, most }) => {
    const { shell, player, late } = weighParty(url);
    expect(shell).toBeGreaterThan(10_000);
    expect(late).toBeGreaterThan(500);
    expect(shell).toBeLessThanOrEqual(BUDGET.page * KILOBYTE);
    expect(player).toBeLessThanOrEqual(most * KILOBYTE);
    expect(player + late).toBeLessThanOrEqual(BUDGET.all * KILOBYTE);
  });
});
