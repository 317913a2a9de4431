import type { checklist } from './uk/checklist.ts';
import type { InterfaceLanguage } from './languages.ts';

export type ChecklistWords = typeof checklist;

const FOUND = import.meta.glob('./*/checklist.ts', { eager: true, import: 'checklist' });

export const checklistWords = (language: InterfaceLanguage): ChecklistWords =>
  FOUND[`./${language}/checklist.ts`] as ChecklistWords;
