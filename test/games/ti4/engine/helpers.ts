import { isDrawn } from '../../../../src/engine/check.ts';
import { newGame, play, position, promptOf } from '../../../../src/engine/play.ts';
import type { Drawn } from '../../../../src/engine/procedure.ts';
import { parseAction } from '../../../../src/games/ti4/positions/action.ts';
import { ACTIONS } from '../../../../src/games/ti4/engine/action/procedures.ts';
import type { ActionId } from '../../../../src/games/ti4/engine/action/procedures.ts';
import { summaryOf } from '../../../../src/games/ti4/engine/action/summary.ts';
import type {
  ActionEvent,
  ActionEventData,
  ActionEventKind,
  ActionState,
} from '../../../../src/games/ti4/engine/action/types.ts';

export const dice = (...results: readonly number[]): Drawn => ({
  kind: 'drawn',
  results: results.map(String),
});

export const FIRE = { kind: 'fire' } as const;
export const HOLD = { kind: 'hold' } as const;
export const STAY = { kind: 'stay' } as const;
export const DONE = { kind: 'done' } as const;
export const DEPART = { kind: 'depart' } as const;
export const ANNOUNCE = { kind: 'announce' } as const;

/** S in the middle, a, b, c, d, e, f around it, clockwise from above; x beyond a, y beyond b. */
export const MAP = [
  { id: 's', at: [0, 0], planets: [{ id: 'lodor', resources: 3, influence: 1 }] },
  { id: 'a', at: [0, -1] },
  { id: 'b', at: [1, -1], planets: [{ id: 'b-planet', resources: 2, influence: 2 }] },
  { id: 'c', at: [1, 0] },
  { id: 'd', at: [0, 1] },
  { id: 'e', at: [-1, 1] },
  { id: 'f', at: [-1, 0] },
  { id: 'x', at: [0, -2] },
  { id: 'y', at: [2, -2] },
];

/** The same map with something changed in some of its systems. */
export const mapWith = (changes: Readonly<Record<string, object>>): readonly object[] =>
  MAP.map((system) => ({ ...system, ...changes[system.id] }));

export const setupOf = (setup: object): ActionState => {
  const parsed = parseAction({
    systems: MAP,
    players: { red: {}, blue: {} },
    active: 'red',
    system: 's',
    ...setup,
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const matches = (choice: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify(Reflect.get(choice, key)) === JSON.stringify(value),
  );

export interface Ran {
  readonly state: ActionState;
  readonly events: readonly ActionEvent[];
  readonly procedure: (typeof ACTIONS)[ActionId];
}

/** Plays; a partial choice picks the first option that matches and is allowed. */
export const run = (id: ActionId, setup: object, ...answers: readonly object[]): Ran => {
  const procedure = ACTIONS[id];
  let game = newGame(procedure, setupOf(setup));
  for (const answer of answers) {
    const prompt = promptOf(game);
    if (isDrawn(answer)) {
      game = play(game, answer);
      continue;
    }
    if (prompt.kind !== 'decision') {
      throw new Error(`${prompt.kind} does not take ${JSON.stringify(answer)}`);
    }
    const option = prompt.options.find((entry) => entry.allowed && matches(entry.choice, answer));
    if (!option) {
      throw new Error(
        `${prompt.task} does not allow ${JSON.stringify(answer)}: ${JSON.stringify(prompt.options)}`,
      );
    }
    game = play(game, option.choice);
  }
  return {
    procedure,
    state: position(game).state,
    events: [...game.opening.events, ...game.moves.flatMap((move) => move.events)],
  };
};

/** 'allowed', the refusing rule without its game, 'not offered' or 'not asked'. */
export const verdict = ({ state, procedure }: Ran, wanted: object): string => {
  const prompt = procedure.prompt(state);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(({ choice }) => matches(choice, wanted));
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('ti4.', '');
};

export const asks = ({ state, procedure }: Ran): string => {
  const prompt = procedure.prompt(state);
  return prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;
};

export const drawsOf = ({ state, procedure }: Ran): readonly string[] => {
  const prompt = procedure.prompt(state);
  return prompt.kind === 'chance' ? prompt.draws.map(({ of }) => of) : [];
};

export const eventsOf = <Kind extends ActionEventKind>(
  { events }: Ran,
  kind: Kind,
): readonly ActionEventData[Kind][] =>
  events.flatMap((event) => (event.kind === kind ? [event.data as ActionEventData[Kind]] : []));

export const places = ({ state }: Ran) => summaryOf(state).places;
export const summary = ({ state }: Ran) => summaryOf(state);
