import { drawsFrom, facesOf } from '../../../../engine/deck.ts';
import { isCard } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { change, changeGalaxy, changePlayer, done, emit } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { activePlayer, without } from './query.ts';
import type { Slot } from './types.ts';

/** Takes a card out of the row; what was laid before it no longer has a target. */
export const emptySlot = (draft: Draft, slot: Slot): void => {
  changeGalaxy(draft, { row: { ...draft.state.galaxy.row, [slot]: null } });
  const { active } = draft.state;
  const play = activePlayer(draft.state).play.map((entry) =>
    entry.aim === slot ? { ...entry, aim: null } : entry,
  );
  changePlayer(draft, active, { play });
};

export const toGalaxyDiscard = (draft: Draft, card: CardId): void =>
  changeGalaxy(draft, { discard: [...draft.state.galaxy.discard, card] });

const reshuffle = (draft: Draft): void => {
  const { discard } = draft.state.galaxy;
  changeGalaxy(draft, { deck: discard, discard: [], top: null });
  emit(draft, 'galaxy-reshuffled', { cards: discard.length }, 'reshuffling.galaxy');
};

const place = (draft: Draft, slot: Slot, card: CardId): void => {
  const { deck, row } = draft.state.galaxy;
  changeGalaxy(draft, { deck: without(deck, card), top: null, row: { ...row, [slot]: card } });
  emit(draft, 'row-refilled', { slot, card }, 'buying.refill-now', 'sabotage.refill');
  done(draft);
};

/** The top card when nobody has to draw to know it. */
const known = (draft: Draft): CardId | null => {
  const { deck, top } = draft.state.galaxy;
  return top ?? (facesOf(deck).length === 1 ? (deck[0] ?? null) : null);
};

export const refill: Asking<'refill'> = {
  settle(draft, { slot }) {
    const { deck, discard } = draft.state.galaxy;
    if (deck.length === 0 && discard.length === 0) {
      emit(draft, 'row-short', { slot }, 'buying.refill-now', 'reshuffling.galaxy');
      done(draft);
      return;
    }
    if (deck.length === 0) reshuffle(draft);
    const card = known(draft);
    if (card !== null) place(draft, slot, card);
  },

  ask: (state) => ({
    by: state.active,
    rules: ['buying.refill-now'],
    draws: drawsFrom('galaxy-deck', state.galaxy.deck, 1),
  }),

  drawn(draft, { slot }, [card]) {
    if (card !== undefined && isCard(card)) place(draft, slot, card);
  },
};

const show = (draft: Draft, card: CardId): void => {
  changeGalaxy(draft, { top: card });
  emit(
    draft,
    'galaxy-revealed',
    { card },
    'effects.reveal-top',
    'effects.reveal-both',
    'effects.reveal-back',
  );
  done(draft);
};

export const reveal: Asking<'reveal'> = {
  settle(draft) {
    const card = known(draft);
    if (card !== null) show(draft, card);
  },

  ask: (state) => ({
    by: state.active,
    rules: ['effects.reveal-top', 'effects.reveal-both'],
    draws: drawsFrom('galaxy-deck', state.galaxy.deck, 1),
  }),

  drawn(draft, _frame, [card]) {
    if (card !== undefined && isCard(card)) show(draft, card);
  },
};

export const toBox = (draft: Draft, card: CardId): void =>
  change(draft, { box: [...draft.state.box, card] });
