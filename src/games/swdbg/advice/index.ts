import { advise, adviser, best, ofKind } from '../../../engine/advice.ts';
import { baseOf } from '../engine/bases.ts';
import { cardOf } from '../engine/cards.ts';
import { attackOf, groupAt, inPlay, slotOf, sumOf } from '../engine/game/query.ts';
import type { SwdbgChoice } from '../engine/game/choices.ts';
import type { SwdbgState, Target } from '../engine/game/types.ts';

/** What it takes to win the attack; a base takes any damage. */
const needAt = ({ galaxy }: SwdbgState, target: Target): number => {
  const slot = slotOf(target);
  const card = slot === undefined ? null : galaxy.row[slot];
  return card === null ? 1 : (cardOf(card).target ?? 1);
};

const readyForce = (state: SwdbgState): number =>
  sumOf(
    state,
    state.players[state.active].play.filter(({ aim, attacked }) => aim === null && !attacked),
  );

export const advice = adviser<SwdbgState, SwdbgChoice>({
  variant: (_, open) =>
    advise(ofKind(open, 'variant').find(({ variant }) => variant === 'standard')),
  goal: (_, open) => advise(ofKind(open, 'goal').find(({ bases }) => bases === 3)),
  'neutral-rule': (_, open) => advise(ofKind(open, 'neutral-rule').find(({ on }) => !on)),

  act(state, open) {
    const force = readyForce(state);
    const aims = ofKind(open, 'aim').filter(
      ({ target }) => force > 0 && force >= needAt(state, target),
    );
    const inRow = aims.filter(({ target }) => target !== 'base');
    return (
      advise(
        best(ofKind(open, 'play'), ({ card }) => cardOf(card).resources ?? 0),
        'play-all',
      ) ??
      advise(ofKind(open, 'attack')[0], 'attack') ??
      advise(
        best(inRow, ({ target }) => needAt(state, target)),
        'row',
      ) ??
      advise(aims[0], 'base') ??
      advise(
        best(ofKind(open, 'buy'), ({ card }) => cardOf(card).cost ?? 0),
        'buy',
      ) ??
      advise(ofKind(open, 'end-turn')[0], 'end-turn')
    );
  },

  commit(state, open) {
    const frame = state.agenda.at(-1);
    const target = frame?.at === 'commit' ? frame.target : 'base';
    const enough =
      target !== 'base' && sumOf(state, groupAt(state, target)) >= needAt(state, target);
    const strongest = best(ofKind(open, 'commit'), ({ card }) => {
      const entry = inPlay(state, state.active, card);
      return entry === undefined ? 0 : attackOf(state, entry);
    });
    return advise(enough ? ofKind(open, 'end-commit')[0] : (strongest ?? open[0]), 'together');
  },

  reward: (_, open) => advise(ofKind(open, 'take-reward')[0], 'reward'),
  exile: (_, open) =>
    advise(
      ofKind(open, 'exile').find(({ card }) => cardOf(card).deck === 'starter'),
      'exile-starter',
    ) ?? advise(ofKind(open, 'end-exile')[0]),
  when: (_, open) => advise(ofKind(open, 'no-when')[0], 'no-card'),
  // What a card says the site does not know, and whoever has no box before him cannot tell it.
  effects: (_, open) => advise(ofKind(open, 'end-effects')[0], 'no-card'),
  'new-base': (_, open) =>
    advise(
      best(ofKind(open, 'choose-base'), ({ base }) => baseOf(base).hitPoints),
      'strong-base',
    ),
});
