import { factionCard, OBJECTIVES_DEALT, OBJECTIVES_IN_PLAY, RESERVE } from '../cards.ts';
import { setOf, STARTER_DECKS } from '../objective-sets.ts';
import type { StarterDeck } from '../objective-sets.ts';
import { FACTIONS } from '../sides.ts';
import type { Side } from '../sides.ts';
import { enterPiece, takeFrom } from './changes.ts';
import { allow, decision, emit, next, offer, unexpected, update, updatePiece } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { inZone, pieceOf } from './query.ts';
import { rules } from './rules.ts';
import { askEntering, facesOf } from './turn.ts';
import type { Frame } from './types.ts';

const sidesChosen = (draft: Draft, dark: 'first' | 'second', lot: boolean): void => {
  emit(draft, 'sides-chosen', { dark, lot }, lot ? 'setup.lot' : 'setup.choose-side');
  emit(draft, 'force-cards-taken', {}, 'setup.force-cards', 'force-phase.three-cards');
  next(
    draft,
    { at: 'starter', side: 'dark' },
    { at: 'starter', side: 'light' },
    { at: 'setup-middle' },
  );
};

export const sides: Asking<'sides'> = {
  prompt() {
    return decision(
      'both',
      'sides',
      [
        allow({ kind: 'agree', dark: 'first' }),
        allow({ kind: 'agree', dark: 'second' }),
        allow({ kind: 'lots' }),
      ],
      'setup.choose-side',
      'setup.lot',
    );
  },

  choose(draft, _frame, choice) {
    if (choice.kind === 'agree') sidesChosen(draft, choice.dark, false);
    else if (choice.kind === 'lots') next(draft, { at: 'lot' });
    else throw unexpected(choice, 'setup.choose-side');
  },
};

export const lot: Asking<'lot'> = {
  prompt() {
    const faces = ['first', 'second'].map((result) => ({ result, weight: 1 }));
    return {
      kind: 'chance',
      by: 'both',
      task: 'lot',
      rules: rules('setup.lot'),
      draws: [{ of: 'lot', faces }],
    };
  },

  drawn(draft, _frame, [result]) {
    sidesChosen(draft, result === 'first' ? 'first' : 'second', true);
  },
};

const DECK_IDS = Object.keys(STARTER_DECKS) as readonly StarterDeck[];

