import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { beginnings } from '../../../../src/games/swlcg/party.ts';
import { swlcgProcedures } from '../../../../src/games/swlcg/procedures.ts';
import { replayScenario } from '../../../../src/rules/link/replay-scenario.ts';
import type { ScenarioFile } from '../../../../src/rules/read/schemas.ts';

const folder = join(import.meta.dirname, '../../../../content/swlcg/scenarios');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const read = (name: string): ScenarioFile =>
  parse(readFileSync(join(folder, name), 'utf8')) as ScenarioFile;

describe('the walkthroughs of the card game', () => {
  it.each(files)('%s plays to the promised result', (name) => {
    const scenario = read(name);
    expect(Object.keys(scenario.expect).length).toBeGreaterThan(0);
    expect(replayScenario(scenario)).toMatchObject({ ok: true });
  });

  it('show every procedure but the whole game, which has a page of its own', () => {
    const shown = new Set(files.map((name) => read(name).procedure));
    const whole = new Set(beginnings.map(({ procedure }) => procedure));
    const all = swlcgProcedures.map(({ id }) => id).filter((id) => !whole.has(id));
    expect(all.filter((id) => !shown.has(id))).toEqual([]);
  });
});
