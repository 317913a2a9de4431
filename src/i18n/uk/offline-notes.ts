import { dayAndMonth } from '../formats.ts';
import type { OfflineNotes } from '../offline-notes.ts';

const day = dayAndMonth('uk');

export const offlineNotes: OfflineNotes = {
  updated: 'Правила оновлено. Нове побачите на наступній сторінці.',
  copy: (at) => `Мережа не відповідає. Це копія${at === undefined ? '' : ` від ${day(at)}`}.`,
  close: 'Закрити',
};
