import type { SpellingFinding } from '../../lexicon/spelling.ts';
import { LANGUAGES } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import type { ProblemList } from '../problems.ts';
import type { Vocabulary } from '../link/vocabulary.ts';
import { writtenTexts } from '../read/written-texts.ts';

/** Reports every word that no dictionary and no list of ours knows. */
export function checkSpelling(
  source: GameSource,
  vocabulary: Vocabulary,
  problems: ProblemList,
): void {
  for (const language of LANGUAGES) {
    for (const { text, placeOf } of writtenTexts(source, language)) {
      const findings = vocabulary.misspelt(language, text);
      const alike = Map.groupBy(findings, (finding) => `${finding.kind} ${finding.text}`);
      for (const [finding] of alike.values()) {
        if (finding === undefined) continue;
        const place = placeOf(finding.start, finding.end);
        problems.add('spelling', place, ...describe(finding, language));
      }
    }
  }
}

function describe(finding: SpellingFinding, language: string): [message: string, hint: string] {
  const { kind, text, suggestion } = finding;
  switch (kind) {
    case 'unknown':
      return [
        `No dictionary knows «${text}».`,
        `Correct it, or add the word to content/words.${language}.txt if it is right.`,
      ];
    case 'mixed-alphabets':
      return [
        `«${text}» mixes Latin and Cyrillic letters.`,
        `Retype it in one alphabet${suggestion === undefined ? '' : `: «${suggestion}»`}.`,
      ];
    case 'apostrophe':
      return [`«${text}» has a wrong apostrophe.`, `Write «${suggestion ?? text}», with ’.`];
    case 'straight-quote':
      return [`A straight quote ${text} stands in the text.`, 'Use «» or the apostrophe ’.'];
  }
}
