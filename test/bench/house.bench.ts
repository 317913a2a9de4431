import { root } from '../../scripts/lib/root.mjs';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { surveyOf } from '../scripts/support/house/house.ts';
import { filesForLanguage } from '../scripts/support/house/languages.ts';

/** What the sources were when the house was begun, and what had to go of them. */
const LINES_BEFORE = 87_768;
const LINES_TO_GO = 4_500;
/** The term in the glossary that names a unit. */
const TERM = 1;

const show = (places: readonly string[]): void => {
  for (const place of places) console.log(`    ${place}`);
};

/** How much stands once, counted in the tree: `test/scripts/support/house` tells how. */
export function ratios(): readonly Ratio[] {
  const survey = surveyOf(root);
  const { excused, strange, idle } = survey.namesOfGames;
  const count = (name: string, found: readonly string[], allowed: number, more = 0): Ratio => {
    show(found);
    const measured = found.length + more;
    return { name, measured, reference: 1, unit: '', limit: allowed };
  };
  const figures = [
    count('step machines', survey.stepMachines, 1),
    count('interfaces of words', survey.interfacesOfWords, 1),
    count('narrators', survey.narrators, 1),
    count('lists of rules kept by hand', survey.keptRuleLists, 0),
    count('lines to touch for a third language beside its folder', filesForLanguage(root), 1),
    count('files to touch for a unit of Twilight Imperium', survey.unitLists, 3, TERM),
    count('files that name a game for no reason', strange, 0),
    count(
      'reasons that no file needs',
      idle.map(({ files }) => files),
      0,
    ),
    {
      name: 'lines of src / before the house',
      measured: survey.lines,
      reference: LINES_BEFORE,
      unit: 'lines',
      limit: (LINES_BEFORE - LINES_TO_GO) / LINES_BEFORE,
    },
  ];
  const named = excused.flatMap(({ files }) => files);
  const ofSite = named.filter((file) => /^(?:src|scripts|public|\.config)\//.test(file));
  console.log(`  ${named.length} files name a game for a reason, ${ofSite.length} of them code:`);
  for (const { reason, files } of excused) {
    console.log(`    ${files.length} × ${reason.files}: ${reason.because}`);
  }
  return figures;
}
