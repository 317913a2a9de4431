import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { replayScenario } from '../../../../src/rules/link/replay-scenario.ts';
import { scenarioFile } from '../../../../src/rules/read/schemas.ts';

const folder = join(import.meta.dirname, '../../../../content/ti4/scenarios');

describe('the worked examples of Twilight Imperium', () => {
  it.each(readdirSync(folder))('%s ends as it promises', (name) => {
    const scenario = scenarioFile.parse(parse(readFileSync(join(folder, name), 'utf8')));
    const replayed = replayScenario(scenario);
    expect(replayed.ok ? 'replayed' : `${replayed.path.join('.')}: ${replayed.reason}`).toBe(
      'replayed',
    );
  });
});
