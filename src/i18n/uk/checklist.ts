import type { ChecklistWords } from '../checklist.ts';

export const checklist: ChecklistWords = {
  title: 'Приготування за списком',
  lead: 'Розкладайте гру й ставте позначки. Їх пам’ятає тільки цей пристрій.',
  done: 'Зроблено {done} із {all}',
  clear: 'Зняти всі позначки',
  openRule: 'Відкрити правило',
  example: 'Те саме на прикладі',
  atTheTable: 'Розкладаєте справжню гру? Ось список із позначками',
};
