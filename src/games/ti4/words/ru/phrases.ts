import type { PlayerId, Pool } from '../../engine/action/types.ts';

export const PLAYER: Readonly<Record<PlayerId, string>> = {
  red: 'Красный',
  blue: 'Синий',
  yellow: 'Жёлтый',
  green: 'Зелёный',
  purple: 'Фиолетовый',
  black: 'Чёрный',
};

export const POOL: Readonly<Record<Pool, string>> = {
  tactic: 'тактический резерв',
  fleet: 'резерв флота',
  strategy: 'стратегический резерв',
};
