import type { ChecklistWords } from '../checklist.ts';

export const checklist: ChecklistWords = {
  title: 'Подготовка по списку',
  lead: 'Раскладывайте игру и ставьте отметки. Их помнит только это устройство.',
  done: 'Сделано {done} из {all}',
  clear: 'Снять все отметки',
  example: 'То же на примере',
  atTheTable: 'Раскладываете настоящую игру? Вот список с отметками',
};
