import type { BaseId } from '../bases.ts';
import type { CardId } from '../cards.ts';
import { SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { SLOTS } from './types.ts';
import type { PlayerState, SwdbgState } from './types.ts';

type Both<Value> = Readonly<Record<Side, Value>>;

/** What stands where, in numbers and ids: what a worked example promises. */
export interface SwdbgSummary {
  readonly stage: string;
  readonly turn: number;
  readonly active: Side;
  readonly variant: SwdbgState['variant'];
  readonly goal: number;
  readonly force: number;
  readonly resources: Both<number>;
  readonly base: Both<BaseId | null>;
  readonly baseDamage: Both<number>;
  readonly stack: Both<number>;
  readonly trophies: Both<readonly BaseId[]>;
  readonly hand: Both<number>;
  readonly deck: Both<number>;
  readonly discard: Both<readonly CardId[]>;
  readonly play: Both<readonly CardId[]>;
  /** Tokens on capital ships; ships without any are left out. */
  readonly shipDamage: Readonly<Record<string, number>>;
  readonly row: readonly (CardId | null)[];
  readonly galaxyDiscard: readonly CardId[];
  readonly box: readonly CardId[];
  readonly winner: Side | null;
}

export const summaryOf = (state: SwdbgState): SwdbgSummary => {
  const both = <Value>(of: (player: PlayerState) => Value): Both<Value> => ({
    empire: of(state.players.empire),
    rebel: of(state.players.rebel),
  });
  const marked = SIDES.flatMap((side) => state.players[side].play).filter(
    ({ damage }) => damage > 0,
  );
  return {
    stage: state.agenda.at(-1)?.at ?? 'over',
    turn: state.turn,
    active: state.active,
    variant: state.variant,
    goal: state.goal,
    force: state.force,
    resources: both(({ resources }) => resources),
    base: both(({ base }) => base?.base ?? null),
    baseDamage: both(({ base }) => base?.damage ?? 0),
    stack: both(({ bases }) => bases.length),
    trophies: both(({ trophies }) => trophies),
    hand: both(({ hand }) => hand.length),
    deck: both(({ deck }) => deck.length),
    discard: both(({ discard }) => discard),
    play: both(({ play }) => play.map(({ card }) => card)),
    shipDamage: Object.fromEntries(marked.map(({ id, damage }) => [id, damage])),
    row: SLOTS.map((slot) => state.galaxy.row[slot]),
    galaxyDiscard: state.galaxy.discard,
    box: state.box,
    winner: state.winner,
  };
};
