import { writeFileSync } from 'node:fs';
import { filesUnder } from '../src/rules/read/content-files.ts';
import { IDS_FILE, readIds } from '../src/rules/read/ids.ts';
import { loadModel } from '../src/rules/read/load.ts';
import { ProblemList } from '../src/rules/problems.ts';
import { ledgersOf } from '../src/rules/translations.ts';
import { engineFiles } from './lib/rule-names.ts';

/**
 * Adds the ids that are new to the list of published ones; takes none away. Records the translations
 * that are new. Then names the rules to the engine, and lists which of them its parts cite.
 */
const root = process.cwd();
const files = filesUnder(root);
const { model } = await loadModel(files);
const text = files.read(IDS_FILE) ?? '';
const { ids } = readIds(text, new ProblemList());
const added = [...model.rules.keys(), ...model.terms.keys()].filter((id) => !ids.has(id)).sort();
if (added.length > 0) {
  const body = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  writeFileSync(IDS_FILE, `${body}${added.join('\n')}\n`);
}
const rules = [...new Set([...ids.keys(), ...added])].filter((id) => model.rules.has(id));
for (const [file, made] of engineFiles(root, rules)) writeFileSync(file, made);
for (const [file, ledger] of ledgersOf(model, files, new ProblemList())) {
  writeFileSync(file, ledger);
}
console.log(added.length === 0 ? 'No new ids.' : `Added:\n${added.join('\n')}`);
