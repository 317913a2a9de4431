import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { importsOf, layers, violations } from './support/layers.ts';

describe('dependencies point one way', () => {
  it.each(Object.keys(layers))('in src/%s', (layer) => {
    const found = filesBelow(root, `src/${layer}`)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => violations(file, readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('and the engine and the rules are there to be looked at', () => {
    expect(filesBelow(root, 'src/engine')).not.toEqual([]);
    expect(filesBelow(root, 'src/rules')).not.toEqual([]);
  });
});

describe('the look-out for wrong imports', () => {
  it.each([
    ['src/engine/core/play.ts', "import { fold } from '../../words/fold.ts';"],
    ['src/engine/core/play.ts', "import { readFileSync } from 'node:fs';"],
    ['src/engine/core/play.ts', "export { fold } from '~/lexicon/fold.ts';"],
    ['src/engine/core/play.ts', "const words = await import('../../words/fold.ts');"],
    ['src/engine/core/play.ts', "type Word = import('../../words/fold.ts').Word;"],
    ['src/engine/core/play.ts', "import '../../../scripts/serve.ts';"],
    ['src/rules/model.ts', "import { getCollection } from 'astro:content';"],
    ['src/rules/model.ts', "import type { APIContext } from 'astro';"],
    ['src/words/fold.ts', "import { Player } from '~/player/player.tsx';"],
    ['src/widgets/player.tsx', "import { loadModel } from '../rules/model.ts';"],
    ['src/widgets/player.tsx', "import { loadModel, type Rule } from '../rules/model.ts';"],
  ])('stops %s at %s', (file, text) => {
    expect(violations(file, `\n${text}`)).toHaveLength(1);
    expect(violations(file, `\n${text}`)[0]).toContain(`${file}:2 imports `);
  });

  it.each([
    ['src/engine/rebellion/dice.ts', "import { roll } from '../core/dice.ts';"],
    ['src/rules/model.ts', "import { z } from 'astro/zod';"],
    ['src/rules/model.ts', "import { fold } from '../words/fold.ts';"],
    ['src/widgets/player.tsx', "import { useState } from 'preact/hooks';"],
    ['src/widgets/player.tsx', "import { play } from '~/engine/play.ts';"],
    ['src/widgets/player.tsx', "import type { Rule } from '../rules/model.ts';"],
    ['src/widgets/player.tsx', "import { type Rule } from '../rules/model.ts';"],
    ['src/pages/index.astro', "import { anything } from '../rules/model.ts';"],
  ])('lets %s have %s', (file, text) => {
    expect(violations(file, text)).toEqual([]);
  });

  it('reads no import out of a string or a comment', () => {
    expect(importsOf("// import 'a';\nconst text = \"import 'b'\";")).toEqual([]);
  });
});
