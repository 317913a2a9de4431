import { hasKeyword, hasTrait } from '../cards.ts';
import { otherSide, SIDES } from '../sides.ts';
import { landFocus } from './changes.ts';
import { giveFocus, hurt } from './damage.ts';
import { done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { windowOf } from './engagement.ts';
import { startPaying, unpayable } from './payment.ts';
import {
  attachedTo,
  engagementOf,
  idleEdgeIcons,
  inZone,
  isAttacker,
  isReady,
  participants,
  pieceOf,
  powerOf,
  readyParticipants,
  rowOf,
  unitsOf,
} from './query.ts';
import type { FrameOf, GameState, IconType, Piece } from './types.ts';

const ICONS = ['unit-damage', 'tactics', 'blast'] as const satisfies readonly IconType[];

/** Whoever has the edge begins; then the sides alternate while anybody is ready. */
export const strikes: Passing<'strikes'> = {
  settle(draft, { side }) {
    done(draft);
    const { state } = draft;
    const turn = (['light', 'dark'] as const).find((of) => readyParticipants(state, of).length > 0);
    if (turn === undefined) {
      emit(draft, 'strikes-ended', {}, 'strikes.all-exhausted');
      return;
    }
    const first = side ?? engagementOf(state).edge ?? state.active;
    const by = readyParticipants(state, first).length > 0 ? first : otherSide(first);
    const isWinner = by === engagementOf(state).edge;
    push(
      draft,
      { at: 'strike', side: by },
      windowOf(
        isWinner ? 'turn-chart.engagement-window-winner' : 'turn-chart.engagement-window-opponent',
      ),
      { at: 'strikes', side: otherSide(by) },
    );
  },
};

export const strike: Asking<'strike'> = {
  ask(state, { side }) {
    const own = participants(state, side);
    const ids = own.map(({ id }) => id);
    const others = unitsOf(state, side).filter(({ id }) => !ids.includes(id));
    const choice = ({ id }: Piece) => ({ kind: 'strike', piece: id }) as const;
    const shields = own.filter((piece) => piece.shields > 0 && isReady(piece));
    const options: readonly Offer[] = [
      ...own.map((piece) =>
        isReady(piece)
          ? offer(choice(piece))
          : offer(choice(piece), 'rules-words.exhausted-cannot'),
      ),
      ...others.map((piece) => offer(choice(piece), 'strikes.choose')),
      ...shields.map(({ id }) => offer({ kind: 'spend-shield', piece: id }, 'damage.own-tokens')),
      offer({ kind: 'pass' }, 'strikes.no-pass'),
    ];
    const alone = readyParticipants(state, otherSide(side)).length === 0 && 'strikes.alone';
    const rules = ['strikes.choose', 'strikes.alternate', 'strikes.no-pass', alone] as const;
    return { by: side, rules, options };
  },

  choose: {
    strike(draft, _frame, { piece }) {
      done(draft);
      order(draft, pieceOf(draft.state, piece));
    },
  },
};

/** The order itself, then what it forces, then the icons. */
const order = (draft: Draft, piece: Piece): void => {
  const tokens = piece.committed ? 2 : 1;
  emit(
    draft,
    'strike-ordered',
    { piece: piece.id, tokens, committed: piece.committed },
    piece.committed ? 'force-phase.two-tokens' : 'strikes.focus',
    'strikes.strike-back',
  );
  landFocus(draft, piece.id, tokens, 'strike', 'strikes.focus');
  push(
    draft,
    { at: 'ordered', piece: piece.id },
    { at: 'icons', piece: piece.id, left: ICONS, tokens: null },
  );
  for (const attached of attachedTo(draft.state, piece.id)) {
    if (attached.card !== 'intimidated') continue;
    emit(
      draft,
      'forced-focus',
      { piece: piece.id, by: attached.id },
      'interrupts-reactions.forced-must',
      'interrupts-reactions.intimidated',
    );
    // What is forced comes before the icons.
    giveFocus(draft, piece.id, attached.owner, 'card');
  }
};

const reactions = (state: GameState, id: string): readonly Offer[] => {
  const { card, zone, focus } = pieceOf(state, id);
  if (zone !== 'play' || focus === 0 || !hasTrait(card, 'character')) return [];
  return SIDES.flatMap((side) => inZone(state, side, 'hand'))
    .filter((event) => event.card === 'double-strike')
    .map((event) =>
      offer(
        { kind: 'play', piece: event.id, host: null },
        unpayable(state, event.owner, rowOf(event)),
      ),
    );
};

/** «Double Strike», the reaction to an order that the rulebook prints. */
export const ordered: Asking<'ordered'> = {
  settle(draft, { piece }) {
    if (!reactions(draft.state, piece).some(({ allowed }) => allowed)) done(draft);
  },

  ask(state, { piece }) {
    return {
      by: 'light',
      rules: ['interrupts-reactions.reaction-after', 'interrupts-reactions.reaction-once'],
      options: [...reactions(state, piece), offer({ kind: 'decline' })],
    };
  },

  choose: {
    decline: done,

    // Another copy may react to the same order.
    play(draft, { piece: unit }, { piece }) {
      startPaying(draft, pieceOf(draft.state, piece).owner, piece, unit);
    },
  },
};

const damageTargets = (state: GameState, piece: Piece): readonly Piece[] => {
  const enemy = otherSide(piece.owner);
  return isAttacker(state, piece) && hasKeyword(piece.card, 'targeted-strike')
    ? unitsOf(state, enemy)
    : participants(state, enemy);
};

const targetsOf = (state: GameState, piece: Piece, icon: IconType): readonly Piece[] => {
  if (icon === 'unit-damage') return damageTargets(state, piece);
  if (icon === 'tactics') return unitsOf(state, otherSide(piece.owner));
  const objective = pieceOf(state, engagementOf(state).objective);
  return isAttacker(state, piece) && objective.zone === 'play' ? [objective] : [];
};

const usable = (state: GameState, piece: Piece, icon: IconType): boolean =>
  powerOf(state, piece, icon) > 0 && targetsOf(state, piece, icon).length > 0;

const iconOffers = (state: GameState, piece: Piece, icon: IconType): readonly Offer[] => {
  if (powerOf(state, piece, icon) === 0) return [];
  const of = (target: string | null) => ({ kind: 'icon', icon, target }) as const;
  if (icon === 'blast' && !isAttacker(state, piece)) {
    return [offer(of(null), 'combat-icons.blast-defence')];
  }
  const targets = targetsOf(state, piece, icon);
  const missed =
    icon === 'unit-damage'
      ? unitsOf(state, otherSide(piece.owner)).filter((unit) => !targets.includes(unit))
      : [];
  const ids = targets.map(({ id }) => id);
  return [
    ...targets.map(({ id }) => offer(of(id))),
    ...missed
      .filter(({ id }) => !ids.includes(id))
      .map(({ id }) => offer(of(id), 'combat-icons.unit-damage-effect')),
  ];
};

const noteIdle = (draft: Draft, { piece, left }: FrameOf<'icons'>): void => {
  const unit = pieceOf(draft.state, piece);
  const had = left.filter((icon) => powerOf(draft.state, unit, icon) > 0);
  if (left.length === ICONS.length && had.length === 0) {
    const edge = idleEdgeIcons(draft.state, unit);
    emit(
      draft,
      'strike-idle',
      { piece, edge },
      edge ? 'combat-icons.without-edge' : 'strikes.apply-icons',
      'strikes.no-pass',
    );
  }
  for (const icon of had) {
    const defending = icon === 'blast' && !isAttacker(draft.state, unit);
    emit(
      draft,
      'icon-idle',
      { piece, icon, defending },
      defending ? 'combat-icons.blast-defence' : 'strikes.apply-icons',
    );
  }
};

/** One type after another in the order the player likes; tactics one token at a time. */
export const icons: Asking<'icons'> = {
  settle(draft, frame) {
    const unit = pieceOf(draft.state, frame.piece);
    if (unit.zone !== 'play' || !draft.state.engagement) {
      done(draft);
    } else if (frame.tokens !== null && frame.tokens > 0) {
      if (targetsOf(draft.state, unit, 'tactics').length > 0) return;
      // Nobody is left to take the rest of the tokens; other icons may still have somebody.
      replace(draft, { ...frame, tokens: null });
    } else if (!frame.left.some((icon) => usable(draft.state, unit, icon))) {
      done(draft);
      noteIdle(draft, frame);
    }
  },

  ask(state, { piece, left, tokens }) {
    const unit = pieceOf(state, piece);
    const types: readonly IconType[] = tokens === null ? left : ['tactics'];
    const lost: readonly Offer[] =
      tokens === null && idleEdgeIcons(state, unit)
        ? [offer({ kind: 'edge-icons' }, 'combat-icons.without-edge')]
        : [];
    return {
      by: unit.owner,
      rules: ['strikes.apply-icons', 'combat-icons.order'],
      options: [...types.flatMap((icon) => iconOffers(state, unit, icon)), ...lost],
    };
  },

  choose: {
    icon(draft, frame, { icon, target }) {
      done(draft);
      if (target === null) return;
      const unit = pieceOf(draft.state, frame.piece);
      const power = powerOf(draft.state, unit, icon);
      const left = frame.left.filter((type) => type !== icon);
      if (icon === 'tactics') {
        placeToken(draft, frame, left, target, power);
        return;
      }
      const rule =
        icon === 'blast' ? 'combat-icons.blast-effect' : 'combat-icons.unit-damage-effect';
      emit(
        draft,
        'icon-applied',
        { piece: frame.piece, icon, power, target },
        rule,
        icon === 'unit-damage' &&
          hasKeyword(unit.card, 'targeted-strike') &&
          'keywords.targeted-strike-any',
      );
      push(draft, { ...frame, left, tokens: null });
      hurt(draft, target, power, unit.owner, 'strike');
    },
  },
};

const placeToken = (
  draft: Draft,
  frame: FrameOf<'icons'>,
  left: readonly IconType[],
  target: string,
  power: number,
): void => {
  if (frame.tokens === null) {
    emit(
      draft,
      'icon-applied',
      { piece: frame.piece, icon: 'tactics', power, target: null },
      'combat-icons.tactics-effect',
      'combat-icons.tactics-split',
      'combat-icons.tactics-anyone',
    );
  }
  const more = (frame.tokens ?? power) - 1;
  push(draft, { ...frame, left, tokens: more > 0 ? more : null });
  giveFocus(draft, target, pieceOf(draft.state, frame.piece).owner, 'strike');
};
