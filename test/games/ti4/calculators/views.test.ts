import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedRules } from '../../../../src/games/ti4/odds/cited-rules.ts';
import { FACTION_IDS } from '../../../../src/games/ti4/engine/data/factions.ts';
import { TERMS } from '../../../../src/games/ti4/calculators/words.ts';
import { namesOf } from '../../../support/glossary.ts';
import type { OddsView, Values } from '../../../../src/calculator/view.ts';
import { fromAction } from '../../../../src/games/ti4/calculators/from-action.ts';
import { view as invasion } from '../../../../src/games/ti4/calculators/invasion.ts';
import { view as space } from '../../../../src/games/ti4/calculators/space-combat.ts';
import { STAY, dice, run } from '../engine/helpers.ts';

const content = join(import.meta.dirname, '../../../../content/ti4');
const LANGUAGES = ['uk', 'ru'] as const;
const known = new Set(
  readdirSync(join(content, 'uk'))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...readFileSync(join(content, 'uk', file), 'utf8').matchAll(/[[{]#([a-z0-9-]+)/g)].map(
        ([, id]) => `ti4.${file.replace('.mdx', '')}.${id ?? ''}`,
      ),
    ),
);

it('every rule that the calculators cite is a rule of the game', () => {
  expect(citedRules.filter((id) => !known.has(id))).toEqual([]);
});

it.each(LANGUAGES)(
  'units, factions and cards are called as the glossary calls them in «%s»',
  (language) => {
    const names = namesOf('ti4', language);
    expect(TERMS.filter((id) => names[id] === undefined)).toEqual([]);
    const { field } = space.words(language, names);
    for (const id of FACTION_IDS) expect(field(`a.faction.${id}`)).toBe(names[id]);
    for (const id of ['cruiser', 'pds'] as const) {
      expect(
        invasion
          .words(language, names)
          .problem(`attacker.damaged.${id}`, 'cannot-be-damaged')
          .toLowerCase(),
      ).toContain(names[id]?.toLowerCase());
    }
    expect(field('b.up.pds')).toBe(names['pds-ii']);
    expect(field('b.t.magen-defense-grid')).toBe(names['magen-defense-grid']);
    // Quotes inside quotes are of another shape.
    const refused = space
      .words(language, names)
      .problem('defender.effects.magen-defense-grid', 'no-use-here');
    expect(refused).toContain(names['magen-defense-grid']?.replace('«', '„').replace('»', '“'));
  },
);

const check = <Question, Answer>(view: OddsView<Question, Answer>, values: Values): void => {
  const parsed = view.calculator.parse(view.question(values));
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  const answer = view.calculator.answer(parsed.setup);
  for (const language of LANGUAGES) {
    const told = view.tell(answer, parsed.setup, language, namesOf('ti4', language));
    for (const rows of [told.verdict, ...told.charts.map((chart) => chart.rows)]) {
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      rows.forEach(({ label }) => expect(label).not.toBe(''));
    }
    for (const { columns, rows } of told.tables) {
      rows.forEach((row) => {
        expect(row).toHaveLength(columns.length);
        row.forEach((cell) => expect(cell).not.toBe(''));
      });
    }
    const cited = [...told.contributions, ...told.remarks].flatMap(({ rules = [] }) => rules);
    const announced = new Set<string>(view.calculator.cited);
    expect(cited.filter((id) => !announced.has(id))).toEqual([]);
    const texts = [told.headline, ...told.remarks.map(({ text }) => text)].join(' ');
    expect(texts).not.toMatch(/undefined|NaN|\[object/);
  }
};

const look = <Question, Answer>(view: OddsView<Question, Answer>): void => {
  const { form } = view;
  for (const { values } of form.presets) {
    check(view, values);
    for (const change of form.changes) {
      if (change.fits?.(values) ?? true) check(view, change.apply(values));
    }
  }
  for (const language of LANGUAGES) {
    const words = view.words(language, namesOf('ti4', language));
    for (const group of form.groups) {
      expect(words.field(`group.${group.key}`)).not.toBe(group.key);
      for (const field of group.fields) {
        expect(words.field(field.key)).not.toBe(field.key);
        expect(field.key).toMatch(/^[A-Za-z0-9.-]+$/);
        if (field.kind === 'pick') {
          field.options.forEach((option) =>
            expect(words.field(`${field.key}.${option}`)).not.toContain('.'),
          );
        }
        expect((field.rules ?? []).filter((id) => !known.has(id))).toEqual([]);
      }
    }
    form.presets.forEach(({ key }) => expect(words.preset(key)).not.toBe(key));
    form.changes.forEach(({ key }) => expect(words.change(key)).not.toBe(key));
    expect(words.problem('attacker.units.cruiser', 'over-the-limit')).toContain('8');
  }
};

describe('every preset, with every change that fits, is told whole in both languages', () => {
  it('space combat', () => {
    look(space);
  });
  it('invasion', () => {
    look(invasion);
  });
});

describe('a position of a walkthrough', () => {
  const units = { s: { red: { cruiser: 2 }, blue: { dreadnought: 1 } } };

  it('becomes a combat under way, with the damage that has been done', () => {
    const start = run('ti4/space-combat', { units });
    expect(fromAction(start.state)).toEqual({
      calculator: 'ti4/space-combat',
      values: {
        'a.faction': 'none',
        'b.faction': 'none',
        'a.cruiser': 2,
        'b.dreadnought': 1,
        underway: true,
      },
    });
    const later = run('ti4/space-combat', { units }, STAY, STAY, dice(7, 1), dice(1), {
      kind: 'sustain',
    });
    expect(fromAction(later.state)?.values['b.damaged.dreadnought']).toBe(1);
  });

  it('becomes an invasion before the bombardment', () => {
    const landing = run('ti4/invasion', {
      units: { s: { red: { dreadnought: 1, infantry: 2 } }, lodor: { blue: { infantry: 3 } } },
    });
    expect(fromAction(landing.state)?.values).toMatchObject({
      'a.dreadnought': 1,
      'a.infantry': 2,
      'b.infantry': 3,
    });
  });

  it('without a fight has no odds', () => {
    expect(
      fromAction(run('ti4/tactical-action', { units: {}, system: undefined }).state),
    ).toBeNull();
  });
});
