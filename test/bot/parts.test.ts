import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenIn } from '../../src/bot/asked-language.ts';
import { bracketedIn, commandIn } from '../../src/bot/asked-in.ts';
import { limiter } from '../../src/bot/limits.ts';
import { packRows, TAKEN, unpackRows } from '../../src/bot/one-byte.ts';
import { settingsOf } from '../../src/bot/settings.ts';

describe('packed texts', () => {
  it('are the same when they are unpacked', () => {
    const field = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(TAKEN, ''));
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(unpackRows(packRows(rows))).toEqual(rows);
      }),
    );
  });

  it('have one byte for nearly every letter of a rule', () => {
    const text = 'Гравець, який не має свого лідера в системі бою, відступити не може.';
    expect(Buffer.byteLength(packRows([[text]]))).toBeLessThanOrEqual(text.length + 1);
  });
});

describe('the language of a text', () => {
  it.each([
    ['відступ', 'uk'],
    ['під’їзд', 'uk'],
    ["об'єкт", 'uk'],
    ['отступление — это выход', 'ru'],
    ['карта', undefined],
    ['', undefined],
  ])('of «%s» is %s', (text, language) => {
    expect(writtenIn(text)).toBe(language);
  });
});

describe('what a message asks', () => {
  it.each([
    ['[[а]] і [[б]] і [[а]]', ['а', 'б']],
    ['[[а]][[б]][[в]][[г]]', ['а', 'б', 'в']],
    ['[[ ]] [[]] [а] [[а\nб]]', []],
    ['[[[а]]]', ['а']],
  ])('is named in «%s»', (text, words) => {
    expect(bracketedIn(text)).toEqual(words);
  });

  it.each([
    ['/rule відступ', { command: 'rule', words: 'відступ' }],
    ['/RULE@Kodeks_Bot  відступ\nдалі', { command: 'rule', words: 'відступ\nдалі' }],
    ['/rule@other відступ', undefined],
    ['/constructor', undefined],
    ['/__proto__ x', undefined],
    ['rule', undefined],
  ])('is a command in «%s»', (text, asked) => {
    expect(commandIn(text, 'kodeks_bot')).toEqual(asked);
  });
});

describe('a limit', () => {
  it('is each chat’s own and ends with its span', () => {
    let now = 0;
    const may = limiter({ count: 2, milliseconds: 100 }, () => now);
    expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
    now = 100;
    expect(may('a')).toBe(true);
  });

  it('forgets the chats that fell silent first, never one that speaks', () => {
    const may = limiter({ count: 1, milliseconds: 1e9 }, () => 0);
    may('first');
    may('speaks');
    for (let other = 0; other < 10_000; other += 1) {
      may(String(other));
      expect(may('speaks')).toBe(false);
    }
    expect(may('first')).toBe(true);
  });
});

describe('settings', () => {
  const telegram = {
    KODEKS_TELEGRAM_TOKEN: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw',
    KODEKS_TELEGRAM_SECRET: 'sixteen_signs_at_least',
    KODEKS_TELEGRAM_NAME: 'kodeks_bot',
  };

  it('that are not there leave a service out', () => {
    expect(settingsOf({})).toMatchObject({ telegram: undefined, discord: undefined });
    expect(settingsOf(telegram).telegram?.name).toBe('kodeks_bot');
  });

  it.each([
    [{ ...telegram, KODEKS_TELEGRAM_SECRET: undefined }, 'KODEKS_TELEGRAM_SECRET'],
    [{ ...telegram, KODEKS_TELEGRAM_SECRET: 'short' }, 'KODEKS_TELEGRAM_SECRET'],
    [{ ...telegram, KODEKS_TELEGRAM_TOKEN: 'no token' }, 'KODEKS_TELEGRAM_TOKEN'],
    [{ KODEKS_DISCORD_KEY: 'no key' }, 'KODEKS_DISCORD_KEY'],
  ])('%j say which one is wrong, and not what it is', (env, name) => {
    expect(() => settingsOf(env)).toThrow(`${name} is missing or cannot be right.`);
  });
});
