import type { Language } from '../rules/languages.ts';

/** How far a value that no booklet prints can be relied on. */
export type Confidence = 'high' | 'medium' | 'low';

/** Words around every table of every game; the words of a game's own columns are in `data/`. */
export interface DataWords {
  readonly unprinted: string;
  readonly unprintedLead: string;
  /** Where the table stands without its sources. */
  readonly unprintedElsewhere: string;
  readonly columns: string;
  readonly inPrint: string;
  readonly partly: string;
  readonly source: string;
  readonly confidence: string;
  readonly levels: Readonly<Record<Confidence, string>>;
  readonly disputes: string;
  readonly dispute: (number: number) => string;
  readonly sources: string;
  readonly none: string;
  readonly filter: string;
  readonly rows: (shown: number, all: number) => string;
  /** Said to screen readers after a click on a heading. */
  readonly sorted: Readonly<Record<'ascending' | 'descending', string>>;
  readonly sortHint: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly shapes: Readonly<Record<string, string>>;
}

const uk: DataWords = {
  unprinted: 'не надруковано в книжках',
  unprintedLead:
    'Позначених так значень у книжках не надруковано: їх узято із загальнодоступних описів гри, названих нижче.',
  unprintedElsewhere:
    'Позначених так значень у книжках не надруковано; звідки їх узято, сказано на сторінці таблиці.',
  columns: 'Що означають стовпці',
  inPrint: 'Надруковано в книжках.',
  partly: 'У книжках надруковано лише непозначені значення',
  source: 'джерело',
  confidence: 'достовірність',
  levels: { high: 'висока', medium: 'середня', low: 'низька' },
  disputes: 'Де описи розходяться',
  dispute: (number) => `розбіжність ${number}`,
  sources: 'Відкриті описи',
  none: 'немає',
  filter: 'Знайти в таблиці',
  rows: (shown, all) => `Рядків: ${shown} з ${all}`,
  sorted: { ascending: 'за зростанням', descending: 'за спаданням' },
  sortHint: 'Упорядковано',
  colours: { blue: 'синій', orange: 'оранжевий' },
  shapes: { triangle: 'трикутник', circle: 'круг', square: 'квадрат' },
};

const ru: DataWords = {
  unprinted: 'не напечатано в книгах',
  unprintedLead:
    'Отмеченные так значения в книгах не напечатаны: они взяты из общедоступных описаний игры, названных ниже.',
  unprintedElsewhere:
    'Отмеченные так значения в книгах не напечатаны; откуда они взяты, сказано на странице таблицы.',
  columns: 'Что означают столбцы',
  inPrint: 'Напечатано в книгах.',
  partly: 'В книгах напечатаны только неотмеченные значения',
  source: 'источник',
  confidence: 'достоверность',
  levels: { high: 'высокая', medium: 'средняя', low: 'низкая' },
  disputes: 'Где описания расходятся',
  dispute: (number) => `расхождение ${number}`,
  sources: 'Открытые описания',
  none: 'нет',
  filter: 'Найти в таблице',
  rows: (shown, all) => `Строк: ${shown} из ${all}`,
  sorted: { ascending: 'по возрастанию', descending: 'по убыванию' },
  sortHint: 'Упорядочено',
  colours: { blue: 'синий', orange: 'оранжевый' },
  shapes: { triangle: 'треугольник', circle: 'круг', square: 'квадрат' },
};

const ALL: Readonly<Record<Language, DataWords>> = { uk, ru };

export const dataWords = (language: Language): DataWords => ALL[language];
