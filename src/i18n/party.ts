import type { InterfaceLanguage } from './languages.ts';

/** What the page of a whole game says: plain strings, because they travel to the page as data. */
export interface PartyWords {
  readonly title: string;
  readonly lead: string;
  readonly needsScript: string;
  readonly failed: string;
  readonly asksCards: string;
  readonly begin: string;
  readonly newGame: string;
  readonly kept: string;
  readonly keptLead: string;
  readonly goOn: string;
  readonly look: string;
  readonly forget: string;
  readonly forgetReally: string;
  readonly who: string;
  readonly speed: string;
  readonly speeds: { readonly learning: string; readonly quick: string };
  readonly speedHints: { readonly learning: string; readonly quick: string };
  readonly dice: string;
  readonly diceKinds: { readonly site: string; readonly table: string };
  readonly diceHints: { readonly site: string; readonly table: string };
  readonly passing: string;
  readonly passingHint: string;
  readonly passTo: string;
  readonly passLead: string;
  readonly passShow: string;
  readonly hidden: string;
  readonly undo: string;
  readonly leave: string;
  readonly more: string;
  readonly copyLink: string;
  readonly linkTooLong: string;
  readonly saveFile: string;
  readonly openFile: string;
  readonly badFile: string;
  readonly otherBeginning: string;
  readonly notKept: string;
  readonly rulesChanged: string;
  readonly known: string;
  readonly next: string;
  readonly now: string;
  readonly nowCan: string;
  readonly nowCannot: string;
  readonly nowPhase: string;
  readonly nowForgotten: string;
  readonly again: string;
  readonly first: string;
  readonly firstName: string;
  readonly firstLead: string;
  readonly firstBegin: string;
  readonly of: string;
  readonly advised: string;
  readonly learned: string;
  readonly learnedLead: string;
}

const FOUND = import.meta.glob('./*/party.ts', { eager: true, import: 'party' });

export const partyWords = (language: InterfaceLanguage): PartyWords =>
  FOUND[`./${language}/party.ts`] as PartyWords;
