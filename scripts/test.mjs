// @ts-check
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { chooseParts, runPart, runParts } from './lib/parts.mjs';
import { root } from './lib/root.mjs';
import { closingLine, singleCheck, tableLines } from './lib/tally.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const chosen = chooseParts(process.argv.slice(2), () => isBuilt(root));
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

  const results = await runParts(
    chosen,
    (part) => runPart(root, part),
    ({ part, tally, seconds }, output) => {
      const failed = tally.failures.length;
      const word = failed > 0 ? paint(31, 'failed') : paint(32, 'passed');
      console.log(`${part}: ${word} (${seconds.toFixed(1)} s)`);
      // Not every tool heeds NO_COLOR.
      const shown = coloured ? output.trim() : stripVTControlCharacters(output).trim();
      if (failed > 0 && shown !== '') console.log(`\n${shown}\n`);
    },
  );

  console.log(`\n${tableLines(results).join('\n')}\n`);
  for (const { part, tally } of results) {
    for (const failure of tally.failures) console.log(paint(31, `failed  ${part}: ${failure}`));
    for (const { name, reason } of tally.skips) console.log(`skipped ${part}: ${name} (${reason})`);
  }
  const tallies = results.map(({ tally }) => tally);
  console.log(closingLine(tallies));
  if (tallies.some((tally) => tally.failures.length > 0)) process.exitCode = 1;
});
