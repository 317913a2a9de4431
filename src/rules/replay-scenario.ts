import { isDeepStrictEqual } from 'node:util';
import { IllegalChoice } from '../engine/core/procedure.ts';
import type { Drawn, GameEvent, Procedure } from '../engine/core/procedure.ts';
import { combat } from '../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../engine/rebellion/combat/parse-setup.ts';
import { summaryOf } from '../engine/rebellion/combat/summary.ts';
import { deckCheck, deckSummary, parseDeckSetup } from '../engine/swlcg/deck/deck.ts';
import * as cardGame from '../engine/swlcg/game/parse-setup.ts';
import { GAME_PROCEDURES } from '../engine/swlcg/game/procedures.ts';
import { summaryOf as cardGameSummary } from '../engine/swlcg/game/summary.ts';
import { tracker } from '../engine/swlcg/tracker/tracker.ts';
import type { RuleId } from './references.ts';
import type { ScenarioFile } from './schemas.ts';
import type { Path } from './yaml-file.ts';

/** `path` leads to the part of the scenario at fault, for example choices, 3. */
export type Replayed =
  | { readonly ok: true; readonly moments: readonly (readonly RuleId[])[] }
  | { readonly ok: false; readonly path: Path; readonly reason: string };

const fail = (path: Path, reason: string): Replayed => ({ ok: false, path, reason });

type Parsed<Setup> =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly path: string; readonly problem: string };

/** A procedure as a scenario plays it: how its setup is read and what its end is known by. */
interface Replayable<Setup, State, Choice extends object> {
  readonly procedure: Procedure<Setup, State, Choice>;
  readonly parse: (setup: unknown) => Parsed<Setup>;
  readonly summary: (state: State) => object;
}

const replayable =
  <Setup, State, Choice extends object>({
    procedure,
    parse,
    summary,
  }: Replayable<Setup, State, Choice>) =>
  (scenario: ScenarioFile): Replayed => {
    const parsed = parse(scenario.setup);
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
        ({ state, events } = procedure.apply(state, choice as Choice | Drawn));
        moments.push(rulesOf(events));
      } catch (error) {
        if (!(error instanceof IllegalChoice)) throw error;
        return fail(['choices', index], `${error.message} The rule is «${error.because}».`);
      }
    }
    const reached: Readonly<Record<string, unknown>> = { ...summary(state) };
    for (const [key, promised] of Object.entries(scenario.expect)) {
      if (isDeepStrictEqual(reached[key], promised)) continue;
      const reason = Object.hasOwn(reached, key)
        ? `expect.${key} is ${JSON.stringify(promised)}, but it ends with ${JSON.stringify(reached[key])}.`
        : `expect.${key} is nothing that an end is known by: ${Object.keys(reached).join(', ')}.`;
      return fail(['expect', key], reason);
    }
    return { ok: true, moments };
  };

const REPLAYS: Readonly<Record<string, (scenario: ScenarioFile) => Replayed>> = {
  [combat.id]: replayable({ procedure: combat, parse: parseSetup, summary: summaryOf }),
  ...Object.fromEntries(
    Object.values(GAME_PROCEDURES).map((procedure) => [
      procedure.id,
      replayable({ procedure, parse: cardGame.parseSetup, summary: cardGameSummary }),
    ]),
  ),
  [deckCheck.id]: replayable({
    procedure: deckCheck,
    parse: parseDeckSetup,
    summary: deckSummary,
  }),
  [tracker.id]: replayable({
    procedure: tracker,
    parse: () => ({ ok: true, setup: null }),
    summary: (state) => state,
  }),
};

const rulesOf = (events: readonly GameEvent[]): readonly RuleId[] => [
  ...new Set(events.flatMap(({ rules }) => rules)),
];

/** Plays a worked example and compares where it ends with what it promises. */
export function replayScenario(scenario: ScenarioFile): Replayed {
  const replay = Object.hasOwn(REPLAYS, scenario.procedure)
    ? REPLAYS[scenario.procedure]
    : undefined;
  return replay
    ? replay(scenario)
    : fail(['procedure'], `There is no procedure «${scenario.procedure}».`);
}
