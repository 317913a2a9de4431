import type { Language } from '../rules/languages.ts';
import type { Names } from './view.ts';
import type { Heard, Reply, Request } from './desk.ts';

/** To the worker and back; the number tells which question an answer belongs to. */
export interface Question {
  readonly number: number;
  readonly calculator: string;
  readonly language: Language;
  readonly names: Names;
  readonly request: Request;
}

export type Answered =
  | { readonly number: number; readonly reply: Reply }
  /** It is still being reckoned. */
  | { readonly number: number; readonly heard: Heard }
  /** The code did not come, or broke. */
  | { readonly number: number; readonly error: string };
