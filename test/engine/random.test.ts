import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieDraw } from '../../src/games/rebellion/engine/dice.ts';
import { drawFace, nextBelow, nextWord, randomFrom } from '../../src/engine/random.ts';

const words = (seed: number, many: number): number[] => {
  let state = randomFrom(seed);
  return Array.from({ length: many }, () => {
    const word = nextWord(state);
    state = word.state;
    return word.value;
  });
};

describe('seeded randomness', () => {
  // Worked out apart from this program, in Python, from the published mulberry32.
  it('is mulberry32 to the bit', () => {
    expect(words(0, 4)).toEqual([1144304738, 1416247, 958946056, 627933444]);
    expect(words(12345, 5)).toEqual([4207900869, 1317490944, 2079646450, 3513001552, 2187978186]);
  });

  it('stays below the bound', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.integer({ min: 1, max: 1000 }), (seed, bound) => {
        const { value } = nextBelow(randomFrom(seed), bound);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
      }),
    );
  });

  it('shows each face of a die about as often as it is printed', () => {
    const seen = new Map<string, number>();
    let state = randomFrom(2024);
    for (let roll = 0; roll < 6000; roll += 1) {
      const face = drawFace(state, dieDraw('red'));
      state = face.state;
      seen.set(face.value, (seen.get(face.value) ?? 0) + 1);
    }
    // Four standard deviations of 6000 throws at 1/6 and at 1/3.
    const near = (face: string, share: number): number =>
      Math.abs((seen.get(face) ?? 0) - 6000 * share) / Math.sqrt(6000 * share * (1 - share));
    expect(near('hit', 1 / 3)).toBeLessThan(4);
    expect(near('direct-hit', 1 / 6)).toBeLessThan(4);
    expect(near('special', 1 / 6)).toBeLessThan(4);
    expect(near('blank', 1 / 3)).toBeLessThan(4);
  });

  it('refuses to draw from nothing', () => {
    expect(() => drawFace(randomFrom(1), { of: 'space-deck', faces: [] })).toThrow('space-deck');
  });
});
