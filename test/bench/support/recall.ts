import { readFileSync } from 'node:fs';
import type { Language } from '../../../src/rules/languages.ts';
import { fold } from '../../../src/lexicon/fold.ts';
import { wordKeys } from '../../../src/lexicon/term-forms.ts';

/**
 * The share of what a word finds in its dictionary form that its other forms find as well, over
 * forms written by hand, so that no dictionary is its own judge.
 */
export async function recallOfForms(
  language: Language,
  texts: Iterable<string>,
  find: (query: string) => Promise<readonly string[]>,
): Promise<number> {
  const fixture = readFileSync(`test/lexicon/fixture/forms.${language}.txt`, 'utf8');
  const written = new Set([...texts].flatMap(wordKeys));
  const shares: number[] = [];
  for (const line of fixture.trim().split('\n')) {
    const [lemma = '', list = ''] = line.split(': ');
    const forms = list.split(' ');
    // A word the texts do not have is taken for another one, which has other forms.
    if (!forms.some((form) => written.has(fold(form)))) continue;
    const all = new Set(await find(lemma));
    if (all.size === 0) continue;
    for (const form of forms) {
      const found = new Set(await find(form));
      shares.push([...all].filter((id) => found.has(id)).length / all.size);
    }
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
