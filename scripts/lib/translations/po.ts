import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import type { Language } from '../../../src/rules/languages.ts';

/** One text of a PO file: the id is its context. */
export interface PoEntry {
  readonly id: string;
  readonly original: string;
  readonly translation: string;
  /** Waits for a translator; programs for PO files call it fuzzy. */
  readonly isWaiting: boolean;
  /** Where the translation stands: `file:line`. */
  readonly place?: string;
  readonly remark?: string;
}

export function writePo(language: Language, entries: readonly PoEntry[]): string {
  const translations: GetTextTranslations['translations'] = {};
  for (const { id, original, translation, isWaiting, place, remark } of entries) {
    const entry: GetTextTranslation = {
      msgctxt: id,
      msgid: original,
      msgstr: [translation],
      comments: {
        ...(isWaiting && { flag: 'fuzzy' }),
        ...(place !== undefined && { reference: place }),
        ...(remark !== undefined && { extracted: remark }),
      },
    };
    translations[id] = { [original]: entry };
  }
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: language };
  return po.compile({ charset: 'utf-8', headers, translations }).toString('utf8');
}

export function readPo(text: string): { language: string; entries: readonly PoEntry[] } {
  const { headers, translations } = po.parse(text);
  const entries = Object.entries(translations).flatMap(([id, texts]) =>
    id === ''
      ? []
      : Object.values(texts).map(({ msgid, msgstr, comments }) => ({
          id,
          original: msgid,
          translation: msgstr[0] ?? '',
          isWaiting: /\bfuzzy\b/.test(comments?.flag ?? ''),
        })),
  );
  return { language: headers['Language'] ?? '', entries };
}
