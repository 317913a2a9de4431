import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildsAt, recruitsAt } from '../../../src/games/rebellion/engine/time-track.ts';
import { rebellionGuide, rebelsHaveWon } from '../../../src/games/rebellion/helper/guide.ts';
import { orderOf, takeCard, ti4Guide, winnersOf } from '../../../src/games/ti4/helper/guide.ts';
import { added, newTable, nextStep, tableIn, valueOf } from '../../../src/player/guide/guide.ts';
import type { Guide, Table } from '../../../src/player/guide/guide.ts';

const stepOf = (guide: Guide<string>, { at }: Table): string | undefined => guide.steps[at]?.id;

const untilStep = (guide: Guide<string>, table: Table, id: string): Table =>
  stepOf(guide, table) === id ? table : untilStep(guide, nextStep(guide, table), id);

/** Every step of the round that begins here. */
const roundFrom = (guide: Guide<string>, table: Table): readonly string[] => {
  const next = nextStep(guide, table);
  const id = stepOf(guide, table) ?? '';
  return next.round > table.round ? [id] : [id, ...roundFrom(guide, next)];
};

describe('a round of Rebellion', () => {
  it('builds in every even round and recruits in four of the first', () => {
    const spaces = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(spaces.filter(buildsAt)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
    expect(spaces.filter(recruitsAt)).toEqual([2, 3, 4, 5]);
  });

  it('leaves out what the space of the time marker does not show', () => {
    const first = roundFrom(rebellionGuide, newTable(rebellionGuide));
    expect(first.slice(-4)).toEqual(['time', 'recruit', 'build', 'deploy']);
    const second = nextStep(
      rebellionGuide,
      untilStep(rebellionGuide, newTable(rebellionGuide), 'deploy'),
    );
    expect(second).toMatchObject({ round: 2, at: 0, values: { time: 2 } });
    expect(roundFrom(rebellionGuide, second).slice(-3)).toEqual(['time', 'recruit', 'deploy']);
  });

  it('deals what each step deals', () => {
    const table = newTable(rebellionGuide);
    const { values } = untilStep(rebellionGuide, table, 'deploy');
    const gained = (id: string): number => valueOf(values, id) - valueOf(table.values, id);
    expect(
      ['rebel.missions', 'empire.missions', 'empire.probes', 'rebel.objectives', 'time'].map(
        gained,
      ),
    ).toEqual([2, 2, 2, 1, 1]);
  });

  it('is the last one where the markers meet or have passed each other', () => {
    expect(rebelsHaveWon({ time: 8, reputation: 9 })).toBe(false);
    expect(rebelsHaveWon({ time: 9, reputation: 9 })).toBe(true);
    expect(rebelsHaveWon({ time: 10, reputation: 9 })).toBe(true);
  });
});

describe('a round of Twilight Imperium', () => {
  const table = newTable(ti4Guide);

  it('has an agenda phase only when the custodians token is gone', () => {
    expect(roundFrom(ti4Guide, table)).not.toContain('first-agenda');
    const gone = { ...table, values: added(ti4Guide, table.values, { custodians: -1 }) };
    expect(roundFrom(ti4Guide, gone).slice(-3)).toEqual([
      'first-agenda',
      'second-agenda',
      'ready-planets',
    ]);
  });

  it('goes from the speaker on, and by the least number of the cards once they are chosen', () => {
    const speaker = added(ti4Guide, table.values, { speaker: 2 });
    expect(orderOf(speaker)).toEqual(['yellow', 'green', 'red', 'blue']);
    const chosen = [
      ['red', 7],
      ['blue', 4],
      ['yellow', 8],
      ['green', 6],
      ['yellow', 1],
    ] as const;
    const cards = chosen.reduce(
      (values, [player, card]) => added(ti4Guide, values, takeCard(values, player, card)),
      speaker,
    );
    expect(orderOf(cards)).toEqual(['yellow', 'blue', 'green', 'red']);
    // Two hands are full; a card held is given back.
    expect(takeCard(cards, 'yellow', 5)).toEqual({});
    expect(added(ti4Guide, cards, takeCard(cards, 'yellow', 1))['yellow.second']).toBe(0);
  });

  it('gives back cards, passes and votes where they are given back at the table', () => {
    const values = added(ti4Guide, table.values, {
      'red.card': 3,
      'red.passed': 1,
      'votes.for': 9,
      custodians: -1,
    });
    const back = untilStep(ti4Guide, { ...table, values }, 'first-agenda');
    expect(back.values).toMatchObject({ 'red.card': 0, 'red.passed': 0, 'votes.for': 0 });
  });

  it('tells who has as many points as the game is played to', () => {
    const ten = added(ti4Guide, table.values, { 'blue.points': 10 });
    expect(winnersOf(ten)).toEqual(['blue']);
    expect(winnersOf(added(ti4Guide, ten, { goal: 4 }))).toEqual([]);
  });
});

describe.each([
  ['Rebellion', rebellionGuide],
  ['Twilight Imperium', ti4Guide],
] as const)('the guide of %s', (_, guide) => {
  it('stays within its bounds whatever is pressed, and reads back what it wrote', () => {
    const presses = fc.array(
      fc.tuple(
        fc.constantFrom('next', ...guide.fields.map(({ id }) => id)),
        fc.integer({ min: -99, max: 99 }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(presses, (all) => {
        const table = all.reduce<Table>(
          (now, [id, by]) =>
            id === 'next'
              ? nextStep<string>(guide, now)
              : { ...now, values: added(guide, now.values, { [id]: by }) },
          newTable(guide),
        );
        for (const { id, least, most } of guide.fields) {
          expect(valueOf(table.values, id)).toBeGreaterThanOrEqual(least);
          expect(valueOf(table.values, id)).toBeLessThanOrEqual(most);
        }
        expect(tableIn(guide)(JSON.parse(JSON.stringify(table)))).toEqual(table);
      }),
    );
  });

  it('is a new one when a stranger has written it', () => {
    const table = newTable(guide);
    const [field] = guide.fields;
    for (const spoiled of [
      { ...table, at: guide.steps.length },
      { ...table, round: 0 },
      { ...table, values: {} },
      { ...table, values: { ...table.values, [field?.id ?? '']: 1.5 } },
    ]) {
      expect(tableIn(guide)(spoiled)).toBeNull();
    }
  });
});
