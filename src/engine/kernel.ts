import { checkAnswer, isDrawn } from './check.ts';
import { MissingPart } from './procedure.ts';
import type {
  Chance,
  Decision,
  Draw,
  Drawn,
  GameEvent,
  Option,
  Procedure,
  Prompt,
  RuleId,
  Rules,
  SideId,
  Step,
} from './procedure.ts';

/** What a game is made of; types only, so that games are data to one machine. */
export interface Game {
  /** The first part of the ids of its rules. */
  readonly Id: string;
  readonly State: {
    /** What is to be done next stands last, so that the rest need not move. */
    readonly agenda: readonly { readonly at: string }[];
    /** Where somebody can win: null as long as nobody has. */
    readonly winner?: unknown;
  };
  readonly Choice: { readonly kind: string };
  /** What each kind of event tells. */
  readonly Events: object;
  /** Names of rules, without their game. */
  readonly Rule: string;
}

/** What a game is made of, said in a line. */
export interface GameOf<
  Id extends string,
  State extends Game['State'],
  Choice extends Game['Choice'],
  Events extends object,
  Rule extends string,
> {
  readonly Id: Id;
  readonly State: State;
  readonly Choice: Choice;
  readonly Events: Events;
  readonly Rule: Rule;
}

type FrameIn<G extends Game> = G['State']['agenda'][number];
export type FrameOf<G extends Game, At extends FrameIn<G>['at']> = Extract<
  FrameIn<G>,
  { readonly at: At }
>;

type ChoiceOf<G extends Game, Kind> = Extract<G['Choice'], { readonly kind: Kind }>;

export type EventIn<Events> = {
  [Kind in keyof Events & string]: GameEvent<Kind, Events[Kind] & object>;
}[keyof Events & string];

/**
 * One step in the making. The state in it is replaced part by part, never changed, so that a step
 * costs what it touches and an old state stays what it was.
 */
export interface Draft<G extends Game> {
  state: G['State'];
  readonly events: EventIn<G['Events']>[];
}

/** A rule, or nothing where it does not bear on the case. */
export type Perhaps<Rule extends string> = Rule | false | null | undefined;
export type Cited<Rule extends string> = readonly [Rule, ...Perhaps<Rule>[]];

/** Somebody has to decide. */
export interface Choosing<G extends Game> {
  readonly by: SideId;
  readonly rules: Cited<G['Rule']>;
  readonly options: readonly Option<G['Choice']>[];
}

/** Dice have to be rolled, or cards drawn. */
export interface Drawing<G extends Game> {
  readonly by: SideId;
  readonly rules: Cited<G['Rule']>;
  readonly draws: readonly Draw[];
}

/** A frame that passes by itself: it must put others in its place or be done. */
export interface Passing<G extends Game, Frame> {
  settle(draft: Draft<G>, frame: Frame): void;
}

/** A frame that asks; `settle` may move on at once where there is nothing to ask. */
export interface Asking<G extends Game, Frame> {
  settle?(draft: Draft<G>, frame: Frame): void;
  ask(state: G['State'], frame: Frame): Choosing<G> | Drawing<G>;
  /** What each kind of choice does; a kind that is not here cannot be chosen. */
  readonly choose?: {
    readonly [Kind in G['Choice']['kind']]?: (
      draft: Draft<G>,
      frame: Frame,
      choice: ChoiceOf<G, Kind>,
    ) => void;
  };
  drawn?(draft: Draft<G>, frame: Frame, results: readonly string[]): void;
}

/** A frame that plays another procedure: its questions and answers go through as they are. */
export interface Hosting<G extends Game, Frame> {
  settle?(draft: Draft<G>, frame: Frame): void;
  host(state: G['State'], frame: Frame): Decision<G['Choice']> | Chance;
  answer(draft: Draft<G>, frame: Frame, answer: G['Choice'] | Drawn): void;
}

/** One for each frame; the name of a frame that asks is the name of its task. */
export type Handlers<G extends Game, At extends FrameIn<G>['at'] = FrameIn<G>['at']> = {
  readonly [Name in At]:
    | Passing<G, FrameOf<G, Name>>
    | Asking<G, FrameOf<G, Name>>
    | Hosting<G, FrameOf<G, Name>>;
};

/** The names of those that ask. */
export type TaskIn<H> = {
  [At in keyof H & string]: H[At] extends { readonly ask: unknown } ? At : never;
}[keyof H & string];

/** What the steps of one game are made with. */
export const kitOf = <G extends Game>(game: G['Id']) => {
  type Rule = G['Rule'];
  type Frame = FrameIn<G>;

  const rule = (name: Rule): RuleId => `${game}.${name}` as RuleId;

  const rules = (first: Rule, ...rest: readonly Perhaps<Rule>[]): Rules => [
    rule(first),
    ...rest.flatMap((name) => (name ? [rule(name)] : [])),
  ];

  const change = (draft: Draft<G>, part: Partial<G['State']>): void => {
    draft.state = { ...draft.state, ...part };
  };

  const agendaOf = (agenda: readonly Frame[]): Partial<G['State']> => ({ agenda });

  const emit = <Kind extends keyof G['Events'] & string>(
    draft: Draft<G>,
    kind: Kind,
    data: G['Events'][Kind] & object,
    ...cited: Cited<Rule>
  ): void => {
    const event: EventIn<Pick<G['Events'], Kind>> = { kind, data, rules: rules(...cited) };
    draft.events.push(event);
  };

  /** Puts frames on the agenda so that the first one given is next; what waits, waits. */
  const push = (draft: Draft<G>, ...frames: readonly Frame[]): void =>
    change(draft, agendaOf([...draft.state.agenda, ...frames.toReversed()]));

  /** The frame that runs is done; these come in its place, the first one next. */
  const replace = (draft: Draft<G>, ...frames: readonly Frame[]): void =>
    change(draft, agendaOf([...draft.state.agenda.slice(0, -1), ...frames.toReversed()]));

  const done = (draft: Draft<G>): void => replace(draft);

  /** Allowed unless a rule forbids it. */
  const offer = (
    choice: G['Choice'],
    because?: Perhaps<Rule>,
    cause?: string,
  ): Option<G['Choice']> =>
    because
      ? {
          choice,
          allowed: false,
          because: rule(because),
          ...(cause === undefined ? {} : { cause }),
        }
      : { choice, allowed: true };

  return { change, done, emit, offer, push, replace, rule, rules };
};

