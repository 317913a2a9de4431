import { readFileSync } from 'node:fs';
import { filesUnder } from '../src/rules/read/content-files.ts';
import { IDS_FILE, readIds } from '../src/rules/read/ids.ts';
import { loadModel } from '../src/rules/read/load.ts';
import { ProblemList, reportOf } from '../src/rules/problems.ts';
import { engineFiles } from './lib/rule-names.ts';

/** Prints every mistake in the content with its place and what to do. */
const root = process.cwd();
const files = filesUnder(root);
const { model, problems, deferred } = await loadModel(files);
for (const lines of reportOf(problems)) console.error(`${lines}\n`);
if (deferred.length > 0) {
  console.log(
    `${deferred.length} numbers wait for translations of corrected rules: see «npm run translations».`,
  );
}
console.log(
  `${model.rules.size} rules, ${model.terms.size} terms, ${model.games.length} games: ` +
    (problems.length === 0 ? 'whole' : `${problems.length} mistakes`),
);
if (problems.length > 0) process.exitCode = 1;

const { ids } = readIds(files.read(IDS_FILE) ?? '', new ProblemList());
const rules = [...ids.keys()].filter((id) => model.rules.has(id));
for (const [file, text] of engineFiles(root, rules)) {
  if (readFileSync(file, 'utf8') === text) continue;
  console.error(`${file} is not what the content and the engine say. Run «npm run ids».`);
  process.exitCode = 1;
}
