import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { hurt } from './damage.ts';
import { allow, decision, emit, next, unexpected, updateEngagement, updatePiece } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { edgeTotal, engagementOf, inZone, participants, pieceOf, rowOf } from './query.ts';
import type { GameState } from './types.ts';

const defenderOf = (state: GameState): Side => otherSide(state.active);

const noDefence = (state: GameState): boolean =>
  participants(state, defenderOf(state)).length === 0;

export const edge: Passing<'edge'> = (draft) => {
  const { state } = draft;
  emit(draft, 'edge-began', { side: state.active }, 'edge-battle.what', 'edge-battle.four-stages');
  if (noDefence(state)) {
    emit(
      draft,
      'edge-automatic',
      { side: state.active },
      'edge-battle.automatic-win',
      'edge-battle.may-still-place',
    );
  }
  next(draft, { at: 'edge-place', side: state.active, passes: 0 }, { at: 'edge-reveal' });
};

const passFor = (draft: Draft, side: Side, passes: number): void => {
  if (passes < 2) next(draft, { at: 'edge-place', side: otherSide(side), passes });
};

export const edgePlace: Asking<'edge-place'> = {
  skip(draft, { side, passes }) {
    const { state } = draft;
    const takesPart = participants(state, side).length > 0;
    if (takesPart && inZone(state, side, 'hand').length > 0) return false;
    if (!takesPart) emit(draft, 'edge-barred', { side }, 'edge-battle.needs-participant');
    else emit(draft, 'edge-passed', { side, passes: passes + 1 }, 'edge-battle.two-passes');
    passFor(draft, side, passes + 1);
    return true;
  },

  prompt(state, { side }) {
    const places = inZone(state, side, 'hand').map(({ id }) => allow({ kind: 'place', piece: id }));
    const who = side === state.active ? 'edge-battle.attacker-first' : 'edge-battle.defender-next';
    return decision(
      side,
      'edge-place',
      [...places, allow({ kind: 'pass' })],
      who,
      'edge-battle.any-card',
      'edge-battle.alternate',
      'edge-battle.two-passes',
    );
  },

  choose(draft, { side, passes }, choice) {
    if (choice.kind === 'pass') {
      emit(
        draft,
        'edge-passed',
        { side, passes: passes + 1 },
        side === draft.state.active ? 'edge-battle.attacker-pass' : 'edge-battle.defender-next',
        'edge-battle.two-passes',
      );
      passFor(draft, side, passes + 1);
      return;
    }
    if (choice.kind !== 'place') throw unexpected(choice, 'edge-battle.any-card');
    updatePiece(draft, choice.piece, { zone: 'edge' });
    const cards = inZone(draft.state, side, 'edge').length;
    emit(draft, 'edge-placed', { side, cards }, 'edge-battle.alternate', 'edge-battle.any-card');
    passFor(draft, side, 0);
  },
};

const stackIds = (state: GameState, side: Side): readonly string[] =>
  inZone(state, side, 'edge').map(({ id }) => id);

export const edgeReveal: Passing<'edge-reveal'> = (draft) => {
  const light = stackIds(draft.state, 'light');
  const dark = stackIds(draft.state, 'dark');
  updateEngagement(draft, { revealed: true });
  emit(
    draft,
    'edge-revealed',
    { light, dark },
    'edge-battle.reveal-together',
    'edge-battle.what-counts',
  );
  const fates = [...light, ...dark].filter((id) => rowOf(pieceOf(draft.state, id)).type === 'fate');
  next(draft, { at: 'fate', left: fates });
};

const priorityOf = (state: GameState, id: string): number =>
  rowOf(pieceOf(state, id)).priority ?? 0;

const discardStacks = (draft: Draft): void => {
  for (const side of SIDES) {
    for (const id of stackIds(draft.state, side)) updatePiece(draft, id, { zone: 'discard' });
  }
  updateEngagement(draft, { revealed: false });
  emit(draft, 'edge-discarded', {}, 'edge-battle.discard');
};

/** The lowest priority first; each card is done with before the next is looked at. */
export const fate: Passing<'fate'> = (draft, { left }) => {
  if (left.length === 0) {
    next(draft, { at: 'edge-count' });
    return;
  }
  const { state } = draft;
  const lowest = Math.min(...left.map((id) => priorityOf(state, id)));
  const tied = left.filter((id) => priorityOf(state, id) === lowest);
  const [only] = tied;
  if (tied.length > 1) next(draft, { at: 'fate-tie', tied, left });
  else if (only !== undefined) resolve(draft, only, left);
};

export const fateTie: Asking<'fate-tie'> = {
  prompt(state, { tied }) {
    return decision(
      state.active,
      'fate-tie',
      tied.map((piece) => allow({ kind: 'target', piece })),
      'edge-battle.fate-tie',
      'edge-battle.fate-order',
    );
  },

  choose(draft, { left }, choice) {
    if (choice.kind !== 'target') throw unexpected(choice, 'edge-battle.fate-tie');
    resolve(draft, choice.piece, left);
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
  next(draft, { at: 'fate', left: left.filter((other) => other !== id) });
  switch (rowOf(piece).fate) {
    case 'damage-participant':
      next(draft, { at: 'fate-target', piece: id });
      return;
    case 'damage-objective':
      strikeObjective(draft, id, piece.owner);
      return;
    case 'new-battle':
      emit(draft, 'edge-cancelled', { piece: id }, 'golden-rule.card-wins');
      startAgain(draft);
      return;
    case undefined:
      return;
  }
};

/** Drops what is left of this battle and begins another. */
const startAgain = (draft: Draft): void => {
  const [, ...agenda] = draft.state.agenda;
  draft.state = { ...draft.state, agenda };
  discardStacks(draft);
  next(draft, { at: 'edge' });
};

const strikeObjective = (draft: Draft, id: string, side: Side): void => {
  const { objective } = engagementOf(draft.state);
  const target = pieceOf(draft.state, objective);
  if (side === draft.state.active && target.zone === 'play') {
    hurt(draft, objective, 1, side, 'fate');
  } else emit(draft, 'fate-idle', { piece: id }, 'edge-battle.fate-complete');
};

export const fateTarget: Asking<'fate-target'> = {
  skip(draft, { piece }) {
    const { owner } = pieceOf(draft.state, piece);
    if (participants(draft.state, otherSide(owner)).length > 0) return false;
    emit(draft, 'fate-idle', { piece }, 'rules-words.choose-none');
    return true;
  },

  prompt(state, { piece }) {
    const { owner } = pieceOf(state, piece);
    return decision(
      owner,
      'fate-target',
      participants(state, otherSide(owner)).map(({ id }) => allow({ kind: 'target', piece: id })),
      'rules-words.choose-who',
      'edge-battle.fate-complete',
    );
  },

  choose(draft, { piece }, choice) {
    if (choice.kind !== 'target') throw unexpected(choice, 'rules-words.choose-who');
    hurt(draft, choice.piece, 1, pieceOf(draft.state, piece).owner, 'fate');
  },
};

export const edgeCount: Passing<'edge-count'> = (draft) => {
  const { state } = draft;
  const light = edgeTotal(state, 'light');
  const dark = edgeTotal(state, 'dark');
  const automatic = noDefence(state) && participants(state, state.active).length > 0;
  const higher: Side = light > dark ? 'light' : 'dark';
  const side = automatic ? state.active : light === dark ? defenderOf(state) : higher;
  const how = automatic ? 'automatic' : light === dark ? 'tie' : 'icons';
  updateEngagement(draft, { edge: side });
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
};
