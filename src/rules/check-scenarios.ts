import type { GameSource } from './load-game.ts';
import type { ProblemList } from './problems.ts';
import { replayScenario } from './replay-scenario.ts';

/** Every worked example is a game that can be played, and ends as it promises. */
export function checkScenarios({ scenarios }: GameSource, problems: ProblemList): void {
  for (const { data, place } of scenarios.values()) {
    const replayed = replayScenario(data);
    if (replayed.ok) continue;
    problems.add(
      'scenario-fails',
      place(replayed.path),
      `The example cannot be played as written: ${replayed.reason}`,
      'Correct it here; «npm run test:unit -- scenarios» plays the examples alone.',
    );
  }
}
