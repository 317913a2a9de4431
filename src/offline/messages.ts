import type { PackKey } from './manifest.ts';

/** What pages and the worker tell one another. */

export const PROBLEMS = ['network', 'storage', 'broken', 'gone'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A pack as a page shows it. What is kept stays kept whatever becomes of a newer version. */
export interface PackState {
  readonly kept?: { readonly version: string; readonly bytes: number; readonly at: number };
  readonly fetching?: { readonly done: number; readonly total: number };
  readonly problem?: { readonly kind: Problem; readonly missing?: number };
}

export interface VisitedPage {
  readonly path: string;
  readonly title: string;
}

export interface OfflineState {
  readonly packs: Readonly<Record<PackKey, PackState>>;
  readonly visited: readonly VisitedPage[];
}

export type Ask =
  /** A page stands: what it has loaded, and in which language its reader reads. */
  | { readonly ask: 'hello'; readonly loaded: readonly string[]; readonly language: string }
  | { readonly ask: 'keep' | 'cancel' | 'remove'; readonly key: PackKey }
  | { readonly ask: 'state' | 'check' | 'forget' };

export type Told =
  | { readonly told: 'state'; readonly state: OfflineState }
  /** The page shown is a copy, and the network is not there. */
  | { readonly told: 'copy'; readonly at: number }
  | { readonly told: 'updated'; readonly keys: readonly PackKey[] };
