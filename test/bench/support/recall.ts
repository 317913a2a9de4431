import { readFileSync } from 'node:fs';
import type { Language } from '../../../src/rules/languages.ts';

/**
 * The share of what a word finds in its dictionary form that its other forms find as well, over
 * forms written by hand, so that no dictionary is its own judge.
 */
export async function recallOfForms(
  language: Language,
  find: (query: string) => Promise<readonly string[]>,
): Promise<number> {
  const fixture = readFileSync(`test/words/fixture/forms.${language}.txt`, 'utf8');
  const shares: number[] = [];
  for (const line of fixture.trim().split('\n')) {
    const [lemma = '', forms = ''] = line.split(': ');
    // Every word of the fixture stands in the texts in some form; the union is what there is to find.
    const found = await Promise.all(forms.split(' ').map((form) => find(form)));
    const all = new Set([...found.flat(), ...(await find(lemma))]);
    if (all.size === 0) continue;
    shares.push(...found.map((ids) => new Set(ids).size / all.size));
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
