import type { Language } from '../rules/languages.ts';
import type { Kind } from '../rules/read/schemas.ts';
import { grammarOf, type CountForms } from './grammar.ts';

/** What the filter of the search lets through; a label for each group of kinds. */
export type FilterGroup = 'terms' | 'rules' | 'questions' | 'examples' | 'editions';

/** The words of the search. They stand apart from the others to load with its dialog only. */
export interface SearchInterface {
  readonly title: string;
  readonly placeholder: string;
  readonly close: string;
  readonly results: string;
  readonly filter: string;
  readonly loading: string;
  readonly failed: string;
  readonly nothing: string;
  readonly nothingFiltered: string;
  readonly clearFilter: string;
  readonly toldIn: Readonly<Record<Language, string>>;
  readonly recent: string;
  readonly forget: string;
  readonly found: (count: number, shown: number) => string;
  readonly corrected: (query: string) => string;
  readonly groups: Readonly<Record<FilterGroup, string>>;
  readonly kinds: Readonly<Record<Kind | 'term' | 'topic', string>>;
}

/** «показано» is the same word in both languages. */
function foundIn(language: Language, forms: CountForms): SearchInterface['found'] {
  const { count } = grammarOf(language);
  return (all, shown) => `${count(all, forms)}${shown < all ? `, показано ${shown}` : ''}`;
}

const uk: SearchInterface = {
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
  found: foundIn('uk', ['результат', 'результати', 'результатів']),
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

const ru: SearchInterface = {
  title: 'Поиск',
  placeholder: 'Термин, правило, вопрос',
  close: 'Закрыть поиск',
  results: 'Результаты поиска',
  filter: 'Что показывать',
  loading: 'Готовим поиск…',
  failed: 'Поиск не загрузился. Проверьте соединение и измените запрос, чтобы попробовать ещё раз.',
  nothing: 'Ничего не найдено. Возможно, вы искали один из этих терминов:',
  nothingFiltered: 'С таким фильтром ничего не найдено.',
  clearFilter: 'Показать всё',
  toldIn: { uk: 'по-украински', ru: 'по-русски' },
  recent: 'Недавние запросы',
  forget: 'Забыть',
  found: foundIn('ru', ['результат', 'результата', 'результатов']),
  corrected: (query) => `Показано: ${query}.`,
  groups: {
    terms: 'Термины',
    rules: 'Правила',
    questions: 'Вопросы',
    examples: 'Примеры',
    editions: 'Расхождения',
  },
  kinds: {
    term: 'Термин',
    topic: 'Тема',
    rule: 'Правило',
    section: 'Раздел',
    example: 'Пример',
    note: 'Примечание',
    faq: 'Вопрос',
    team: 'Командная игра',
    edition: 'Расхождение',
    variant: 'Вариант',
  },
};

const ALL: Readonly<Record<Language, SearchInterface>> = { uk, ru };

export const searchWords = (language: Language): SearchInterface => ALL[language];
