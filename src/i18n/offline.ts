import type { Problem } from '../offline/messages.ts';
import type { InterfaceLanguage } from './languages.ts';

/** Keeping games at hand without a network: what is offered, what goes on, what went wrong. */
export interface OfflineWords {
  readonly title: string;
  readonly lead: string;
  readonly offer: (onTheWay: string, onDevice: string) => string;
  readonly unknown: string;
  readonly unable: string;
  readonly needsScript: string;
  readonly waiting: string;
  readonly fetching: string;
  readonly progress: (done: string, total: string) => string;
  readonly kept: (onDevice: string) => string;
  readonly updating: string;
  readonly problems: Readonly<Record<Problem, (missing: string) => string>>;
  readonly stillKept: string;
  readonly acts: Readonly<Record<'keep' | 'cancel' | 'remove' | 'retry', string>>;
  readonly more: string;
  readonly games: string;
  readonly how: string;
  readonly explained: readonly string[];
  readonly visited: string;
  readonly noVisited: string;
  readonly forget: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly again: string;
  readonly onDevice: string;
  readonly noGames: string;
  readonly size: (bytes: number) => string;
}

const FOUND = import.meta.glob('./*/offline.ts', { eager: true, import: 'offline' });

export const offlineWords = (language: InterfaceLanguage): OfflineWords =>
  FOUND[`./${language}/offline.ts`] as OfflineWords;
