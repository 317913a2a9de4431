import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { surveyOf } from './support/house/house.ts';
import { interfacesOfWords, narrators, stepMachines } from './support/house/kernels.ts';
import { excuse, filesThatNameGames } from './support/house/names-of-games.ts';
import { keptRuleLists } from './support/house/rule-lists.ts';
import type { Source } from './support/house/sources.ts';
import { unitLists } from './support/house/units.ts';

const source = (file: string, text: string): Source => ({
  file,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
});

describe('one house for all games', () => {
  const survey = surveyOf(root);

  it('has one step machine, which is the kernel', () => {
    expect(survey.stepMachines).toEqual([expect.stringContaining('src/engine/kernel.ts:')]);
  });

  it('has one shape for words of procedures, and one narrator to say them', () => {
    expect(survey.interfacesOfWords).toEqual([expect.stringContaining('src/player/telling.ts:')]);
    expect(survey.narrators).toEqual([expect.stringContaining('src/player/narrator.ts:')]);
  });

  it('keeps no list of rules that its code cites anyway', () => {
    expect(survey.keptRuleLists).toEqual([]);
  });

  it('names a game outside the folders of games only for a reason, and has no reason too many', () => {
    expect(survey.namesOfGames.strange).toEqual([]);
    expect(survey.namesOfGames.idle).toEqual([]);
  });

  it('finds units where they are listed one by one', () => {
    expect(survey.unitLists.length).toBeGreaterThan(0);
  });
});

describe('the survey of the house', () => {
  it('takes whoever takes a step himself for a machine, and not whoever hands it on', () => {
    const made = (apply: string) =>
      stepMachines([
        source('src/x.ts', `const x = { begin: () => 1, prompt: () => 2, ${apply} };`),
      ]);
    expect(made('apply(state, choice) { return settled(state, choice); }')).toEqual(['src/x.ts:1']);
    expect(made('apply: (state, choice) => inner.apply(state, choice)')).toEqual([]);
  });

  it('sees interfaces of words by events and choices, and not what lists some', () => {
    const shaped = (events: string, choices: string) =>
      interfacesOfWords([
        source(
          'src/x.ts',
          `interface X { readonly events: ${events}; readonly choices: ${choices} }`,
        ),
      ]);
    expect(shaped('{ [K in Kind]: () => string }', '{ readonly pass: string }')).toHaveLength(1);
    expect(shaped('readonly Event[]', 'readonly Choice[]')).toEqual([]);
  });

  it('sees a narrator wherever one is written', () => {
    const text = 'const n = { event: said, choice: (c) => c, outcome() { return []; } };';
    expect(narrators([source('src/x.tsx', text)])).toEqual(['src/x.tsx:1']);
    expect(narrators([source('src/x.tsx', `// ${text}`)])).toEqual([]);
  });

  it('sees a list of rules that say again what the code says', () => {
    const names = ['t.a', 't.b', 't.c', 't.d', 't.e', 't.f'].map((name) => `'${name}'`);
    const known = new Set(names.map((name) => `duel.${name.slice(1, -1)}`));
    const list = source('src/games/duel/rules.ts', `export const ALL = [${names.join(', ')}];`);
    const calls = names.map((name) => `emit(${name});`).join('\n');
    const code = source('src/games/duel/engine/x.ts', calls);
    expect(keptRuleLists([list, code], known)).toEqual(['src/games/duel/rules.ts:1']);
    expect(keptRuleLists([list], known)).toEqual([]);
    expect(keptRuleLists([list, code], new Set())).toEqual([]);
  });

  it('sees a file that has to learn of every unit', () => {
    const units = ['carrier', 'cruiser', 'destroyer', 'fighter'];
    const all = source(
      'src/a.ts',
      "const cost = { carrier: 3, cruiser: 2, destroyer: 1, 'x': 0 };",
    );
    const some = source('src/b.ts', "if (unit === 'fighter' || unit === 'carrier') land();");
    expect(unitLists([all, some], units)).toEqual(['src/a.ts']);
  });

  describe('looks for names of games', () => {
    let folder: string;
    const files = new Map([
      ['content/duel/game.yaml', "name: { en: 'Big Duel: Second Edition' }"],
      ['content/duel/uk/fight.mdx', 'duel'],
      ['src/games/duel/game.ts', 'duel'],
      ['src/by-id.ts', 'export const duelTables = 1;'],
      ['src/by-name.ts', '// As in Big Duel.'],
      ['src/duel-look.css', 'a {}'],
      ['src/silent.ts', '// A dual use; the second edition of nothing.'],
    ]);

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'kodeks-house-'));
      for (const [file, text] of files) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('by id, by title and in names of files, outside the folders of the game', () => {
      expect(filesThatNameGames(folder, [...files.keys()])).toEqual([
        'src/by-id.ts',
        'src/by-name.ts',
        'src/duel-look.css',
      ]);
    });
  });

  it('tells files with a reason from those without', () => {
    const { excused, strange, idle } = excuse(['src/games/index.ts', 'src/engine/kernel.ts']);
    expect(excused.find(({ files }) => files.includes('src/games/index.ts'))).toBeDefined();
    expect(strange).toEqual(['src/engine/kernel.ts']);
    expect(idle.length).toBeGreaterThan(0);
  });
});
