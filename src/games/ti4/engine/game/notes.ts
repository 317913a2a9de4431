import type { PlayerId } from '../action/types.ts';
import { PLAYERS } from '../action/types.ts';
import { changeSeat, done, emit, offer } from './draft.ts';
import type { Asking } from './draft.ts';
import { seatOf } from './query.ts';
import type { Notes } from './types.ts';

export const ownersOf = (notes: Notes): readonly PlayerId[] =>
  PLAYERS.filter((owner) => (notes[owner] ?? 0) > 0);

export const withNotes = (notes: Notes, owner: PlayerId, more: number): Notes => ({
  ...notes,
  [owner]: (notes[owner] ?? 0) + more,
});

/** Whose note was given: the one who had it knows, and the one who has it now. */
export const note: Asking<'note'> = {
  ask(state, { by }) {
    return {
      by,
      rules: ['promissory-notes.one-per-transaction', 'promissory-notes.hidden'],
      options: ownersOf(seatOf(state, by).notes).map((owner) => offer({ kind: 'note', owner })),
    };
  },
  choose: {
    note(draft, { by, to }, { owner }) {
      changeSeat(draft, by, { notes: withNotes(seatOf(draft.state, by).notes, owner, -1) });
      changeSeat(draft, to, { notes: withNotes(seatOf(draft.state, to).notes, owner, 1) });
      emit(draft, 'note-given', { player: by, to }, 'promissory-notes.give');
      done(draft);
    },
  },
};
