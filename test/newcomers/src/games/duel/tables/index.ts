import { defineTable, term } from '../../../tables/table.ts';
import type { Table } from '../../../tables/table.ts';

const FIGURES = [
  ['captain', 1],
  ['figure', 2],
] as const;

const figures = defineTable({
  id: 'figures',
  words: {
    title: { uk: 'Фігури', ru: 'Фигуры' },
    summary: { uk: 'Бій двох фігур.', ru: 'Бой двух фигур.' },
  },
  rows: FIGURES,
  idOf: ([id]) => id,
  columns: {
    figure: {
      words: { name: { uk: 'Фігура', ru: 'Фигура' }, meaning: { uk: 'Боєць.', ru: 'Боец.' } },
      of: ([id]) => term(id),
    },
    steps: {
      words: { name: { uk: 'Крок', ru: 'Шаг' }, meaning: { uk: 'Клітинки.', ru: 'Клетки.' } },
      of: ([, steps]) => steps,
      origin: {
        confidence: 'high',
        sources: [{ name: 'Nobody', about: { uk: 'Правила.', ru: 'Правила.' } }],
      },
    },
  },
});

export const duelTables: readonly Table[] = [figures];
