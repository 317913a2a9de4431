/**
 * Cyrillic letters change places with Latin ones, which the texts hardly use: a letter is then one
 * byte instead of two, and what packs the bundle sees twice as far back.
 */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CYRILLIC = 'оаинетрвслкдпмуяізьгчбйхшжюєцщїфыэъёґПВСНКЗТІДРОБЯГЕЧ';

const PARTNERS = new Map(
  [...LATIN].flatMap((latin, at) => {
    const cyrillic = CYRILLIC.charAt(at);
    return [[latin, cyrillic] as const, [cyrillic, latin] as const];
  }),
);

/** Signs of one byte that no string must escape; a text that has one gets an apostrophe for it. */
const [FIELD, ROW] = ['\u007F', '`'];
export const TAKEN = /[\u007F`]/g;

/** Rows of fields as one text, without the signs that JSON would need around each of them. */
export const packRows = (rows: readonly (readonly string[])[]): string =>
  swapLetters(rows.map((fields) => fields.join(FIELD)).join(ROW));

export const unpackRows = (text: string): readonly (readonly string[])[] =>
  swapLetters(text)
    .split(ROW)
    .map((row) => row.split(FIELD));

/** Done twice it is undone. */
const swapLetters = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => PARTNERS.get(letter) ?? letter);
