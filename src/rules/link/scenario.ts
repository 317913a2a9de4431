import type { Scenario } from '../model.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import type { ProblemList } from '../problems.ts';
import { replayScenario } from './replay-scenario.ts';
import type { ScenarioFile } from '../read/schemas.ts';
import type { YamlFile } from '../read/yaml-file.ts';

/** A worked example is a game that can be played and ends as it promises; playing it tells which rules it applies when. */
export function linkScenario(
  id: string,
  { data, place }: YamlFile<ScenarioFile>,
  lookup: NameLookup,
  problems: ProblemList,
): Scenario {
  for (const [index, section] of (data.sources ?? []).entries()) {
    lookup.section(section, place(['sources', index]));
  }
  const replayed = replayScenario(data);
  if (!replayed.ok) {
    problems.add(
      'scenario-fails',
      place(replayed.path),
      `The example cannot be played as written: ${replayed.reason}`,
      replayed.remedy,
    );
  }
  return { ...data, id, game: lookup.game, moments: replayed.ok ? replayed.moments : [] };
}
