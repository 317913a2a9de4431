import { describe, expect, it } from 'vitest';
import { dieDraw } from '../../src/games/rebellion/engine/dice.ts';
import { oddsOf } from '../../src/engine/odds.ts';

const three = [dieDraw('red'), dieDraw('red'), dieDraw('red')];

describe('exact odds of a roll', () => {
  it('give 125 of 216 rolls of three dice without a direct hit', () => {
    expect(oddsOf(three, ['direct-hit'])).toEqual({ ways: [125, 75, 15, 1], total: 216 });
  });

  it('count several wanted faces together', () => {
    expect(oddsOf([dieDraw('black')], ['hit', 'direct-hit'])).toEqual({ ways: [3, 3], total: 6 });
  });

  it('add up to every roll of ten dice', () => {
    const ten = Array.from({ length: 10 }, () => dieDraw('red'));
    const { ways, total } = oddsOf(ten, ['hit']);
    expect(total).toBe(6 ** 10);
    expect(ways.reduce((sum, way) => sum + way, 0)).toBe(6 ** 10);
  });
});
