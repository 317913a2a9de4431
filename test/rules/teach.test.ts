import { describe, expect, it } from 'vitest';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, load, write, type Change } from './support/spoil.ts';

const FILE = 'content/duel/teach.yaml';

const teach = `cards:
  - id: goal
    from: 5
    title: { uk: Мета, ru: Цель }
    say: { uk: Бийте., ru: Бейте. }
    rule: fight.hit
    picture: { scenario: opening, after: 0 }
played:
  - who: { uk: Грали у двобій, ru: Играли в дуэль }
    say: { uk: Тут те саме., ru: Здесь то же. }
    rule: fight.start
later:
  - say: { uk: Про капітана., ru: О капитане. }
    rule: fight.bonus
`;

function spoilt(from: string, to: string): readonly Change[] {
  expect(teach.split(from)).toHaveLength(2);
  return [write(FILE, teach.replace(from, to))];
}

describe('the way to tell a game', () => {
  it('has every thought with the rule that bears it', async () => {
    const { model, problems } = await load({ ...baseGame, [FILE]: teach });
    expect(problems).toEqual([]);
    const told = model.games[0]?.teach;
    expect(told?.cards.map(({ rule }) => rule)).toEqual(['duel.fight.hit']);
    expect(told?.played.map(({ rule }) => rule)).toEqual(['duel.fight.start']);
    expect(told?.later.map(({ rule }) => rule)).toEqual(['duel.fight.bonus']);
    expect(told?.players).toEqual([]);
  });

  it('may be absent', async () => {
    expect((await baseModel()).games[0]?.teach).toBeUndefined();
  });

  itReports([
    {
      mistake: 'an unknown rule of a card',
      changes: spoilt('rule: fight.hit', 'rule: ¦fight.hot'),
      says: 'There is no rule «fight.hot».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'an unknown rule of what is left for later',
      changes: spoilt('rule: fight.bonus', 'rule: ¦fight.bonos'),
      says: 'There is no rule «fight.bonos».',
      advises: 'The nearest is «duel.fight.bonus».',
    },
    {
      mistake: 'a picture of no walkthrough',
      changes: spoilt('scenario: opening', 'scenario: ¦openning'),
      says: 'There is no scenario «openning».',
      advises: 'The nearest is «opening».',
    },
  ]);
});
