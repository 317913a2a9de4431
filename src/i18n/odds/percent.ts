import type { Language } from '../../rules/languages.ts';
import { decimal } from './decimal.ts';

const digits = (language: Language, value: number): string => decimal(language, value, 1);

/** What is possible is never shown as impossible, and what can fail never as certain. */
export const percent = (language: Language, chance: number): string => {
  if (chance > 0 && chance < 0.0005) return `<\u00A0${digits(language, 0.1)}\u00A0%`;
  if (chance < 1 && chance >= 0.9995) return `>\u00A0${digits(language, 99.9)}\u00A0%`;
  return `${digits(language, chance * 100)}\u00A0%`;
};

/** A difference of two chances, in percentage points and with its sign. */
export const points = (language: Language, difference: number): string => {
  const shown = digits(language, Math.abs(difference) * 100);
  if (shown === '0') return '±0';
  return `${difference > 0 ? '+' : '−'}${shown}`;
};
