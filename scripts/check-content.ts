import { filesUnder } from '../src/rules/content-files.ts';
import { loadModel } from '../src/rules/load.ts';
import { formatProblem } from '../src/rules/problems.ts';

/** Prints every mistake in the content with its place and what to do. */
const root = process.cwd();
const { model, problems } = await loadModel(filesUnder(root));
for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
console.log(
  `${model.rules.size} rules, ${model.terms.size} terms, ${model.games.length} games: ` +
    (problems.length === 0 ? 'whole' : `${problems.length} mistakes`),
);
if (problems.length > 0) process.exitCode = 1;
