import type { Chance, Decision } from '../../../../engine/procedure.ts';
import type { PlayerId } from '../action/types.ts';
import type { GalaxyState } from '../galaxy/types.ts';
import type { GameChoice } from './choices.ts';
import type { GameFrame } from './frames.ts';
import { wholeGame } from './machine.ts';
import { notesHeld } from './query.ts';
import type { GameState, Seat } from './types.ts';

/** Of what is hidden only how much there is. */
type Shown<Thing, Hidden extends keyof Thing> = Omit<Thing, Hidden> &
  Readonly<Record<Hidden, unknown>>;

export interface GameView extends Omit<GameState, 'seats' | 'agenda'> {
  readonly seats: Readonly<Record<string, Shown<Seat, 'notes'>>>;
  readonly agenda: readonly unknown[];
}

/** Tiles are dealt face down: their owner alone has looked at them. */
const galaxyFor = (part: GalaxyState, player: PlayerId): unknown => ({
  ...part,
  blue: part.blue.length,
  red: part.red.length,
  hands: Object.fromEntries(
    Object.entries(part.hands).map(([id, hand]) => [id, id === player ? hand : hand.length]),
  ),
  agenda: part.agenda.map((frame) =>
    frame.at === 'place' && frame.by !== player ? { ...frame, tile: null } : frame,
  ),
});

const frameFor = (frame: GameFrame, player: PlayerId): unknown =>
  frame.at === 'galaxy' ? { ...frame, part: galaxyFor(frame.part, player) } : frame;

/** What one player sees: action cards and secret objectives are counted, notes in hands are not shown. */
export const viewFor = (state: GameState, player: PlayerId): GameView => ({
  ...state,
  seats: Object.fromEntries(
    Object.entries(state.seats).map(([id, seat]) => [
      id,
      id === player ? seat : { ...seat, notes: notesHeld(seat.notes) },
    ]),
  ),
  agenda: state.agenda.map((frame) => frameFor(frame, player)),
});

/** Questions whose very options would tell what lies in a hand. */
const hides = (state: GameState): boolean => {
  const frame = state.agenda.at(-1);
  if (frame?.at === 'galaxy') return frame.part.agenda.at(-1)?.at === 'place';
  return frame?.at === 'note' || (frame?.at === 'deed' && frame.drawer === 'cards');
};

/** What is asked, as one player sees it; somebody else's hand is not among the options. */
export const promptFor = (
  state: GameState,
  player: PlayerId,
): Decision<GameChoice> | Chance | null => {
  const prompt = wholeGame.prompt(state);
  if (prompt.kind === 'over') return null;
  const secret = prompt.by !== player && hides(state);
  if (!secret) return prompt;
  return prompt.kind === 'decision' ? { ...prompt, options: [] } : { ...prompt, draws: [] };
};
