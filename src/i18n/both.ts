import type { Localized } from '../rules/languages.ts';

/** A word of a table, in both languages that games are told in. */
export const both = (uk: string, ru: string): Localized<string> => ({ uk, ru });

/** The name of a column, then what its values mean. */
export const column = (
  name: readonly [uk: string, ru: string],
  meaning: readonly [uk: string, ru: string],
): { readonly name: Localized<string>; readonly meaning: Localized<string> } => ({
  name: both(...name),
  meaning: both(...meaning),
});
