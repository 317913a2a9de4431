import { cardOf, DIAL_END, VICTORY_PILE_END } from '../../../../src/games/swlcg/engine/cards.ts';
import type { GamePrompt } from '../../../../src/games/swlcg/engine/game/machine.ts';
import {
  inPlay,
  pieceOf,
  protects,
  readyParticipants,
  unitsOf,
  victoryPile,
} from '../../../../src/games/swlcg/engine/game/query.ts';
import type { Frame, GameEvent, GameState } from '../../../../src/games/swlcg/engine/game/types.ts';
import { otherSide } from '../../../../src/games/swlcg/engine/sides.ts';
import type { Side } from '../../../../src/games/swlcg/engine/sides.ts';

type Law = (state: GameState) => boolean;

/** Whoever leaves play leaves the engagement. */
const present: Law = (state) => {
  const { engagement, active } = state;
  if (!engagement) return true;
  const units = (side: Side) => unitsOf(state, side).map(({ id }) => id);
  const attackers = units(active);
  const defenders = units(otherSide(active));
  return (
    engagement.attackers.every((id) => attackers.includes(id)) &&
    engagement.defenders.every((id) => defenders.includes(id))
  );
};

/** A captive whose objective is gone has been rescued. */
const held: Law = (state) => {
  const objectives = inPlay(state, 'dark', 'objective').map(({ id }) => id);
  return state.pieces.every(
    ({ zone, owner, host }) =>
      zone !== 'captured' || (owner === 'light' && objectives.includes(host ?? '')),
  );
};

const unique: Law = ({ pieces }) => {
  const titles = pieces
    .filter(({ zone, card }) => zone === 'play' && cardOf(card).unique)
    .map(({ card }) => card);
  return new Set(titles).size === titles.length;
};

/** Nothing follows once somebody has won, and whoever has what it takes has won. */
const decided: Law = (state) => {
  const { dial, winner, agenda } = state;
  const due = dial >= DIAL_END || victoryPile(state, 'light') >= VICTORY_PILE_END;
  return dial <= DIAL_END && (winner === null ? !due : agenda.length === 0);
};

const LAWS = { present, held, unique, decided };

/** What should have happened at once and has not, when somebody is asked something else. */
export const brokenLaws = (state: GameState): readonly string[] =>
  Object.entries(LAWS).flatMap(([name, holds]) => (holds(state) ? [] : [name]));

/** Whose question it is by the rules. */
const deciderOf = (state: GameState, frame: Frame): Side | null => {
  const { active } = state;
  const ownerOf = (id: string): Side => pieceOf(state, id).owner;
  switch (frame.at) {
    case 'conflict':
    case 'attack':
    case 'commit':
    case 'draw-discard':
    case 'draw-down':
    case 'fate-tie':
      return active;
    case 'defend':
      return otherSide(active);
    case 'balance-damage':
    case 'rescue-draw':
    // Cards of the light side interrupt and react here.
    case 'save':
    case 'ordered':
      return 'light';
    case 'capture-at':
      return 'dark';
    case 'deflect':
    case 'protect':
    case 'shield':
      return ownerOf(frame.target);
    case 'effect':
    case 'effect-target':
    case 'enter-reaction':
    case 'fate-target':
    case 'icons':
    case 'pay':
    case 'shielding':
      return ownerOf(frame.piece);
    case 'strike':
      return readyParticipants(state, frame.side).length > 0 ? frame.side : null;
    default:
      return 'side' in frame && frame.side !== null ? frame.side : null;
  }
};

/** A question that goes to somebody else than the rules say. */
export const wrongDecider = (state: GameState, prompt: GamePrompt): readonly string[] => {
  const frame = state.agenda.at(-1);
  if (prompt.kind === 'over' || !frame || prompt.by === 'both') return [];
  return prompt.by === deciderOf(state, frame) ? [] : [`${prompt.task} asks ${prompt.by}`];
};

const canBeTakenOver = (state: GameState, id: string): boolean => {
  const target = pieceOf(state, id);
  return unitsOf(state, target.owner).some((unit) => unit.id !== id && protects(unit, target));
};

/** Tokens that came to lie on a card although nobody was asked what could turn them aside. */
export const unasked = (
  before: GameState,
  task: string,
  events: readonly GameEvent[],
): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind !== 'damaged' || !before.pieces.some(({ id }) => id === event.data.piece)) {
      return [];
    }
    const { piece, source } = event.data;
    const protectedNow = !['protect', 'shield'].includes(task) && canBeTakenOver(before, piece);
    const shielded = task !== 'shield' && source !== 'card' && pieceOf(before, piece).shields > 0;
    return [
      ...(protectedNow ? [`${piece} was not protected from ${source}`] : []),
      ...(shielded ? [`The shield of ${piece} did not count against ${source}`] : []),
    ];
  });

/** A game that is won ends with that. */
export const afterwards = (events: readonly GameEvent[]): readonly string[] => {
  const won = events.findIndex(({ kind }) => kind === 'won');
  return won < 0 ? [] : events.slice(won + 1).map(({ kind }) => `${kind} after the game was won`);
};
