import type { MissionId } from '../../missions.ts';
import { addToHand, takeAside } from '../cards.ts';
import { underneath, without } from '../deck.ts';
import { changePile, done, emit, offer, pileOf, replace } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { removeSabotage } from '../loyalty.ts';
import { systemAt } from '../query.ts';
import { inTeams } from '../setup/prepare.ts';

const LOOK = 2;

/** Two projects to choose one from, or the marker of the system gone and one project. */
export const research: Asking<FrameOf<'research'>> = {
  ask: (state, { seat, system }) => ({
    by: seat,
    rules: ['sabotage.research', 'projects.deck', 'missions.choices'],
    options: [
      offer({ kind: 'draw-projects' }),
      offer(
        { kind: 'remove-sabotage' },
        systemAt(state, system).sabotage ? null : 'sabotage.research',
      ),
    ],
  }),

  choose: {
    'remove-sabotage'(draft, { seat, system }) {
      const cards = { at: 'draw-card', pile: 'projects', seat, because: 'projects.deck' } as const;
      removeSabotage(draft, system);
      replace(draft, { ...cards, to: 'hand', left: 1 });
    },

    'draw-projects'(draft, { seat }) {
      const cards = { at: 'draw-card', pile: 'projects', seat, because: 'projects.deck' } as const;
      replace(draft, { ...cards, to: 'aside', left: LOOK }, { at: 'keep-project', seat });
    },
  },
};

const keep = (draft: Draft, card: MissionId): void => {
  const rest = without(takeAside(draft, 'projects'), card);
  done(draft);
  addToHand(draft, 'projects', card);
  if (rest.length === 0) return;
  const { deck } = pileOf(draft.state, 'projects');
  changePile(draft, 'projects', { deck: underneath(deck, rest) });
  emit(draft, 'project-put-under', { cards: rest.length }, 'sabotage.research');
};

export const keepProject: Asking<FrameOf<'keep-project'>> = {
  settle(draft) {
    const [first, ...others] = pileOf(draft.state, 'projects').aside;
    if (first === undefined) done(draft);
    else if (others.length === 0) keep(draft, first);
  },

  ask: (state, { seat }) => ({
    by: seat,
    rules: ['sabotage.research', 'projects.deck', ...inTeams(state, 'projects.team-general')],
    options: [...new Set(pileOf(state, 'projects').aside)].map((card) =>
      offer({ kind: 'keep-project', card }),
    ),
  }),

  choose: {
    'keep-project'(draft, _frame, { card }) {
      keep(draft, card);
    },
  },
};
