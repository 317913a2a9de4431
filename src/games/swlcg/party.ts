import type { Beginning, Party } from '../../party/beginning.ts';

export const beginnings: readonly Beginning[] = [
  {
    id: 'starter-decks',
    procedure: 'swlcg/game',
    setup: { turns: { light: 0, dark: 0 } },
    title: { uk: 'Стартові колоди', ru: 'Стартовые колоды' },
  },
  {
    id: 'with-windows',
    procedure: 'swlcg/game',
    setup: { turns: { light: 0, dark: 0 }, windows: true },
    title: { uk: 'Стартові колоди, з вікнами дій', ru: 'Стартовые колоды, с окнами действий' },
  },
];

export const asksCards = true;

export const phases: Party['phases'] = {
  balance: ['swlcg.turn-chart.balance-dial', 'swlcg.turn-chart.balance-side'],
  refresh: [
    'swlcg.turn-chart.refresh-focus',
    'swlcg.turn-chart.refresh-shields',
    'swlcg.turn-chart.refresh-replace',
    'swlcg.turn-chart.refresh-window',
  ],
  draw: [
    'swlcg.turn-chart.draw-discard',
    'swlcg.turn-chart.draw-reserve',
    'swlcg.turn-chart.draw-window',
  ],
  deployment: [
    'swlcg.turn-chart.deployment-begins',
    'swlcg.turn-chart.deployment-window',
    'swlcg.turn-chart.deployment-ends',
  ],
  conflict: [
    'swlcg.turn-chart.conflict-window-first',
    'swlcg.turn-chart.conflict-engage',
    'swlcg.turn-chart.conflict-window-last',
  ],
  force: [
    'swlcg.turn-chart.force-commit',
    'swlcg.turn-chart.force-struggle',
    'swlcg.turn-chart.force-window',
  ],
};
