import { distance } from 'fastest-levenshtein';
import { isOneSlip } from '../lexicon/slip.ts';
import { once } from '../lexicon/once.ts';
import { startingWith, type WordForms } from './forms.ts';

/** The words that may have been meant by one that nobody knows. */
export interface NearWords {
  /** Known words one slip away. */
  slipped(key: string): readonly string[];
  /** The known word nearest to this one, so many mistakes away at most. */
  nearest(key: string, mistakes: number): string | undefined;
}

export function nearWords({ forms }: Pick<WordForms, 'forms'>): NearWords {
  const backwards = once(() => forms.map(reversed).sort());
  return {
    slipped(key) {
      // A slip is in the one half of a word or in the other, and the rest of it is as it should be.
      const half = key.length >> 1;
      const near = [
        ...startingWith(forms, key.slice(0, half)),
        ...startingWith(backwards(), reversed(key.slice(half + 1))).map(reversed),
      ];
      return [...new Set(near)].filter((form) => isOneSlip(form, key)).sort();
    },
    nearest: (key, mistakes) => nearestForm(forms, key, mistakes),
  };
}

const reversed = (word: string): string => [...word].reverse().join('');

function nearestForm(forms: readonly string[], key: string, allowed: number): string | undefined {
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const form of forms) {
    // Few people mistype the first letter, and to compare only the rest saves nine tenths of the work.
    if (!form.startsWith(key.charAt(0)) || Math.abs(form.length - key.length) > allowed) continue;
    const mistakes = distance(form, key);
    if (mistakes <= allowed && mistakes < bestCost) [best, bestCost] = [form, mistakes];
  }
  return best;
}
