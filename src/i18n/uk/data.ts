import type { DataWords } from '../data.ts';

export const data: DataWords = {
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
  sources: 'Загальнодоступні описи',
  none: 'немає',
  filter: 'Знайти в таблиці',
  aside: (columns) => `Стовпців: ${columns}. Гортайте таблицю вбік →`,
  rows: (shown, all) => `Рядків: ${shown} з ${all}`,
  sorted: { ascending: 'за зростанням', descending: 'за спаданням' },
  sortHint: 'Упорядковано',
  colours: { blue: 'синій', orange: 'оранжевий' },
  shapes: { triangle: 'трикутник', circle: 'круг', square: 'квадрат' },
};
