import { atLastSpace } from '../force.ts';
import { BASE } from './ability.ts';
import { leavePlay } from './damage.ts';
import { change, changePlayer, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { EFFECT_RULES } from './effect-rules.ts';
import { EFFECTS, REPEATED, aimedKind, isCounted, isLater, mostOf } from './effects.ts';
import type { EffectKind } from './effects.ts';
import { discardTop, toBox } from './galaxy.ts';
import { targetsLeft } from './effect-target.ts';
import { gainForce, gainResources } from './gain.ts';
import { activePlayer, inPlay, rowShips, rowSlots, shipsOf, waiting } from './query.ts';
import type { FrameOf } from './frames.ts';
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
const barOf = (
  state: SwdbgState,
  { hit, source }: FrameOf<'effects'>,
  effect: EffectKind,
): SwdbgRule | null => {
  const own = activePlayer(state);
  const enemy = state.players[waiting(state)];
  const ships = shipsOf(state, state.active);
  const needs = (possible: boolean, rule: SwdbgRule = 'abilities.as-much') =>
    possible ? null : rule;
  switch (effect) {
    case 'resources':
    case 'cheaper':
      return null;
    case 'pay':
      return needs(own.resources > 0, 'abilities.text-says');
    case 'take-back':
      return needs(own.discard.length > 0);
    case 'force':
      return needs(!atLastSpace(state.force, state.active), 'force.full');
    case 'attack':
      return needs(targetsLeft(state, { source, hit }, effect));
    case 'draw':
      return needs(deckLeft(state));
    case 'repair':
      return needs(
        damaged(state),
        ships.length > 0 ? 'effects.repair-ships' : 'effects.repair-base',
      );
    case 'damage':
      return needs(enemy.base !== null || shipsOf(state, waiting(state)).length > 0);
    case 'destroy-ship':
      return needs(shipsOf(state, waiting(state)).length + rowShips(state).length > 0);
    case 'discard-row':
      return needs(rowSlots(state).length > 0);
    case 'discard-hand':
    case 'discard-random':
      return needs(own.hand.length > 0);
    case 'opponent-discards':
    case 'opponent-random':
      return needs(enemy.hand.length > 0);
    case 'exile':
      return needs(own.hand.length + own.discard.length > 0, 'effects.exile-present');
    case 'exile-self':
      return needs(inPlay(state, state.active, source) !== undefined, 'effects.exile-itself');
    case 'reveal':
    case 'look':
      return needs(state.galaxy.deck.length > 0);
    case 'discard-top':
      return needs(state.galaxy.top !== null);
  }
};

/** Told already, and nothing is left that it could be done to as well. */
const isSpent = (state: SwdbgState, frame: FrameOf<'effects'>, effect: EffectKind): boolean => {
  if (frame.done.includes(effect) && !REPEATED.includes(effect)) return true;
  const aimed = aimedKind(effect);
  const begun = aimed !== undefined && frame.hit.some((hit) => hit.effect === aimed);
  return begun && !targetsLeft(state, frame, aimed);
};

/** What is told again stands last, so that links of the first release, which told all once, hold. */
const offersFor = (state: SwdbgState, frame: FrameOf<'effects'>): readonly Offer[] => {
  const left = EFFECTS.filter((effect) => !isSpent(state, frame, effect))
    .filter((effect) => effect !== 'exile-self' || frame.source !== BASE)
    .map((effect) => ({
      rank: frame.done.includes(effect) ? 2 : Number(isLater(effect)),
      option: offer({ kind: 'effect', effect }, barOf(state, frame, effect)),
    }));
  const ranked = (wanted: number): readonly Offer[] =>
    left.filter(({ rank }) => rank === wanted).map(({ option }) => option);
  return [...ranked(0), offer({ kind: 'end-effects' }), ...ranked(1), ...ranked(2)];
};

const exileSelf = (draft: Draft, source: string): void => {
  const { active: side } = draft.state;
  const entry = inPlay(draft.state, side, source);
  if (!entry) return;
  leavePlay(draft, side, source);
  toBox(draft, entry.card);
  const data = { side, card: entry.card, from: 'play' as const };
  emit(draft, 'card-exiled', data, 'effects.exile-itself', 'effects.to-box');
};

const pushDiscard = (draft: Draft, effect: EffectKind): void => {
  const { active } = draft.state;
  const own = effect === 'discard-hand' || effect === 'discard-random';
  const random = effect === 'discard-random' || effect === 'opponent-random';
  const side = own ? active : waiting(draft.state);
  push(draft, { at: random ? 'discard-random' : 'discard', side });
};

const lowerPrice = (draft: Draft, less: number): void => {
  change(draft, { cheaper: draft.state.cheaper + less });
  emit(draft, 'price-lowered', { side: draft.state.active, amount: less }, 'buying.pay');
};

/** What a card says, told by its player: each number once on each thing, and all that is possible. */
export const effects: Asking<'effects'> = {
  ask: (state, frame) => ({
    by: state.active,
    rules: ['abilities.text-says', 'abilities.resolve', 'abilities.as-much'],
    options: offersFor(state, frame),
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
      else if (effect === 'reveal') push(draft, { at: 'reveal', secret: false });
      else if (effect === 'look') push(draft, { at: 'reveal', secret: true });
      else if (effect === 'discard-top') discardTop(draft);
      else pushDiscard(draft, effect);
    },
  },
};

/** A card says what it costs to use it: who cannot pay that cannot use it. */
const barOfAmount = (state: SwdbgState, effect: EffectKind, many: number): SwdbgRule | null =>
  effect === 'pay' && many > activePlayer(state).resources ? 'abilities.text-says' : null;

const payFor = (draft: Draft, price: number): void => {
  const { active: side } = draft.state;
  const left = activePlayer(draft.state).resources - price;
  changePlayer(draft, side, { resources: left });
  emit(draft, 'ability-paid', { side, amount: price, left }, 'abilities.text-says');
};

export const amount: Asking<'amount'> = {
  ask: (state, { effect }) => ({
    by: state.active,
    rules: ['abilities.text-says', EFFECT_RULES[effect]],
    options: Array.from({ length: mostOf(effect) }, (_, index) =>
      offer({ kind: 'amount', amount: index + 1 }, barOfAmount(state, effect, index + 1)),
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
      else if (effect === 'cheaper') lowerPrice(draft, many);
      else if (effect === 'pay') payFor(draft, many);
      else push(draft, { at: 'exile', left: many, reason: 'ability' });
    },
  },
};
