import { describe, expect, it } from 'vitest';
import { nameOf, reached, shares, strangers } from '../../scripts/lib/bundle.ts';

const made = [
  { of: 'src/player/player.tsx', bytes: 100 },
  { of: 'src/games/duel/words/uk/fight.ts', bytes: 300 },
  { of: 'src/player/steps.tsx', bytes: 250 },
  { of: 'node_modules/preact/dist/preact.module.js', bytes: 50 },
  { of: '\0vite/preload-helper.js', bytes: 20 },
];

describe('the report of a bundle', () => {
  it('sums what stands in one room, one part of a game or one package, most first', () => {
    expect(shares(made)).toEqual([
      { of: 'src/player', bytes: 350 },
      { of: 'src/games/duel/words', bytes: 300 },
      { of: 'preact', bytes: 50 },
      { of: 'the bundler', bytes: 20 },
    ]);
  });

  it('names sources by their paths', () => {
    expect(shares(made, nameOf)[0]).toEqual({ of: 'src/games/duel/words/uk/fight.ts', bytes: 300 });
    expect(shares(made, nameOf).at(-1)?.of).toBe('the bundler');
  });

  it('finds nothing wrong with what readers need', () => {
    const rules = { of: 'src/rules/link/references.ts', bytes: 1 };
    const scripts = { 'a.js': { needs: [], later: [], made: [...made, rules] } };
    expect(strangers(scripts, ['a.js'])).toEqual([]);
  });

  it.each([
    'node_modules/yaml/dist/index.js',
    'node_modules/preact-render-to-string/dist/index.module.js',
    'src/rules/read/load.ts',
    'src/games/duel/positions/fight.ts',
    'src/games/duel/tables/index.ts',
    'src/markdown/render.ts',
  ])('stops where a browser would load %s', (of) => {
    const scripts = { 'a.js': { needs: [], later: [], made: [{ of, bytes: 1 }] } };
    expect(strangers(scripts, ['a.js'])).toEqual([`a.js brings ${of}`]);
  });

  it('looks at what pages need and fetch, not at what was bundled for nobody', () => {
    const later = [{ file: 'c.js', of: 'src/c.ts' }];
    const scripts = {
      'a.js': { needs: ['b.js'], later: [], made },
      'b.js': { needs: [], later, made },
      'c.js': { needs: ['a.js'], later: [], made },
      'idle.js': { needs: ['a.js'], later: [], made },
    };
    expect(reached(scripts, ['a.js'])).toEqual(['a.js', 'b.js', 'c.js']);
  });
});
