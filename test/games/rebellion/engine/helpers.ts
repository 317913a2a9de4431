import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { parseSetup } from '../../../../src/games/rebellion/positions/combat.ts';
import { replay } from '../../../../src/engine/play.ts';
import type {
  CombatAnswer,
  CombatEvent,
  CombatEventData,
  CombatEventKind,
  CombatSetup,
  CombatState,
} from '../../../../src/games/rebellion/engine/combat/types.ts';
import type { Drawn } from '../../../../src/engine/procedure.ts';
import type { DieFace } from '../../../../src/games/rebellion/engine/dice.ts';
import type { TacticId } from '../../../../src/games/rebellion/engine/tactics.ts';
import type { Theatre } from '../../../../src/games/rebellion/engine/units.ts';

export const drawn = (...results: readonly (DieFace | TacticId)[]): Drawn => ({
  kind: 'drawn',
  results,
});

export const END = { kind: 'end-actions' } as const;
export const STAY = { kind: 'stay' } as const;
export const NO_BLOCK = { kind: 'end-block' } as const;

export const cards = (theatre: Theatre, ...ids: readonly TacticId[]) =>
  ids.map((card) => ({ theatre, card }));

/** A neutral empty neighbour, so that retreats have somewhere to go. */
const EMPTY = { id: 'endor' } as const;

export const setupOf = (setup: object): CombatSetup => {
  const parsed = parseSetup({ system: 'hoth', active: 'empire', adjacent: [EMPTY], ...setup });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

/** A setup where nobody holds cards unless said so, which keeps the dice in the foreground. */
export const quiet = (setup: object): CombatSetup =>
  setupOf({ hands: { empire: [], rebel: [] }, ...setup });

export interface Ran {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
}

export const run = (setup: CombatSetup, ...answers: readonly CombatAnswer[]): Ran => {
  const game = replay(combat, setup, answers);
  return {
    state: (game.moves.at(-1) ?? game.opening).state,
    events: [...game.opening.events, ...game.moves.flatMap((move) => move.events)],
  };
};

export const eventsOf = <Kind extends CombatEventKind>(
  { events }: Ran,
  kind: Kind,
): readonly CombatEventData[Kind][] =>
  events.flatMap((event) => (event.kind === kind ? [event.data as CombatEventData[Kind]] : []));

const matches = (choice: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Reflect.get(choice, key) === value);

/** 'allowed', the refusing rule without its game, or 'not offered'. */
export const verdict = ({ state }: Ran, wanted: object): string => {
  const prompt = combat.prompt(state);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(({ choice }) => matches(choice, wanted));
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('rebellion.', '');
};

export const asks = ({ state }: Ran): string => {
  const prompt = combat.prompt(state);
  return prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;
};

export const dice = ({ state }: Ran): number => {
  const prompt = combat.prompt(state);
  return prompt.kind === 'chance' ? prompt.draws.length : 0;
};

export const zone = ({ state }: Ran, id: string): string =>
  state.figures.find((figure) => figure.id === id)?.zone ?? 'unknown';

export const markers = ({ state }: Ran, id: string): number =>
  state.figures.find((figure) => figure.id === id)?.markers ?? -1;
