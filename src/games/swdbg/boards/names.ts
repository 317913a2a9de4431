import { BASE_IDS, isBase } from '../engine/bases.ts';
import { CARD_IDS, isCard } from '../engine/cards.ts';
import { isPrinted, originalName, ownName } from '../words/names.ts';
import type { SwdbgNames } from '../words/game.ts';
import { sentence } from '../../../i18n/grammar.ts';
import { termOf } from '../../../player/terms.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Terms } from '../../../player/terms.ts';

/** Every glossary term a game may name; what the booklet does not name has its original title. */
export const SWDBG_TERMS: readonly string[] = [...CARD_IDS, ...BASE_IDS].filter(isPrinted);

const COPY = /^(.+)-(\d+)$/;

export const swdbgNames = (language: Language, terms: Terms): SwdbgNames => {
  const of = (id: string): string =>
    ownName(id)?.[language] ?? originalName(id) ?? termOf(terms, id).name;
  const quoted = (id: string): string => `«${sentence(of(id))}»`;
  return {
    of,
    copy: (id) => {
      // A title may end in a number of its own.
      if (isCard(id) || isBase(id)) return quoted(id);
      const [, card = id, number = ''] = COPY.exec(id) ?? [];
      return number === '1' ? quoted(card) : `${quoted(card)} ${number}`;
    },
  };
};
