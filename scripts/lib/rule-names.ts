import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { splitRuleId } from '../../src/rules/link/references.ts';
import type { RuleId } from '../../src/rules/link/references.ts';

export const RULE_NAMES_FILE = 'src/engine/rule-names.ts';
const CITED_FILE = 'src/engine/cited.ts';
const ODDS_FILE = 'cited-rules.ts';

/** Parts whose rules are found in their code, by the folders of `src` they lie in. */
const PARTS = {
  rebellionCombat: ['engine/rebellion/combat'],
  rebellionGame: ['engine/rebellion/game'],
  swdbgGame: ['engine/swdbg/game'],
  swlcgGame: ['engine/swlcg/game'],
  swlcgDeck: ['engine/swlcg/deck'],
  swlcgTracker: ['engine/swlcg/tracker'],
  ti4Action: ['engine/ti4/action'],
  ti4Agenda: ['engine/ti4/agenda'],
  ti4Galaxy: ['engine/ti4/galaxy'],
  ti4Round: ['engine/ti4/round'],
  ti4Table: ['engine/ti4/table'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

const HEAD =
  '// Made by «npm run ids»; a check of the content holds it to what is published and cited.\n';

/** Names of all published rules, so that a rule that is not there does not compile. */
export const ruleNamesText = (ids: readonly RuleId[]): string => {
  const games = new Map<string, string[]>();
  for (const id of ids) {
    const { game, topic } = splitRuleId(id);
    if (topic === 'glossary') continue;
    games.set(game, [...(games.get(game) ?? []), id.slice(game.length + 1)]);
  }
  const types = [...games].map(
    ([game, names]) => `  readonly ${game}: ${names.map((name) => `'${name}'`).join(' | ')};\n`,
  );
  return `${HEAD}export interface RuleNames {\n${types.join('')}}\n`;
};

const literalsIn = (text: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('part.ts', text, ts.ScriptTarget.Latest));
  return found;
};

/** Games whose calculators name their rules here; a browser loads the list of its own game. */
const ODDS = ['swdbg', 'swlcg', 'ti4'] as const;

const listOf = (
  root: string,
  known: ReadonlySet<string>,
  name: string,
  folders: readonly [string, ...string[]],
): string => {
  const [, game = ''] = folders[0].split('/');
  const cited = folders
    .map((folder) => join(root, 'src', folder))
    .flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(ODDS_FILE))
        .flatMap((file) => literalsIn(readFileSync(join(path, file), 'utf8'))),
    )
    .map((literal) => `${game}.${literal}`)
    .filter((id) => known.has(id));
  const list = [...new Set(cited)].sort().map((id) => `'${id}'`);
  return `export const ${name}: readonly RuleId[] = [${list.join(', ')}];\n`;
};

const importFrom = (folder: string): string =>
  `${HEAD}import type { RuleId } from '${folder}core/procedure.ts';\n\n`;

/** What «npm run ids» writes for the engine: names of rules, and those found in the code of each part. */
export const engineFiles = (root: string, ids: readonly RuleId[]): ReadonlyMap<string, string> => {
  const known = new Set<string>(ids);
  const parts = Object.entries(PARTS).map(([name, folders]) => listOf(root, known, name, folders));
  return new Map([
    [RULE_NAMES_FILE, ruleNamesText(ids)],
    [CITED_FILE, importFrom('./') + parts.join('')],
    ...ODDS.map((game): [string, string] => [
      `src/engine/${game}/odds/${ODDS_FILE}`,
      importFrom('../../') +
        listOf(root, known, 'citedRules', [`engine/${game}/odds`, `widgets/odds/${game}`]),
    ]),
  ]);
};
