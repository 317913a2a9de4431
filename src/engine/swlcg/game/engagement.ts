import { hasKeyword } from '../cards.ts';
import { otherSide } from '../sides.ts';
import {
  allow,
  decision,
  emit,
  next,
  offer,
  unexpected,
  update,
  updateEngagement,
  updatePiece,
} from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { engagementOf, isReady, objectivesOf, participants, pieceOf, unitsOf } from './query.ts';
import type { RuleName } from './rules.ts';
import type { Frame, GameState, Piece } from './types.ts';
import { openWindow } from './window.ts';

const objectiveBar = (state: GameState, piece: Piece): RuleName | null => {
  if (state.thisTurn.engaged.includes(piece.id)) return 'engagement.once-each';
  const ready = unitsOf(state, state.active).some(isReady);
  return ready ? null : 'engagement.needs-attacker';
};

/** A window can come between any two steps, so it is opened when its time comes. */
export const WINDOW: Frame = { at: 'open-window' };

export const openAt: Passing<'open-window'> = (draft) => openWindow(draft);

export const conflict: Asking<'conflict'> = {
  skip(draft, { once }) {
    const { state } = draft;
    const targets = objectivesOf(state, otherSide(state.active));
    const fresh = targets.some((piece) => objectiveBar(state, piece) === null);
    if (once || fresh || targets.some(({ id }) => !state.thisTurn.engaged.includes(id))) {
      return targets.length === 0;
    }
    emit(draft, 'conflict-ended', { side: state.active }, 'engagement.all-attacked');
    return true;
  },

  prompt(state, { once }) {
    const targets = objectivesOf(state, otherSide(state.active)).map((piece): Offer =>
      offer({ kind: 'engage', objective: piece.id }, objectiveBar(state, piece)),
    );
    const none = allow({ kind: 'done' });
    const stuck = targets.every(({ allowed }) => !allowed);
    return decision(
      state.active,
      'conflict',
      once && !stuck ? targets : [...targets, none],
      'engagement.engaged',
      'conflict-phase.once',
      'conflict-phase.none',
    );
  },

  choose(draft, { once }, choice) {
    const { state } = draft;
    const side = state.active;
    if (choice.kind === 'done') {
      emit(draft, 'conflict-ended', { side }, 'conflict-phase.next');
      return;
    }
    if (choice.kind !== 'engage') throw unexpected(choice, 'engagement.engaged');
    const { objective } = choice;
    const engaged = [...state.thisTurn.engaged, objective];
    update(draft, {
      thisTurn: { ...state.thisTurn, engaged },
      engagement: { objective, attackers: [], defenders: [], edge: null, revealed: false },
    });
    emit(
      draft,
      'engagement-began',
      { side, objective },
      'engagement.engaged',
      'engagement.once-each',
    );
    const back: readonly Frame[] = once ? [] : [{ at: 'conflict', once }];
    next(draft, { at: 'attack' }, { at: 'engaged' }, ...back);
  },
};

const sendOffers = (state: GameState, side: Piece['owner'], sent: readonly string[]) =>
  unitsOf(state, side)
    .filter(({ id }) => !sent.includes(id))
    .map((piece): Offer =>
      offer(
        { kind: 'send', piece: piece.id },
        isReady(piece)
          ? null
          : side === state.active
            ? 'engagement.attackers'
            : 'engagement.defenders',
      ),
    );

const askShielding = (draft: Draft, ids: readonly string[]): void => {
  const shielding = ids.filter((id) => hasKeyword(pieceOf(draft.state, id).card, 'shielding'));
  next(draft, ...shielding.map((piece): Frame => ({ at: 'shielding', piece })));
};

export const attack: Asking<'attack'> = {
  prompt(state) {
    const { attackers } = engagementOf(state);
    return decision(
      state.active,
      'attack',
      [
        ...sendOffers(state, state.active, attackers),
        offer({ kind: 'done' }, attackers.length > 0 ? null : 'engagement.one-attacker'),
      ],
      'engagement.attackers',
      'engagement.one-attacker',
    );
  },

  choose(draft, frame, choice) {
    const { attackers } = engagementOf(draft.state);
    if (choice.kind === 'send') {
      updateEngagement(draft, { attackers: [...attackers, choice.piece] });
      next(draft, frame);
    } else if (choice.kind === 'done') {
      const side = draft.state.active;
      emit(
        draft,
        'attacking',
        { side, pieces: attackers },
        'engagement.attackers-move',
        'engagement.participant',
      );
      next(draft, WINDOW, { at: 'defend' });
      askShielding(draft, attackers);
    } else throw unexpected(choice, 'engagement.attackers');
  },
};