interface Course<G extends Game, Outcome> {
  readonly game: G['Id'];
  /** What forbids a choice when nothing is asked any more. */
  readonly over: G['Rule'];
  readonly outcome: (state: G['State']) => Outcome;
}

/** A handler to the machine, which finds it by the name of the frame that it then hands over. */
interface Found<G extends Game> {
  settle?(draft: Draft<G>, frame: FrameIn<G>): void;
  ask?(state: G['State'], frame: FrameIn<G>): Choosing<G> | Drawing<G>;
  readonly choose?: Readonly<
    Record<string, (draft: Draft<G>, frame: FrameIn<G>, choice: G['Choice']) => void>
  >;
  drawn?(draft: Draft<G>, frame: FrameIn<G>, results: readonly string[]): void;
  host?(state: G['State'], frame: FrameIn<G>): Decision<G['Choice']> | Chance;
  answer?(draft: Draft<G>, frame: FrameIn<G>, answer: G['Choice'] | Drawn): void;
}

// A frame that never leaves the agenda is a bug; it must not hang a page.
const MOST_PASSES = 10_000;

/**
 * The one machine: plays what is on the agenda to its end, or until somebody has won. Gives what
 * makes procedures of openings, since a procedure is the state and the frames it begins with.
 * Handlers that are `late` may be missing until they are fetched.
 */
export const machineOf = <G extends Game, Outcome, Task extends string>(
  { game, over, outcome }: Course<G, Outcome>,
  handlers: Partial<Handlers<G>>,
  late: () => Partial<Handlers<G>> | null = () => null,
) => {
  const { rule, rules } = kitOf<G>(game);
  type Asked = Prompt<G['Choice'], Outcome, Task>;

  const handlerOf = ({ at }: FrameIn<G>): Found<G> => {
    const found: unknown =
      Reflect.get<object, string>(handlers, at) ?? Reflect.get(late() ?? {}, at);
    if (!found) throw new MissingPart(at);
    return found;
  };

  /** Runs on until somebody has to decide, something has to be drawn, or nothing is left to do. */
  const settled = (draft: Draft<G>): Step<G['State'], EventIn<G['Events']>> => {
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const { agenda, winner = null } = draft.state;
      const frame = agenda.at(-1);
      if (!frame) return draft;
      if (winner !== null) {
        draft.state = { ...draft.state, agenda: [] };
        return draft;
      }
      const handler = handlerOf(frame);
      handler.settle?.(draft, frame);
      if (draft.state.agenda !== agenda || (draft.state.winner ?? null) !== null) continue;
      if (handler.ask || handler.host) return draft;
      throw new Error(`The frame «${frame.at}» neither asks nor moves on.`);
    }
    throw new Error('The agenda never comes to a question.');
  };

  const questionOf = (state: G['State']): Asked => {
    const frame = state.agenda.at(-1);
    if (!frame) return { kind: 'over', outcome: outcome(state) };
    const handler = handlerOf(frame);
    if (handler.host) return handler.host(state, frame) as Asked;
    const asked = handler.ask?.(state, frame);
    if (!asked) throw new Error(`The frame «${frame.at}» asks nothing.`);
    const { by } = asked;
    const head = { by, task: frame.at as Task, rules: rules(...asked.rules) };
    return 'options' in asked
      ? { kind: 'decision', ...head, options: asked.options }
      : { kind: 'chance', ...head, draws: asked.draws };
  };

  /** A state is asked about when it is shown and again when it is answered: the same question. */
  const known = new WeakMap<G['State'], Asked>();

  const prompt = (state: G['State']): Asked => {
    const question = known.get(state) ?? questionOf(state);
    known.set(state, question);
    return question;
  };

  const answer = (draft: Draft<G>, frame: FrameIn<G>, given: G['Choice'] | Drawn): void => {
    const handler = handlerOf(frame);
    if (handler.answer) handler.answer(draft, frame, given);
    else if (isDrawn(given)) handler.drawn?.(draft, frame, given.results);
    else {
      const choose = handler.choose?.[given.kind];
      if (!choose) throw new Error(`«${frame.at}» offers «${given.kind}» and does not take it.`);
      choose(draft, frame, given);
    }
  };

  return <Setup>(
    id: string,
    open: (setup: Setup) => G['State'],
  ): Procedure<Setup, G['State'], G['Choice'], EventIn<G['Events']>, Outcome, Task> => ({
    id,
    begin: (setup) => settled({ state: open(setup), events: [] }),
    prompt,
    apply(state, given) {
      const checked = checkAnswer(prompt(state), given, rule(over));
      const frame = state.agenda.at(-1);
      if (!frame) return { state, events: [] };
      const draft: Draft<G> = { state, events: [] };
      answer(draft, frame, checked);
      return settled(draft);
    },
  });
};
