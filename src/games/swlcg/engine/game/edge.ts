import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { askPile } from './changes.ts';
import { hurt } from './damage.ts';
import { changeEngagement, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { edgeTotal, engagementOf, inZone, participants, pieceOf, rowOf } from './query.ts';
import type { GameState } from './types.ts';

const defenderOf = (state: GameState): Side => otherSide(state.active);

const noDefence = (state: GameState): boolean => !engagementOf(state).defended;

export const edge: Passing<'edge'> = {
  settle(draft) {
    done(draft);
    const { state } = draft;
    emit(
      draft,
      'edge-began',
      { side: state.active },
      'edge-battle.what',
      'edge-battle.four-stages',
    );
    if (noDefence(state)) {
      emit(
        draft,
        'edge-automatic',
        { side: state.active },
        'edge-battle.automatic-win',
        'edge-battle.may-still-place',
      );
    }
    push(draft, { at: 'edge-place', side: state.active, passes: 0 }, { at: 'edge-reveal' });
  },
};

const passFor = (draft: Draft, side: Side, passes: number): void => {
  if (passes < 2) push(draft, { at: 'edge-place', side: otherSide(side), passes });
};

export const edgePlace: Asking<'edge-place'> = {
  settle(draft, { side, passes }) {
    const { state } = draft;
    const takesPart = participants(state, side).length > 0;
    if (takesPart && inZone(state, side, 'hand').length > 0) return;
    done(draft);
    if (!takesPart) emit(draft, 'edge-barred', { side }, 'edge-battle.needs-participant');
    else emit(draft, 'edge-passed', { side, passes: passes + 1 }, 'edge-battle.two-passes');
    passFor(draft, side, passes + 1);
  },

  ask(state, { side }) {
    const places = inZone(state, side, 'hand').map(({ id }) => offer({ kind: 'place', piece: id }));
    const who = side === state.active ? 'edge-battle.attacker-first' : 'edge-battle.defender-next';
    return {
      by: side,
      rules: [who, 'edge-battle.any-card', 'edge-battle.alternate', 'edge-battle.two-passes'],
      options: [...places, offer({ kind: 'pass' })],
    };
  },

  choose: {
    pass(draft, { side, passes }) {
      done(draft);
      emit(
        draft,
        'edge-passed',
        { side, passes: passes + 1 },
        side === draft.state.active ? 'edge-battle.attacker-pass' : 'edge-battle.defender-next',
        'edge-battle.two-passes',
      );
      passFor(draft, side, passes + 1);
    },

    place(draft, { side }, { piece }) {
      done(draft);
      changePiece(draft, piece, { zone: 'edge' });
      const cards = inZone(draft.state, side, 'edge').length;
      emit(draft, 'edge-placed', { side, cards }, 'edge-battle.alternate', 'edge-battle.any-card');
      passFor(draft, side, 0);
    },
  },
};

const stackIds = (state: GameState, side: Side): readonly string[] =>
  inZone(state, side, 'edge').map(({ id }) => id);

export const edgeReveal: Passing<'edge-reveal'> = {
  settle(draft) {
    done(draft);
    const light = stackIds(draft.state, 'light');
    const dark = stackIds(draft.state, 'dark');
    changeEngagement(draft, { revealed: true });
    emit(
      draft,
      'edge-revealed',
      { light, dark },
      'edge-battle.reveal-together',
      'edge-battle.what-counts',
    );
    const fates = [...light, ...dark].filter(
      (id) => rowOf(pieceOf(draft.state, id)).type === 'fate',
    );
    push(draft, { at: 'fate', left: fates });
  },
};

const priorityOf = (state: GameState, id: string): number =>
  rowOf(pieceOf(state, id)).priority ?? 0;

const discardStacks = (draft: Draft): void => {
  for (const side of SIDES) {
    const stack = stackIds(draft.state, side);
    for (const id of stack) changePiece(draft, id, { zone: 'discard' });
    askPile(draft, stack);
  }
  changeEngagement(draft, { revealed: false });
  emit(draft, 'edge-discarded', {}, 'edge-battle.discard');
};

/** The lowest priority first; each card is done with before the next is looked at. */
export const fate: Passing<'fate'> = {
  settle(draft, { left }) {
    done(draft);
    if (left.length === 0) {
      push(draft, { at: 'edge-count' });
      return;
    }
    const { state } = draft;
    const lowest = Math.min(...left.map((id) => priorityOf(state, id)));
    const tied = left.filter((id) => priorityOf(state, id) === lowest);
    const [only] = tied;
    if (tied.length > 1) push(draft, { at: 'fate-tie', tied, left });
    else if (only !== undefined) resolve(draft, only, left);
  },
};

export const fateTie: Asking<'fate-tie'> = {
  ask(state, { tied }) {
    return {
      by: state.active,
      rules: ['edge-battle.fate-tie', 'edge-battle.fate-order'],
      options: tied.map((piece) => offer({ kind: 'target', piece })),
    };
  },

  choose: {
    target(draft, { left }, { piece }) {
      done(draft);
      resolve(draft, piece, left);
    },
  },
};

const resolve = (draft: Draft, id: string, left: readonly string[]): void => {
  const piece = pieceOf(draft.state, id);
  emit(
    draft,
    'fate-resolved',
    { piece: id, priority: priorityOf(draft.state, id) },
    'edge-battle.fate-order',
    'edge-battle.fate-complete',
  );
  const { fate: effect } = rowOf(piece);
  if (effect === 'new-battle') {
    // What is left of this battle is dropped.
    emit(draft, 'edge-cancelled', { piece: id }, 'golden-rule.card-wins');
    push(draft, { at: 'edge' });
    discardStacks(draft);
    return;
  }
  push(draft, { at: 'fate', left: left.filter((other) => other !== id) });
  if (effect === 'damage-participant') push(draft, { at: 'fate-target', piece: id });
  if (effect === 'damage-objective') strikeObjective(draft, id, piece.owner);
};

const strikeObjective = (draft: Draft, id: string, side: Side): void => {
  const { objective } = engagementOf(draft.state);
  const target = pieceOf(draft.state, objective);
  if (side === draft.state.active && target.zone === 'play') {
    hurt(draft, objective, 1, side, 'fate');
  } else emit(draft, 'fate-idle', { piece: id }, 'edge-battle.fate-complete');
};

export const fateTarget: Asking<'fate-target'> = {
  settle(draft, { piece }) {
    const { owner } = pieceOf(draft.state, piece);
    if (participants(draft.state, otherSide(owner)).length > 0) return;
    done(draft);
    emit(draft, 'fate-idle', { piece }, 'rules-words.choose-none');
  },

  ask(state, { piece }) {
    const { owner } = pieceOf(state, piece);
    return {
      by: owner,
      rules: ['rules-words.choose-who', 'edge-battle.fate-complete'],
      options: participants(state, otherSide(owner)).map(({ id }) =>
        offer({ kind: 'target', piece: id }),
      ),
    };
  },

  choose: {
    target(draft, { piece }, choice) {
      done(draft);
      hurt(draft, choice.piece, 1, pieceOf(draft.state, piece).owner, 'fate');
    },
  },
};

export const edgeCount: Passing<'edge-count'> = {
  settle(draft) {
    done(draft);
    const { state } = draft;
    const light = edgeTotal(state, 'light');
    const dark = edgeTotal(state, 'dark');
    const automatic = noDefence(state);
    const higher: Side = light > dark ? 'light' : 'dark';
    const side = automatic ? state.active : light === dark ? defenderOf(state) : higher;
    const how = automatic ? 'automatic' : light === dark ? 'tie' : 'icons';
    changeEngagement(draft, { edge: side });
    emit(
      draft,
      'edge-won',
      { side, light, dark, how },
      (
        {
          automatic: 'edge-battle.automatic-win',
          tie: 'edge-battle.tie',
          icons: 'edge-battle.count',
        } as const
      )[how],
      'edge-battle.edge-lasts',
    );
    discardStacks(draft);
  },
};
