import { describe, expect, it } from 'vitest';
import { chooseBenches, isWithinLimit, ratioLine, type Ratio } from '../../scripts/lib/bench.ts';

const ratio: Ratio = { name: 'odds', measured: 3, reference: 12, unit: 'ms', limit: 0.5 };

describe('a ratio of a bench', () => {
  it('is printed with the figures it comes from', () => {
    expect(ratioLine(ratio)).toBe('odds  0.25 (limit 0.5)  3 ms : 12 ms');
  });

  it('says when it is above its limit', () => {
    expect(isWithinLimit({ ...ratio, measured: 6 })).toBe(true);
    expect(isWithinLimit({ ...ratio, measured: 6.1 })).toBe(false);
    expect(ratioLine({ ...ratio, measured: 7 })).toMatch(/TOO HIGH$/);
  });

  it('fails rather than divide by nothing', () => {
    expect(isWithinLimit({ name: 'odds', measured: 3, reference: 0, unit: 'ms' })).toBe(false);
  });
});

describe('the benches to run', () => {
  const files = [
    'test/bench/engine-odds.bench.ts',
    'test/bench/helper.ts',
    'test/bench/size.bench.ts',
    'test/bench/starlight/node_modules/theirs/engine.bench.ts',
  ];

  it('are all of them when none is named', () => {
    expect(chooseBenches(files, [])).toEqual([
      'test/bench/engine-odds.bench.ts',
      'test/bench/size.bench.ts',
    ]);
  });

  it('are those whose names start as asked', () => {
    expect(chooseBenches(files, ['engine'])).toEqual(['test/bench/engine-odds.bench.ts']);
    expect(chooseBenches(files, ['nothing'])).toEqual([]);
  });
});
