import { checkAnswer } from './check.ts';
import type { Choosing, Draft, Game, Perhaps } from './kernel.ts';
import type { GameEvent, Option, Procedure, Prompt, SideId } from './procedure.ts';

/** Names of one game: whose things, how its deeds are sorted, and the deeds. */
export interface DeedNames {
  readonly Of: string;
  readonly Drawer: string;
  readonly Deed: string;
}

interface Teller<N extends DeedNames> {
  /** Who tells, and whom the next deed is done to. */
  readonly by: SideId;
  readonly of: N['Of'];
}

export type DeedFrame<N extends DeedNames> =
  | ({ readonly at: 'deeds' } & Teller<N>)
  | ({ readonly at: 'deed'; readonly drawer: N['Drawer'] } & Teller<N>)
  | ({
      readonly at: 'deed-to';
      readonly deed: N['Deed'];
      readonly thing: string | null;
    } & Teller<N>);

export type DeedChoice<N extends DeedNames> =
  | { readonly kind: 'tell' }
  | { readonly kind: 'drawer'; readonly drawer: N['Drawer'] }
  | { readonly kind: 'whose'; readonly of: N['Of'] }
  | { readonly kind: 'deed'; readonly deed: N['Deed']; readonly thing: string | null }
  | { readonly kind: 'deed-to'; readonly deed: N['Deed']; readonly to: string }
  | { readonly kind: 'told' };

export interface DeedEvents<N extends DeedNames> {
  told: {
    readonly of: N['Of'];
    readonly deed: N['Deed'];
    readonly thing: string | null;
    readonly to: string | null;
  };
}

/** What a deed can be done to; null: it needs nothing to be named. */
export interface Thing<Rule extends string> {
  readonly thing: string | null;
  readonly bar?: Perhaps<Rule>;
}

/** What a card can do that no procedure knows. */
export interface Deed<G extends Game, Of extends string> {
  readonly things: (state: G['State'], of: Of) => readonly Thing<G['Rule']>[];
  /** What else has to be said: where to, or which card of a hand. */
  readonly to?: (state: G['State'], of: Of, thing: string) => readonly Thing<G['Rule']>[];
  /** What else has to be said is known to its owner alone, who is asked. */
  readonly secret?: true;
  readonly act: (draft: Draft<G>, of: Of, thing: string, to: string) => void;
  /** What the log calls it, where the thing is known by its place. */
  readonly called?: (state: G['State'], thing: string) => string;
  /** The rule that it touches, beside the one that lets a card do it. */
  readonly touches?: G['Rule'];
}

export interface Deeds<G extends Game, N extends DeedNames> {
  /** The rules by which a card does what it says. */
  readonly rules: readonly [G['Rule'], ...G['Rule'][]];
  readonly all: readonly N['Of'][];
  readonly seatOf: (state: G['State'], of: N['Of']) => SideId;
  readonly drawers: Readonly<Record<N['Drawer'], readonly N['Deed'][]>>;
  readonly deeds: Readonly<Record<N['Deed'], Deed<G, N['Of']>>>;
}

/** When a reader may tell of a card, and for whom a seat speaks first. */
export interface Moments<G extends Game, N extends DeedNames> {
  /** Frames in whose midst nobody is. */
  readonly quiet: readonly G['State']['agenda'][number]['at'][];
  readonly ofSeat: (seat: SideId) => N['Of'];
}

/** What the kernel makes steps of this game with. */
interface Kit<G extends Game, N extends DeedNames> {
  readonly offer: (choice: DeedChoice<N>, because?: Perhaps<G['Rule']>) => Option<G['Choice']>;
  readonly push: (draft: Draft<G>, frame: DeedFrame<N>) => void;
  readonly replace: (draft: Draft<G>, ...frames: readonly DeedFrame<N>[]) => void;
  readonly emit: (
    draft: Draft<G>,
    kind: 'told',
    data: DeedEvents<N>['told'],
    ...cited: readonly [G['Rule'], ...Perhaps<G['Rule']>[]]
  ) => void;
}

type At<N extends DeedNames, Name extends DeedFrame<N>['at']> = Extract<
  DeedFrame<N>,
  { readonly at: Name }
>;
type Chosen<N extends DeedNames, Kind extends DeedChoice<N>['kind']> = Extract<
  DeedChoice<N>,
  { readonly kind: Kind }
>;

/**
 * The drawer of deeds of one game: what a card says, the reader does, bounded by the box and the
 * rules, and told like all else.
 */