export const defend: Asking<'defend'> = {
  skip(draft) {
    const side = otherSide(draft.state.active);
    if (unitsOf(draft.state, side).length > 0) return false;
    emit(draft, 'defending', { side, pieces: [] }, 'engagement.no-defenders');
    return true;
  },

  prompt(state) {
    const side = otherSide(state.active);
    return decision(
      side,
      'defend',
      [...sendOffers(state, side, engagementOf(state).defenders), allow({ kind: 'done' })],
      'engagement.defenders',
      'engagement.no-defenders',
    );
  },

  choose(draft, frame, choice) {
    const { defenders } = engagementOf(draft.state);
    if (choice.kind === 'send') {
      updateEngagement(draft, { defenders: [...defenders, choice.piece] });
      next(draft, frame);
    } else if (choice.kind === 'done') {
      const side = otherSide(draft.state.active);
      const none = defenders.length === 0;
      emit(
        draft,
        'defending',
        { side, pieces: defenders },
        none ? 'engagement.no-defenders' : 'engagement.defenders',
      );
      askShielding(draft, defenders);
    } else throw unexpected(choice, 'engagement.defenders');
  },
};

const shieldBar = (piece: Piece): RuleName | null => (piece.shield ? 'damage.one-shield' : null);

/** Friendly participants, and the engaged objective when it is one's own. */
export const shielding: Asking<'shielding'> = {
  skip(draft, { piece }) {
    const { owner, zone } = pieceOf(draft.state, piece);
    return zone !== 'play' || !participants(draft.state, owner).some(({ id }) => id === piece);
  },

  prompt(state, { piece }) {
    const { owner } = pieceOf(state, piece);
    const objective = pieceOf(state, engagementOf(state).objective);
    const targets = [
      ...participants(state, owner),
      ...(objective.owner === owner && objective.zone === 'play' ? [objective] : []),
    ];
    return decision(
      owner,
      'shielding',
      [
        ...targets.map((target) => offer({ kind: 'target', piece: target.id }, shieldBar(target))),
        allow({ kind: 'decline' }),
      ],
      'keywords.shielding-token',
      'damage.one-shield',
    );
  },

  choose(draft, { piece }, choice) {
    if (choice.kind === 'decline') return;
    if (choice.kind !== 'target') throw unexpected(choice, 'keywords.shielding-token');
    updatePiece(draft, choice.piece, { shield: true });
    emit(
      draft,
      'shielding-used',
      { piece, target: choice.piece },
      'keywords.shielding-token',
      'damage.shield-token',
    );
  },
};

/** Both sides have sent their units: the edge battle, the strikes, the reward. */
export const engaged: Passing<'engaged'> = (draft) => {
  next(
    draft,
    WINDOW,
    { at: 'edge' },
    WINDOW,
    { at: 'strikes', side: null },
    { at: 'reward' },
    { at: 'engagement-end' },
  );
};

export const reward: Passing<'reward'> = (draft) => {
  const { state } = draft;
  const side = state.active;
  const objective = pieceOf(state, engagementOf(state).objective);
  if (objective.zone !== 'play') {
    emit(draft, 'no-bonus', { why: 'objective' }, 'engagement.no-bonus');
  } else if (participants(state, side).length === 0) {
    emit(draft, 'no-bonus', { why: 'attackers' }, 'engagement.unopposed');
  } else if (participants(state, otherSide(side)).length > 0) {
    emit(draft, 'no-bonus', { why: 'defenders' }, 'engagement.unopposed', 'engagement.survivors');
  } else {
    emit(draft, 'unopposed', { side }, 'engagement.unopposed', 'engagement.bonus');
    // The bonus is damage like any other: a shield of the objective may stop it.
    next(draft, {
      at: 'shield',
      target: objective.id,
      token: 'damage',
      amount: 1,
      by: side,
      source: 'unopposed',
    });
  }
};

export const engagementEnd: Passing<'engagement-end'> = (draft) => {
  update(draft, { engagement: null });
  emit(draft, 'engagement-ended', {}, 'engagement.back', 'engagement.next');
};
