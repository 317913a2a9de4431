import { atLastSpace } from '../force.ts';
import { BASE } from './ability.ts';
import { leavePlay } from './damage.ts';
import { done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { EFFECT_RULES } from './effect-rules.ts';
import { EFFECTS, MOST, aimedKind, isCounted } from './effects.ts';
import type { EffectKind } from './effects.ts';
import { toBox } from './galaxy.ts';
import { gainForce, gainResources } from './gain.ts';
import { activePlayer, inPlay, rowShips, rowSlots, shipsOf, waiting } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import type { SwdbgState } from './types.ts';

const damaged = (state: SwdbgState): boolean => {
  const { base } = activePlayer(state);
  const ships = shipsOf(state, state.active);
  return (base?.damage ?? 0) > 0 || ships.some(({ damage }) => damage > 0);
};

const deckLeft = (state: SwdbgState): boolean => {
  const { deck, discard } = activePlayer(state);
  return deck.length + discard.length > 0;
};

/** Why an effect cannot be carried out now, if it cannot. */
const barOf = (state: SwdbgState, source: string, effect: EffectKind): SwdbgRule | null => {
  const own = activePlayer(state);
  const enemy = state.players[waiting(state)];
  const needs = (possible: boolean, rule: SwdbgRule = 'abilities.as-much') =>
    possible ? null : rule;
  switch (effect) {
    case 'resources':
      return null;
    case 'force':
      return needs(!atLastSpace(state.force, state.active), 'force.full');
    case 'attack':
      return needs(own.play.length > 0);
    case 'draw':
      return needs(deckLeft(state));
    case 'repair':
      return needs(damaged(state), 'effects.repair-count');
    case 'damage':
      return needs(enemy.base !== null || shipsOf(state, waiting(state)).length > 0);
    case 'destroy-ship':
      return needs(shipsOf(state, waiting(state)).length + rowShips(state).length > 0);
    case 'discard-row':
      return needs(rowSlots(state).length > 0);
    case 'discard-hand':
      return needs(own.hand.length > 0);
    case 'opponent-discards':
      return needs(enemy.hand.length > 0);
    case 'exile':
      return needs(own.hand.length + own.discard.length > 0, 'effects.exile-present');
    case 'exile-self':
      return needs(inPlay(state, state.active, source) !== undefined, 'effects.exile-present');
    case 'reveal':
      return needs(state.galaxy.deck.length > 0);
  }
};

const offersFor = (
  state: SwdbgState,
  source: string,
  over: readonly EffectKind[],
): readonly Offer[] =>
  EFFECTS.filter((effect) => !over.includes(effect))
    .filter((effect) => effect !== 'exile-self' || source !== BASE)
    .map((effect) => offer({ kind: 'effect', effect }, barOf(state, source, effect)));

const exileSelf = (draft: Draft, source: string): void => {
  const { active: side } = draft.state;
  const entry = inPlay(draft.state, side, source);
  if (!entry) return;
  leavePlay(draft, side, source);
  toBox(draft, entry.card);
  const data = { side, card: entry.card, from: 'play' as const };
  emit(draft, 'card-exiled', data, 'effects.exile-itself', 'effects.to-box');
};

/** What a card says, told by its player: each effect once, and each as fully as possible. */
export const effects: Asking<'effects'> = {
  ask: (state, { source, done: over }) => ({
    by: state.active,
    rules: ['abilities.text-says', 'abilities.resolve', 'abilities.as-much'],
    options: [...offersFor(state, source, over), offer({ kind: 'end-effects' })],
  }),

  choose: {
    'end-effects': done,

    effect(draft, frame, { effect }) {
      const { source } = frame;
      const aimed = aimedKind(effect);
      replace(draft, { ...frame, done: [...frame.done, effect] });
      if (isCounted(effect)) push(draft, { at: 'amount', source, effect });
      else if (aimed) push(draft, { at: 'effect-target', source, effect: aimed, amount: 1 });
      else if (effect === 'exile-self') exileSelf(draft, source);
      else if (effect === 'reveal') push(draft, { at: 'reveal' });
      else {
        const { active } = draft.state;
        push(draft, {
          at: 'discard',
          side: effect === 'discard-hand' ? active : waiting(draft.state),
        });
      }
    },
  },
};

export const amount: Asking<'amount'> = {
  ask: (state, { effect }) => ({
    by: state.active,
    rules: ['abilities.text-says', EFFECT_RULES[effect]],
    options: Array.from({ length: MOST }, (_, index) =>
      offer({ kind: 'amount', amount: index + 1 }),
    ),
  }),

  choose: {
    amount(draft, { source, effect }, { amount: many }) {
      const { active: side } = draft.state;
      const aimed = aimedKind(effect);
      done(draft);
      if (aimed) push(draft, { at: 'effect-target', source, effect: aimed, amount: many });
      else if (effect === 'resources') gainResources(draft, side, many, 'ability', null);
      else if (effect === 'force') gainForce(draft, side, many, 'effects.extra');
      else if (effect === 'draw') push(draft, { at: 'draw', side, left: many, reason: 'ability' });
      else push(draft, { at: 'exile', left: many, reason: 'ability' });
    },
  },
};
