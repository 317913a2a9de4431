import { isDeepStrictEqual } from 'node:util';
import { IllegalChoice } from '../engine/core/procedure.ts';
import type { Drawn, GameEvent } from '../engine/core/procedure.ts';
import { combat } from '../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../engine/rebellion/combat/parse-setup.ts';
import { summaryOf } from '../engine/rebellion/combat/summary.ts';
import type { CombatChoice } from '../engine/rebellion/combat/types.ts';
import type { RuleId } from './references.ts';
import type { ScenarioFile } from './schemas.ts';
import type { Path } from './yaml-file.ts';

/** `path` leads to the part of the scenario at fault, for example choices, 3. */
export type Replayed =
  | { readonly ok: true; readonly moments: readonly (readonly RuleId[])[] }
  | { readonly ok: false; readonly path: Path; readonly reason: string };

const fail = (path: Path, reason: string): Replayed => ({ ok: false, path, reason });

function replayCombat(scenario: ScenarioFile): Replayed {
  const parsed = parseSetup(scenario.setup);
  if (!parsed.ok) {
    return fail(
      ['setup', ...parsed.path.split('.')],
      `setup.${parsed.path} is wrong (${parsed.problem}).`,
    );
  }
  let { state, events } = combat.begin(parsed.setup);
  const moments = [rulesOf(events)];
  for (const [index, choice] of scenario.choices.entries()) {
    try {
      ({ state, events } = combat.apply(state, choice as CombatChoice | Drawn));
      moments.push(rulesOf(events));
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      return fail(['choices', index], `${error.message} The rule is «${error.because}».`);
    }
  }
  const reached: Readonly<Record<string, unknown>> = { ...summaryOf(state) };
  for (const [key, promised] of Object.entries(scenario.expect)) {
    if (isDeepStrictEqual(reached[key], promised)) continue;
    const reason = Object.hasOwn(reached, key)
      ? `expect.${key} is ${JSON.stringify(promised)}, but it ends with ${JSON.stringify(reached[key])}.`
      : `expect.${key} is nothing that an end is known by: ${Object.keys(reached).join(', ')}.`;
    return fail(['expect', key], reason);
  }
  return { ok: true, moments };
}

const rulesOf = (events: readonly GameEvent[]): readonly RuleId[] => [
  ...new Set(events.flatMap(({ rules }) => rules)),
];

/** Plays a worked example and compares where it ends with what it promises. */
export function replayScenario(scenario: ScenarioFile): Replayed {
  return scenario.procedure === combat.id
    ? replayCombat(scenario)
    : fail(['procedure'], `There is no procedure «${scenario.procedure}».`);
}
