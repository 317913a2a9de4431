import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { citedGameRules } from '../../../../src/engine/rebellion/game/index.ts';
import { FIRST_GAME } from '../../../../src/engine/rebellion/setup.ts';

const folder = fileURLToPath(new URL('../../../../src/engine/rebellion/game/', import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('rules.ts'))
  .map((name) => readFileSync(`${folder}${name}`, 'utf8'))
  .join('\n');

/** The places of the first game cite a rule each, by name. */
const byPlace = FIRST_GAME.map(({ place }) => `rebellion.first-game.${place}`);

describe('the rules that the whole game may cite', () => {
  it('are all cited somewhere', () => {
    const idle = citedGameRules.filter(
      (id) => !source.includes(`'${id.replace('rebellion.', '')}'`) && !byPlace.includes(id),
    );
    expect(idle).toEqual([]);
  });
});
