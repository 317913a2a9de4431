import { fullDeck } from '../tactics.ts';
import type { TacticCard } from '../tactics.ts';
import { THEATRES } from '../units.ts';
import type { Theatre } from '../units.ts';
import { change, changeFigure, done, emit, replace } from './draft.ts';
import type { Draft, Passing } from './draft.ts';
import { figuresOf, hasUnits, sharesTheatre, unitOfFigure } from './board.ts';
import { removeFigure, settleTheatres } from './battle.ts';

const destroyLoneStructures = (draft: Draft): void => {
  const ground = figuresOf(draft.state, 'rebel', 'ground');
  const lone = ground.every((figure) => unitOfFigure(figure).class === 'structure');
  if (!lone || !hasUnits(draft.state, 'empire', 'ground')) return;
  for (const figure of draft.state.figures) {
    if (ground.some(({ id }) => id === figure.id)) {
      removeFigure(draft, figure, 'lone-structures', 'combat.lone-structures');
    }
  }
};

const destroyLoneConstruction = (draft: Draft): void => {
  const ships = figuresOf(draft.state, 'empire', 'space');
  const lone = ships.every((figure) => figure.unit === 'death-star-under-construction');
  if (!lone || !hasUnits(draft.state, 'rebel', 'space')) return;
  for (const figure of draft.state.figures) {
    if (ships.some(({ id }) => id === figure.id)) {
      removeFigure(draft, figure, 'lone-dsuc', 'combat.lone-dsuc');
    }
  }
};

const returnCards = (draft: Draft): void => {
  const { state } = draft;
  const all: readonly TacticCard[] = [
    ...state.hands.empire,
    ...state.hands.rebel,
    ...state.discard,
  ];
  const of = (theatre: Theatre): number => all.filter((entry) => entry.theatre === theatre).length;
  const returned = { space: of('space'), ground: of('ground') };
  change(draft, {
    hands: { empire: [], rebel: [] },
    discard: [],
    decks: { space: fullDeck('space'), ground: fullDeck('ground') },
  });
  emit(draft, 'tactics-returned', returned, 'combat.end-tactic-cards', 'tactic-cards.reshuffle');
};

const removeMarkers = (draft: Draft): void => {
  const marked = draft.state.figures.filter((figure) => figure.markers > 0);
  for (const { id } of marked) changeFigure(draft, id, { markers: 0 });
  if (marked.length === 0) return;
  emit(draft, 'markers-removed', { figures: marked.map(({ id }) => id) }, 'combat.end-markers');
};

export const roundEnd: Passing<'round-end'> = {
  settle(draft) {
    const { figures } = draft.state;
    destroyLoneStructures(draft);
    destroyLoneConstruction(draft);
    settleTheatres(draft, false);
    if (draft.state.figures !== figures) {
      replace(draft, { at: 'interlude' }, { at: 'round-end' });
      return;
    }
    const { state } = draft;
    if (sharesTheatre(state)) {
      replace(draft, { at: 'round' });
      return;
    }
    const { round: rounds, winners } = state;
    emit(
      draft,
      'combat-ended',
      { rounds, winners: { ...winners } },
      'combat.end-condition',
      'combat.next-round-check',
      state.contested.length < THEATRES.length && 'theatres.empty-from-start',
    );
    returnCards(draft);
    removeMarkers(draft);
    change(draft, { attack: null });
    done(draft);
  },
};
