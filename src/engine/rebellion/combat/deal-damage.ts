import type { Option } from '../../core/procedure.ts';
import { otherSide } from '../units.ts';
import { figureById, figuresOf, healthOf, unitOfFigure } from './board.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking } from './draft.ts';
import { attackOf } from './roll.ts';
import { rule, rules } from './rules.ts';
import type { CombatChoice, CombatState, Figure, StageOf } from './types.ts';

type Offer = Option<CombatChoice>;

export const pickShip: Asking<'pick-ship'> = {
  prompt(state) {
    const { side } = attackOf(state);
    return {
      kind: 'decision',
      by: side,
      task: 'pick-ship',
      rules: rules('required-unit', 'play-action'),
      options: figuresOf(state, side, 'space').map((figure): Offer => ({
        choice: { kind: 'pick-ship', figure: figure.id },
        allowed: true,
      })),
    };
  },

  choose(draft, { card }, choice) {
    if (choice.kind !== 'pick-ship') throw unexpected(choice, 'required-unit');
    const { red } = unitOfFigure(figureById(draft.state, choice.figure)).dice;
    go(draft, {
      at: 'deal-damage',
      card,
      amount: 1,
      picks: red,
      distinct: false,
      optional: false,
      picked: [],
    });
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
  if (stage.distinct && stage.picked.includes(figure.id)) return refuse('tactic-cards.what');
  return { choice, allowed: true };
};

const targets = (state: CombatState, stage: Dealing): readonly Offer[] =>
  figuresOf(state, otherSide(attackOf(state).side)).map((figure) =>
    targetOffer(state, stage, figure),
  );

export const dealDamage: Asking<'deal-damage'> = {
  settle(draft, stage) {
    const open = targets(draft.state, stage).some((offer) => offer.allowed);
    if (stage.picks === 0 || !open) go(draft, { at: 'act' });
  },

  prompt(state, stage) {
    const end: readonly Offer[] = stage.optional
      ? [{ choice: { kind: 'end-damage' }, allowed: true }]
      : [];
    return {
      kind: 'decision',
      by: attackOf(state).side,
      task: 'deal-damage',
      rules: rules('play-action', 'undirected-damage', 'theatres.damage-theatre'),
      options: [...targets(state, stage), ...end],
    };
  },

  choose(draft, stage, choice) {
    if (choice.kind === 'end-damage') {
      go(draft, { at: 'act' });
      return;
    }
    if (choice.kind !== 'damage') throw unexpected(choice, 'undirected-damage');
    const { card, amount, picked } = stage;
    const figure = draft.state.figures.find((entry) => entry.id === choice.figure);
    if (!figure) return;
    for (let point = 0; point < amount; point += 1) figure.assigned.push({ by: 'card', card });
    const { id, unit, side } = figure;
    emit(
      draft,
      'damage-assigned',
      { side, figure: id, unit, amount, source: { by: 'card', card } },
      'play-action',
      'undirected-damage',
    );
    go(draft, { ...stage, picks: stage.picks - 1, picked: [...picked, id] });
  },
};
