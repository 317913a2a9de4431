import { retyped } from '../lexicon/keyboard.ts';
import { once } from '../lexicon/once.ts';
import { isByEar, soundOf } from '../lexicon/sound.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import { add, akin, known, type AskedWord, type Asking, type Guesses } from './asked-word.ts';
import { nearWords } from './near-words.ts';
import { SURE } from './weights.ts';

/** Shorter words have too many neighbours to guess which was meant. */
const SHORTEST_MISSPELT = 5;
const LONG = 9;
const OTHER_GUESSES = 3;

/** What a word may stand for that is none, among those of a game. */
export function guessesAmong({ forms, index }: Pick<Asking, 'forms' | 'index'>): Guesses {
  const near = nearWords(forms);
  const sounds = once(() => {
    const found = new Map<string, string[]>();
    for (const word of new Set(index.names.flatMap(({ text }) => wordKeys(text)))) {
      const sound = soundOf(word);
      found.set(sound, [...(found.get(sound) ?? []), word]);
    }
    return found;
  });
  const sounding = (sound: string): readonly string[] =>
    sound === '' ? [] : (sounds().get(sound) ?? []);

  /** What is likeliest was meant; a word nearly as likely is not given up. */
  function misspelt(typed: string, asking: Asking): AskedWord | undefined {
    if (typed.length < SHORTEST_MISSPELT || asking.isReal(typed)) return undefined;
    const [best, ...others] = near
      .slipped(typed)
      .map((word) => ({ word, likelihood: likelihood(word, typed, asking) }))
      .sort((a, b) => b.likelihood - a.likelihood);
    const found = best && takenFor(typed, best.word, asking);
    if (found === undefined) return undefined;
    const lemmas = new Map(found.lemmas);
    for (const { word } of others.slice(0, OTHER_GUESSES)) {
      add(lemmas, asking.forms.lemmasOf(word).map(asking.forms.placeOf), SURE.guess);
    }
    return { ...found, lemmas };
  }

  /** «дестроєр» and “vidstup” are no words of the texts, but names sound like them. */
  function transliterated(typed: string, asking: Asking): AskedWord | undefined {
    const words = sounding(soundOf(typed)).filter((name) => isByEar(typed, name));
    if (words.length === 0) return undefined;
    const lemmas = words.flatMap((word) => asking.forms.lemmasOf(word)).map(asking.forms.placeOf);
    return { typed, lemmas: add(new Map(), lemmas, SURE.sound) };
  }

  function badlyMisspelt(typed: string, asking: Asking): AskedWord | undefined {
    const isMeant = typed.length < LONG || asking.isReal(typed);
    const corrected = isMeant ? undefined : near.nearest(typed, 2);
    return corrected === undefined ? undefined : takenFor(typed, corrected, asking);
  }

  return {
    retyped,
    guess: (typed, asking) =>
      misspelt(typed, asking) ??
      akin(typed, asking) ??
      transliterated(typed, asking) ??
      badlyMisspelt(typed, asking),
  };
}

/**
 * Few people mistype the first letter; many forget that a letter is doubled; a word of names is
 * asked for more often than another.
 */
function likelihood(word: string, typed: string, { forms, index }: Asking): number {
  const lemmas = forms.lemmasOf(word).map(forms.placeOf);
  const inNames = lemmas.reduce((sum, lemma) => sum + index.namesWith(lemma).length, 0);
  const inTexts = lemmas.reduce((sum, lemma) => sum + index.postingsOf(lemma).length, 0);
  return (
    Math.log(1 + inTexts + 5 * inNames) +
    (word.startsWith(typed.charAt(0)) ? 3 : 0) +
    (undoubled(word) === undoubled(typed) ? 2 : 0)
  );
}

const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

function takenFor(typed: string, corrected: string, asking: Asking): AskedWord | undefined {
  const meant = known(corrected, asking);
  return meant && { ...meant, typed, corrected };
}
