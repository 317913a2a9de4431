import { isDeepStrictEqual } from 'node:util';
import { refusalOf } from '../../engine/playable.ts';
import type { Moment, Playable } from '../../engine/playable.ts';
import { PROCEDURES } from '../../games/procedures.ts';
import { suggestion } from './references.ts';
import type { RuleId } from './references.ts';
import type { Scenario } from '../model.ts';
import type { ScenarioFile } from '../read/schemas.ts';
import type { Path } from '../read/yaml-file.ts';

/** `path` leads to the part of the scenario at fault, for example choices, 3. */
export type Replayed =
  | { readonly ok: true; readonly moments: readonly (readonly RuleId[])[] }
  | { readonly ok: false; readonly path: Path; readonly reason: string; readonly remedy: string };

const REMEDY = 'Correct it here; «npm run test:unit -- scenarios» plays the examples alone.';

const fail = (path: Path, reason: string, remedy = REMEDY): Replayed => ({
  ok: false,
  path,
  reason,
  remedy,
});

/** The value at a path, or the last name of the path where it is a name that is wrong. */
const nameAt = (value: unknown, [key, ...rest]: readonly string[], name = ''): string => {
  if (key === undefined) return typeof value === 'string' ? value : name;
  const inner: unknown = typeof value === 'object' && value ? Reflect.get(value, key) : undefined;
  return nameAt(inner, rest, key);
};

const rulesOf = ({ events }: Moment): readonly RuleId[] => [
  ...new Set(events.flatMap(({ rules }) => rules)),
];

function replay(scenario: ScenarioFile, procedure: Playable): Replayed {
  const opened = procedure.open(scenario.setup);
  if (!opened.ok) {
    const path = opened.path.split('.').filter(Boolean);
    const { known } = opened;
    return fail(
      ['setup', ...path],
      `«${['setup', ...path].join('.')}» does not fit: ${opened.problem}.`,
      known && suggestion(nameAt(scenario.setup, path), known),
    );
  }
  let moment = opened.setup;
  const moments = [rulesOf(moment)];
  for (const [index, choice] of scenario.choices.entries()) {
    try {
      moment = moment.next(choice);
      moments.push(rulesOf(moment));
    } catch (error) {
      const { message, because } = refusalOf(error);
      return fail(['choices', index], `${message} The rule is «${because}».`);
    }
  }
  const { summary: reached } = moment;
  for (const [key, promised] of Object.entries(scenario.expect)) {
    if (isDeepStrictEqual(reached[key], promised)) continue;
    const reason = Object.hasOwn(reached, key)
      ? `expect.${key} is ${JSON.stringify(promised)}, but it ends with ${JSON.stringify(reached[key])}.`
      : `expect.${key} is nothing that an end is known by: ${Object.keys(reached).join(', ')}.`;
    return fail(['expect', key], reason);
  }
  return { ok: true, moments };
}

/** Plays a worked example and compares where it ends with what it promises. */
export function replayScenario(scenario: ScenarioFile): Replayed {
  const procedure = PROCEDURES.find(({ id }) => id === scenario.procedure);
  return procedure
    ? replay(scenario, procedure)
    : fail(['procedure'], `There is no procedure «${scenario.procedure}».`);
}

/** The rules by which something is refused after so many choices; none where it is not played so far. */
export function refusedAfter(scenario: Scenario, after: number): readonly RuleId[] {
  if (after >= scenario.moments.length) return [];
  const opened = PROCEDURES.find(({ id }) => id === scenario.procedure)?.open(scenario.setup);
  if (opened?.ok !== true) return [];
  const prompt = scenario.choices
    .slice(0, after)
    .reduce((moment: Moment, choice) => moment.next(choice), opened.setup)
    .prompt();
  if (prompt.kind !== 'decision') return [];
  return prompt.options.flatMap((option) => (option.allowed ? [] : option.because));
}
