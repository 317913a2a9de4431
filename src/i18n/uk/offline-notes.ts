import { dayAndMonth } from '../formats.ts';

const day = dayAndMonth('uk');

export const offlineNotes = {
  updated: 'Правила оновлено. Нове побачите на наступній сторінці.',
  /** @param at when the copy was made, where that is known */
  copy: (at: number | undefined) =>
    `Мережа не відповідає. Це копія${at === undefined ? '' : ` від ${day(at)}`}.`,
  close: 'Закрити',
};
