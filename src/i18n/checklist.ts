import type { Language } from '../rules/languages.ts';

export interface ChecklistWords {
  readonly title: string;
  readonly lead: string;
  readonly done: string;
  readonly clear: string;
  readonly openRule: string;
  readonly example: string;
  readonly atTheTable: string;
}

const ALL: Readonly<Record<Language, ChecklistWords>> = {
  uk: {
    title: 'Приготування за списком',
    lead: 'Розкладайте гру й ставте позначки. Їх пам’ятає тільки цей пристрій.',
    done: 'Зроблено {done} із {all}',
    clear: 'Зняти всі позначки',
    openRule: 'Відкрити правило',
    example: 'Те саме на прикладі',
    atTheTable: 'Розкладаєте справжню гру? Ось список із позначками',
  },
  ru: {
    title: 'Подготовка по списку',
    lead: 'Раскладывайте игру и ставьте отметки. Их помнит только это устройство.',
    done: 'Сделано {done} из {all}',
    clear: 'Снять все отметки',
    openRule: 'Открыть правило',
    example: 'То же на примере',
    atTheTable: 'Раскладываете настоящую игру? Вот список с отметками',
  },
};

export const checklistWords = (language: Language): ChecklistWords => ALL[language];
