import { drawsFrom, facesOf } from '../../../../engine/deck.ts';
import { isCard } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { change, changeGalaxy, changePlayer, done, emit } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import type { FrameOf } from './frames.ts';
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

const show = (draft: Draft, { secret }: FrameOf<'reveal'>, card: CardId): void => {
  const { active: side } = draft.state;
  changeGalaxy(draft, { top: card });
  if (secret) {
    const rules = ['effects.look-top', 'effects.look-secret', 'effects.look-back'] as const;
    emit(draft, 'galaxy-looked', { side, card }, ...rules);
  } else {
    const rules = ['effects.reveal-top', 'effects.reveal-both', 'effects.reveal-back'] as const;
    emit(draft, 'galaxy-revealed', { card }, ...rules);
  }
  done(draft);
};

/** The card that has just been seen, where its finder has to be rid of it. */
export const discardTop = (draft: Draft): void => {
  const { active: side, galaxy } = draft.state;
  if (galaxy.top === null) return;
  changeGalaxy(draft, { deck: without(galaxy.deck, galaxy.top), top: null });
  toGalaxyDiscard(draft, galaxy.top);
  emit(draft, 'top-discarded', { side, card: galaxy.top }, 'effects.reveal-back');
};

export const reveal: Asking<'reveal'> = {
  settle(draft, frame) {
    const card = known(draft);
    if (card !== null) show(draft, frame, card);
  },

  ask: (state, { secret }) => ({
    by: state.active,
    rules: secret
      ? ['effects.look-top', 'effects.look-secret']
      : ['effects.reveal-top', 'effects.reveal-both'],
    draws: drawsFrom('galaxy-deck', state.galaxy.deck, 1),
  }),

  drawn(draft, frame, [card]) {
    if (card !== undefined && isCard(card)) show(draft, frame, card);
  },
};

export const toBox = (draft: Draft, card: CardId): void =>
  change(draft, { box: [...draft.state.box, card] });
