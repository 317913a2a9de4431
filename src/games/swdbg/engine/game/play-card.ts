import { cardOf, isShip } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { changePlayer, emit } from './draft.ts';
import type { Draft } from './draft.ts';
import { gainForce, gainResources } from './gain.ts';
import { activePlayer, newId, without } from './query.ts';
import type { SwdbgRule } from '../rule.ts';

export const playCard = (draft: Draft, card: CardId): void => {
  const { active: side } = draft.state;
  const { hand, play } = activePlayer(draft.state);
  const entry = {
    id: newId(draft.state, card),
    card,
    damage: 0,
    aim: null,
    attacked: false,
    used: false,
  };
  changePlayer(draft, side, { hand: without(hand, card), play: [...play, entry] });
  const stays: SwdbgRule = isShip(card) ? 'capital-ships.on-play' : 'playing-cards.in-play';
  emit(draft, 'card-played', { side, card }, 'playing-cards.what', stays);
  const { resources = 0, force = 0 } = cardOf(card);
  gainResources(draft, side, resources, 'card', card);
  gainForce(draft, side, force, 'playing-cards.force');
};
