import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf } from '../../../src/games/swdbg/engine/bases.ts';
import { begun, parseHistory, step, undo } from '../../../src/player/guide/history.ts';
import type { History } from '../../../src/player/guide/history.ts';
import { SIDES } from '../../../src/games/swdbg/engine/sides.ts';
import {
  NEW_TABLE,
  addResources,
  chooseBase,
  freeBases,
  hit,
  nextTurn,
  playTo,
  pullForce,
  tableFrom,
  winnerOf,
} from '../../../src/games/swdbg/helper/state.ts';
import type { Table } from '../../../src/games/swdbg/helper/state.ts';

type Helper = History<Table>;
const NEW_HELPER: Helper = begun(NEW_TABLE);
const parseHelper = (text: string | null): Helper => parseHistory(text, tableFrom, NEW_TABLE);

describe('the table helper', () => {
  it('begins as a game begins', () => {
    expect(NEW_TABLE).toMatchObject({ side: 'empire', force: 3, resources: 0, goal: 3 });
    expect(NEW_TABLE.seats.empire.base).toBe('lothal');
    expect(NEW_TABLE.seats.rebel.base).toBe('dantooine');
  });

  it('gives 1 resource to whoever begins a turn on the last space, and nothing is left over', () => {
    const rebels = nextTurn(addResources(NEW_TABLE, 5));
    expect(rebels).toMatchObject({ side: 'rebel', resources: 1 });
    expect(nextTurn(rebels)).toMatchObject({ side: 'empire', resources: 0 });
  });

  it('loses a base at its hit points and carries nothing over', () => {
    const seven = hit(hit(NEW_TABLE, 'empire', 5), 'empire', 2);
    expect(seven.seats.empire).toMatchObject({ base: 'lothal', damage: 7 });
    const gone = hit(seven, 'empire', 5);
    expect(gone.seats.empire).toEqual({ base: null, damage: 0, lost: ['lothal'] });
    expect(hit(gone, 'empire', 5)).toBe(gone);
    expect(freeBases(gone, 'empire')).not.toContain('lothal');
    expect(chooseBase(gone, 'empire', 'endor').seats.empire).toMatchObject({
      base: 'endor',
      damage: 0,
    });
  });

  it('takes damage off again, but not below none', () => {
    expect(hit(hit(NEW_TABLE, 'rebel', 2), 'rebel', -1).seats.rebel.damage).toBe(1);
    expect(hit(NEW_TABLE, 'rebel', -1).seats.rebel.damage).toBe(0);
  });

  it('tells the winner at the agreed number of bases', () => {
    const lost = (...bases: Table['seats']['empire']['lost']): Table => ({
      ...NEW_TABLE,
      seats: { ...NEW_TABLE.seats, empire: { base: null, damage: 0, lost: bases } },
    });
    expect(winnerOf(lost('lothal', 'endor'))).toBeNull();
    expect(winnerOf(playTo(lost('lothal', 'endor'), 2))).toBe('rebel');
    expect(winnerOf(lost('lothal', 'endor', 'corellia'))).toBe('rebel');
  });

  it('moves the marker to the ends of the track and no farther', () => {
    expect(pullForce(NEW_TABLE, 'rebel').force).toBe(3);
    let table = NEW_TABLE;
    for (let at = 0; at < 9; at += 1) table = pullForce(table, 'empire');
    expect(table.force).toBe(-3);
  });
});

const changes = fc.constantFrom<(table: Table) => Table>(
  nextTurn,
  ...SIDES.flatMap((side) => [
    (table: Table) => pullForce(table, side),
    (table: Table) => hit(table, side, 5),
    (table: Table) => hit(table, side, -1),
    (table: Table) => chooseBase(table, side, freeBases(table, side)[0] ?? 'lothal'),
  ]),
  (table) => addResources(table, 3),
  (table) => addResources(table, -1),
  (table) => playTo(table, 2),
);

const helpers = fc
  .array(changes, { maxLength: 60 })
  .map((all) =>
    all.reduce<Helper>((helper, change) => step(helper, change(helper.now)), NEW_HELPER),
  );

describe('what the device remembers', () => {
  it('is what was stored, with every step that can be undone', () => {
    fc.assert(
      fc.property(helpers, (helper) => {
        expect(parseHelper(JSON.stringify(helper))).toEqual(helper);
        expect(helper.past.length).toBeLessThanOrEqual(40);
      }),
      { numRuns: 60 },
    );
  });

  it('goes back step by step to where it began', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 30 }), (all) => {
        let helper = all.reduce<Helper>((made, change) => step(made, change(made.now)), NEW_HELPER);
        while (helper.past.length > 0) helper = undo(helper);
        expect(helper).toEqual(NEW_HELPER);
        expect(undo(helper)).toEqual(NEW_HELPER);
      }),
      { numRuns: 60 },
    );
  });

  it('is a new table when a stranger has written it', () => {
    const spoiled = (part: object): string =>
      JSON.stringify({ now: { ...NEW_TABLE, ...part }, past: [] });
    const seat = (part: object) => ({
      seats: { ...NEW_TABLE.seats, empire: { ...NEW_TABLE.seats.empire, ...part } },
    });
    const texts = [
      null,
      '',
      'null',
      '[]',
      '{"now":1}',
      'x'.repeat(130_000),
      spoiled({ goal: 9 }),
      spoiled({ side: 'hutts' }),
      spoiled({ force: 1.5 }),
      spoiled({ resources: -1 }),
      spoiled({ resources: '5' }),
      spoiled(seat({ base: 'hoth' })),
      spoiled(seat({ base: '__proto__' })),
      spoiled(seat({ damage: baseOf('lothal').hitPoints })),
      spoiled(seat({ lost: ['endor', 'endor'] })),
      spoiled(seat({ lost: ['lothal'] })),
      spoiled(seat({ base: null, damage: 3 })),
    ];
    expect(texts.map((text) => parseHelper(text))).toEqual(texts.map(() => NEW_HELPER));
  });

  it('never breaks on any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseHelper(text).past.length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('leaves out an earlier table that makes no sense', () => {
    const past = [{ ...NEW_TABLE, goal: 99 }, NEW_TABLE];
    expect(parseHelper(JSON.stringify({ now: NEW_TABLE, past })).past).toEqual([NEW_TABLE]);
  });
});