export const deedsOf = <G extends Game, N extends DeedNames>(
  { offer, replace, emit }: Pick<Kit<G, N>, 'offer' | 'replace' | 'emit'>,
  { rules, all, seatOf, drawers, deeds }: Deeds<G, N>,
) => {
  const names = Object.keys(drawers) as readonly N['Drawer'][];
  const isOpen = ({ bar = null }: Thing<G['Rule']>): boolean => !bar;
  /** Whether a drawer holds anything to do; looked at no further than that. */
  const holdsAny = (state: G['State'], of: N['Of'], drawer: N['Drawer']): boolean =>
    drawers[drawer].some((deed: N['Deed']) => deeds[deed].things(state, of).some(isOpen));
  const back = ({ by, of }: DeedFrame<N>): At<N, 'deeds'> => ({ at: 'deeds', by, of });

  const act = (
    draft: Draft<G>,
    frame: DeedFrame<N>,
    deed: N['Deed'],
    thing: string | null,
    to: string | null,
  ): void => {
    const { of } = frame;
    const { act: perform, called, touches } = deeds[deed];
    const name = thing === null ? null : (called?.(draft.state, thing) ?? thing);
    replace(draft, back(frame));
    emit(draft, 'told', { of, deed, thing: name, to }, rules[0], touches);
    perform(draft, of, thing ?? '', to ?? '');
  };

  return {
    deeds: {
      ask: (state: G['State'], { by, of }: At<N, 'deeds'>): Choosing<G> => ({
        by,
        rules,
        options: [
          ...names
            .filter((drawer) => holdsAny(state, of, drawer))
            .map((drawer) => offer({ kind: 'drawer', drawer })),
          ...all
            .filter((other) => other !== of)
            .map((other) => offer({ kind: 'whose', of: other })),
          offer({ kind: 'told' }),
        ],
      }),
      choose: {
        drawer(draft: Draft<G>, { by, of }: At<N, 'deeds'>, { drawer }: Chosen<N, 'drawer'>) {
          replace(draft, { at: 'deed', by, of, drawer });
        },
        whose(draft: Draft<G>, frame: At<N, 'deeds'>, { of }: Chosen<N, 'whose'>) {
          replace(draft, { ...frame, of });
        },
        told(draft: Draft<G>) {
          replace(draft);
        },
      },
    },

    deed: {
      ask: (state: G['State'], { by, of, drawer }: At<N, 'deed'>): Choosing<G> => ({
        by,
        rules,
        options: [
          ...drawers[drawer].flatMap((deed: N['Deed']) =>
            deeds[deed]
              .things(state, of)
              .map(({ thing, bar }) => offer({ kind: 'deed', deed, thing }, bar)),
          ),
          offer({ kind: 'told' }),
        ],
      }),
      choose: {
        deed(draft: Draft<G>, frame: At<N, 'deed'>, { deed, thing }: Chosen<N, 'deed'>) {
          const { by, of } = frame;
          if (deeds[deed].to) replace(draft, { at: 'deed-to', by, of, deed, thing });
          else act(draft, frame, deed, thing, null);
        },
        told(draft: Draft<G>, frame: At<N, 'deed'>) {
          replace(draft, back(frame));
        },
      },
    },

    'deed-to': {
      ask: (state: G['State'], { by, of, deed, thing }: At<N, 'deed-to'>): Choosing<G> => ({
        by: deeds[deed].secret ? seatOf(state, of) : by,
        rules,
        options: [
          ...(deeds[deed].to?.(state, of, thing ?? '') ?? []).map(({ thing: to, bar }) =>
            offer({ kind: 'deed-to', deed, to: to ?? '' }, bar),
          ),
          offer({ kind: 'told' }),
        ],
      }),
      choose: {
        'deed-to'(draft: Draft<G>, frame: At<N, 'deed-to'>, { to }: Chosen<N, 'deed-to'>) {
          act(draft, frame, frame.deed, frame.thing, to);
        },
        told(draft: Draft<G>, frame: At<N, 'deed-to'>) {
          replace(draft, back(frame));
        },
      },
    },
  };
};

/** The same procedure, where between two things that are done a reader may tell of a card. */
export const tellableIn =
  <G extends Game, N extends DeedNames>(
    { offer, push }: Pick<Kit<G, N>, 'offer' | 'push'>,
    { quiet, ofSeat }: Moments<G, N>,
  ) =>
  <Setup, E extends GameEvent, Outcome, Task extends string>(
    procedure: Procedure<Setup, G['State'], G['Choice'], E, Outcome, Task>,
  ): typeof procedure => {
    type Asked = Prompt<G['Choice'], Outcome, Task>;
    const known = new WeakMap<G['State'], Asked>();
    const asked = (state: G['State']): Asked => {
      const prompt = procedure.prompt(state);
      const isQuiet = quiet.some((at) => at === state.agenda.at(-1)?.at);
      // The new choice stands last: links count the places of the others.
      return prompt.kind === 'decision' && isQuiet
        ? { ...prompt, options: [...prompt.options, offer({ kind: 'tell' })] }
        : prompt;
    };
    const prompt = (state: G['State']): Asked => {
      const question = known.get(state) ?? asked(state);
      known.set(state, question);
      return question;
    };
    return {
      ...procedure,
      prompt,
      apply(state, choice) {
        const question = prompt(state);
        if (choice.kind !== 'tell' || question.kind !== 'decision') {
          return procedure.apply(state, choice);
        }
        checkAnswer(question, choice, question.rules[0]);
        const draft: Draft<G> = { state, events: [] };
        push(draft, { at: 'deeds', by: question.by, of: ofSeat(question.by) });
        // Where the deeds have not been fetched yet, it says so before anything has happened.
        procedure.prompt(draft.state);
        return { state: draft.state, events: [] };
      },
    };
  };
