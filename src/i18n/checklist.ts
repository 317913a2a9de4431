import type { InterfaceLanguage } from './languages.ts';

export interface ChecklistWords {
  readonly title: string;
  readonly lead: string;
  readonly done: string;
  readonly clear: string;
  readonly openRule: string;
  readonly example: string;
  readonly atTheTable: string;
}

const FOUND = import.meta.glob('./*/checklist.ts', { eager: true, import: 'checklist' });

export const checklistWords = (language: InterfaceLanguage): ChecklistWords =>
  FOUND[`./${language}/checklist.ts`] as ChecklistWords;
