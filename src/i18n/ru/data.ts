import type { DataWords } from '../data.ts';

export const data: DataWords = {
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
  sources: 'Общедоступные описания',
  none: 'нет',
  filter: 'Найти в таблице',
  aside: (columns) => `Столбцов: ${columns}. Листайте таблицу вбок →`,
  rows: (shown, all) => `Строк: ${shown} из ${all}`,
  sorted: { ascending: 'по возрастанию', descending: 'по убыванию' },
  sortHint: 'Упорядочено',
  colours: { blue: 'синий', orange: 'оранжевый' },
  shapes: { triangle: 'треугольник', circle: 'круг', square: 'квадрат' },
};
