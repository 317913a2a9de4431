import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../src/ask/verdict.ts';
import { askWords } from '../../src/i18n/ask.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';

const judged = {
  question: 'Хто йде у систему Салласт?',
  choice: 'Зоряний руйнівник із системи Кореллія.',
  allowed: false,
  rule: {
    text: 'Війська не можна переміщувати із системи, у якій стоїть лідер їхньої фракції.',
    url: '/uk/duel/movement/#leader-holds',
    section: 'Рух військ',
  },
  origin: 'https://rules.example',
  position: 'https://rules.example/uk/duel/ask/#ask=1.leader-holds.1.0S',
};

describe('a verdict', () => {
  it('is one line: what, whether, by which rule, and where that can be seen', () => {
    expect(verdictOf(judged, askWords('uk'))).toBe(
      'Хто йде у систему Салласт? — «Зоряний руйнівник із системи Кореллія»: не можна, за правилом ' +
        '«Війська не можна переміщувати із системи, у якій стоїть лідер їхньої фракції» ' +
        '(Рух військ, https://rules.example/uk/duel/movement/#leader-holds). ' +
        'Позиція: https://rules.example/uk/duel/ask/#ask=1.leader-holds.1.0S',
    );
  });

  it.each(LANGUAGES)('says yes and no apart in %s, and ends with the position', (language) => {
    const words = askWords(language);
    const no = verdictOf(judged, words);
    const yes = verdictOf({ ...judged, allowed: true }, words);
    expect(yes).not.toBe(no);
    for (const text of [yes, no]) {
      expect(text).not.toContain('\n');
      expect(text.endsWith(judged.position)).toBe(true);
    }
  });
});
