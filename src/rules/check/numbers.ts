import { numbersIn, type TextNumber } from '../../lexicon/numerals.ts';
import { LANGUAGES } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import { filesToMendFirst, type Place, type ProblemList } from '../problems.ts';
import { writtenTexts } from '../read/written-texts.ts';

/** What one language tells in numbers, the other tells in the same: «6 червоних» is not «5 красных». */
export function checkNumbers(source: GameSource, problems: ProblemList): void {
  const broken = filesToMendFirst(problems);
  // A misspelt word may well be the number that is missed.
  const wrong = new Set(problems.all.map(lineOf));
  const [first, ...others] = LANGUAGES;
  const told = new Map(writtenTexts(source, first).map((text) => [text.slot, text]));
  for (const language of others) {
    for (const other of writtenTexts(source, language)) {
      const text = told.get(other.slot);
      if (text === undefined || text.role === 'asked') continue;
      const numbers = numbersIn(text.text, first);
      const otherNumbers = numbersIn(other.text, language);
      const [here] = without(otherNumbers, numbers);
      const [there] = without(numbers, otherNumbers);
      const odd = here ?? there;
      if (odd === undefined) continue;
      const [inText, inOther] = here === undefined ? [text, other] : [other, text];
      const place = inText.placeOf(odd.start, odd.end);
      const counterpart = inOther.placeOf(there?.start ?? 0, there?.end ?? 1);
      if ([place, counterpart].some((at) => broken.has(at.file) || wrong.has(lineOf(at)))) continue;
      problems.add(
        'different-numbers',
        place,
        `«${inText.text.slice(odd.start, odd.end)}» is a number that the other language does not tell.`,
        `Compare with ${counterpart.file}:${counterpart.line}; where both are right, excuse it in content/excuses.txt.`,
      );
    }
  }
}

const lineOf = ({ file, line }: Place): string => `${file}:${line}`;

/** The numbers that another text lacks. «1» is told by «один» as well, which may be told by nothing. */
function without(
  numbers: readonly TextNumber[],
  others: readonly TextNumber[],
): readonly TextNumber[] {
  const left = others.toSorted((a, b) => Number(a.isLoose) - Number(b.isLoose));
  return numbers.filter(({ value, isLoose }) => {
    if (isLoose) return false;
    const at = left.findIndex((other) => other.value === value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
