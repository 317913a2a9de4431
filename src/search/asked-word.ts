import { LANGUAGES, type Language } from '../rules/languages.ts';
import { bareRootOf, rootOf } from '../lexicon/root.ts';
import type { WordForms } from './forms.ts';
import type { OpenIndex } from './open-index.ts';
import { SURE } from './weights.ts';

/** A word of the query and what it may stand for: the lemmas, each with how sure that is. */
export interface AskedWord {
  readonly typed: string;
  readonly lemmas: ReadonlyMap<number, number>;
  /** The word it was taken for, if it is misspelt. */
  readonly corrected?: string;
  /** Whether it only binds a question together. */
  readonly isFiller?: boolean;
  /** Whether it is a small word that the answer turns on. */
  readonly isTurning?: boolean;
  /** Whether it asks for a rule rather than for what a word means. */
  readonly isAsking?: boolean;
}

/** Roots as short as three letters join words by chance when nothing else is known of them. */
const SHORTEST_ROOT = 4;
const SHORTEST_BEGINNING = 2;
/** A beginning as common as this says nothing yet. */
const MOST_BEGINNINGS = 60;

export interface Asking {
  readonly language: Language;
  readonly forms: WordForms;
  readonly index: OpenIndex;
  /** For a word the words for the same act or thing, by their places. */
  readonly kin: ReadonlyMap<number, readonly number[]>;
  /** Whether a word that no text has is one all the same, so that nobody meant another. */
  readonly isReal: (key: string) => boolean;
  /** How to read words that are none: their code comes when one is met. */
  readonly guesses?: Guesses;
}

export interface Guesses {
  guess(typed: string, asking: Asking): AskedWord | undefined;
  /** What was meant if the wrong layout of the keyboard was on, the likeliest first. */
  retyped(text: string, language: Language): readonly string[];
}

/** What a word may stand for; a guess only where it cannot be read as it is. */
export function ask(typed: string, asking: Asking): AskedWord {
  return (
    recognized(typed, asking) ??
    asking.guesses?.guess(typed, asking) ??
    akin(typed, asking) ?? { typed, lemmas: new Map() }
  );
}

/** A word of the texts, or the beginning of one. */
export function recognized(typed: string, asking: Asking): AskedWord | undefined {
  return known(typed, asking) ?? begun(typed, asking);
}

/** Whether the texts, or those who wrote the word lists, have this word. */
export function isKnown(key: string, { forms }: Asking): boolean {
  return forms.lemmasOf(key).length > 0;
}

/** Its own dictionary forms, then what players use for the same act. */
export function known(typed: string, asking: Asking): AskedWord | undefined {
  const own = asking.forms.lemmasOf(typed);
  if (own.length === 0) return undefined;
  const lemmas = new Map<number, number>();
  add(lemmas, own.map(asking.forms.placeOf), SURE.same);
  for (const lemma of own) {
    add(lemmas, asking.kin.get(asking.forms.placeOf(lemma)) ?? [], SURE.kin);
    add(lemmas, asking.index.withRoot(rootOf(asking.language, lemma)), SURE.root);
    add(lemmas, asking.index.withBareRoot(bareRootOf(asking.language, lemma)), SURE.bareRoot);
  }
  return { typed, lemmas };
}

function begun(typed: string, { forms }: Asking): AskedWord | undefined {
  if (typed.length < SHORTEST_BEGINNING) return undefined;
  const lemmas = forms.beginningWith(typed);
  if (lemmas.length === 0 || lemmas.length > MOST_BEGINNINGS) return undefined;
  return { typed, lemmas: add(new Map(), lemmas.map(forms.placeOf), SURE.beginning) };
}

/** «затасувати» may not be in the texts while «затасовують» is; nor need it be in this language. */
export function akin(typed: string, { language, index, kin }: Asking): AskedWord | undefined {
  for (const spoken of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const root = rootOf(spoken, typed);
    const lemmas = index.withRoot(root);
    if (lemmas.length === 0 || root.length < SHORTEST_ROOT) continue;
    const found = add(new Map<number, number>(), lemmas, SURE.root);
    for (const lemma of lemmas) add(found, kin.get(lemma) ?? [], SURE.root * SURE.kin);
    return { typed, lemmas: found };
  }
  return undefined;
}

export function add(
  lemmas: Map<number, number>,
  places: readonly number[],
  sure: number,
): Map<number, number> {
  for (const place of places) {
    if (place >= 0 && (lemmas.get(place) ?? 0) < sure) lemmas.set(place, sure);
  }
  return lemmas;
}
