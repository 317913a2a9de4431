import { filesUnder } from '../src/rules/content-files.ts';
import { loadModel } from '../src/rules/load.ts';
import { reportOf } from '../src/rules/problems.ts';

/** Prints every mistake in the content with its place and what to do. */
const root = process.cwd();
const { model, problems } = await loadModel(filesUnder(root));
for (const lines of reportOf(problems)) console.error(`${lines}\n`);
console.log(
  `${model.rules.size} rules, ${model.terms.size} terms, ${model.games.length} games: ` +
    (problems.length === 0 ? 'whole' : `${problems.length} mistakes`),
);
if (problems.length > 0) process.exitCode = 1;
