import { eliminate } from '../../action/eliminate.ts';
import { unitOf } from '../../action/query.ts';
import { UNIT_IDS } from '../../data/units.ts';
import type { Ti4Rule } from '../../rule.ts';
import { emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, FrameOf } from '../draft.ts';
import { sweep } from '../elimination.ts';
import { onBoard } from '../parts/action.ts';
import type { DeedsFor, GameFrame } from '../frames.ts';
import { othersAfter } from '../query.ts';
import { ACTS, addAt, TOUCHES } from './act.ts';
import { DRAWERS } from './kinds.ts';
import type { Deed } from './kinds.ts';
import { holdsAny, placesFor, thingsOf } from './offers.ts';

const RULES = {
  component: ['component-action.perform', 'component-action.full-effect'],
  card: ['abilities.text', 'abilities.once-each-time'],
  agenda: ['agenda-phase.resolving', 'abilities.agenda-cards'],
} as const satisfies Record<DeedsFor, readonly [Ti4Rule, Ti4Rule]>;

/** What a card says, the reader does: bounded by the box and the rules, and told like all else. */
export const deeds: Asking<'deeds'> = {
  ask(state, { by, of, why }) {
    return {
      by,
      rules: [...RULES[why], 'golden-rules.card-first'],
      options: [
        ...DRAWERS.filter((drawer) => holdsAny(state, of, drawer)).map((drawer) =>
          offer({ kind: 'drawer', drawer }),
        ),
        ...othersAfter(state, of).map((player) => offer({ kind: 'whose', player })),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    drawer(draft, frame, { drawer }) {
      replace(draft, { ...frame, at: 'deed', drawer });
    },

    whose(draft, frame, { player }) {
      replace(draft, { ...frame, of: player });
    },

    // Fleets, holds and hands are looked at when all has been told.
    done(draft, { touched }) {
      replace(
        draft,
        ...touched.flatMap((by): readonly GameFrame[] => [
          { at: 'fleets', by },
          { at: 'at-table', frames: [{ at: 'discard', by }] },
        ]),
      );
    },
  },
};

/** The drawers again, after a deed or none. */
const back = (
  { by, of, why, touched }: FrameOf<'deed'> | FrameOf<'deed-place'>,
  told: boolean,
): FrameOf<'deeds'> => ({
  at: 'deeds',
  by,
  of,
  why,
  touched: told && !touched.includes(of) ? [...touched, of] : touched,
});

const tellDeed = (
  draft: Draft,
  { of }: FrameOf<'deed'> | FrameOf<'deed-place'>,
  deed: Deed,
  thing: string | null,
  place: string | null,
): void => {
  emit(
    draft,
    'told',
    { player: of, deed, thing, place },
    'golden-rules.card-first',
    ...(TOUCHES[deed] ?? []),
  );
};

/** Figures are told by their kind, since by then they may be gone. */
const named = (draft: Draft, deed: Deed, thing: string | null): string | null =>
  deed.endsWith('-unit') && deed !== 'add-unit' && thing !== null
    ? unitOf(draft.state.board, thing).type
    : thing;

export const deed: Asking<'deed'> = {
  ask(state, { by, of, why, drawer }) {
    return {
      by,
      rules: [...RULES[why], 'golden-rules.card-first'],
      options: [...thingsOf(state, of, drawer), offer({ kind: 'done' })],
    };
  },
  choose: {
    deed(draft, frame, { deed: chosen, thing }) {
      const { by, of, why, touched } = frame;
      if (chosen === 'add-unit') {
        const unit = UNIT_IDS.find((id) => id === thing) ?? 'infantry';
        replace(draft, { at: 'deed-place', by, of, why, touched, unit });
        return;
      }
      replace(draft, back(frame, true));
      tellDeed(draft, frame, chosen, named(draft, chosen, thing), null);
      ACTS[chosen](draft, of, thing ?? '');
      onBoard(draft, eliminate);
      sweep(draft);
    },

    done(draft, frame) {
      replace(draft, back(frame, false));
    },
  },
};

export const deedPlace: Asking<'deed-place'> = {
  ask(state, { by, of, why, unit }) {
    return {
      by,
      rules: [...RULES[why], 'golden-rules.card-first'],
      options: [...placesFor(state, of, unit), offer({ kind: 'done' })],
    };
  },
  choose: {
    at(draft, frame, { place }) {
      replace(draft, back(frame, true));
      tellDeed(draft, frame, 'add-unit', frame.unit, place);
      addAt(draft, frame.of, frame.unit, place);
    },

    done(draft, frame) {
      replace(draft, back(frame, false));
    },
  },
};
