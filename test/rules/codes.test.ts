import { describe, expect, it } from 'vitest';
import { codeOfPlace, codesOf, placeOfCode } from '../../src/rules/read/codes.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { publishedModel } from './support/content.ts';

const model = await publishedModel();
const codes = new Map(model.games.flatMap((game) => [...codesOf(model, game)]));

describe('the short code of a rule', () => {
  it('is there for every rule and every term', () => {
    const all = [...model.rules.keys(), ...model.terms.keys()];
    expect(all.length).toBeGreaterThan(4000);
    expect(all.filter((id) => !codes.has(id))).toEqual([]);
  });

  it('belongs to one rule of its game alone', () => {
    for (const game of model.games) {
      const given = [...codesOf(model, game).values()];
      expect(given.filter((code, at) => given.indexOf(code) !== at)).toEqual([]);
    }
  });

  it('is the printed number where the booklet numbers the rule', () => {
    const ti4 = codesOf(model, gameOf(model, 'ti4'));
    const rule = [...model.rules.values()].find(({ numbers }) => numbers[0] === '43.5');
    expect(rule && ti4.get(rule.id)).toBe('43.5');
  });

  // Printed on paper, they can never be changed: a line put between the others would change them.
  it.each([
    ['rebellion.combat.actions', '00001'],
    ['rebellion.combat.dice-limit', '00026'],
    ['rebellion.glossary.yavin', '01373'],
    ['ti4.transport.on-the-way', '04067'],
  ] as const)('of %s is %s for ever', (id, code) => {
    expect(codeOfPlace(model.published.indexOf(id))).toBe(code);
  });

  it('is read back as the place it was made of, and nothing else is', () => {
    for (const place of [0, 25, 9998, 9999, 123_456]) {
      expect(placeOfCode(codeOfPlace(place))).toBe(place);
    }
    for (const other of ['', '0', '26', '0026', '43.5', '1234', '00026x']) {
      expect(placeOfCode(other)).toBeUndefined();
    }
  });
});
