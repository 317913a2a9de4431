import { BASE_IDS, isBase } from '../../engine/swdbg/bases.ts';
import { CARD_IDS, isCard } from '../../engine/swdbg/cards.ts';
import { originalName } from '../../i18n/engine/swdbg-names.ts';
import type { SwdbgNames } from '../../i18n/engine/swdbg.ts';
import { sentence } from '../../i18n/grammar.ts';
import { termOf } from '../narrator.ts';
import type { Terms } from '../narrator.ts';

/** Every glossary term a game may name; what the booklet does not name has its original title. */
export const SWDBG_TERMS: readonly string[] = [...CARD_IDS, ...BASE_IDS].filter(
  (id) => originalName(id) === undefined,
);

const COPY = /^(.+)-(\d+)$/;

export const swdbgNames = (terms: Terms): SwdbgNames => {
  const of = (id: string): string => originalName(id) ?? termOf(terms, id).name;
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
