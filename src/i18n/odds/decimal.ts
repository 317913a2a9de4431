import type { Language } from '../../rules/languages.ts';

const POINT: Readonly<Record<Language, string>> = { uk: ',', ru: ',' };

/**
 * A number as the language writes it, with so many digits behind the comma at most. By hand, because
 * the first formatter that a page makes with Intl is the longest piece of work of a calculator.
 */
export const decimal = (language: Language, value: number, digits: number): string => {
  // Rounded as it is written, not as it is stored: 0.015 is a little less than that.
  const written = value < 1e-6 ? '0' : String(Number(value.toPrecision(15)));
  const rounded = Math.round(Number(`${written}e${digits}`)) / 10 ** digits;
  const [whole = '', part] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0');
  return part === undefined ? grouped : grouped + POINT[language] + part;
};
