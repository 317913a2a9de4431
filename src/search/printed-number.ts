/** «43.5», «пункт 43,5», «7.1•3»: a query that names a rule as a booklet numbers it. */
const QUERY = /^\s*(?:(?:п(?:ункт)?|правило)\.?|№)?\s*(\d{1,3}(?:[.,•·-]\d{1,2}){0,3})\.?\s*$/iu;

/** The number asked for, as the index keeps it. */
export function askedNumber(query: string): string | undefined {
  const number = QUERY.exec(query)?.[1];
  return number === undefined ? undefined : plainNumber(number);
}

/** Readers type dots for all the signs that booklets print: 7.1.3 for 7.1•3. */
export const plainNumber = (printed: string): string => printed.replace(/[,•·-]/g, '.');

/** As printed: 43.5.2.1 is 43.5•2-1. */
export function printedNumber(plain: string): string {
  const [entry = '', rule, item, part] = plain.split('.');
  return [entry, rule && `.${rule}`, item && `•${item}`, part && `-${part}`].join('');
}
