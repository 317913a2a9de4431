import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { IDS_FILE, readIds } from '../../../../src/rules/read/ids.ts';
import { ProblemList } from '../../../../src/rules/problems.ts';
import { interfacesOfWords, narrators, stepMachines } from './kernels.ts';
import { excuse, filesThatNameGames } from './names-of-games.ts';
import { keptRuleLists } from './rule-lists.ts';
import { linesOf, sourcesIn, trackedFiles } from './sources.ts';
import { unitLists } from './units.ts';

/** What the house is made of, found in the tree itself; each figure with the places it was found at. */
export function surveyOf(root: string) {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const files = trackedFiles(root);
  const sources = sourcesIn(root, files);
  const { ids } = readIds(read(IDS_FILE), new ProblemList());
  return {
    stepMachines: stepMachines(sources),
    interfacesOfWords: interfacesOfWords(sources),
    narrators: narrators(sources),
    keptRuleLists: keptRuleLists(sources, new Set(ids.keys())),
    namesOfGames: excuse(filesThatNameGames(root, files)),
    unitLists: unitLists(sources, unitsIn(read('content/ti4/glossary.yaml'))),
    lines: files
      .filter((file) => file.startsWith('src/'))
      .reduce((sum, file) => sum + linesOf(read(file)), 0),
  };
}

/** Units that every faction has: those that the reference counts. */
function unitsIn(glossary: string): readonly string[] {
  const { terms } = parse(glossary) as {
    readonly terms: readonly { readonly id: string; readonly rules?: readonly string[] }[];
  };
  return terms.filter(({ id, rules }) => rules?.includes(`units.${id}-count`)).map(({ id }) => id);
}
