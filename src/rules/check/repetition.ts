import { LANGUAGES } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import { placeAt } from '../ask/places.ts';
import type { Place, ProblemList } from '../problems.ts';

/** Shorter ones may well be said again: «Так.», «Діє довідник.». */
const TELLING = 30;

/** A rule that stands twice is two rules as soon as somebody corrects one of them. */
export function checkRepetition({ texts, course }: GameSource, problems: ProblemList): void {
  for (const language of LANGUAGES) {
    const rules = new Map<string, Place>();
    const topics = [...(texts.get(language)?.values() ?? [])];
    for (const { file, statements } of topics) {
      for (const { kind, title = '', text, line, column } of statements) {
        if (kind === 'section' || text.length < TELLING) continue;
        const place = { file, line, column };
        const words = `${title} ${text}`;
        const earlier = rules.get(words);
        if (earlier === undefined) rules.set(words, place);
        else report(place, `The same words are a rule already at ${earlier.file}:${earlier.line}.`);
      }
    }
    for (const page of [...topics, ...(course?.texts.get(language)?.values() ?? [])]) {
      for (const { text, offsets } of page.passages) {
        const sentences = [...text.matchAll(/[^.!?…]+[.!?…]+/g)];
        const told = sentences.map(([sentence]) => sentence.trim());
        const again = told.findIndex(
          (sentence, at) => sentence.length >= TELLING && told.indexOf(sentence) < at,
        );
        const start = (sentences[again]?.index ?? 0) + (again > 0 ? 1 : 0);
        if (again < 0) continue;
        report(placeAt(page.file, page.source, offsets[start] ?? 0), 'The sentence stands twice.');
      }
    }
  }

  function report(place: Place, message: string): void {
    problems.add('repetition', place, message, 'Keep one, and link to it from the other place.');
  }
}
