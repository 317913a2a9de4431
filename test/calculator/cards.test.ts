import { describe, expect, it } from 'vitest';
import { view as drawView } from '../../src/games/swdbg/calculators/draw.ts';
import { view as edgeView } from '../../src/games/swlcg/calculators/edge-battle.ts';
import type { OddsView, Told, Values } from '../../src/calculator/view.ts';

const LANGUAGES = ['uk', 'ru'] as const;

interface Checked {
  readonly form: OddsView<unknown, unknown>['form'];
  readonly words: OddsView<unknown, unknown>['words'];
  readonly cited: readonly string[];
  /** null: refused. */
  readonly told: (values: Values, language: 'uk' | 'ru') => Told | null;
  readonly sought: (
    values: Values,
    wanted: number,
    language: 'uk' | 'ru',
  ) => { readonly text: string; readonly steps: readonly { text: string; values?: Values }[] };
}

const checked = <Question, Answer>(view: OddsView<Question, Answer>): Checked => {
  const { calculator, form, words, goal } = view;
  return {
    form,
    words,
    cited: calculator.cited,
    told: (values, language) => {
      const parsed = calculator.parse(view.question(values));
      if (!parsed.ok) return null;
      return view.tell(calculator.answer(parsed.setup), parsed.setup, language, {});
    },
    sought: (values, wanted, language) => {
      const parsed = calculator.parse(view.question(values));
      if (!parsed.ok || !goal) throw new Error('nothing to seek');
      const found = structuredClone(goal.seek(parsed.setup, wanted));
      return goal.tell(found, parsed.setup, language, {});
    },
  };
};

const VIEWS = [
  ['swdbg/draw', checked(drawView)],
  ['swlcg/edge-battle', checked(edgeView)],
] as const;

const textsOf = (told: Told): readonly string[] => [
  told.headline,
  ...told.verdict.map(({ label }) => label),
  ...told.charts.flatMap(({ title, note = ' ', rows }) => [
    title,
    note,
    ...rows.map(({ label }) => label),
  ]),
  ...told.tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
  ...told.contributions.flatMap(({ label, value }) => [label, value]),
  ...told.remarks.map(({ text }) => text),
];

const sum = (rows: readonly { readonly chance: number }[]): number =>
  rows.reduce((all, { chance }) => all + chance, 0);

const sound = (told: Told | null, cited: readonly string[]): void => {
  if (told === null) throw new Error('refused');
  expect(
    textsOf(told).filter((text) => text === '' || /undefined|NaN|\[object/.test(text)),
  ).toEqual([]);
  for (const rows of [told.verdict, ...told.charts.map((chart) => chart.rows)]) {
    expect(Math.abs(sum(rows) - 1)).toBeLessThan(1e-12);
  }
  for (const { columns, rows } of told.tables) {
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  }
  const rules = [...told.contributions, ...told.remarks].flatMap(({ rules: some = [] }) => some);
  expect(rules.filter((rule) => !cited.includes(rule))).toEqual([]);
};

describe.each(VIEWS)('the view of %s', (_, view) => {
  const { form, words, cited } = view;
  const fields = form.groups.flatMap((group) => group.fields);

  it.each(LANGUAGES)('names every field, group, option, example and change in %s', (language) => {
    const { field, preset, change, title, summary } = words(language, {});
    const keys = fields.flatMap((one) => [
      one.key,
      ...(one.kind === 'pick' ? one.options.map((option) => `${one.key}.${option}`) : []),
    ]);
    const names: unknown[] = [
      title,
      summary,
      ...keys.map(field),
      ...form.groups.map(({ key }) => field(`group.${key}`)),
      ...form.presets.map(({ key }) => preset(key)),
      ...form.changes.map(({ key }) => change(key)),
    ];
    expect(names.filter((name) => typeof name !== 'string' || name === '')).toEqual([]);
    expect(fields.filter(({ key }) => !/^[A-Za-z0-9.-]+$/.test(key))).toEqual([]);
    expect(
      fields.flatMap(({ rules = [] }) => rules).filter((rule) => !cited.includes(rule)),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('tells an empty form and every example whole in %s', (language) => {
    sound(view.told({}, language), cited);
    for (const { values } of form.presets) sound(view.told(values, language), cited);
  });

  it('makes no change that its calculator refuses', () => {
    for (const { values } of [{ values: {} }, ...form.presets]) {
      for (const { apply, fits } of form.changes) {
        if (fits && !fits(values)) continue;
        sound(view.told(apply(values), 'uk'), cited);
      }
    }
  });

  it('keeps to its own fields in examples, changes and steps', () => {
    const known = new Set(fields.map(({ key }) => key));
    const steps = form.presets.flatMap(({ values }) => view.sought(values, 0.9, 'ru').steps);
    const all = [
      ...form.presets.map(({ values }) => values),
      ...form.changes.map(({ apply }) => apply(form.presets[0]?.values ?? {})),
      ...steps.map(({ values = {} }) => values),
    ];
    expect(steps.length).toBeGreaterThan(0);
    expect(all.flatMap((values) => Object.keys(values)).filter((key) => !known.has(key))).toEqual(
      [],
    );
    for (const { values = {} } of steps) sound(view.told(values, 'ru'), cited);
  });

  it.each(LANGUAGES)('says what was found for a wanted chance in %s', (language) => {
    for (const { values } of form.presets) {
      for (const wanted of [0.01, 0.5, 0.99]) {
        const { text, steps } = view.sought(values, wanted, language);
        expect(text).toMatch(/\S.*[.:]$/);
        expect(steps.filter((step) => step.text === '')).toEqual([]);
      }
    }
  });

  it.each(LANGUAGES)(
    'has a sentence for a refusal it foresees and for any other in %s',
    (language) => {
      const { problem } = words(language, {});
      expect(problem('deck', 'more-than-the-box')).toMatch(/\.$/);
      expect(problem('need', 'bad-number')).toMatch(/\.$/);
    },
  );
});

describe('the answers in words', () => {
  it('say the chance of the first hand of the Deckbuilding Game', () => {
    // Four or five shuttles of seven among ten cards: (35·3 + 21) / 252.
    const told = VIEWS[0][1].told({}, 'uk');
    expect(told?.headline).toBe('Шанс, що наступна рука дасть щонайменше 4 ресурси: 50\u00a0%.');
  });

  it('tell an attacker whom nobody opposes that the edge is his', () => {
    const told = VIEWS[1][1].told({ unopposed: true }, 'ru');
    expect(told?.headline).toContain('автоматически');
    expect(told?.remarks[0]?.rules).toContain('swlcg.edge-battle.automatic-win');
  });
});
