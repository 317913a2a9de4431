import { replay } from '../../../../src/engine/play.ts';
import { gameProcedure } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import { parseSetup } from '../../../../src/games/swlcg/positions/table.ts';
import { pieceOf } from '../../../../src/games/swlcg/engine/game/query.ts';
import type { Drawn } from '../../../../src/engine/procedure.ts';
import type {
  Choice,
  EventData,
  EventKind,
  GameEvent,
  GameSetup,
  GameState,
  Piece,
} from '../../../../src/games/swlcg/engine/game/types.ts';

export type Answer = Choice | Drawn;

export const drawn = (...results: readonly string[]): Drawn => ({ kind: 'drawn', results });
export const DONE = { kind: 'done' } as const;
export const PASS = { kind: 'pass' } as const;
export const DECLINE = { kind: 'decline' } as const;
export const SPEND = { kind: 'spend' } as const;

export const send = (piece: string) => ({ kind: 'send', piece }) as const;
export const strike = (piece: string) => ({ kind: 'strike', piece }) as const;
export const place = (piece: string) => ({ kind: 'place', piece }) as const;
export const target = (piece: string) => ({ kind: 'target', piece }) as const;
export const play = (piece: string, host: string | null = null) =>
  ({ kind: 'play', piece, host }) as const;
export const produce = (source: string, amount: number) =>
  ({ kind: 'produce', source, amount }) as const;
export const icon = (name: 'unit-damage' | 'tactics' | 'blast', at: string) =>
  ({ kind: 'icon', icon: name, target: at }) as const;

export const setupOf = (raw: object): GameSetup => {
  const parsed = parseSetup(raw);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

export interface Ran {
  readonly procedure: string;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export const run = (procedure: string, raw: object, ...answers: readonly Answer[]): Ran => {
  const game = replay(gameProcedure(`swlcg/${procedure}`), setupOf(raw), answers);
  return {
    procedure: `swlcg/${procedure}`,
    state: (game.moves.at(-1) ?? game.opening).state,
    events: [...game.opening.events, ...game.moves.flatMap((move) => move.events)],
  };
};

export const eventsOf = <Kind extends EventKind>(
  { events }: Ran,
  kind: Kind,
): readonly EventData[Kind][] =>
  events.flatMap((event) => (event.kind === kind ? [event.data as EventData[Kind]] : []));

/** The rules that each event of a kind cites, without their game. */
export const citedBy = ({ events }: Ran, kind: EventKind): readonly (readonly string[])[] =>
  events.flatMap((event) =>
    event.kind === kind ? [event.rules.map((rule) => rule.replace('swlcg.', ''))] : [],
  );

const promptOf = ({ procedure, state }: Ran) => gameProcedure(procedure).prompt(state);

const matches = (choice: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Reflect.get(choice, key) === value);

/** 'allowed', the refusing rule without its game, or 'not offered'. */
export const verdict = (ran: Ran, wanted: object): string => {
  const prompt = promptOf(ran);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(({ choice }) => matches(choice, wanted));
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('swlcg.', '');
};

export const asks = (ran: Ran): string => {
  const prompt = promptOf(ran);
  return prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;
};

export const allowed = (ran: Ran): readonly Choice[] => {
  const prompt = promptOf(ran);
  if (prompt.kind !== 'decision') return [];
  return prompt.options.filter((option) => option.allowed).map(({ choice }) => choice);
};

export const piece = ({ state }: Ran, id: string): Piece => pieceOf(state, id);

/** The ids of a side's cards in one place. */
export const zone = ({ state }: Ran, side: 'light' | 'dark', at: Piece['zone']) =>
  state.pieces.filter((one) => one.owner === side && one.zone === at).map(({ id }) => id);
