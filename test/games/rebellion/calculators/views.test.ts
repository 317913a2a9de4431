import { namesOf } from '../../../support/glossary.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/rules/languages.ts';
import type { Language } from '../../../../src/rules/languages.ts';
import { view as combat } from '../../../../src/games/rebellion/calculators/combat.ts';
import { view as mission } from '../../../../src/games/rebellion/calculators/mission.ts';
import type { Field, OddsView, Told, Values } from '../../../../src/calculator/view.ts';

interface AnyView {
  readonly view: Pick<OddsView<never, never>, 'form' | 'words'>;
  readonly cited: readonly string[];
  readonly parses: (values: Values) => boolean;
  readonly told: (values: Values, language: Language) => Told;
}

const anyView = <Question, Answer>(view: OddsView<Question, Answer>): AnyView => {
  const parsed = (values: Values): Question => {
    const result = view.calculator.parse(view.question(values));
    if (!result.ok) throw new Error(`${result.path}: ${result.problem}`);
    return result.setup;
  };
  return {
    view,
    cited: view.calculator.cited,
    parses: (values) => view.calculator.parse(view.question(values)).ok,
    told: (values, language) => {
      const question = parsed(values);
      return view.tell(
        view.calculator.answer(question),
        question,
        language,
        namesOf('rebellion', language),
      );
    },
  };
};

const VIEWS: readonly (readonly [string, AnyView])[] = [
  ['rebellion/combat', anyView(combat)],
  ['rebellion/mission', anyView(mission)],
];

const languages: readonly Language[] = LANGUAGES;

const fieldsOf = ({ view }: AnyView): readonly Field[] =>
  view.form.groups.flatMap(({ fields }) => fields);

/** Everything that has a name: groups, fields, their options. */
const keysOf = (any: AnyView): readonly string[] => [
  ...any.view.form.groups.map(({ key }) => `group.${key}`),
  ...fieldsOf(any).flatMap((field) =>
    field.kind === 'pick'
      ? [field.key, ...field.options.map((option) => `${field.key}.${option}`)]
      : [field.key],
  ),
];

const texts = ({ headline, verdict, charts, tables, contributions, remarks }: Told): string[] => [
  headline,
  ...[...verdict, ...charts.flatMap(({ rows }) => rows)].map(({ label }) => label),
  ...charts.map(({ title }) => title),
  ...tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
  ...contributions.flatMap(({ label, value }) => [label, value]),
  ...remarks.map(({ text }) => text),
];

const ORDER = ['first', 'even', 'second'];

const expectHonest = (told: Told, any: AnyView): void => {
  for (const text of texts(told)) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\[object/u);
  }
  const sum = told.verdict.reduce((all, { chance }) => all + chance, 0);
  expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
  const tones = told.verdict.map(({ tone }) => ORDER.indexOf(tone));
  expect(tones).toEqual([...tones].sort((a, b) => a - b));
  for (const { rows } of told.charts) {
    const all = rows.reduce((part, { chance }) => part + chance, 0);
    expect(Math.abs(all - 1)).toBeLessThan(1e-9);
  }
  for (const { columns, rows } of told.tables) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
  const rules = [...told.contributions, ...told.remarks].flatMap((entry) => entry.rules ?? []);
  expect(rules.filter((rule) => !any.cited.includes(rule))).toEqual([]);
  expect(told.contributions.every((entry) => entry.rules.length > 0)).toBe(true);
};

describe.each(VIEWS)('the view of %s', (_, any) => {
  const { form, words } = any.view;

  it.each(languages)('has a name for everything in its form (%s)', (language) => {
    const { field, preset, change, title, summary } = words(
      language,
      namesOf('rebellion', language),
    );
    const silent = [
      ...keysOf(any).filter((key) => field(key) === key || field(key) === ''),
      ...form.presets.filter(({ key }) => preset(key) === key).map(({ key }) => key),
      ...form.changes.filter(({ key }) => change(key) === key).map(({ key }) => key),
    ];
    expect(silent).toEqual([]);
    expect(title).not.toBe('');
    expect(summary).not.toBe('');
  });

  it('uses keys that a link can hold', () => {
    expect(keysOf(any).filter((key) => !/^[A-Za-z0-9.-]+$/u.test(key))).toEqual([]);
    const keys = fieldsOf(any).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('fills presets with fields that exist', () => {
    const keys = new Set(fieldsOf(any).map(({ key }) => key));
    const used = form.presets.flatMap(({ values }) => Object.keys(values));
    expect(used.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(form.presets.map(({ key, values }) => [key, values] as const))(
    'tells the preset %s in both languages',
    (_key, values) => {
      for (const language of languages) expectHonest(any.told(values, language), any);
    },
  );

  it('changes every preset into a question that can be answered', () => {
    for (const { values } of form.presets) {
      for (const { apply, fits } of form.changes) {
        if (fits?.(values) ?? true) expect(any.parses(apply(values))).toBe(true);
      }
    }
  });

  it('can make each of its changes to some preset', () => {
    const never = form.changes.filter(
      ({ fits }) =>
        !form.presets.some(({ values }) => fits?.(values) ?? true) &&
        !form.changes.some(({ apply }) =>
          form.presets.some(({ values }) => fits?.(apply(values)) ?? true),
        ),
    );
    expect(never.map(({ key }) => key)).toEqual([]);
  });

  it.each(languages)('says what to do about every refusal (%s)', (language) => {
    for (const problem of ['no-shared-theatre', 'too-many', 'bad-number', 'whatever']) {
      expect(
        words(language, namesOf('rebellion', language)).problem('path', problem).split('.').length,
      ).toBeGreaterThan(2);
    }
  });
});

describe('the answer about a combat', () => {
  const any = anyView(combat);
  const landing = { 'e.at-st': 1, 'e.stormtrooper': 2, 'r.airspeeder': 1, 'r.rebel-trooper': 2 };

  it.each(languages)('tells of cards, retreat, plans, damage and limits too (%s)', (language) => {
    const rich = {
      ...landing,
      'e.death-star': 1,
      'e.tie-fighter': 7,
      'r.x-wing': 3,
      'r.mon-calamari-cruiser': 1,
      'r.damage.mon-calamari-cruiser': 2,
      'r.ion-cannon': 1,
      'r.shield-generator': 1,
      'r.retreat': 'weaker',
      'e.tactics.space': 2,
      cards: 'played',
      plans: true,
      rounds: 3,
    };
    expectHonest(any.told(rich, language), any);
  });

  it('names the seed, the number of plays and the interval of what is sampled', () => {
    const told = any.told({ ...landing, cards: 'played' }, 'uk');
    const [method] = told.remarks;
    expect(method?.text).toContain('1977');
    expect(method?.text).toMatch(/±\d/u);
  });

  it('says that it is exact where it is', () => {
    expect(any.told(landing, 'ru').remarks[0]?.text).toContain('Ответ точный');
  });
});
