import type { ParsedSetup } from '../engine/playable.ts';
import type { RuleId } from '../engine/procedure.ts';
import type { Language } from '../rules/languages.ts';
import { filled } from './values.ts';
import type { Form, Names, OddsView, OddsWords, Share, Told, Values } from './view.ts';

/** What can be asked of a calculator by message: plain data, both ways. */
export type Request =
  | { readonly kind: 'ask'; readonly values: Values }
  | { readonly kind: 'compare'; readonly values: Values; readonly changes: readonly string[] }
  | { readonly kind: 'seek'; readonly values: Values; readonly wanted: number }
  /** Of a program: in numbers and ids, both ways. */
  | { readonly kind: 'reckon'; readonly question: unknown };

export interface Asked {
  readonly kind: 'ask';
  readonly told: Told;
  /** The changes that make sense here. */
  readonly fitting: readonly string[];
}

/** One row of a comparison: the question as it is, one change, or all of them together. */
export interface Compared {
  readonly what: 'now' | 'all' | { readonly change: string };
  readonly values: Values;
  readonly result:
    | { readonly ok: true; readonly verdict: readonly Share[] }
    | { readonly ok: false; readonly problem: string };
}

export interface Found {
  readonly text: string;
  readonly steps: readonly { readonly text: string; readonly values?: Values }[];
}

export type Reply =
  | Asked
  | { readonly kind: 'compare'; readonly rows: readonly Compared[] }
  | { readonly kind: 'seek'; readonly found: Found }
  | { readonly kind: 'reckon'; readonly reckoned: Reckoned }
  /** What is wrong with the question and what to do. */
  | { readonly kind: 'refused'; readonly problem: string };

/** What is known while a long question is reckoned: the share that is done, and rows as they come. */
export interface Heard {
  readonly share: number;
  readonly rows?: readonly Compared[];
}

/** What is wrong with a question has its place in it. */
export type Reckoned =
  | { readonly ok: true; readonly question: unknown; readonly answer: unknown }
  | Extract<ParsedSetup<unknown>, { readonly ok: false }>;

/** A calculator as pages and workers know it; its questions and answers stay inside. */
export interface Desk {
  readonly form: Form;
  readonly cited: readonly RuleId[];
  readonly terms: readonly string[];
  /** The same desk, once it is known how the glossary names these terms. */
  readonly named: (names: Names) => Desk;
  readonly words: (language: Language) => OddsWords;
  readonly goal?: (language: Language) => { readonly title: string; readonly lead: string };
  readonly answer: (request: Request, language: Language, tell?: (heard: Heard) => void) => Reply;
}

export const deskOf = <Question, Answer>(
  view: OddsView<Question, Answer>,
  names: Names = {},
): Desk => {
  const { calculator, form, goal, terms = [] } = view;
  const words = (language: Language): OddsWords => view.words(language, names);
  const read = (values: Values, language: Language) => {
    const parsed = calculator.parse(view.question(values));
    return parsed.ok
      ? { ok: true as const, question: parsed.setup }
      : { ok: false as const, problem: words(language).problem(parsed.path, parsed.problem) };
  };
  const told = (values: Values, language: Language, reckon: (question: Question) => Answer) => {
    const asked = read(values, language);
    if (!asked.ok) return asked;
    const { question } = asked;
    return { ok: true as const, told: view.tell(reckon(question), question, language, names) };
  };
  /** A comparison shows who wins, and nothing of why. */
  const brief = calculator.brief ?? calculator.answer;

  const compare = (
    values: Values,
    keys: readonly string[],
    language: Language,
    tell: (heard: Heard) => void,
  ): readonly Compared[] => {
    const chosen = form.changes.filter(({ key }) => keys.includes(key));
    const wanted: readonly (readonly [Compared['what'], Values])[] = [
      ['now', values],
      ...chosen.map(({ key, apply }) => [{ change: key }, apply(values)] as const),
      ...(chosen.length > 1
        ? [['all', chosen.reduce((next, { apply }) => apply(next), values)] as const]
        : []),
    ];
    const rows: Compared[] = [];
    for (const [what, next] of wanted) {
      tell({ share: rows.length / wanted.length, rows: [...rows] });
      const asked = told(next, language, brief);
      const result = asked.ok ? { ok: true as const, verdict: asked.told.verdict } : asked;
      rows.push({ what, values: filled(form, next), result });
    }
    return rows;
  };

  const reckon = (question: unknown): Reckoned => {
    const parsed = calculator.parse(question);
    if (!parsed.ok) return parsed;
    return { ok: true, question: parsed.setup, answer: calculator.answer(parsed.setup) };
  };

  const answer: Desk['answer'] = (request, language, tell = () => undefined) => {
    if (request.kind === 'reckon') return { kind: 'reckon', reckoned: reckon(request.question) };
    const { values } = request;
    if (request.kind === 'compare') {
      return { kind: 'compare', rows: compare(values, request.changes, language, tell) };
    }
    if (request.kind === 'ask') {
      const asked = told(values, language, (question) =>
        calculator.answer(question, (share) => tell({ share })),
      );
      if (!asked.ok) return { kind: 'refused', problem: asked.problem };
      const fitting = form.changes.filter(({ fits }) => fits?.(values) ?? true);
      return { kind: 'ask', told: asked.told, fitting: fitting.map(({ key }) => key) };
    }
    const asked = read(values, language);
    if (!asked.ok) return { kind: 'refused', problem: asked.problem };
    if (!goal) throw new Error(`${calculator.id} has no goal to seek.`);
    const found = goal.seek(asked.question, request.wanted);
    return { kind: 'seek', found: goal.tell(found, asked.question, language, names) };
  };
  return {
    form,
    cited: calculator.cited,
    terms,
    named: (given) => deskOf(view, given),
    words,
    ...(goal && { goal: goal.words }),
    answer,
  };
};
