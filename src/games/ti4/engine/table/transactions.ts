import { nearOf } from '../action/query.ts';
import type { ActionState, PlayerId } from '../action/types.ts';
import type { FactionId } from '../data/factions.ts';
import type { Ti4Rule } from '../rule.ts';

/** Systems where a player has a unit or controls a planet. */
const presence = (state: ActionState, player: PlayerId): ReadonlySet<string> => {
  const planets = Object.entries(state.holdings)
    .filter(([, { owner }]) => owner === player)
    .flatMap(([planet]) => state.galaxy.planets[planet]?.system ?? []);
  const units = state.units.filter(({ owner }) => owner === player).map(({ system }) => system);
  return new Set([...planets, ...units]);
};

/** In one system, or in two that are adjacent for either of them. */
export const areNeighbours = (state: ActionState, a: PlayerId, b: PlayerId): boolean => {
  const here = presence(state, a);
  const there = presence(state, b);
  return [...here].some(
    (system) =>
      there.has(system) ||
      [a, b].some((player) => nearOf(state, player, system).some((near) => there.has(near))),
  );
};

export interface Side {
  readonly player: PlayerId;
  readonly faction: FactionId | null;
  readonly goods: number;
  readonly commodities: number;
  readonly promissory: number;
  /** A promissory note that lies in front of the player already. */
  readonly fromPlay: boolean;
  readonly actionCards: number;
  /** Anything else: command tokens, units, technologies. */
  readonly other: boolean;
}

export interface Transaction {
  readonly sides: readonly [Side, Side];
  readonly phase: 'turn' | 'agenda';
  /** In a turn: whose; the other side must be a neighbour. */
  readonly active: PlayerId | null;
  readonly neighbours: boolean;
  /** These two have traded already, in this turn or this vote. */
  readonly again: boolean;
}

const sideBar = (side: Side, hacan: boolean): Ti4Rule | null => {
  if (side.other || (side.actionCards > 0 && !hacan)) return 'transactions.only-these';
  if (side.fromPlay) return 'promissory-notes.not-from-play';
  return side.promissory > 1 ? 'transactions.what-each-gives' : null;
};

/** The rule that forbids a transaction, or null; nothing asks that both sides give something. */
export const transactionBar = (deal: Transaction): Ti4Rule | null => {
  const { sides, phase, active, neighbours, again } = deal;
  if (phase === 'agenda') {
    if (again) return 'transactions.agenda-phase';
  } else {
    const involved = sides.some(({ player }) => player === active);
    if (!involved || !neighbours || again) return 'transactions.one-per-neighbor';
  }
  const hacan = sides.some(({ faction }) => faction === 'emirates-of-hacan');
  return sideBar(sides[0], hacan) ?? sideBar(sides[1], hacan);
};

/** What comes over: commodities of another player are trade goods from now on. */
export const receivedBy = (giver: Side): number => giver.goods + giver.commodities;
