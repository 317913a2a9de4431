import { grammarOf } from '../grammar.ts';
import type { SearchInterface } from '../search.ts';

const { count } = grammarOf('ru');

export const search: SearchInterface = {
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
  notIt: 'Не то?',
  nextTerms: 'Близкие термины:',
  copyReport: 'Скопировать сообщение',
  sendReport: 'Сообщить',
  report: (query, address) => `Поиск не отвечает на запрос «${query}», ${address}`,
  unanswered: (all) =>
    `Без ответа на этом устройстве: ${count(all, ['запрос', 'запроса', 'запросов'])}. Никуда не отправляется.`,
  copyAll: 'Скопировать все',
  clearAll: 'Стереть',
  copied: 'Скопировано.',
  notCopied: 'Скопировать не удалось.',
  found: (all, shown) =>
    `${count(all, ['результат', 'результата', 'результатов'])}${shown < all ? `, показано ${shown}` : ''}`,
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
