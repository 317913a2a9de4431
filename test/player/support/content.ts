import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { parseSetup } from '../../../src/games/rebellion/positions/combat.ts';
import type {
  CombatAnswer,
  CombatSetup,
} from '../../../src/games/rebellion/engine/combat/types.ts';
import type { Language } from '../../../src/rules/languages.ts';
import type { ScenarioFile } from '../../../src/rules/read/schemas.ts';
import type { Terms } from '../../../src/player/terms.ts';
import { play } from '../../../src/games/rebellion/play/combat.tsx';
import { termsOf } from '../../support/glossary.ts';
import { spokenBy } from './telling.ts';

const game = join(import.meta.dirname, '../../../content/rebellion');
const read = (path: string): unknown => parse(readFileSync(join(game, path), 'utf8'));

export const termsIn = (language: Language): Terms => termsOf('rebellion', language);

export interface Example {
  readonly id: string;
  readonly setup: CombatSetup;
  readonly choices: readonly CombatAnswer[];
  readonly expect: ScenarioFile['expect'];
}

export const setupFrom = (value: unknown): CombatSetup => {
  const parsed = parseSetup(value);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const files: readonly (readonly [id: string, file: ScenarioFile])[] = readdirSync(
  join(game, 'scenarios'),
)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [basename(name, '.yaml'), read(`scenarios/${name}`) as ScenarioFile]);

/** Combats; the rest of the game has its own list. */
export const examples: readonly Example[] = files
  .filter(([, file]) => file.procedure === 'rebellion/combat')
  .map(([id, file]) => {
    return {
      id,
      setup: setupFrom(file.setup),
      choices: file.choices as readonly CombatAnswer[],
      expect: file.expect,
    };
  });

export const gameExamples = files
  .filter(([, file]) => file.procedure !== 'rebellion/combat')
  .map(([id, file]) => ({ id, file }));

export const exampleOf = (id: string): Example => {
  const found = examples.find((example) => example.id === id);
  if (!found) throw new Error(`There is no example ${id}.`);
  return found;
};

const spoken = await spokenBy(play);

export const combatWords = spoken.words;

export const narratorOf = (setup: CombatSetup, language: Language) =>
  spoken.narratorOf('rebellion/combat', setup, language, termsIn(language));
