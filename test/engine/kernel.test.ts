import { describe, expect, it } from 'vitest';
import { kitOf, machineOf } from '../../src/engine/kernel.ts';
import type { Draft as DraftOf, Handlers, TaskIn } from '../../src/engine/kernel.ts';
import { IllegalChoice, MissingPart } from '../../src/engine/procedure.ts';

/** A game of nothing but what the machine must do. */
type Frame =
  | { readonly at: 'pick'; readonly left: number }
  | { readonly at: 'roll' }
  | { readonly at: 'pass' }
  | { readonly at: 'stuck' }
  | { readonly at: 'circle' }
  | { readonly at: 'guest' }
  | { readonly at: 'late' };

interface State {
  readonly agenda: readonly Frame[];
  readonly seen: readonly string[];
  readonly winner: string | null;
}

interface Tiny {
  readonly Id: 'tiny';
  readonly State: State;
  readonly Choice:
    | { readonly kind: 'take'; readonly what: string }
    | { readonly kind: 'win' }
    | { readonly kind: 'forgotten' };
  readonly Events: { took: { readonly what: string }; rolled: { readonly face: string } };
  readonly Rule: 'a.first' | 'a.second' | 'a.third' | 'z.end';
}

type Draft = DraftOf<Tiny>;
const { change, done, emit, offer, push, replace } = kitOf<Tiny>('tiny');

const note = (draft: Draft, what: string): void =>
  change(draft, { seen: [...draft.state.seen, what] });

const pick: Handlers<Tiny>['pick'] = {
  settle(draft, { left }) {
    if (left === 0) done(draft);
  },
  ask: (_state, { left }) => ({
    by: 'me',
    rules: ['a.first', left > 1 && 'a.second'],
    options: [
      offer({ kind: 'take', what: 'apple' }),
      offer({ kind: 'take', what: 'stone' }, 'a.third', 'teeth'),
      offer({ kind: 'win' }),
      offer({ kind: 'forgotten' }),
    ],
  }),
  choose: {
    take(draft, { left }, { what }) {
      emit(draft, 'took', { what }, 'a.first', left > 1 && 'a.second', null, undefined);
      note(draft, what);
      replace(draft, { at: 'pick', left: left - 1 });
    },
    win(draft) {
      change(draft, { winner: 'me' });
      push(draft, { at: 'pass' });
    },
  },
};

const HANDLERS = {
  pick,
  roll: {
    ask: () => ({
      by: 'me',
      rules: ['a.second'],
      draws: [{ of: 'coin', faces: [{ result: 'heads', weight: 1 }] }],
    }),
    drawn(draft: Draft, _frame: Frame, [face = '']: readonly string[]) {
      emit(draft, 'rolled', { face }, 'a.second');
      done(draft);
    },
  },
  pass: {
    settle(draft: Draft) {
      note(draft, 'passed');
      replace(draft, { at: 'roll' }, { at: 'pick', left: 1 });
    },
  },
  stuck: { settle: () => undefined },
  circle: { settle: (draft: Draft) => replace(draft, { at: 'circle' }) },
  guest: {
    host: (state: State) => ({
      kind: 'decision',
      by: 'guest',
      task: 'theirs',
      rules: ['other.game.rule'],
      options: [{ choice: { kind: 'take', what: `after ${state.seen.length}` }, allowed: true }],
    }),
    answer(draft: Draft) {
      note(draft, 'hosted');
      done(draft);
    },
  },
} as const satisfies Omit<Handlers<Tiny>, 'late'>;

const begun = (...agenda: readonly Frame[]) => {
  const procedure = machineOf<Tiny, readonly string[], TaskIn<typeof HANDLERS>>(
    { game: 'tiny', over: 'z.end', outcome: ({ seen }) => seen },
    HANDLERS,
  )('tiny/test', (state: State) => state);
  const step = () => procedure.begin({ agenda: agenda.toReversed(), seen: [], winner: null });
  return { procedure, step };
};

const refusalOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof IllegalChoice ? [error.because, error.cause] : error;
  }
};

