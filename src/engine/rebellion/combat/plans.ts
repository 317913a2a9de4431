import type { Draw, Option } from '../../core/procedure.ts';
import { DIE_FACES, isDieFace } from '../dice.ts';
import { figureById, figuresOf, isSpaceStation, unitOfFigure } from './board.ts';
import { removeFigure, settleTheatres } from './battle.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { rule, rules } from './rules.ts';
import type { CombatRule } from './rules.ts';
import type { CombatChoice, CombatState, Stage } from './types.ts';

type Offer = Option<CombatChoice>;

const DICE = 3;
const NEXT: Stage = { at: 'battle', theatre: 'ground' };
const DIE: Draw = { of: 'die', faces: DIE_FACES };

const hasFighter = (state: CombatState): boolean =>
  figuresOf(state, 'rebel', 'space').some((figure) => unitOfFigure(figure).class === 'fighter');

const offers = (state: CombatState): readonly Offer[] => {
  const stations = figuresOf(state, 'empire', 'space').filter(isSpaceStation);
  const refuse = (target: string | null, because: CombatRule): Offer => ({
    choice: { kind: 'plans', target },
    allowed: false,
    because: rule(because),
  });
  if (stations.length === 0) return [refuse(null, 'death-star.plans-same-system')];
  return stations.map(({ id }) =>
    hasFighter(state)
      ? { choice: { kind: 'plans', target: id }, allowed: true }
      : refuse(id, 'death-star.plans-roll'),
  );
};

export const plans: Asking<'plans'> = {
  settle(draft) {
    if (!draft.state.plans) go(draft, NEXT);
  },

  prompt(state) {
    return {
      kind: 'decision',
      by: 'rebel',
      task: 'plans',
      rules: rules('death-star.plans-when', 'death-star.plans-roll', 'death-star.plans-once'),
      options: [...offers(state), { choice: { kind: 'no-plans' }, allowed: true }],
    };
  },

  choose(draft, _stage, choice) {
    if (choice.kind === 'no-plans') {
      emit(draft, 'plans-declined', { side: 'rebel' }, 'death-star.plans-when');
      go(draft, NEXT);
      return;
    }
    if (choice.kind !== 'plans' || choice.target === null) {
      throw unexpected(choice, 'death-star.plans-when');
    }
    const { id, unit, side } = figureById(draft.state, choice.target);
    const unfinished = unit === 'death-star-under-construction';
    const extra: readonly CombatRule[] = unfinished ? ['death-star.plans-under-construction'] : [];
    draft.state.thisRound.plansUsed = true;
    emit(
      draft,
      'plans-revealed',
      { side, figure: id, unit },
      'death-star.plans-when',
      'death-star.plans-once',
      ...extra,
    );
    go(draft, { at: 'plans-roll', target: id });
  },
};

const destroyStation = (draft: Draft, target: string): void => {
  draft.state.plans = false;
  const figure = draft.state.figures.find((entry) => entry.id === target);
  if (figure) removeFigure(draft, figure, 'plans', 'death-star.plans-success');
  settleTheatres(draft, false);
};

export const plansRoll: Asking<'plans-roll'> = {
  prompt() {
    return {
      kind: 'chance',
      by: 'rebel',
      task: 'plans-roll',
      rules: rules('death-star.plans-roll', 'death-star.plans-success'),
      draws: Array.from({ length: DICE }, () => DIE),
    };
  },

  drawn(draft, { target }, results) {
    const faces = results.filter(isDieFace);
    const success = faces.includes('direct-hit');
    draft.state.plansDice = faces;
    const data = { side: 'rebel', faces, success } as const;
    if (success) {
      emit(draft, 'plans-rolled', data, 'death-star.plans-success');
      destroyStation(draft, target);
    } else {
      emit(draft, 'plans-rolled', data, 'death-star.plans-fail', 'death-star.plans-again');
    }
    go(draft, NEXT);
  },
};
