import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsPageWords } from '../../src/i18n/odds/page.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import type { Language } from '../../src/rules/languages.ts';
import { ruleNotes } from '../../src/rules/ask/rule-notes.ts';
import { formatOdds } from '../../src/calculator/address.ts';
import { restoreOdds } from '../../src/calculator/link.ts';
import { labelKeys, oddsData, readyAnswers } from '../../src/calculator/page-data.ts';
import { calculators } from '../../src/calculator/registry.ts';
import { fieldsOf, filled, firstOf, isSame } from '../../src/calculator/values.ts';
import type { Form, Values } from '../../src/calculator/view.ts';
import { namesOf } from '../support/glossary.ts';
import { publishedModel } from '../rules/support/content.ts';

const model = await publishedModel();
const loaded = await Promise.all(
  calculators.map(async (listed) => ({ ...listed, desk: await listed.load() })),
);

/** A preset may say what an empty form says; whatever else it says must be a value of a field. */
const withoutFirsts = (form: Form, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const field = fieldsOf(form).find((one) => one.key === key);
      return field === undefined || value !== firstOf(field);
    }),
  );

describe.each(loaded)('the page of $id', ({ game, topics, id, desk: plain }) => {
  const { form } = plain;
  const deskIn = (language: Language) => plain.named(namesOf(game, language));

  it('stands in its game and beside topics that exist', () => {
    const known = model.games.find((one) => one.id === game)?.topics.map((topic) => topic.id) ?? [];
    expect(topics.filter((topic) => !known.includes(topic))).toEqual([]);
  });

  it('has fields of different names that fit into a link', () => {
    const keys = fieldsOf(form).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const written = [
      ...keys,
      ...fieldsOf(form).flatMap((one) => ('options' in one ? one.options : [])),
    ];
    expect(written.filter((name) => !/^[a-zA-Z0-9.-]+$/.test(name))).toEqual([]);
  });

  it('swaps only fields that can stand at each other’s values', () => {
    const fields = new Map(fieldsOf(form).map((field) => [field.key, field]));
    for (const pair of form.pairs) {
      const [first, second] = pair.map((key) => ({ ...fields.get(key), key: '', rules: [] }));
      expect(first, pair.join(' ')).toEqual(second);
    }
  });

  it.each(LANGUAGES)('answers its presets and names everything, in %s', (language) => {
    const names = namesOf(game, language);
    expect(plain.terms.filter((term) => names[term] === undefined)).toEqual([]);
    const desk = deskIn(language);
    const rules = ruleNotes(model, language, desk.cited);
    const data = oddsData(id, desk, language, {
      names,
      rules,
      walkthroughs: '',
      words: oddsPageWords(language),
    });
    expect(Object.values(data.labels).filter((label) => label.trim() === '')).toEqual([]);
    expect(labelKeys(form).filter((key) => data.labels[key] === key)).toEqual([]);
    const ready = readyAnswers(desk, language);
    expect(ready.length).toBeGreaterThan(0);
    for (const { key, asked, values } of ready) {
      expect(filled(form, values), key).toEqual(withoutFirsts(form, values));
      const sum = asked.told.verdict.reduce((total, { chance }) => total + chance, 0);
      expect(sum, key).toBeCloseTo(1, 9);
      const cited = [...asked.told.contributions, ...asked.told.remarks];
      const unknown = cited.flatMap(({ rules: ids = [] }) => ids).filter((one) => !(one in rules));
      expect(unknown, key).toEqual([]);
    }
  });

  it('keeps every preset and every change of it in its link', () => {
    for (const { values } of form.presets) {
      const changed = form.changes
        .filter(({ fits }) => fits?.(values) ?? true)
        .map(({ apply }) => apply(values));
      for (const one of [values, ...changed]) {
        expect(isSame(form, one, filled(form, one))).toBe(true);
        const restored = restoreOdds(form, formatOdds(filled(form, one)));
        expect(restored).toMatchObject({ kind: 'restored', values: filled(form, one), skipped: 0 });
      }
    }
  });

  it('answers whatever its form can hold, or refuses in words', () => {
    const few = fieldsOf(form).map((field) => {
      if (field.kind === 'flag') return fc.boolean();
      if (field.kind === 'pick') return fc.constantFrom(...field.options);
      const least = field.least ?? 0;
      // Large armies take long; what they hold is the calculator's own test.
      const small = fc.integer({ min: least, max: Math.min(field.most, least + 1) });
      return fc.oneof(
        { weight: 6, arbitrary: fc.constant(firstOf(field)) },
        { weight: 1, arbitrary: small },
      );
    });
    const keys = fieldsOf(form).map(({ key }) => key);
    const anyValues: fc.Arbitrary<Values> = fc
      .tuple(...few)
      .map((values) => Object.fromEntries(values.map((value, at) => [keys[at] ?? '', value])));
    fc.assert(
      fc.property(anyValues, (values) => {
        const reply = deskIn('uk').answer({ kind: 'ask', values }, 'uk');
        const words =
          reply.kind === 'ask' ? reply.told.headline : 'problem' in reply && reply.problem;
        expect(String(words).length).toBeGreaterThan(5);
      }),
      { numRuns: 25 },
    );
  });
});
