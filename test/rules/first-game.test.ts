import { describe, expect, it } from 'vitest';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, load, write, type Change } from './support/spoil.ts';

const FILE = 'content/duel/first-game.yaml';

const firstGame = `beginning: two
seed: 7
you: left
minutes: 5
milestones:
  - id: blow
    reached: [{ event: hit, data: { side: left } }]
    title: { uk: Удар, ru: Удар }
    say: { uk: Бийте., ru: Бейте. }
    rules: [fight.hit]
later: { uk: Буде ще., ru: Будет ещё. }
reasons:
  - id: must
    say: { uk: Бити треба., ru: Бить надо. }
    rule: fight.must-hit
`;

function spoilt(from: string, to: string): readonly Change[] {
  expect(firstGame.split(from)).toHaveLength(2);
  return [write(FILE, firstGame.replace(from, to))];
}

describe('a first game that is led', () => {
  it('has its milestones and reasons with the rules that bear them', async () => {
    const { model, problems } = await load({ ...baseGame, [FILE]: firstGame });
    expect(problems).toEqual([]);
    const told = model.games[0]?.firstGame;
    expect(told?.milestones.map(({ rules }) => rules)).toEqual([['duel.fight.hit']]);
    expect(told?.reasons.map(({ rule }) => rule)).toEqual(['duel.fight.must-hit']);
    expect(told?.settled).toEqual([]);
  });

  it('may be absent', async () => {
    expect((await baseModel()).games[0]?.firstGame).toBeUndefined();
  });

  itReports([
    {
      mistake: 'an unknown rule of a milestone',
      changes: spoilt('[fight.hit]', '[¦fight.hot]'),
      says: 'There is no rule «fight.hot».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'an unknown rule of a reason',
      changes: spoilt('rule: fight.must-hit', 'rule: ¦fight.must-hat'),
      says: 'There is no rule «fight.must-hat».',
      advises: 'The nearest is «duel.fight.must-hit».',
    },
    {
      mistake: 'a reason that stands twice',
      changes: [
        write(
          FILE,
          `${firstGame}  - id: ¦must\n    say: { uk: Так., ru: Да. }\n    rule: fight.hit\n`,
        ),
      ],
      says: 'The reason «must» is listed twice; the first time at line 13.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a milestone that nothing reaches',
      changes: spoilt('reached: [{ event: hit, data: { side: left } }]', 'reached: ¦[]'),
      says: '«milestones.0.reached» does not fit: Too small: expected array to have >=1 items.',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
  ]);
});
