import { grammarOf } from '../grammar.ts';
import type { SearchInterface } from '../search.ts';

const { count } = grammarOf('uk');

export const search: SearchInterface = {
  title: 'Пошук',
  placeholder: 'Термін, правило, запитання',
  close: 'Закрити пошук',
  results: 'Результати пошуку',
  filter: 'Що показувати',
  loading: 'Готуємо пошук…',
  failed: 'Пошук не завантажився. Перевірте з’єднання і змініть запит, щоб спробувати ще раз.',
  nothing: 'Нічого не знайдено. Можливо, ви шукали один із цих термінів:',
  nothingFiltered: 'З таким фільтром нічого не знайдено.',
  clearFilter: 'Показати все',
  toldIn: { uk: 'українською', ru: 'російською' },
  recent: 'Нещодавні запити',
  forget: 'Забути',
  notIt: 'Не те?',
  nextTerms: 'Близькі терміни:',
  copyReport: 'Скопіювати повідомлення',
  sendReport: 'Повідомити',
  report: (query, address) => `Пошук не відповідає на запит «${query}», ${address}`,
  unanswered: (all) =>
    `Без відповіді на цьому пристрої: ${count(all, ['запит', 'запити', 'запитів'])}. Нікуди не надсилається.`,
  copyAll: 'Скопіювати всі',
  clearAll: 'Стерти',
  copied: 'Скопійовано.',
  notCopied: 'Скопіювати не вдалося.',
  found: (all, shown) =>
    `${count(all, ['результат', 'результати', 'результатів'])}${shown < all ? `, показано ${shown}` : ''}`,
  corrected: (query) => `Показано: ${query}.`,
  groups: {
    terms: 'Терміни',
    rules: 'Правила',
    questions: 'Питання',
    examples: 'Приклади',
    editions: 'Розбіжності',
  },
  kinds: {
    term: 'Термін',
    topic: 'Тема',
    rule: 'Правило',
    section: 'Розділ',
    example: 'Приклад',
    note: 'Примітка',
    faq: 'Питання',
    team: 'Командна гра',
    edition: 'Розбіжність',
    variant: 'Варіант',
  },
};
