import type { Confidence } from '../i18n/data.ts';
import type { Localized } from '../rules/languages.ts';

/** What a cell holds, without words: names come from the glossary, words from `i18n`. */
export type Value =
  | number
  | null
  | { readonly term: string; readonly withEnglish?: true }
  | { readonly word: Localized<string> }
  /** A name that no booklet prints: the English one and our translation, if there is any. */
  | { readonly original: string; readonly ours?: Localized<string> }
  | { readonly icon: { readonly colour: string; readonly shape: string } }
  /** `topic.rule` of the same game, shown by its printed number. */
  | { readonly rule: string }
  /** «3–12» */
  | { readonly from: number; readonly to: number }
  /** Parts of one name: «крейсер» and «II». */
  | { readonly phrase: readonly Value[] }
  /** «3 × штурмовик» */
  | { readonly times: number; readonly of: Value }
  | readonly Value[];

/** A public description of the game: what no booklet prints is known from there. */
export interface Source {
  readonly name: string;
  /** Where to look it up; text, as links to other sites stand in the footer only. */
  readonly address?: string;
  readonly about: Localized<string>;
}

/** Where the values of a column are known from when no booklet prints them. */
export interface Origin {
  readonly sources: readonly Source[];
  readonly confidence: Confidence;
}

export interface ColumnWords {
  readonly name: Localized<string>;
  /** What the value means, and its unit. */
  readonly meaning: Localized<string>;
}

export interface Column {
  readonly id: string;
  readonly words: ColumnWords;
  /** Sorted by number, not by the alphabet. */
  readonly numeric: boolean;
  /** Absent where the booklets print the values. */
  readonly origin?: Origin | undefined;
}

export interface Cell {
  readonly value: Value;
  readonly printed: boolean;
  /** Why the sources disagree about it, and what is shown. */
  readonly dispute?: Localized<string> | undefined;
}

export interface Row {
  readonly id: string;
  readonly cells: readonly Cell[];
}

export interface TableWords {
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  /** What a reader should know before using the numbers. */
  readonly notes?: readonly Localized<string>[];
}

export interface Table {
  readonly id: string;
  readonly words: TableWords;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A column as it is written down, with the way to its values. */
export interface ColumnOf<T> {
  readonly words: ColumnWords;
  readonly of: (row: T) => Value;
  readonly origin?: Origin;
  /** Rows whose value a booklet prints although the others are not printed. */
  readonly printed?: readonly string[];
}

export interface TableOf<T, C extends string> {
  readonly id: string;
  readonly words: TableWords;
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  readonly columns: Readonly<Record<C, ColumnOf<T>>>;
  /** `row.column` */
  readonly disputes?: Readonly<Partial<Record<`${string}.${C}`, Localized<string>>>>;
}

export function defineTable<T, C extends string>(given: TableOf<T, C>): Table {
  const columns = Object.entries<ColumnOf<T>>(given.columns) as [C, ColumnOf<T>][];
  const { disputes } = given;
  const rows = given.rows.map((row): Row => {
    const id = given.idOf(row);
    return {
      id,
      cells: columns.map(([column, { of, origin, printed }]) => ({
        value: of(row),
        printed: origin === undefined || printed?.includes(id) === true,
        dispute: disputes?.[`${id}.${column}`],
      })),
    };
  });
  return {
    id: given.id,
    words: given.words,
    rows,
    columns: columns.map(([id, { words, origin }], index) => ({
      id,
      words,
      origin,
      numeric: rows.every(({ cells }) => numberIn(cells[index]?.value ?? null) !== undefined),
    })),
  };
}

/** What a value is sorted by among numbers: null stands last, undefined is no number. */
export function numberIn(value: Value): number | null | undefined {
  if (value === null || typeof value === 'number') return value;
  if (isList(value)) return value.length === 0 ? null : numberIn(value[0] ?? null);
  return 'from' in value ? value.from : undefined;
}

export const term = (id: string): Value => ({ term: id });
/** For names that players also meet on components of the English edition. */
export const termWithEnglish = (id: string): Value => ({ term: id, withEnglish: true });
export const rule = (id: string): Value => ({ rule: id });
export const phrase = (...parts: readonly Value[]): Value => ({ phrase: parts });
export const word = (text: Localized<string>): Value => ({ word: text });

/** Every glossary term that a table names. */
export const termsIn = (table: Table): readonly string[] =>
  namedIn(table, (value) => ('term' in value ? value.term : undefined));

/** Every rule that a table leads to. */
export const rulesIn = (table: Table): readonly string[] =>
  namedIn(table, (value) => ('rule' in value ? value.rule : undefined));

type Named = (value: Exclude<Value, number | null | readonly Value[]>) => string | undefined;

const namedIn = ({ rows }: Table, name: Named): readonly string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ value }) => namesOf(value, name)))),
];

function namesOf(value: Value, name: Named): readonly string[] {
  if (value === null || typeof value === 'number') return [];
  if (isList(value)) return value.flatMap((part) => namesOf(part, name));
  if ('phrase' in value) return namesOf(value.phrase, name);
  if ('times' in value) return namesOf(value.of, name);
  const own = name(value);
  return own === undefined ? [] : [own];
}

const termsOf = (value: Value): readonly string[] =>
  namesOf(value, (part) => ('term' in part ? part.term : undefined));

/** The term that a row begins with. */
export const subjectOf = ({ cells: [first] }: Row): string | undefined =>
  first && termsOf(first.value)[0];

/** Tables list what is in their first column, so a term is told about in the row it begins. */
export const rowOf = ({ rows }: Table, id: string): Row | undefined =>
  rows.find(({ cells: [first] }) => first !== undefined && termsOf(first.value).includes(id));

/** Rows are called like their subjects, which other parts of a page may be called as well. */
export const rowAnchor = (id: string): string => `row-${id}`;

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Columns that a phone has room for. */
const ON_A_PHONE = 3;

export const isWideTable = ({ columns }: Table): boolean => columns.length > ON_A_PHONE;
