import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { walkthroughData } from '../../src/components/walkthrough-data.ts';
import { choiceKey } from '../../src/engine/check.ts';
import { choicesMade } from '../../src/engine/play.ts';
import { loadPlay } from '../../src/games/player.ts';
import { fragmentOf, restoreSession, startSession } from '../../src/player/session.ts';
import type { Model } from '../../src/rules/model.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { contentModel } from '../rules/support/content.ts';

/**
 * Links as the player of release 0.1.0 wrote them: of every walkthrough its own line and one at
 * random, with a fingerprint of the choices that they stood for. Never made anew.
 */
const rows = readFileSync(new URL('released-links.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [game = '', link = '', choices = ''] = line.split('\t');
    return { game, link, choices, scenario: link.split('.')[1] ?? '' };
  });

/** Links into what the law now plays otherwise, why, and the last position that still holds. */
const SHORT: ReadonlyMap<string, string> = new Map([
  // The combat is over as soon as the base has fallen.
  ['1.fall-of-the-base.1.0W00004230340313', '1.fall-of-the-base.1.0W0000423034031'],
  // A partner is asked about leaders of his own.
  ['1.three-players.1.03225221115044021', '1.three-players.1.0322522111'],
  ['1.three-players.1.2120010023232', '1.three-players.1.21200100'],
  // No anomaly is laid beside another while a harmless tile is in hand.
  [
    '1.galaxy-for-five.1.BC9J71F79297AB815273201430121205025331403049164525240013041111202009231910180414000000010100',
    '1.galaxy-for-five.1.BC9J71F79297AB815273201430121205025331403049164525240013041111',
  ],
]);

let model: Model;
beforeAll(async () => {
  model = await contentModel();
});

const opened = async (game: string, scenario: string, link: string) => {
  const found = gameOf(model, game).scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(`${game} has no walkthrough ${scenario}.`);
  const data = walkthroughData(model, gameOf(model, game), found, 'uk');
  const play = await loadPlay(data.play);
  const { procedure, fetchMore } = await play.ready(data, () => 1);
  await fetchMore?.();
  const book = data.choices as readonly never[];
  return restoreSession(() => startSession(procedure, scenario, book, 1), `#play=${link}`);
};

const fingerprint = (choices: readonly object[]): string =>
  createHash('sha256').update(choices.map(choiceKey).join('\n')).digest('hex').slice(0, 8);

describe('the links of release 0.1.0', () => {
  it('are of every walkthrough that it had, and nearly all still hold to their end', () => {
    expect(new Set(rows.map(({ scenario }) => scenario)).size).toBe(60);
    const known = new Set(rows.map(({ link }) => link));
    expect([...SHORT.keys()].filter((link) => !known.has(link))).toEqual([]);
  });

  it.each(rows)('replay choice by choice: $link', async ({ game, link, choices, scenario }) => {
    const restored = await opened(game, scenario, link);
    const kept = SHORT.get(link);
    expect(restored.kind).toBe(kept === undefined ? 'restored' : 'short');
    if (!('session' in restored)) return;
    expect(fragmentOf(restored.session)).toBe(`#play=${kept ?? link}`);
    const made = choicesMade(restored.session.game);
    if (kept === undefined) expect(fingerprint(made)).toBe(choices);
  });
});
