import { drawsFrom } from '../../../../engine/deck.ts';
import { factionCard, OBJECTIVES_DEALT, OBJECTIVES_IN_PLAY, RESERVE } from '../cards.ts';
import { setOf, STARTER_DECKS } from '../objective-sets.ts';
import type { StarterDeck } from '../objective-sets.ts';
import { FACTIONS } from '../sides.ts';
import type { Side } from '../sides.ts';
import { enterPiece, takeFrom } from './changes.ts';
import { change, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { inZone, pieceOf } from './query.ts';
import { askEntering } from './turn.ts';
import type { Frame } from './types.ts';

const sidesChosen = (draft: Draft, dark: 'first' | 'second', lot: boolean): void => {
  emit(draft, 'sides-chosen', { dark, lot }, lot ? 'setup.lot' : 'setup.choose-side');
  emit(draft, 'force-cards-taken', {}, 'setup.force-cards', 'force-phase.three-cards');
  push(
    draft,
    { at: 'starter', side: 'dark' },
    { at: 'starter', side: 'light' },
    { at: 'setup-middle' },
  );
};

export const sides: Asking<'sides'> = {
  ask() {
    return {
      by: 'both',
      rules: ['setup.choose-side', 'setup.lot'],
      options: [
        offer({ kind: 'agree', dark: 'first' }),
        offer({ kind: 'agree', dark: 'second' }),
        offer({ kind: 'lots' }),
      ],
    };
  },

  choose: {
    agree(draft, _frame, { dark }) {
      done(draft);
      sidesChosen(draft, dark, false);
    },

    lots(draft) {
      done(draft);
      push(draft, { at: 'lot' });
    },
  },
};

export const lot: Asking<'lot'> = {
  ask() {
    const faces = ['first', 'second'].map((result) => ({ result, weight: 1 }));
    return {
      by: 'both',
      rules: ['setup.lot'],
      draws: [{ of: 'lot', faces }],
    };
  },

  drawn(draft, _frame, [result]) {
    done(draft);
    sidesChosen(draft, result === 'first' ? 'first' : 'second', true);
  },
};

const DECK_IDS = Object.keys(STARTER_DECKS) as readonly StarterDeck[];

export const starter: Asking<'starter'> = {
  ask(_state, { side }) {
    const options = DECK_IDS.map((deck) =>
      offer({ kind: 'starter', deck }, FACTIONS[deck] === side ? null : 'setup.starter-choice'),
    );
    return { by: side, rules: ['setup.choose-deck', 'setup.starter-choice'], options };
  },

  choose: {
    starter(draft, { side }, choice) {
      done(draft);
      const { deck } = choice;
      const sets = STARTER_DECKS[deck].map((number) => setOf(number).cards);
      change(draft, {
        decks: {
          ...draft.state.decks,
          [side]: {
            command: sets.flatMap(([, ...others]) => others),
            objectives: sets.map(([objective]) => objective),
            under: [],
          },
        },
      });
      enterPiece(draft, side, factionCard(deck), 'chosen');
      emit(draft, 'deck-chosen', { side, deck }, 'setup.starter-choice', 'setup.faction-card');
    },
  },
};

const both = (frames: (side: Side) => readonly Frame[]): readonly Frame[] => [
  ...frames('dark'),
  ...frames('light'),
];

const times = (count: number, frame: Frame): readonly Frame[] =>
  Array.from({ length: count }, () => frame);

export const setupMiddle: Passing<'setup-middle'> = {
  settle(draft) {
    done(draft);
    for (const side of ['dark', 'light'] as const) {
      for (const { id } of inZone(draft.state, side, 'chosen')) {
        changePiece(draft, id, { zone: 'play' });
      }
    }
    emit(draft, 'factions-revealed', {}, 'setup.reveal-faction', 'setup.faction-in-play');
    emit(draft, 'balance-set', {}, 'setup.balance-token');
    emit(draft, 'decks-split', {}, 'setup.objective-deck', 'setup.command-deck', 'setup.lay-decks');
    emit(draft, 'tokens-pooled', {}, 'setup.token-pool');
    emit(draft, 'dial-set', {}, 'setup.dial');
    push(
      draft,
      ...both((side) => [
        ...times(OBJECTIVES_DEALT, { at: 'deal-objective', side }),
        { at: 'return-objective', side },
      ]),
      { at: 'mulligan-rule' },
      { at: 'reveal' },
    );
  },
};

export const dealObjective: Asking<'deal-objective'> = {
  ask(state, { side }) {
    return {
      by: side,
      rules: ['setup.objectives'],
      draws: drawsFrom('objective-deck', state.decks[side].objectives, 1),
    };
  },

  drawn(draft, { side }, [result = '']) {
    done(draft);
    const deck = draft.state.decks[side];
    const { card, rest } = takeFrom(deck.objectives, result);
    change(draft, { decks: { ...draft.state.decks, [side]: { ...deck, objectives: rest } } });
    const { id } = enterPiece(draft, side, card, 'chosen');
    emit(draft, 'objective-dealt', { side, piece: id }, 'setup.objectives');
  },
};

export const returnObjective: Asking<'return-objective'> = {
  ask(state, { side }) {
    return {
      by: side,
      rules: ['setup.objectives', 'setup.objectives-facedown', 'setup.fourth-objective'],
      options: inZone(state, side, 'chosen').map(({ id }) => offer({ kind: 'return', piece: id })),
    };
  },

  choose: {
    return(draft, { side }, choice) {
      done(draft);
      const { decks, pieces } = draft.state;
      const { card } = pieceOf(draft.state, choice.piece);
      const { piece } = choice;
      emit(
        draft,
        'objective-returned',
        { side, piece },
        'setup.fourth-objective',
        'setup.objectives-facedown',
      );
      change(draft, {
        pieces: pieces.filter(({ id }) => id !== piece),
        decks: { ...decks, [side]: { ...decks[side], under: [card] } },
      });
    },
  },
};

export const mulliganRule: Asking<'mulligan-rule'> = {
  ask() {
    return {
      by: 'both',
      rules: ['setup.mulligan-agree', 'setup.mulligan-tournament'],
      options: [
        offer({ kind: 'mulligan-allowed', allowed: true }),
        offer({ kind: 'mulligan-allowed', allowed: false }),
      ],
    };
  },

  choose: {
    'mulligan-allowed'(draft, _frame, { allowed }) {
      done(draft);
      emit(draft, 'mulligan-agreed', { allowed }, 'setup.mulligan-agree');
      push(
        draft,
        ...both((side) => times(RESERVE, { at: 'draw-card', side })),
        ...(allowed ? both((side) => [{ at: 'mulligan', side }]) : []),
      );
    },
  },
};

export const mulligan: Asking<'mulligan'> = {
  ask(_state, { side }) {
    return {
      by: side,
      rules: ['setup.mulligan-when', 'setup.mulligan-how', 'setup.mulligan-once'],
      options: [offer({ kind: 'keep' }), offer({ kind: 'mulligan' })],
    };
  },

  choose: {
    keep(draft, { side }) {
      done(draft);
      emit(draft, 'hand-kept', { side }, 'setup.mulligan-when');
    },

    mulligan(draft, { side }) {
      done(draft);
      const { decks, pieces } = draft.state;
      const hand = inZone(draft.state, side, 'hand');
      const command = [...decks[side].command, ...hand.map(({ card }) => card)];
      change(draft, {
        pieces: pieces.filter((piece) => !hand.includes(piece)),
        decks: { ...decks, [side]: { ...decks[side], command } },
      });
      emit(draft, 'mulligan-taken', { side }, 'setup.mulligan-how', 'setup.mulligan-once');
      push(draft, ...times(RESERVE, { at: 'draw-card', side }));
    },
  },
};

export const reveal: Passing<'reveal'> = {
  settle(draft) {
    done(draft);
    push(draft, ...both((side) => times(OBJECTIVES_IN_PLAY, { at: 'reveal-objective', side })), {
      at: 'setup-done',
    });
  },
};

export const revealObjective: Asking<'reveal-objective'> = {
  ask(state, { side }) {
    return {
      by: side,
      rules: [side === 'dark' ? 'setup.reveal' : 'setup.reveal-light', 'setup.reveal-reactions'],
      options: inZone(state, side, 'chosen').map(({ id }) => offer({ kind: 'reveal', piece: id })),
    };
  },

  choose: {
    reveal(draft, { side }, { piece }) {
      done(draft);
      changePiece(draft, piece, { zone: 'play' });
      emit(
        draft,
        'objective-revealed',
        { side, piece },
        side === 'dark' ? 'setup.reveal' : 'setup.reveal-light',
        'setup.reveal-reactions',
      );
      askEntering(draft, side, piece);
    },
  },
};

export const setupDone: Passing<'setup-done'> = {
  settle(draft) {
    done(draft);
    emit(
      draft,
      'setup-ended',
      {},
      'setup.current-objectives',
      'setup.done',
      'game-turn.dark-first',
    );
  },
};
