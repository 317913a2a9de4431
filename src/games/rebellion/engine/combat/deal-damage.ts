import { otherSide } from '../units.ts';
import { changeFigure, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Offer } from './draft.ts';
import { figureById, figuresOf, healthOf, unitOfFigure } from './board.ts';
import { attackOf } from './roll.ts';
import type { CombatChoice, CombatState, Figure, StageOf } from './types.ts';

export const pickShip: Asking<'pick-ship'> = {
  ask(state) {
    const { side } = attackOf(state);
    return {
      by: side,
      rules: ['combat.required-unit', 'combat.play-action'],
      options: figuresOf(state, side, 'space').map((figure): Offer =>
        offer({ kind: 'pick-ship', figure: figure.id }),
      ),
    };
  },

  choose: {
    'pick-ship'(draft, { card }, { figure }) {
      const { red } = unitOfFigure(figureById(draft.state, figure)).dice;
      replace(draft, {
        at: 'deal-damage',
        card,
        amount: 1,
        picks: red,
        distinct: false,
        optional: false,
        picked: [],
      });
    },
  },
};

type Dealing = StageOf<'deal-damage'>;

const targetOffer = (state: CombatState, stage: Dealing, figure: Figure): Offer => {
  const choice: CombatChoice = { kind: 'damage', figure: figure.id };
  const refuse = (because: Parameters<typeof rule>[0]): Offer => ({
    choice,
    allowed: false,
    because: rule(because),
    cause: stage.card,
  });
  if (unitOfFigure(figure).theatre !== attackOf(state).theatre) {
    return refuse('theatres.damage-theatre');
  }
  if (!healthOf(figure)) return refuse('death-star.no-damage');
  if (stage.distinct && stage.picked.includes(figure.id)) return refuse('golden-rules.card-first');
  return { choice, allowed: true };
};

const targets = (state: CombatState, stage: Dealing): readonly Offer[] =>
  figuresOf(state, otherSide(attackOf(state).side)).map((figure) =>
    targetOffer(state, stage, figure),
  );

export const dealDamage: Asking<'deal-damage'> = {
  settle(draft, stage) {
    const open = targets(draft.state, stage).some((offer) => offer.allowed);
    if (stage.picks === 0 || !open) replace(draft, { at: 'act' });
  },

  ask(state, stage) {
    const end: readonly Offer[] = stage.optional ? [offer({ kind: 'end-damage' })] : [];
    return {
      by: attackOf(state).side,
      rules: ['combat.play-action', 'combat.undirected-damage', 'theatres.damage-theatre'],
      options: [...targets(state, stage), ...end],
    };
  },

  choose: {
    'end-damage'(draft) {
      replace(draft, { at: 'act' });
    },

    damage(draft, stage, choice) {
      const { card, amount, picked } = stage;
      const figure = draft.state.figures.find((entry) => entry.id === choice.figure);
      if (!figure) return;

      const dealt = Array.from({ length: amount }, () => ({ by: 'card', card }) as const);
      changeFigure(draft, figure.id, { assigned: [...figure.assigned, ...dealt] });

      const { id, unit, side } = figure;
      emit(
        draft,
        'damage-assigned',
        { side, figure: id, unit, amount, source: { by: 'card', card } },
        'combat.play-action',
        'combat.undirected-damage',
      );
      replace(draft, { ...stage, picks: stage.picks - 1, picked: [...picked, id] });
    },
  },
};
