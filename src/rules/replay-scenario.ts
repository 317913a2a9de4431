import { isDeepStrictEqual } from 'node:util';
import { IllegalChoice } from '../engine/core/procedure.ts';
import type { Drawn, GameEvent, Procedure } from '../engine/core/procedure.ts';
import { combat } from '../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../engine/rebellion/combat/parse-setup.ts';
import { summaryOf } from '../engine/rebellion/combat/summary.ts';
import { parsePosition } from '../engine/rebellion/game/parse-setup.ts';
import { GAME_PROCEDURES } from '../engine/rebellion/game/procedures.ts';
import { gameSummary } from '../engine/rebellion/game/summary.ts';
import type { RuleId } from './references.ts';
import type { ScenarioFile } from './schemas.ts';
import type { Path } from './yaml-file.ts';

/** `path` leads to the part of the scenario at fault, for example choices, 3. */
export type Replayed =
  | { readonly ok: true; readonly moments: readonly (readonly RuleId[])[] }
  | { readonly ok: false; readonly path: Path; readonly reason: string };

const fail = (path: Path, reason: string): Replayed => ({ ok: false, path, reason });

/** A kind of procedure: how its setup is read, and by what its end is known. */
interface Playable<Setup, State, Choice extends object> {
  readonly procedure: Procedure<Setup, State, Choice>;
  readonly read: (
    setup: unknown,
  ) =>
    | { readonly ok: true; readonly setup: Setup }
    | { readonly ok: false; readonly path: string; readonly problem: string };
  readonly summary: (state: State) => Readonly<Record<string, unknown>>;
}

function replay<Setup, State, Choice extends object>(
  scenario: ScenarioFile,
  { procedure, read, summary }: Playable<Setup, State, Choice>,
): Replayed {
  const parsed = read(scenario.setup);
  if (!parsed.ok) {
    return fail(
      ['setup', ...parsed.path.split('.')],
      `setup.${parsed.path} is wrong (${parsed.problem}).`,
    );
  }
  let { state, events } = procedure.begin(parsed.setup);
  const moments = [rulesOf(events)];
  for (const [index, choice] of scenario.choices.entries()) {
    try {
      // The procedure checks the answer itself: nothing here is taken on trust.
      ({ state, events } = procedure.apply(state, choice as Choice | Drawn));
      moments.push(rulesOf(events));
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      return fail(['choices', index], `${error.message} The rule is «${error.because}».`);
    }
  }
  const reached = summary(state);
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
  if (scenario.procedure === combat.id) {
    return replay(scenario, {
      procedure: combat,
      read: parseSetup,
      summary: (state) => ({ ...summaryOf(state) }),
    });
  }
  const procedure = GAME_PROCEDURES.find(({ id }) => id === scenario.procedure);
  return procedure
    ? replay(scenario, { procedure, read: parsePosition, summary: gameSummary })
    : fail(['procedure'], `There is no procedure «${scenario.procedure}».`);
}
