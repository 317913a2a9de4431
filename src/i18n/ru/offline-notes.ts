import { dayAndMonth } from '../formats.ts';
import type { OfflineNotes } from '../offline-notes.ts';

const day = dayAndMonth('ru');

export const offlineNotes: OfflineNotes = {
  updated: 'Правила обновлены. Новое увидите на следующей странице.',
  copy: (at) => `Сеть не отвечает. Это копия${at === undefined ? '' : ` от ${day(at)}`}.`,
  close: 'Закрыть',
};
