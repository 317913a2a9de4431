import { hasKeyword } from '../cards.ts';
import { otherSide } from '../sides.ts';
import { hurt } from './damage.ts';
import { change, changeEngagement, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { engagementOf, isReady, objectivesOf, participants, pieceOf, unitsOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import type { Frame, GameState, Piece, Window } from './types.ts';
import { openWindow } from './window.ts';

const objectiveBar = (state: GameState, piece: Piece): RuleName | null => {
  if (state.thisTurn.engaged.includes(piece.id)) return 'engagement.once-each';
  const ready = unitsOf(state, state.active).some(isReady);
  return ready ? null : 'engagement.needs-attacker';
};

/** A window can come between any two steps, so it is opened when its time comes. */
export const windowOf = (chart: Window): Frame => ({ at: 'open-window', chart });

export const openAt: Passing<'open-window'> = {
  settle(draft, { chart }) {
    done(draft);
    openWindow(draft, chart);
  },
};

export const conflict: Asking<'conflict'> = {
  settle(draft, { once }) {
    const { state } = draft;
    const targets = objectivesOf(state, otherSide(state.active));
    const fresh = targets.some((piece) => objectiveBar(state, piece) === null);
    if (once || fresh || targets.some(({ id }) => !state.thisTurn.engaged.includes(id))) {
      if (targets.length === 0) done(draft);
      return;
    }
    done(draft);
    emit(draft, 'conflict-ended', { side: state.active }, 'engagement.all-attacked');
  },

  ask(state, { once }) {
    const targets = objectivesOf(state, otherSide(state.active)).map((piece): Offer =>
      offer({ kind: 'engage', objective: piece.id }, objectiveBar(state, piece)),
    );
    const none = offer({ kind: 'done' });
    const stuck = targets.every(({ allowed }) => !allowed);
    return {
      by: state.active,
      rules: ['engagement.engaged', 'conflict-phase.once', 'conflict-phase.none'],
      options: once && !stuck ? targets : [...targets, none],
    };
  },

  choose: {
    done(draft) {
      done(draft);
      const { state } = draft;
      const side = state.active;
      emit(draft, 'conflict-ended', { side }, 'conflict-phase.next');
    },

    engage(draft, { once }, { objective }) {
      done(draft);
      const { state } = draft;
      const side = state.active;
      const engaged = [...state.thisTurn.engaged, objective];
      change(draft, {
        thisTurn: { ...state.thisTurn, engaged },
        engagement: {
          objective,
          attackers: [],
          defenders: [],
          defended: false,
          edge: null,
          revealed: false,
        },
      });
      emit(
        draft,
        'engagement-began',
        { side, objective },
        'engagement.engaged',
        'engagement.once-each',
      );
      const back: readonly Frame[] = once ? [] : [{ at: 'conflict', once }];
      push(draft, { at: 'attack' }, { at: 'engaged' }, ...back);
    },
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
  push(draft, ...shielding.map((piece): Frame => ({ at: 'shielding', piece })));
};

export const attack: Asking<'attack'> = {
  ask(state) {
    const { attackers } = engagementOf(state);
    return {
      by: state.active,
      rules: ['engagement.attackers', 'engagement.one-attacker'],
      options: [
        ...sendOffers(state, state.active, attackers),
        offer({ kind: 'done' }, attackers.length > 0 ? null : 'engagement.one-attacker'),
      ],
    };
  },

  choose: {
    send(draft, _frame, { piece }) {
      const { attackers } = engagementOf(draft.state);
      changeEngagement(draft, { attackers: [...attackers, piece] });
    },

    done(draft) {
      done(draft);
      const { attackers } = engagementOf(draft.state);
      const side = draft.state.active;
      emit(
        draft,
        'attacking',
        { side, pieces: attackers },
        'engagement.attackers-move',
        'engagement.participant',
      );
      push(draft, windowOf('turn-chart.engagement-window-attack'), { at: 'defend' });
      askShielding(draft, attackers);
    },
  },
};

export const defend: Asking<'defend'> = {
  settle(draft) {
    const side = otherSide(draft.state.active);
    if (unitsOf(draft.state, side).length > 0) return;
    done(draft);
    emit(draft, 'defending', { side, pieces: [] }, 'engagement.no-defenders');
  },

  ask(state) {
    const side = otherSide(state.active);
    return {
      by: side,
      rules: ['engagement.defenders', 'engagement.no-defenders'],
      options: [...sendOffers(state, side, engagementOf(state).defenders), offer({ kind: 'done' })],
    };
  },

  choose: {
    send(draft, _frame, { piece }) {
      const { defenders } = engagementOf(draft.state);
      changeEngagement(draft, { defenders: [...defenders, piece], defended: true });
    },

    done(draft) {
      done(draft);
      const { defenders } = engagementOf(draft.state);
      const side = otherSide(draft.state.active);
      const none = defenders.length === 0;
      emit(
        draft,
        'defending',
        { side, pieces: defenders },
        none ? 'engagement.no-defenders' : 'engagement.defenders',
      );
      askShielding(draft, defenders);
    },
  },
};

const shieldBar = (piece: Piece): RuleName | null =>
  piece.shields > 0 ? 'damage.one-shield' : null;

/** Friendly participants, and the engaged objective when it is one's own. */
export const shielding: Asking<'shielding'> = {
  settle(draft, { piece }) {
    const { owner, zone } = pieceOf(draft.state, piece);
    if (zone !== 'play' || !participants(draft.state, owner).some(({ id }) => id === piece))
      done(draft);
  },

  ask(state, { piece }) {
    const { owner } = pieceOf(state, piece);
    const objective = pieceOf(state, engagementOf(state).objective);
    const targets = [
      ...participants(state, owner),
      ...(objective.owner === owner && objective.zone === 'play' ? [objective] : []),
    ];
    return {
      by: owner,
      rules: ['keywords.shielding-token', 'damage.one-shield'],
      options: [
        ...targets.map((target) => offer({ kind: 'target', piece: target.id }, shieldBar(target))),
        offer({ kind: 'decline' }),
      ],
    };
  },

  choose: {
    decline: done,

    target(draft, { piece }, choice) {
      done(draft);
      changePiece(draft, choice.piece, { shields: 1 });
      emit(
        draft,
        'shielding-used',
        { piece, target: choice.piece },
        'keywords.shielding-token',
        'damage.shield-token',
      );
    },
  },
};

/** Both sides have sent their units: the edge battle, the strikes, the reward. */
export const engaged: Passing<'engaged'> = {
  settle(draft) {
    done(draft);
    push(
      draft,
      windowOf('turn-chart.engagement-window-defence'),
      { at: 'edge' },
      windowOf('turn-chart.engagement-window-edge'),
      { at: 'strikes', side: null },
      { at: 'reward' },
      { at: 'engagement-end' },
    );
  },
};

export const reward: Passing<'reward'> = {
  settle(draft) {
    done(draft);
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
      hurt(draft, objective.id, 1, side, 'unopposed');
    }
  },
};

export const engagementEnd: Passing<'engagement-end'> = {
  settle(draft) {
    done(draft);
    change(draft, { engagement: null });
    emit(draft, 'engagement-ended', {}, 'engagement.back', 'engagement.next');
  },
};
