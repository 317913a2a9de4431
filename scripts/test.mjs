// @ts-check
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isBuilt } from './lib/build-stamp.mjs';
import { changedFiles, reasonLines, touchedBy } from './lib/changed.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { chooseParts, runPart, runParts } from './lib/parts.mjs';
import { root } from './lib/root.mjs';
import { closingLine, singleCheck, tableLines, timeLines } from './lib/tally.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const asked = process.argv.slice(2);
  const { chosen, passedOn } =
    asked[0] === 'changed' ? chooseChanged(asked.slice(1)) : chooseNamed(asked);
  if (chosen.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  try {
    await ensureInstalled(root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    console.log(closingLine([singleCheck(false, 'install')]));
    process.exitCode = 1;
    return;
  }
  const coloured = process.stdout.isTTY && !process.env['CI'] && !process.env['NO_COLOR'];
  /** @param {number} code @param {string} text */
  const paint = (code, text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);

  const start = performance.now();
  const results = await runParts(
    chosen,
    (part) => runPart(root, part, passedOn(part)),
    ({ part, tally, seconds }, output) => {
      const failed = tally.failures.length;
      const word = failed > 0 ? paint(31, 'failed') : paint(32, 'passed');
      console.log(`${part}: ${word} (${seconds.toFixed(1)} s)`);
      // Not every tool heeds NO_COLOR.
      const shown = coloured ? output.trim() : stripVTControlCharacters(output).trim();
      if (failed > 0 && shown !== '') console.log(`\n${shown}\n`);
    },
  );

  const seconds = (performance.now() - start) / 1000;
  console.log(`\n${[...tableLines(results), '', ...timeLines(results, seconds)].join('\n')}\n`);
  for (const { part, tally } of results) {
    for (const failure of tally.failures) console.log(paint(31, `failed  ${part}: ${failure}`));
    for (const name of tally.unsteady ?? [])
      console.log(`passed at the second try ${part}: ${name}`);
    for (const { name, reason } of tally.skips) console.log(`skipped ${part}: ${name} (${reason})`);
  }
  const tallies = results.map(({ tally }) => tally);
  console.log(closingLine(tallies));
  if (tallies.some((tally) => tally.failures.length > 0)) process.exitCode = 1;
});

/**
 * @typedef {object} Choice
 * @property {import('./lib/parts.mjs').Part[]} chosen
 * @property {(part: string) => readonly string[]} passedOn what the tool of a part is told besides
 */

/** @param {readonly string[]} asked @returns {Choice} */
function chooseNamed(asked) {
  const { chosen, passedOn } = chooseParts(asked, () => isBuilt(root));
  return { chosen, passedOn: () => passedOn };
}

/**
 * The parts that a change can touch: what is not committed, or with `--base` what differs from there.
 * @param {readonly string[]} options
 * @returns {Choice}
 */
function chooseChanged(options) {
  const { values } = parseArgs({ args: [...options], options: { base: { type: 'string' } } });
  const base = values.base ?? 'HEAD';
  const { reasons, byImports } = touchedBy(changedFiles(root, base));
  if (reasons.size === 0) return { chosen: [], passedOn: () => [] };
  console.log(`${reasonLines(reasons).join('\n')}\n`);
  return {
    chosen: chooseParts([...reasons.keys()], () => isBuilt(root)).chosen,
    passedOn: (part) =>
      part === 'unit' && byImports ? [`--changed=${base}`, '--passWithNoTests'] : [],
  };
}
