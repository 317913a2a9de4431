import type { SearchFailed } from '../search-failed.ts';

export const searchFailed: SearchFailed = { again: 'Поиск не загрузился. Попробовать ещё раз?' };
