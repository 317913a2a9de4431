import type { Draw } from '../../../../engine/procedure.ts';
import { actionOf } from '../actions.ts';
import type { ActionId } from '../actions.ts';
import { DIE_FACES } from '../dice.ts';
import type { DieFace } from '../dice.ts';
import { playAction } from './combat/play-action.ts';
import { change, done, emit, offer, pileOf, replace } from './draft.ts';
import type { Asking } from './draft.ts';
import type { FrameOf } from './frames.ts';
import { leadersAt, seatOfLeader } from './query.ts';
import type { Place, RebellionState, Seat, SetDie } from './types.ts';

const CARD: ActionId = 'one-in-a-million';
const MOST = 2;

/** Who may set dice before the Rebels roll here; null: nobody. The Jedi is Luke for every card. */
export const fortunateSeat = (state: RebellionState, place: Place): Seat | null => {
  if (!pileOf(state, 'rebel-actions').hand.includes(CARD)) return null;
  const { leaders } = actionOf(CARD);
  const one = leadersAt(state, place, 'rebel').find(
    (id) => leaders.includes(id) || id === 'luke-skywalker-jedi',
  );
  return one === undefined ? null : seatOfLeader(state, one);
};

const taken = <Item extends { readonly of: string }>(
  items: readonly Item[],
  of: string,
): readonly [Item | undefined, readonly Item[]] => {
  const at = items.findIndex((item) => item.of === of);
  return at < 0 ? [undefined, items] : [items[at], items.toSpliced(at, 1)];
};

/** The dice that are still rolled when these have been set. */
export const stillRolled = (draws: readonly Draw[], set: readonly SetDie[]): readonly Draw[] => {
  let rest = set;
  return draws.filter(({ of }) => {
    const [found, left] = taken(rest, of);
    rest = left;
    return found === undefined;
  });
};

/** What all dice show: those that were set, and those that were rolled in their order. */
export const withSet = (
  draws: readonly Draw[],
  set: readonly SetDie[],
  rolled: readonly string[],
): readonly string[] => {
  let rest = set;
  let next = 0;
  return draws.map(({ of }) => {
    const [found, left] = taken(rest, of);
    rest = left;
    if (found) return found.face;
    next += 1;
    return rolled[next - 1] ?? 'blank';
  });
};

export const fortune: Asking<FrameOf<'fortune'>> = {
  ask: (_state, { seat }) => ({
    by: seat,
    rules: [
      'action-cards.special',
      'action-cards.one-in-a-million',
      'action-cards.needs-leader',
      'action-cards.optional',
    ],
    options: [offer({ kind: 'play-action', card: CARD }), offer({ kind: 'no-action' })],
  }),

  choose: {
    'play-action'(draft, { seat, dice }, { card }) {
      playAction(
        draft,
        'rebel',
        card,
        'action-cards.special',
        'action-cards.procedure',
        'action-cards.once',
      );
      replace(draft, { at: 'set-dice', seat, dice });
    },

    'no-action': done,
  },
};

export const setDice: Asking<FrameOf<'set-dice'>> = {
  settle(draft, { dice }) {
    const { setDice: set } = draft.state;
    if (set.length >= Math.min(MOST, dice.length)) done(draft);
  },

  ask: ({ setDice: set }, { seat, dice }) => {
    const left = set.reduce<readonly string[]>((rest, { of }) => {
      const at = rest.indexOf(of);
      return at < 0 ? rest : rest.toSpliced(at, 1);
    }, dice);
    return {
      by: seat,
      rules: ['action-cards.one-in-a-million', 'death-star.one-in-a-million'],
      options: [
        ...[...new Set(left)].flatMap((of) =>
          DIE_FACES.map(({ result }) => offer({ kind: 'set-die', of, face: result })),
        ),
        offer({ kind: 'end-set' }),
      ],
    };
  },

  choose: {
    'set-die'(draft, _frame, { of, face }) {
      change(draft, { setDice: [...draft.state.setDice, { of, face }] });
      emit(draft, 'die-set', { of, face }, 'action-cards.one-in-a-million');
    },

    'end-set': done,
  },
};

export type FortuneChoice =
  | { readonly kind: 'set-die'; readonly of: string; readonly face: DieFace }
  | { readonly kind: 'end-set' };
