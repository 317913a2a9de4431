import { replay, choicesMade } from '../../../../../src/engine/play.ts';
import type { Drawn } from '../../../../../src/engine/procedure.ts';
import {
  type GameEventData,
  type GameEventKind,
  type RebellionChoice,
  type RebellionEvent,
  type RebellionOutcome,
  type RebellionPrompt,
  type RebellionProcedure,
  type RebellionSetup,
  type RebellionState,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { parsePosition } from '../../../../../src/games/rebellion/positions/game.ts';

export type Answer = RebellionChoice | Drawn;

export const drawn = (...results: readonly string[]): Drawn => ({ kind: 'drawn', results });

export const positionOf = (position: object): RebellionSetup => {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

export interface Ran {
  readonly procedure: RebellionProcedure;
  readonly state: RebellionState;
  readonly events: readonly RebellionEvent[];
  readonly prompt: RebellionPrompt;
}

/** Plays the answers given and stops where the next one is due. */
export const run = (
  procedure: RebellionProcedure,
  position: object,
  ...answers: readonly Answer[]
): Ran => {
  const game = replay(procedure, positionOf(position), answers);
  if (choicesMade(game).length !== answers.length) throw new Error('Not every answer was played.');
  const { state } = game.moves.at(-1) ?? game.opening;
  return {
    procedure,
    state,
    events: [...game.opening.events, ...game.moves.flatMap((move) => move.events)],
    prompt: procedure.prompt(state),
  };
};

export const eventsOf = <Kind extends GameEventKind>(
  { events }: Ran,
  kind: Kind,
): readonly GameEventData[Kind][] =>
  events.flatMap((event) => (event.kind === kind ? [event.data as GameEventData[Kind]] : []));

/** Rules cited by the events of one kind. */
export const citedBy = ({ events }: Ran, kind: GameEventKind): readonly string[] =>
  events.flatMap((event) => (event.kind === kind ? event.rules : []));

export const asks = ({ prompt }: Ran): string =>
  prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;

const matches = (choice: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Reflect.get(choice, key) === value);

export const optionsOf = ({ prompt }: Ran) => (prompt.kind === 'decision' ? prompt.options : []);

/** `allowed`, `absent`, or the rule that refuses the choice. */
export const verdict = (ran: Ran, wanted: object): string => {
  const option = optionsOf(ran).find(({ choice }) => matches(choice, wanted));
  if (!option) return 'absent';
  return option.allowed ? 'allowed' : option.because;
};

export const allowed = (ran: Ran): readonly RebellionChoice[] =>
  optionsOf(ran).flatMap((option) => (option.allowed ? [option.choice] : []));

export const outcome = ({ prompt }: Ran): RebellionOutcome | null =>
  prompt.kind === 'over' ? prompt.outcome : null;
