import { expect, it } from 'vitest';
import { withoutDrafts } from '../../src/rules/read/drafts.ts';
import { baseGame } from './support/base-game.ts';
import { load } from './support/spoil.ts';

it('a game that is a draft is read and checked, but not shown', async () => {
  const file = 'content/duel/game.yaml';
  const { model, problems } = await load({
    ...baseGame,
    [file]: `${baseGame[file] ?? ''}draft: true\n`,
  });
  expect(problems).toEqual([]);
  expect([model.games.length, model.rules.size > 0, model.terms.size > 0]).toEqual([1, true, true]);
  const shown = withoutDrafts(model);
  expect([shown.games.length, shown.rules.size, shown.terms.size]).toEqual([0, 0, 0]);
});

it('a game is not shown where only others are wanted', async () => {
  const { model } = await load(baseGame);
  const other = withoutDrafts(model, ['other']);
  expect([other.games.length, other.rules.size, other.terms.size]).toEqual([0, 0, 0]);
  expect(withoutDrafts(model, ['duel', 'other'])).toEqual(model);
});

it('a game that is none is shown whole', async () => {
  const { model } = await load(baseGame);
  expect(withoutDrafts(model)).toEqual(model);
});