describe('the machine of all games', () => {
  it('asks what the last frame asks, under the name of that frame and without absent rules', () => {
    const { procedure, step } = begun({ at: 'pick', left: 1 }, { at: 'roll' });
    expect(procedure.prompt(step().state)).toEqual({
      kind: 'decision',
      by: 'me',
      task: 'pick',
      rules: ['tiny.a.first'],
      options: [
        { choice: { kind: 'take', what: 'apple' }, allowed: true },
        {
          choice: { kind: 'take', what: 'stone' },
          allowed: false,
          because: 'tiny.a.third',
          cause: 'teeth',
        },
        { choice: { kind: 'win' }, allowed: true },
        { choice: { kind: 'forgotten' }, allowed: true },
      ],
    });
  });

  it('passes what passes by itself and goes on in the order in which frames were given', () => {
    const { procedure, step } = begun({ at: 'pass' });
    const { state } = step();
    expect(state.seen).toEqual(['passed']);
    expect(procedure.prompt(state)).toMatchObject({ kind: 'chance', task: 'roll' });
    const rolled = procedure.apply(state, { kind: 'drawn', results: ['heads'] });
    expect(rolled.events).toEqual([
      { kind: 'rolled', data: { face: 'heads' }, rules: ['tiny.a.second'] },
    ]);
    expect(procedure.prompt(rolled.state)).toMatchObject({ task: 'pick' });
  });

  it('hands a choice to its own kind, cites only rules that bear on it, and keeps the old state', () => {
    const { procedure, step } = begun({ at: 'pick', left: 2 });
    const { state } = step();
    const first = procedure.apply(state, { kind: 'take', what: 'apple' });
    expect(first.events).toEqual([
      { kind: 'took', data: { what: 'apple' }, rules: ['tiny.a.first', 'tiny.a.second'] },
    ]);
    const second = procedure.apply(first.state, { kind: 'take', what: 'apple' });
    expect(second.events.map(({ rules }) => rules)).toEqual([['tiny.a.first']]);
    expect(state.seen).toEqual([]);
    expect(procedure.prompt(second.state)).toEqual({ kind: 'over', outcome: ['apple', 'apple'] });
  });

  it('refuses what a rule forbids, what is not offered and what comes too late', () => {
    const { procedure, step } = begun({ at: 'pick', left: 1 });
    const { state } = step();
    const apply = (choice: Tiny['Choice'], at = state) =>
      refusalOf(() => procedure.apply(at, choice));
    expect(apply({ kind: 'take', what: 'stone' })).toEqual(['tiny.a.third', 'teeth']);
    expect(apply({ kind: 'take', what: 'moon' })).toEqual(['tiny.a.first', undefined]);
    const over = procedure.apply(state, { kind: 'take', what: 'apple' }).state;
    expect(apply({ kind: 'win' }, over)).toEqual(['tiny.z.end', undefined]);
  });

  it('ends when somebody has won, whatever still waits', () => {
    const { procedure, step } = begun({ at: 'pick', left: 3 }, { at: 'pass' });
    const won = procedure.apply(step().state, { kind: 'win' });
    expect(won.state).toEqual({ agenda: [], seen: [], winner: 'me' });
    expect(procedure.prompt(won.state).kind).toBe('over');
  });

  it('lets a frame host the questions of another procedure as they are', () => {
    const { procedure, step } = begun({ at: 'guest' });
    const { state } = step();
    expect(procedure.prompt(state)).toMatchObject({ task: 'theirs', rules: ['other.game.rule'] });
    expect(procedure.apply(state, { kind: 'take', what: 'after 0' }).state.seen).toEqual([
      'hosted',
    ]);
  });

  it('takes it for a mistake when a frame neither asks nor moves on', () => {
    expect(begun({ at: 'stuck' }).step).toThrow('«stuck» neither asks nor moves on');
  });

  it('takes it for a mistake when frames follow each other for ever', () => {
    expect(begun({ at: 'circle' }).step).toThrow('never comes to a question');
  });

  it('takes it for a mistake when a frame offers what it does not take', () => {
    const { procedure, step } = begun({ at: 'pick', left: 1 });
    expect(() => procedure.apply(step().state, { kind: 'forgotten' })).toThrow(
      '«pick» offers «forgotten» and does not take it',
    );
  });

  it('says which part is missing when a handler has not come yet', () => {
    expect(begun({ at: 'late' }).step).toThrow(MissingPart);
  });
});
