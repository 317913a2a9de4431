import type { PlayerId, Pool } from '../../engine/action/types.ts';

export const PLAYER: Readonly<Record<PlayerId, string>> = {
  red: 'Червоний',
  blue: 'Синій',
  yellow: 'Жовтий',
  green: 'Зелений',
  purple: 'Фіолетовий',
  black: 'Чорний',
};

export const POOL: Readonly<Record<Pool, string>> = {
  tactic: 'тактичний резерв',
  fleet: 'резерв флоту',
  strategy: 'стратегічний резерв',
};
