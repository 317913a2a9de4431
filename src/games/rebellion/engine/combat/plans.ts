import type { Draw } from '../../../../engine/procedure.ts';
import { DIE_FACES, isDieFace } from '../dice.ts';
import { change, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { figureById, figuresOf, isSpaceStation, unitOfFigure } from './board.ts';
import { removeFigure, settleTheatres } from './battle.ts';
import type { GameRule } from '../rule.ts';
import type { CombatState, Stage } from './types.ts';

const DICE = 3;
const NEXT: Stage = { at: 'battle', theatre: 'ground' };
const DIE: Draw = { of: 'die', faces: DIE_FACES };

const hasFighter = (state: CombatState): boolean =>
  figuresOf(state, 'rebel', 'space').some((figure) => unitOfFigure(figure).class === 'fighter');

const offers = (state: CombatState): readonly Offer[] => {
  const stations = figuresOf(state, 'empire', 'space').filter(isSpaceStation);
  const refuse = (target: string | null, because: GameRule): Offer => ({
    choice: { kind: 'plans', target },
    allowed: false,
    because: rule(because),
  });
  if (stations.length === 0) return [refuse(null, 'death-star.plans-same-system')];
  return stations.map(({ id }) =>
    hasFighter(state) ? offer({ kind: 'plans', target: id }) : refuse(id, 'death-star.plans-roll'),
  );
};

export const plans: Asking<'plans'> = {
  settle(draft) {
    if (!draft.state.plans) replace(draft, NEXT);
  },

  ask(state) {
    return {
      by: 'rebel',
      rules: ['death-star.plans-when', 'death-star.plans-roll', 'death-star.plans-once'],
      options: [...offers(state), offer({ kind: 'no-plans' })],
    };
  },

  choose: {
    'no-plans'(draft) {
      emit(draft, 'plans-declined', { side: 'rebel' }, 'death-star.plans-when');
      replace(draft, NEXT);
    },

    plans(draft, _frame, { target }) {
      if (target === null) return;
      const { id, unit, side } = figureById(draft.state, target);
      const unfinished = unit === 'death-star-under-construction';
      const extra = unfinished && 'death-star.plans-under-construction';
      change(draft, { thisRound: { ...draft.state.thisRound, plansUsed: true } });
      emit(
        draft,
        'plans-revealed',
        { side, figure: id, unit },
        'death-star.plans-when',
        'death-star.plans-once',
        extra,
      );
      replace(draft, { at: 'plans-roll', target: id });
    },
  },
};

const destroyStation = (draft: Draft, target: string): void => {
  change(draft, { plans: false });
  const figure = draft.state.figures.find((entry) => entry.id === target);
  if (figure) removeFigure(draft, figure, 'plans', 'death-star.plans-success');
  settleTheatres(draft, false);
};

export const plansRoll: Asking<'plans-roll'> = {
  ask() {
    return {
      by: 'rebel',
      rules: ['death-star.plans-roll', 'death-star.plans-success'],
      draws: Array.from({ length: DICE }, () => DIE),
    };
  },

  drawn(draft, { target }, results) {
    const faces = results.filter(isDieFace);
    const success = faces.includes('direct-hit');
    change(draft, { plansDice: faces });
    const data = { side: 'rebel', faces, success } as const;
    if (success) {
      emit(draft, 'plans-rolled', data, 'death-star.plans-success');
      destroyStation(draft, target);
      replace(draft, { at: 'interlude' }, NEXT);
    } else {
      emit(draft, 'plans-rolled', data, 'death-star.plans-fail', 'death-star.plans-again');
      replace(draft, NEXT);
    }
  },
};
