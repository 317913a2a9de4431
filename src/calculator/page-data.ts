import type { OddsPageWords } from '../i18n/odds/page.ts';
import type { Language } from '../rules/languages.ts';
import type { RuleNotes } from '../player/player-data.ts';
import type { Asked, Desk, Reply } from './desk.ts';
import { fieldsOf } from './values.ts';
import type { Form, Names, Values } from './view.ts';

/** A form as it travels to the page: whatever has to be reckoned is asked of the worker. */
export type PlainForm = Pick<Form, 'groups' | 'pairs' | 'presets'>;

/** All that the page of a calculator knows before any code of its game is loaded. */
export interface OddsData {
  readonly calculator: string;
  readonly language: Language;
  readonly form: PlainForm;
  /** Of fields, groups and options, as the view names them. */
  readonly labels: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, string>>;
  readonly goal: { readonly title: string; readonly lead: string } | null;
  /** The answer to the first preset, which the page shows as it opens. */
  readonly opening: Reply;
  readonly rules: RuleNotes;
  /** Of the glossary: what the worker calls things. */
  readonly names: Names;
  readonly words: OddsPageWords;
  /** Where the walkthroughs of the game stand, for the way back to one. */
  readonly walkthroughs: string;
}

/** A calculator without presets begins with its empty form. */
export const openingValues = ({ presets }: PlainForm): Values => presets[0]?.values ?? {};

export const labelKeys = (form: PlainForm): readonly string[] => [
  ...form.groups.map(({ key }) => `group.${key}`),
  ...fieldsOf(form).flatMap((field) => [
    field.key,
    ...(field.kind === 'pick' ? field.options.map((option) => `${field.key}.${option}`) : []),
  ]),
];

const named = (
  keys: readonly string[],
  name: (key: string) => string,
): Readonly<Record<string, string>> => Object.fromEntries(keys.map((key) => [key, name(key)]));

export const oddsData = (
  calculator: string,
  desk: Desk,
  language: Language,
  known: Pick<OddsData, 'names' | 'rules' | 'walkthroughs' | 'words'>,
): OddsData => {
  const { form } = desk;
  const words = desk.words(language);
  const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);
  return {
    calculator,
    language,
    form: { groups: form.groups, pairs: form.pairs, presets: form.presets },
    labels: named(labelKeys(form), words.field),
    presets: named(keysOf(form.presets), words.preset),
    changes: named(keysOf(form.changes), words.change),
    goal: desk.goal?.(language) ?? null,
    opening: desk.answer({ kind: 'ask', values: openingValues(form) }, language),
    ...known,
  };
};

/** The presets as the page tells them without script. */
export interface ReadyAnswer {
  readonly key: string;
  readonly name: string;
  readonly values: Values;
  readonly asked: Asked;
}

export const readyAnswers = (desk: Desk, language: Language): readonly ReadyAnswer[] =>
  desk.form.presets.map(({ key, values }) => {
    const asked = desk.answer({ kind: 'ask', values }, language);
    if (asked.kind !== 'ask') throw new Error(`The preset «${key}» is refused by its calculator.`);
    return { key, name: desk.words(language).preset(key), values, asked };
  });

export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => {
  const found = labels[key];
  if (found === undefined) throw new Error(`Nothing is called «${key}» in this form.`);
  return found;
};