export const starter: Asking<'starter'> = {
  prompt(_state, { side }) {
    const options = DECK_IDS.map((deck) =>
      offer({ kind: 'starter', deck }, FACTIONS[deck] === side ? null : 'setup.starter-choice'),
    );
    return decision(side, 'starter', options, 'setup.choose-deck', 'setup.starter-choice');
  },

  choose(draft, { side }, choice) {
    if (choice.kind !== 'starter') throw unexpected(choice, 'setup.starter-choice');
    const { deck } = choice;
    const sets = STARTER_DECKS[deck].map((number) => setOf(number).cards);
    update(draft, {
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
};

const both = (frames: (side: Side) => readonly Frame[]): readonly Frame[] => [
  ...frames('dark'),
  ...frames('light'),
];

const times = (count: number, frame: Frame): readonly Frame[] =>
  Array.from({ length: count }, () => frame);

export const setupMiddle: Passing<'setup-middle'> = (draft) => {
  for (const side of ['dark', 'light'] as const) {
    for (const { id } of inZone(draft.state, side, 'chosen')) {
      updatePiece(draft, id, { zone: 'play' });
    }
  }
  emit(draft, 'factions-revealed', {}, 'setup.reveal-faction', 'setup.faction-in-play');
  emit(draft, 'balance-set', {}, 'setup.balance-token');
  emit(draft, 'decks-split', {}, 'setup.objective-deck', 'setup.command-deck', 'setup.lay-decks');
  emit(draft, 'tokens-pooled', {}, 'setup.token-pool');
  emit(draft, 'dial-set', {}, 'setup.dial');
  next(
    draft,
    ...both((side) => [
      ...times(OBJECTIVES_DEALT, { at: 'deal-objective', side }),
      { at: 'return-objective', side },
    ]),
    { at: 'mulligan-rule' },
    { at: 'reveal' },
  );
};

export const dealObjective: Asking<'deal-objective'> = {
  prompt(state, { side }) {
    return {
      kind: 'chance',
      by: side,
      task: 'deal-objective',
      rules: rules('setup.objectives'),
      draws: [{ of: 'objective-deck', faces: facesOf(state.decks[side].objectives) }],
    };
  },

  drawn(draft, { side }, [result = '']) {
    const deck = draft.state.decks[side];
    const { card, rest } = takeFrom(deck.objectives, result);
    update(draft, { decks: { ...draft.state.decks, [side]: { ...deck, objectives: rest } } });
    const { id } = enterPiece(draft, side, card, 'chosen');
    emit(draft, 'objective-dealt', { side, piece: id }, 'setup.objectives');
  },
};

export const returnObjective: Asking<'return-objective'> = {
  prompt(state, { side }) {
    return decision(
      side,
      'return-objective',
      inZone(state, side, 'chosen').map(({ id }) => allow({ kind: 'return', piece: id })),
      'setup.objectives',
      'setup.objectives-facedown',
      'setup.fourth-objective',
    );
  },

  choose(draft, { side }, choice) {
    if (choice.kind !== 'return') throw unexpected(choice, 'setup.fourth-objective');
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
    update(draft, {
      pieces: pieces.filter(({ id }) => id !== piece),
      decks: { ...decks, [side]: { ...decks[side], under: [card] } },
    });
  },
};

export const mulliganRule: Asking<'mulligan-rule'> = {
  prompt() {
    return decision(
      'both',
      'mulligan-rule',
      [
        allow({ kind: 'mulligan-allowed', allowed: true }),
        allow({ kind: 'mulligan-allowed', allowed: false }),
      ],
      'setup.mulligan-agree',
      'setup.mulligan-tournament',
    );
  },

  choose(draft, _frame, choice) {
    if (choice.kind !== 'mulligan-allowed') throw unexpected(choice, 'setup.mulligan-agree');
    const { allowed } = choice;
    emit(draft, 'mulligan-agreed', { allowed }, 'setup.mulligan-agree');
    next(
      draft,
      ...both((side) => times(RESERVE, { at: 'draw-card', side })),
      ...(allowed ? both((side) => [{ at: 'mulligan', side }]) : []),
    );
  },
};

export const mulligan: Asking<'mulligan'> = {
  prompt(_state, { side }) {
    return decision(
      side,
      'mulligan',
      [allow({ kind: 'keep' }), allow({ kind: 'mulligan' })],
      'setup.mulligan-when',
      'setup.mulligan-how',
      'setup.mulligan-once',
    );
  },

  choose(draft, { side }, choice) {
    if (choice.kind === 'keep') {
      emit(draft, 'hand-kept', { side }, 'setup.mulligan-when');
      return;
    }
    if (choice.kind !== 'mulligan') throw unexpected(choice, 'setup.mulligan-when');
    const { decks, pieces } = draft.state;
    const hand = inZone(draft.state, side, 'hand');
    const command = [...decks[side].command, ...hand.map(({ card }) => card)];
    update(draft, {
      pieces: pieces.filter((piece) => !hand.includes(piece)),
      decks: { ...decks, [side]: { ...decks[side], command } },
    });
    emit(draft, 'mulligan-taken', { side }, 'setup.mulligan-how', 'setup.mulligan-once');
    next(draft, ...times(RESERVE, { at: 'draw-card', side }));
  },
};

export const reveal: Passing<'reveal'> = (draft) =>
  next(draft, ...both((side) => times(OBJECTIVES_IN_PLAY, { at: 'reveal-objective', side })), {
    at: 'setup-done',
  });

export const revealObjective: Asking<'reveal-objective'> = {
  prompt(state, { side }) {
    return decision(
      side,
      'reveal-objective',
      inZone(state, side, 'chosen').map(({ id }) => allow({ kind: 'reveal', piece: id })),
      side === 'dark' ? 'setup.reveal' : 'setup.reveal-light',
      'setup.reveal-reactions',
    );
  },

  choose(draft, { side }, choice) {
    if (choice.kind !== 'reveal') throw unexpected(choice, 'setup.reveal');
    const { piece } = choice;
    updatePiece(draft, piece, { zone: 'play' });
    emit(
      draft,
      'objective-revealed',
      { side, piece },
      side === 'dark' ? 'setup.reveal' : 'setup.reveal-light',
      'setup.reveal-reactions',
    );
    askEntering(draft, side, piece);
  },
};

export const setupDone: Passing<'setup-done'> = (draft) => {
  emit(draft, 'setup-ended', {}, 'setup.current-objectives', 'setup.done', 'game-turn.dark-first');
};
