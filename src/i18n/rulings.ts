import type { RulingLevel } from '../rules/read/schemas.ts';
import type { InterfaceLanguage } from './languages.ts';

/** What is said of rulings: who may say how the rules are meant, and how much it weighs. */
export interface RulingWords {
  readonly title: string;
  readonly lead: string;
  /** The name of each level, and what it means for players. */
  readonly levels: Readonly<Record<RulingLevel, { readonly name: string; readonly about: string }>>;
  /** Before what the booklets say otherwise. */
  readonly departs: string;
}

const FOUND = import.meta.glob('./*/rulings.ts', { eager: true, import: 'rulings' });

export const rulingWords = (language: InterfaceLanguage): RulingWords =>
  FOUND[`./${language}/rulings.ts`] as RulingWords;
