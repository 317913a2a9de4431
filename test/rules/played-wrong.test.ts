import { describe, expect, it } from 'vitest';
import { refusedAfter } from '../../src/rules/link/replay-scenario.ts';
import { baseGame } from './support/base-game.ts';
import { publishedModel } from './support/content.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, load, write, type Change } from './support/spoil.ts';

const FILE = 'content/duel/mistakes.yaml';

const mistakes = `mistakes:
  - id: no-hit
    wrong: { uk: Не б’ють., ru: Не бьют. }
    right: { uk: Бити треба., ru: Бить надо. }
    rules: [fight.hit, fight.must-hit]
`;

const proven = `${mistakes}    proof: { scenario: opening, after: 1 }\n`;

function spoilt(text: string, from: string, to: string): readonly Change[] {
  expect(text.split(from)).toHaveLength(2);
  return [write(FILE, text.replace(from, to))];
}

describe('what is often played wrong', () => {
  it('is told with the rules that decide', async () => {
    const { model, problems } = await load({ ...baseGame, [FILE]: mistakes });
    expect(problems).toEqual([]);
    expect(model.games[0]?.mistakes).toEqual([
      {
        id: 'duel.mistakes.no-hit',
        wrong: { uk: 'Не б’ють.', ru: 'Не бьют.' },
        right: { uk: 'Бити треба.', ru: 'Бить надо.' },
        rules: ['duel.fight.hit', 'duel.fight.must-hit'],
      },
    ]);
  });

  it('may be absent', async () => {
    expect((await baseModel()).games[0]?.mistakes).toEqual([]);
  });

  itReports([
    {
      mistake: 'an unknown rule',
      changes: spoilt(mistakes, '[fight.hit', '[¦fight.hot'),
      says: 'There is no rule «fight.hot».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a name that stands twice',
      changes: [
        write(FILE, `${mistakes}${mistakes.replace('mistakes:\n', '').replace('id: ', 'id: ¦')}`),
      ],
      says: 'The mistake «no-hit» is listed twice; the first time at line 2.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a board of no walkthrough',
      changes: spoilt(proven, '{ scenario: opening', '¦{ scenario: openning'),
      says: 'There is no scenario «openning».',
      advises: 'The nearest is «opening».',
    },
    {
      mistake: 'a board that refuses nothing by its rules',
      changes: spoilt(proven, '{ scenario', '¦{ scenario'),
      says: 'After 1 choices of «opening» nothing is refused by the rules of «no-hit».',
      advises: 'There the engine refuses by: rebellion.combat.draw-action.',
    },
    {
      mistake: 'a board after the end of its walkthrough',
      changes: spoilt(proven, '{ scenario: opening, after: 1', '¦{ scenario: opening, after: 9'),
      says: 'After 9 choices of «opening» nothing is refused by the rules of «no-hit».',
      advises: 'There the engine refuses by: nothing.',
    },
  ]);
});

describe('each published game', async () => {
  const { games } = await publishedModel();

  it.each(games)('$id names a dozen mistakes, most of them with a board', ({ mistakes: told }) => {
    expect(told.length).toBeGreaterThanOrEqual(12);
    expect(told.filter(({ proof }) => proof !== undefined).length).toBeGreaterThan(told.length / 2);
  });

  it.each(games)('$id refuses on those boards what its rules forbid', (game) => {
    for (const { id, rules, proof } of game.mistakes) {
      if (proof === undefined) continue;
      const scenario = game.scenarios.find((one) => one.id === proof.scenario);
      const refusing = scenario === undefined ? [] : refusedAfter(scenario, proof.after);
      expect(
        rules.filter((rule) => refusing.includes(rule)),
        id,
      ).not.toEqual([]);
    }
  });

  it.each(games)('$id is told in three lengths, each longer than the one before', ({ teach }) => {
    const lengths = [5, 15, 30].map(
      (most) => teach?.cards.filter(({ from }) => from <= most).length ?? 0,
    );
    const [short = 0, usual = 0, long = 0] = lengths;
    expect(short).toBeGreaterThanOrEqual(5);
    expect(usual).toBeGreaterThan(short);
    expect(long).toBeGreaterThan(usual);
    expect(teach?.later).not.toEqual([]);
    expect(teach?.played).not.toEqual([]);
  });
});
