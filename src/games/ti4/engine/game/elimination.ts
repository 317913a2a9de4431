import { sheetOf } from '../action/query.ts';
import { technologyOf } from '../data/technologies.ts';
import { speakerAfter } from '../table/elimination.ts';
import type { PlayerId } from '../action/types.ts';
import { change, changeBoard, emit } from './draft.ts';
import type { Draft } from './draft.ts';
import type { GameFrame } from './frames.ts';
import { seatOf } from './query.ts';
import type { GameState, Notes, Seat } from './types.ts';

const without = (notes: Notes, gone: PlayerId): Notes =>
  Object.fromEntries(Object.entries(notes).filter(([owner]) => owner !== gone));

/** Notes of others go back to those they belong to; those of who is gone go into the box. */
const seatsWithout = (state: GameState, gone: PlayerId): Record<string, Seat> => {
  const { notes, notesInPlay } = seatOf(state, gone);
  return Object.fromEntries(
    state.board.players
      .filter((id) => id !== gone)
      .map((id): [string, Seat] => {
        const seat = seatOf(state, id);
        const kept = without(seat.notes, gone);
        const back = (notes[id] ?? 0) + (notesInPlay[id] ?? 0);
        return [
          id,
          {
            ...seat,
            notes: back > 0 ? { ...kept, [id]: (kept[id] ?? 0) + back } : kept,
            notesInPlay: without(seat.notesInPlay, gone),
          },
        ];
      }),
  );
};

/** What is left to do when somebody is gone: nothing of theirs, and nothing to them. */
const framesWithout = (frame: GameFrame, gone: PlayerId): readonly GameFrame[] => {
  if ('by' in frame && frame.by === gone) return [];
  if (frame.at === 'note' && frame.to === gone) return [];
  if (frame.at === 'at-table') {
    return [
      { ...frame, frames: frame.frames.filter((step) => !('by' in step && step.by === gone)) },
    ];
  }
  if (!('touched' in frame)) return [frame];
  const touched = frame.touched.filter((player) => player !== gone);
  return [{ ...frame, touched, of: frame.of === gone ? frame.by : frame.of }];
};

const leave = (draft: Draft, gone: PlayerId): void => {
  const { state } = draft;
  const { board, discards } = state;
  const players = board.players.filter((id) => id !== gone);
  const { faction } = sheetOf(board, gone);
  const assimilated = players.some((id) =>
    sheetOf(board, id).technologies.some(
      (technology) => faction !== null && technologyOf(technology).faction === faction,
    ),
  );
  const speaker = speakerAfter(board.players, state.speaker, gone);
  change(draft, {
    speaker,
    zero: state.zero === gone ? null : state.zero,
    // Strategy cards and secret objectives lie where nobody holds them.
    seats: seatsWithout(state, gone),
    discards: { ...discards, actions: discards.actions + seatOf(state, gone).actionCards },
    agenda: players.length === 0 ? [] : state.agenda.flatMap((frame) => framesWithout(frame, gone)),
  });
  changeBoard(draft, { players, active: board.active === gone ? speaker : board.active });
  emit(
    draft,
    'left',
    { player: gone, speaker: speaker === state.speaker ? null : speaker },
    'elimination.what',
    'elimination.components',
    'elimination.promissory-notes',
    'elimination.own-promissory-notes',
    'elimination.action-cards',
    'elimination.strategy-cards',
    'elimination.secret-objectives',
    assimilated && 'elimination.assimilator',
    assimilated && 'technology-cards.assimilated-eliminated',
    speaker !== state.speaker && 'elimination.speaker',
    speaker !== state.speaker && 'speaker.eliminated',
  );
};

/** Whoever the board has put out leaves the table. */
export const sweep = (draft: Draft): void => {
  const { players, alive, agenda } = draft.state.board;
  // In the middle of an action everybody keeps the place at the table until it is over.
  if (agenda.length > 0) return;
  for (const player of players.filter((id) => !alive.includes(id))) leave(draft, player);
};
