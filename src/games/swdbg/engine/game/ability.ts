import { baseOf } from '../bases.ts';
import { cardOf } from '../cards.ts';
import type { CardId } from '../cards.ts';
import type { BaseId } from '../bases.ts';
import { forceWith } from '../force.ts';
import { changeInPlay, changePlayer, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import type { Frame } from './frames.ts';
import { activePlayer, inPlay } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import type { SwdbgState } from './types.ts';

export const BASE = 'base';

interface Source {
  readonly id: string;
  readonly name: CardId | BaseId;
  readonly time: string;
  readonly used: boolean;
}

/** Cards in play and the base that carry an ability. */
const sourcesOf = (state: SwdbgState): readonly Source[] => {
  const { base, play } = activePlayer(state);
  const cards = play.flatMap(({ id, card, used }): readonly Source[] => {
    const time = cardOf(card).ability;
    return time === undefined ? [] : [{ id, name: card, time, used }];
  });
  const time = base === null ? undefined : baseOf(base.base).ability;
  return base === null || time === undefined
    ? cards
    : [...cards, { id: BASE, name: base.base, time, used: base.used }];
};

export const isConstant = (state: SwdbgState, id: string): boolean =>
  sourcesOf(state).some((source) => source.id === id && source.time === 'while');

const barOf = (state: SwdbgState, { time, used }: Source): SwdbgRule | null => {
  if (time === 'while') return null;
  if (time !== 'any' && time !== 'force') return 'abilities.when-timing';
  if (used) return 'abilities.once';
  return time === 'force' && forceWith(state.force) !== state.active ? 'force.with-you' : null;
};

export const abilityOffers = (state: SwdbgState): readonly Offer[] =>
  sourcesOf(state).map((source) => offer({ kind: 'use', source: source.id }, barOf(state, source)));

/** Two cards whose whole text the booklet tells; of the others the player reads it. */
const framesFor = (state: SwdbgState, { id, name }: Source): readonly Frame[] => {
  if (name === 'director-krennic') {
    const left = activePlayer(state).base?.base === 'death-star' ? 2 : 1;
    return [{ at: 'draw', side: state.active, left, reason: 'ability' }];
  }
  if (name === 'duros-spy') return [{ at: 'spy' }];
  return [{ at: 'effects', source: id, done: [], hit: [] }];
};

const tilt = (draft: Draft, id: string): void => {
  const { active: side } = draft.state;
  const { base } = activePlayer(draft.state);
  if (id !== BASE) changeInPlay(draft, side, id, { used: true });
  else if (base !== null) changePlayer(draft, side, { base: { ...base, used: true } });
};

export const useAbility = (draft: Draft, id: string): void => {
  const source = sourcesOf(draft.state).find((known) => known.id === id);
  if (!source) return;
  const data = { side: draft.state.active, source: source.name, when: false };
  if (source.time === 'while') {
    // A constant ability is not used up: what it does is only told.
    emit(draft, 'ability-used', data, 'abilities.while-constant', 'abilities.text-says');
  } else {
    tilt(draft, id);
    emit(
      draft,
      'ability-used',
      data,
      'abilities.announce',
      'abilities.tilt',
      'abilities.any-time',
      'abilities.own-turn',
    );
  }
  push(draft, ...framesFor(draft.state, source));
};

/** The card or base that a source of effects is. */
export const nameOf = (state: SwdbgState, id: string): CardId | BaseId | null => {
  const { base } = activePlayer(state);
  if (id === BASE) return base?.base ?? null;
  // A card just bought lies on the discard pile and goes by its own name.
  return inPlay(state, state.active, id)?.card ?? (id as CardId);
};

/** Abilities with «when», each as often as its condition comes true; whether to is the player's. */
export const when: Asking<'when'> = {
  settle(draft, { sources }) {
    if (sources.length === 0) done(draft);
  },

  ask: (state, { sources }) => ({
    by: state.active,
    rules: ['abilities.when-timing', 'abilities.when-repeats', 'abilities.optional'],
    options: [
      ...sources.map((source) => offer({ kind: 'use-when', source })),
      offer({ kind: 'no-when' }),
    ],
  }),

  choose: {
    'no-when'(draft) {
      const { active: side } = draft.state;
      emit(draft, 'when-passed', { side }, 'abilities.optional');
      done(draft);
    },

    'use-when'(draft, frame, { source }) {
      const { active: side } = draft.state;
      const sources = frame.sources.filter((id) => id !== source);
      const name = nameOf(draft.state, source);
      if (name === null) return;
      const first: SwdbgRule =
        frame.trigger === 'reveal' ? 'bases.on-reveal' : 'abilities.when-timing';
      emit(
        draft,
        'ability-used',
        { side, source: name, when: true },
        first,
        'abilities.when-repeats',
      );
      replace(draft, { at: 'effects', source, done: [], hit: [] }, { ...frame, sources });
    },
  },
};
