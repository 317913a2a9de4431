import type { SearchFailed } from '../search-failed.ts';

export const searchFailed: SearchFailed = { again: 'Пошук не завантажився. Спробувати ще раз?' };
