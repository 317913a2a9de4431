import type { MissionId } from '../../missions.ts';
import { addToHand, takeAside } from '../cards.ts';
import { underneath, without } from '../deck.ts';
import { changePile, done, emit, pileOf, replace, unexpected } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking } from '../handler.ts';
import { removeSabotage } from '../loyalty.ts';
import { systemAt } from '../query.ts';
import { rules } from '../rules.ts';
import { inTeams } from '../setup/prepare.ts';

const LOOK = 2;

/** Two projects to choose one from, or the marker of the system gone and one project. */
export const research: Asking<FrameOf<'research'>> = {
  prompt: (state, { seat, system }) => ({
    kind: 'decision',
    by: seat,
    task: 'research',
    rules: rules('sabotage.research', 'projects.deck', 'missions.choices'),
    options: [
      offer({ kind: 'draw-projects' }, null),
      offer(
        { kind: 'remove-sabotage' },
        systemAt(state, system).sabotage ? null : 'sabotage.research',
      ),
    ],
  }),

  choose(draft, { seat, system }, choice) {
    const cards = { at: 'draw-card', pile: 'projects', seat, because: 'projects.deck' } as const;
    if (choice.kind === 'remove-sabotage') {
      removeSabotage(draft, system);
      replace(draft, { ...cards, to: 'hand', left: 1 });
    } else if (choice.kind === 'draw-projects') {
      replace(draft, { ...cards, to: 'aside', left: LOOK }, { at: 'keep-project', seat });
    } else {
      throw unexpected(choice, 'sabotage.research');
    }
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

  prompt: (state, { seat }) => ({
    kind: 'decision',
    by: seat,
    task: 'keep-project',
    rules: rules('sabotage.research', 'projects.deck', ...inTeams(state, 'projects.team-general')),
    options: [...new Set(pileOf(state, 'projects').aside)].map((card) =>
      offer({ kind: 'keep-project', card }, null),
    ),
  }),

  choose(draft, _frame, choice) {
    if (choice.kind !== 'keep-project') throw unexpected(choice, 'sabotage.research');
    keep(draft, choice.card);
  },
};
