import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { splitRuleId } from '../../src/rules/link/references.ts';
import type { RuleId } from '../../src/rules/link/references.ts';

export const RULE_NAMES_FILE = 'src/engine/rule-names.ts';
const GAMES_FOLDER = 'src/games';
const CITED_FILE = 'cited-rules.ts';

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

/** The rules of a game that the code in some of its folders names. */
function listOf(
  root: string,
  known: ReadonlySet<string>,
  game: string,
  name: string,
  folders: readonly string[],
): string {
  const cited = folders
    .map((folder) => join(root, GAMES_FOLDER, game, folder))
    .flatMap((path) =>
      filesIn(path)
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(CITED_FILE))
        .flatMap((file) => literalsIn(readFileSync(join(path, file), 'utf8'))),
    )
    .map((literal) => `${game}.${literal}`)
    .filter((id) => known.has(id));
  const list = [...new Set(cited)].sort().map((id) => `'${id}'`);
  return `export const ${name}: readonly RuleId[] = [${list.join(', ')}];\n`;
}

const filesIn = (path: string): readonly string[] =>
  existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** Some calculators know their rules from where they are cited. */
const asksForList = (odds: string): boolean =>
  filesIn(odds).some((file) =>
    readFileSync(join(odds, file), 'utf8').includes(`'./${CITED_FILE}'`),
  );

const FILE_HEAD = `${HEAD}import type { RuleId } from '../../../engine/procedure.ts';\n\n`;

/**
 * What «npm run ids» writes for the engine: names of rules, and those found in the code of each part
 * of a game. Calculators have a list of their own, which a browser loads.
 */
export function engineFiles(root: string, ids: readonly RuleId[]): ReadonlyMap<string, string> {
  const known = new Set<string>(ids);
  const files = new Map([[RULE_NAMES_FILE, ruleNamesText(ids)]]);
  for (const game of foldersIn(join(root, GAMES_FOLDER))) {
    const at = `${GAMES_FOLDER}/${game}`;
    const parts = foldersIn(join(root, at, 'engine')).map((part) =>
      listOf(root, known, game, part, [`engine/${part}`]),
    );
    if (parts.length > 0) files.set(`${at}/engine/${CITED_FILE}`, FILE_HEAD + parts.join(''));
    if (!asksForList(join(root, at, 'odds'))) continue;
    const odds = listOf(root, known, game, 'citedRules', ['odds', 'calculators', 'engine/data']);
    files.set(`${at}/odds/${CITED_FILE}`, FILE_HEAD + odds);
  }
  return files;
}
