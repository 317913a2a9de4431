import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds, oddsAddress, ODDS_PREFIX } from '../../src/calculator/address.ts';
import { ODDS_LINK_LIMIT, restoreOdds } from '../../src/calculator/link.ts';
import { fieldsOf, filled, fitsField, swapped, valueOf } from '../../src/calculator/values.ts';
import type { Field, Values } from '../../src/calculator/view.ts';
import { view } from './support/fixture.ts';

const { form } = view;

const anyValue = (field: Field): fc.Arbitrary<Values[string]> => {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: field.least ?? 0, max: field.most });
    case 'flag':
      return fc.boolean();
    case 'pick':
      return fc.constantFrom(...field.options);
  }
};
const anyForm: fc.Arbitrary<Values> = fc.record(
  Object.fromEntries(fieldsOf(form).map((field) => [field.key, anyValue(field)])),
);

describe('a question in the address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        const restored = restoreOdds(form, formatOdds(filled(form, values)));
        expect(restored).toEqual({
          kind: 'restored',
          values: filled(form, values),
          skipped: 0,
          origin: null,
        });
      }),
    );
  });

  it('names only what is filled in, with dots between the parts', () => {
    const values = { 'a.coins': 3, 'd.coins': 0, lucky: true, ties: 'second' };
    expect(formatOdds(filled(form, values))).toBe('#odds=1.a~coins_3.lucky_1.ties_second');
    expect(formatOdds({})).toBe('#odds=1');
  });

  it('survives a chat that writes the tilde by its number', () => {
    expect(restoreOdds(form, '#odds=1.a%7Ecoins_3')).toMatchObject({ values: { 'a.coins': 3 } });
  });

  it('keeps the way back to a moment of a walkthrough', () => {
    const fragment = formatOdds({ 'a.coins': 1 }, '1.fleets-meet.2f.01');
    expect(restoreOdds(form, fragment)).toMatchObject({
      values: { 'a.coins': 1 },
      origin: { scenario: 'fleets-meet', play: '1.fleets-meet.2f.01' },
    });
  });
});

describe('a moment of a walkthrough', () => {
  it('leads to the page of its calculator with the question and the way back', () => {
    const position = { calculator: 'duel/space-combat', values: { 'a.cruiser': 2 } };
    expect(oddsAddress(position, '1.fleets-meet.2f')).toBe(
      'space-combat/#odds=1.a~cruiser_2&from=1.fleets-meet.2f',
    );
  });
});

describe('an address by a stranger', () => {
  it.each(['', '#', '#main', '#step-3', '#play=1.x.1', 'odds=1'])('%s is none of ours', (text) => {
    expect(restoreOdds(form, text).kind).toBe('none');
  });

  it.each([
    ['', 'no version'],
    ['2.a~coins_3', 'another version'],
    ['1&from=1.a.1&from=1.b.1', 'two ways back'],
    [`1${'.a~coins_3'.repeat(300)}`, 'too many parts'],
    ['1'.padEnd(ODDS_LINK_LIMIT, 'x'), 'too long'],
  ])('is refused: %.20s (%s)', (text) => {
    expect(restoreOdds(form, `${ODDS_PREFIX}${text}`)).toEqual({ kind: 'bad' });
  });

  it.each([
    ['a~coins_10', 'more than there are'],
    ['a~coins_-1', 'fewer than none'],
    ['a~coins_1e3', 'not a plain number'],
    ['a~coins_2,5', 'a fraction'],
    ['a~coins_', 'nothing'],
    ['a~coins', 'no value'],
    ['a~coins_1_2', 'two values'],
    ['a~coins_2.a~coins_3', 'said twice'],
    ['lucky_true', 'a flag by another word'],
    ['ties_first', 'an unknown option'],
    ['b~coins_3', 'an unknown field'],
    ['__proto___1', 'a name of the language'],
    ['constructor_1', 'another'],
  ])('loses only the part %s: %s', (part) => {
    const restored = restoreOdds(form, `${ODDS_PREFIX}1.${part}.d~coins_4`);
    expect(restored).toMatchObject({ kind: 'restored', skipped: 1 });
    expect(restored.kind === 'restored' && restored.values['d.coins']).toBe(4);
  });

  it.each(['https://example.org/', '//example.org', '1.x.1/../..', '2.x.1', 'javascript:alert(1)'])(
    'leads back nowhere else: %s',
    (from) => {
      expect(restoreOdds(form, `#odds=1&from=${from}`)).toMatchObject({ origin: null });
    },
  );

  it('never fills the form with what it cannot hold', () => {
    const parts = fc.constantFrom(
      '1',
      '.',
      'a~coins',
      'd~coins',
      'lucky',
      'ties',
      '_',
      '9',
      '&from=',
    );
    const rubbish = fc.oneof(
      fc.string({ maxLength: 60, unit: 'binary' }),
      fc.array(parts, { maxLength: 20 }).map((list) => `1.${list.join('')}`),
    );
    fc.assert(
      fc.property(rubbish, (text) => {
        const restored = restoreOdds(form, `${ODDS_PREFIX}${text}`);
        if (restored.kind !== 'restored') return;
        for (const [key, value] of Object.entries(restored.values)) {
          const field = fieldsOf(form).find((known) => known.key === key);
          expect(field && fitsField(field, value)).toBe(true);
        }
      }),
    );
  });
});

describe('sides that change places', () => {
  it('take their own fields with them and leave what is common', () => {
    expect(swapped(form, { 'a.coins': 3, lucky: true })).toEqual({ 'd.coins': 3, lucky: true });
  });

  it('stand as before after changing places twice', () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        expect(swapped(form, swapped(form, values))).toEqual(filled(form, values));
      }),
    );
  });
});

describe('a field', () => {
  it.each([undefined, null, '3', 1.5, -1, 10, NaN, true])('never stands at %s', (value) => {
    const [field] = fieldsOf(form);
    expect(field && valueOf(field, { 'a.coins': value } as Values)).toBe(0);
  });
});
