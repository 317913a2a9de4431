import { termOf } from '../player/terms.ts';
import type { Terms } from '../player/terms.ts';
import type { Language, Localized } from '../rules/languages.ts';

/** What a label is said with. */
export interface Say {
  readonly language: Language;
  readonly terms: Terms;
}

export type Label = (say: Say) => string;

export const said =
  (words: Localized<string>): Label =>
  ({ language }) =>
    words[language];

/** What the glossary calls it. */
export const term =
  (id: string): Label =>
  ({ terms }) =>
    termOf(terms, id).name;

/** One thing that can be changed: a whole number from 0, so that any position fits an address. */
export interface Field<Setup> {
  readonly id: string;
  readonly label: Label;
  readonly most: number;
  /** What its values are called, where they are not counted. */
  readonly names?: readonly Label[];
  /** Named, and nowhere as long as it is 0: it waits to be added. */
  readonly waits?: true;
  readonly of: (setup: Setup) => number;
  readonly put: (setup: Setup, value: number) => Setup;
}

/** The fields of one place or one player. */
export interface Group<Setup> {
  readonly id: string;
  readonly label: Label;
  readonly fields: readonly Field<Setup>[];
}

/** How positions of one kind are changed by hand. */
export interface Editable<Setup> {
  /** What decides which other fields there are stands first. */
  readonly groupsOf: (setup: Setup) => readonly Group<Setup>[];
  /** What does not fit together; null: all of it does. */
  readonly misfit: (setup: Setup) => Label | null;
}

/** One of several, or none of them where `none` says how that is called. */
export const oneOf = <Setup, Value>(
  id: string,
  label: Label,
  values: readonly Value[],
  nameOf: (value: Value) => Label,
  of: (setup: Setup) => Value,
  put: (setup: Setup, value: Value) => Setup,
): Field<Setup> => ({
  id,
  label,
  most: values.length - 1,
  names: values.map(nameOf),
  of: (setup) => Math.max(0, values.indexOf(of(setup))),
  put: (setup, at) => {
    const value = values[at];
    return value === undefined ? setup : put(setup, value);
  },
});

/** Something that holds or does not. */
export const whether = <Setup>(
  id: string,
  label: Label,
  of: (setup: Setup) => boolean,
  put: (setup: Setup, value: boolean) => Setup,
): Field<Setup> => ({
  id,
  label,
  most: 1,
  of: (setup) => Number(of(setup)),
  put: (setup, value) => put(setup, value > 0),
});

/** The fields of a part, as fields of the whole. */
export const within = <Whole, Part>(
  groups: readonly Group<Part>[],
  of: (whole: Whole) => Part,
  put: (whole: Whole, part: Part) => Whole,
): readonly Group<Whole>[] =>
  groups.map(({ id, label, fields }) => ({
    id,
    label,
    fields: fields.map((field) => ({
      ...field,
      of: (whole) => field.of(of(whole)),
      put: (whole, value) => put(whole, field.put(of(whole), value)),
    })),
  }));
