import { kitOf, machineOf } from '../../../engine/kernel.ts';
import type { Handlers, TaskIn } from '../../../engine/kernel.ts';
import type { ParsedSetup } from '../../../engine/playable.ts';
import type { Procedure } from '../../../engine/procedure.ts';

/** One blow: the captain may add to it, then a die is rolled. */
export interface Duel {
  readonly Id: 'duel';
  readonly State: {
    readonly agenda: readonly ({ readonly at: 'lead' } | { readonly at: 'roll' })[];
    readonly bonus: number;
    readonly blow: number | null;
  };
  readonly Choice: { readonly kind: 'lead' } | { readonly kind: 'stay' };
  readonly Events: {
    readonly led: Readonly<Record<string, never>>;
    readonly struck: { readonly blow: number };
  };
  readonly Rule: 'fight.start' | 'fight.hit' | 'fight.bonus' | 'move.together';
}

export const FACES = ['1', '2', '3', '4', '5', '6'] as const;

const { change, done, emit, offer, rule } = kitOf<Duel>('duel');

const HANDLERS = {
  lead: {
    ask: () => ({
      by: 'attacker',
      rules: ['fight.start', 'fight.bonus'],
      options: [offer({ kind: 'lead' }), offer({ kind: 'stay' })],
    }),
    choose: {
      lead(draft) {
        change(draft, { bonus: 1 });
        emit(draft, 'led', {}, 'fight.bonus');
        done(draft);
      },
      stay: done,
    },
  },
  roll: {
    ask: () => ({
      by: 'attacker',
      rules: ['fight.hit'],
      draws: [{ of: 'die', faces: FACES.map((result) => ({ result, weight: 1 })) }],
    }),
    drawn(draft, _frame, [face = '1']) {
      const blow = Number(face) + draft.state.bonus;
      change(draft, { blow });
      emit(draft, 'struck', { blow }, 'fight.hit');
      done(draft);
    },
  },
} as const satisfies Handlers<Duel>;

type Task = TaskIn<typeof HANDLERS>;
export type Fight = Procedure<null, Duel['State'], Duel['Choice'], FightEvent, number | null, Task>;
export type FightEvent = ReturnType<ReturnType<typeof machine>['begin']>['events'][number];

const machine = () =>
  machineOf<Duel, number | null, Task>(
    { game: 'duel', over: 'fight.hit', outcome: ({ blow }) => blow },
    HANDLERS,
  )('duel/fight', (_setup: null) => ({
    agenda: [{ at: 'roll' }, { at: 'lead' }],
    bonus: 0,
    blow: null,
  }));

export const fight = machine();

export const parseFight = (): ParsedSetup<null> => ({ ok: true, setup: null });

export const citedRules = [rule('fight.start'), rule('fight.bonus'), rule('fight.hit')] as const;
