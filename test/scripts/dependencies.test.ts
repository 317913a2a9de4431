import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { importsOf, rooms, violations } from './support/layers.ts';

const files = filesBelow(root, 'src').filter((file) => /\.(tsx?|astro)$/.test(file));

describe('dependencies point one way', () => {
  it.each(
    files.map((file) => path.dirname(file)).filter((one, at, all) => all.indexOf(one) === at),
  )('in %s', (folder) => {
    const found = files
      .filter((file) => path.dirname(file) === folder)
      .flatMap((file) => violations(file, readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('for rooms that are there, and all that are there', () => {
    expect([...rooms.keys()]).toContain('engine');
    for (const room of rooms.keys()) {
      const pattern = new RegExp(`^src/${room.replace('*', '[^/]+')}/`);
      expect(
        files.some((file) => pattern.test(file)),
        room,
      ).toBe(true);
    }
    const named = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
    for (const file of files) {
      const [, folder = '', inner] = file.split('/');
      if (inner !== undefined) expect(named).toContain(`\`src/${folder}/`);
    }
  });
});

describe('the look-out for wrong imports', () => {
  it.each([
    ['src/engine/play.ts', "import { fold } from '../lexicon/fold.ts';"],
    ['src/engine/play.ts', "import { readFileSync } from 'node:fs';"],
    ['src/engine/play.ts', "export { fold } from '~/lexicon/fold.ts';"],
    ['src/engine/play.ts', "const words = await import('../lexicon/fold.ts');"],
    ['src/engine/play.ts', "type Word = import('../lexicon/fold.ts').Word;"],
    ['src/engine/play.ts', "import '../../scripts/serve.ts';"],
    ['src/rules/model.ts', "import { getCollection } from 'astro:content';"],
    ['src/rules/model.ts', "import type { APIContext } from 'astro';"],
    ['src/games/duel/engine/x.ts', "import { DICE } from '../../chess/engine/dice.ts';"],
    ['src/games/duel/engine/x.ts', "import { uk } from '../words/uk/round.ts';"],
    ['src/games/duel/odds/x.ts', "import { h } from 'preact';"],
    ['src/player/Script.astro', "<script>import { loadModel } from '../rules/load.ts';</script>"],
    ['src/lexicon/fold.ts', "import { Player } from '~/player/player.tsx';"],
    ['src/player/player.tsx', "import { loadModel } from '../rules/model.ts';"],
    ['src/player/player.tsx', "import { loadModel, type Rule } from '../rules/model.ts';"],
  ])('stops %s at %s', (file, text) => {
    expect(violations(file, `\n${text}`)).toHaveLength(1);
    expect(violations(file, `\n${text}`)[0]).toContain(`${file}:2 imports `);
  });

  it.each([
    ['src/games/chess/engine/dice.ts', "import { drawFace } from '../../../engine/random.ts';"],
    ['src/rules/model.ts', "import { z } from 'astro/zod';"],
    ['src/rules/model.ts', "import { fold } from '../lexicon/fold.ts';"],
    ['src/player/player.tsx', "import { useState } from 'preact/hooks';"],
    ['src/player/player.tsx', "import { play } from '~/engine/play.ts';"],
    ['src/player/player.tsx', "import type { Rule } from '../rules/model.ts';"],
    ['src/player/player.tsx', "import { type Rule } from '../rules/model.ts';"],
    ['src/pages/index.astro', "import { anything } from '../rules/model.ts';"],
  ])('lets %s have %s', (file, text) => {
    expect(violations(file, text)).toEqual([]);
  });

  it('reads no import out of a string or a comment', () => {
    expect(importsOf("// import 'a';\nconst text = \"import 'b'\";")).toEqual([]);
  });
});
