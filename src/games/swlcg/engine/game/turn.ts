import { drawsFrom } from '../../../../engine/deck.ts';
import { hasKeyword, OBJECTIVES_IN_PLAY } from '../cards.ts';
import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { enterPiece, moveDial, takeFrom, win } from './changes.ts';
import { hurt } from './damage.ts';
import { change, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { windowOf } from './engagement.ts';
import { inPlay, inZone, isReady, objectivesOf, pieceOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import type { Frame, FrameOf, GameState, TurnPhase } from './types.ts';

const PHASE: Readonly<Record<TurnPhase, readonly Frame[]>> = {
  balance: [{ at: 'balance' }],
  refresh: [{ at: 'refresh' }, windowOf('turn-chart.refresh-window')],
  draw: [{ at: 'draw' }, windowOf('turn-chart.draw-window')],
  deployment: [{ at: 'deployment' }],
  conflict: [{ at: 'conflict-phase' }],
  force: [{ at: 'force' }],
};

export const turn: Passing<'turn'> = {
  settle(draft, { side, after, phases }) {
    done(draft);
    const { turns } = draft.state;
    const number = turns[side] + 1;
    change(draft, {
      active: side,
      turns: { ...turns, [side]: number },
      thisTurn: { engaged: [], limited: [], spent: [] },
    });
    emit(
      draft,
      'turn-began',
      { side, first: number === 1 },
      number === 1 && side === 'dark' ? 'game-turn.dark-first' : 'game-turn.what',
      'game-turn.active-player',
      'game-turn.phase-order',
    );
    const left = after === null ? null : after - 1;
    const more: readonly Frame[] =
      after === 0 ? [] : [{ at: 'turn', side: otherSide(side), after: left, phases }];
    push(draft, ...phases.flatMap((phase) => PHASE[phase]), ...more);
  },
};

export const beginPhase = (
  draft: Draft,
  phase: TurnPhase,
  ...why: readonly [RuleName, ...RuleName[]]
): void => {
  change(draft, { phase });
  emit(draft, 'phase-began', { side: draft.state.active, phase }, ...why);
};

export const balance: Passing<'balance'> = {
  settle(draft) {
    done(draft);
    beginPhase(draft, 'balance', 'turn-chart.balance-begins', 'turn-chart.balance-no-window');
    if (draft.state.active === 'dark') {
      moveDial(draft, 1, 'turn', 'balance-phase.dark');
      if (draft.state.balance === 'dark' && !draft.state.winner) {
        moveDial(draft, 1, 'dark', 'balance-phase.dark-again');
      }
    } else if (draft.state.balance === 'light') push(draft, { at: 'balance-damage' });
    else emit(draft, 'balance-idle', {}, 'balance-phase.light-nothing');
  },
};

export const balanceDamage: Asking<'balance-damage'> = {
  settle(draft) {
    if (objectivesOf(draft.state, 'dark').length === 0) done(draft);
  },

  ask(state) {
    return {
      by: 'light',
      rules: ['balance-phase.light', 'balance-phase.optional-damage'],
      options: [
        ...objectivesOf(state, 'dark').map(({ id }) => offer({ kind: 'hit', piece: id })),
        offer({ kind: 'decline' }),
      ],
    };
  },

  choose: {
    decline(draft) {
      done(draft);
      emit(draft, 'balance-damage-declined', {}, 'balance-phase.light');
    },

    hit(draft, _frame, { piece }) {
      done(draft);
      hurt(draft, piece, 1, 'light', 'balance');
    },
  },
};

const removeFocus = (draft: Draft, side: Side): void => {
  if (side === 'light' && draft.state.turns.light === 1) {
    emit(draft, 'focus-skipped', {}, 'refresh-phase.light-first-turn');
    return;
  }
  for (const piece of inPlay(draft.state, side).filter((entry) => !isReady(entry))) {
    const elite = hasKeyword(piece.card, 'elite') && piece.focus > 1;
    const removed = elite ? 2 : 1;
    const left = piece.focus - removed;
    changePiece(draft, piece.id, { focus: left });
    emit(
      draft,
      'refreshed',
      { piece: piece.id, removed, left, elite },
      'refresh-phase.focus-tokens',
      elite && 'keywords.elite-token',
    );
  }
};

export const refresh: Passing<'refresh'> = {
  settle(draft) {
    done(draft);
    const side = draft.state.active;
    beginPhase(draft, 'refresh', 'turn-chart.refresh-begins');
    removeFocus(draft, side);
    const pieces = inPlay(draft.state, side).filter((piece) => piece.shields > 0);
    for (const { id } of pieces) changePiece(draft, id, { shields: 0 });
    if (pieces.length > 0) {
      const ids = pieces.map(({ id }) => id);
      emit(draft, 'shields-removed', { side, pieces: ids }, 'refresh-phase.shields');
    }
    push(draft, { at: 'replace' });
  },
};

/** A side that has to draw and cannot has lost. */
const loseDeck = (draft: Draft, side: Side, deck: 'command' | 'objectives'): void => {
  const why = side === 'dark' ? 'victory.light-deck' : 'victory.dark-deck';
  emit(draft, 'deck-empty', { side, deck }, why);
  win(draft, otherSide(side), deck === 'command' ? 'command-deck' : 'objective-deck', why);
};

export const replace: Passing<'replace'> = {
  settle(draft) {
    done(draft);
    const side = draft.state.active;
    if (objectivesOf(draft.state, side).length >= OBJECTIVES_IN_PLAY) return;
    const { objectives, under } = draft.state.decks[side];
    if (objectives.length + under.length === 0) loseDeck(draft, side, 'objectives');
    else push(draft, { at: 'new-objective', side }, { at: 'replace' });
  },
};

/** The cards below are known, and come only when nothing is above them. */
const objectiveFaces = (state: GameState, side: Side): readonly string[] => {
  const { objectives, under } = state.decks[side];
  return objectives.length > 0 ? objectives : under.slice(0, 1);
};

const ENTER_REACTIONS: readonly string[] = ['cruel-interrogations'];

export const askEntering = (draft: Draft, side: Side, piece: string): void => {
  const { card } = pieceOf(draft.state, piece);
  if (ENTER_REACTIONS.includes(card)) push(draft, { at: 'enter-reaction', side, piece });
};

export const newObjective: Asking<'new-objective'> = {
  ask(state, { side }) {
    return {
      by: side,
      rules: ['refresh-phase.replace', 'refresh-phase.one-by-one'],
      draws: drawsFrom('objective-deck', objectiveFaces(state, side), 1),
    };
  },

  drawn(draft, { side }, [result = '']) {
    done(draft);
    const deck = draft.state.decks[side];
    const fromTop = deck.objectives.length > 0;
    const { card, rest } = takeFrom(fromTop ? deck.objectives : deck.under, result);
    const changed = fromTop ? { ...deck, objectives: rest } : { ...deck, under: rest };
    change(draft, { decks: { ...draft.state.decks, [side]: changed } });
    const { id } = enterPiece(draft, side, card, 'play');
    emit(
      draft,
      'objective-replaced',
      { side, piece: id },
      'refresh-phase.replace',
      'refresh-phase.enter-effect',
    );
    askEntering(draft, side, id);
  },
};

/** «Cruel Interrogations»: what the reaction does is on the card. */
export const enterReaction: Asking<'enter-reaction'> = {
  ask(_state, { side, piece }) {
    return {
      by: side,
      rules: ['interrupts-reactions.cruel-interrogations', 'interrupts-reactions.reaction-after'],
      options: [offer({ kind: 'react', piece }), offer({ kind: 'decline' })],
    };
  },

  choose: {
    react(draft, { side, piece }) {
      done(draft);
      emit(
        draft,
        'reaction-used',
        { piece },
        'interrupts-reactions.cruel-interrogations',
        'interrupts-reactions.reaction-once',
      );
      push(draft, { at: 'effect', side, piece, left: 6 });
    },

    decline(draft, { piece }) {
      done(draft);
      emit(draft, 'reaction-declined', { piece }, 'abilities.optional');
    },
  },
};

export const draw: Passing<'draw'> = {
  settle(draft) {
    done(draft);
    beginPhase(draft, 'draw', 'turn-chart.draw-begins');
    push(draft, { at: 'draw-discard' }, { at: 'reserve' });
  },
};

const discardCard = (draft: Draft, id: string, why: 'choice' | 'reserve'): void => {
  changePiece(draft, id, { zone: 'discard' });
  emit(
    draft,
    'discarded',
    { side: draft.state.active, piece: id, why },
    why === 'choice' ? 'draw-phase.discard' : 'draw-phase.reserve',
    'discard.pile',
  );
};

const handOffers = (state: GameState) =>
  inZone(state, state.active, 'hand').map(({ id }) => offer({ kind: 'discard', piece: id }));

export const drawDiscard: Asking<'draw-discard'> = {
  settle(draft) {
    if (inZone(draft.state, draft.state.active, 'hand').length === 0) done(draft);
  },

  ask(state) {
    return {
      by: state.active,
      rules: ['draw-phase.discard'],
      options: [...handOffers(state), offer({ kind: 'decline' })],
    };
  },

  choose: {
    discard(draft, _frame, { piece }) {
      done(draft);
      discardCard(draft, piece, 'choice');
    },

    decline: done,
  },
};

/** The owner lays discarded cards on his pile one after another. */
export const pile: Asking<'pile'> = {
  ask(_state, { side, left }) {
    return {
      by: side,
      rules: ['discard.order', 'discard.pile'],
      options: left.map((id) => offer({ kind: 'discard', piece: id })),
    };
  },

  choose: {
    discard(draft, { side, left }, { piece: chosen }) {
      done(draft);
      const rest = left.filter((id) => id !== chosen);
      for (const id of [chosen, ...(rest.length > 1 ? [] : rest)]) {
        changePiece(draft, id, { zone: 'discard' });
        emit(draft, 'piled', { side, piece: id }, 'discard.order', 'discard.pile');
      }
      if (rest.length > 1) push(draft, { at: 'pile', side, left: rest });
    },
  },
};

export const reserve: Passing<'reserve'> = {
  settle(draft) {
    done(draft);
    const { active: side, decks, reserve: values } = draft.state;
    const hand = inZone(draft.state, side, 'hand').length;
    if (hand > values[side]) push(draft, { at: 'draw-down' }, { at: 'reserve' });
    else if (hand === values[side]) {
      emit(draft, 'reserve-met', { side, hand, reserve: hand }, 'draw-phase.reserve');
    } else if (decks[side].command.length === 0) loseDeck(draft, side, 'command');
    else push(draft, { at: 'draw-card', side }, { at: 'reserve' });
  },
};

export const drawDown: Asking<'draw-down'> = {
  ask(state) {
    return { by: state.active, rules: ['draw-phase.reserve'], options: handOffers(state) };
  },

  choose: {
    discard(draft, _frame, { piece }) {
      done(draft);
      discardCard(draft, piece, 'reserve');
    },
  },
};

const whyDrawn = ({ phase }: GameState, { because }: FrameOf<'draw-card'>): RuleName =>
  because ?? (phase === 'setup' ? 'setup.hand' : 'draw-phase.reserve');

export const drawCard: Asking<'draw-card'> = {
  ask(state, frame) {
    const { side } = frame;
    return {
      by: side,
      rules: [whyDrawn(state, frame), 'setup.draw-from'],
      draws: drawsFrom('command-deck', state.decks[side].command, 1),
    };
  },

  drawn(draft, frame, [result = '']) {
    done(draft);
    const { side } = frame;
    const { decks } = draft.state;
    const { card, rest } = takeFrom(decks[side].command, result);
    change(draft, { decks: { ...decks, [side]: { ...decks[side], command: rest } } });
    const { id } = enterPiece(draft, side, card, 'hand');
    emit(draft, 'card-drawn', { side, piece: id }, whyDrawn(draft.state, frame));
  },
};

export const deployment: Passing<'deployment'> = {
  settle(draft) {
    done(draft);
    beginPhase(draft, 'deployment', 'turn-chart.deployment-begins');
    // The one window that is always played: cards are played in it.
    push(draft, windowOf('turn-chart.deployment-window'));
  },
};

export const conflictPhase: Passing<'conflict-phase'> = {
  settle(draft) {
    done(draft);
    const { active, turns } = draft.state;
    if (active === 'dark' && turns.dark === 1) {
      emit(draft, 'conflict-skipped', { side: active }, 'conflict-phase.dark-first-turn');
      return;
    }
    beginPhase(draft, 'conflict', 'turn-chart.conflict-begins');
    push(
      draft,
      windowOf('turn-chart.conflict-window-first'),
      { at: 'conflict', once: false },
      windowOf('turn-chart.conflict-window-last'),
    );
  },
};
