import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('uk');

export const course = {
  title: 'Навчання',
  firstTime: 'Вперше граєте?',
  lead: 'Короткі уроки для першої партії. Кожен пояснює одну частину гри, дає спробувати її самому й показує, де про неї написано правило.',
  lessons: (lessons: number): string => count(lessons, ['урок', 'уроки', 'уроків']),
  minutes: (minutes: number) => `${minutes} хв`,
  place: (number: number, all: number) => `Урок ${number} із ${all}`,
  remembered: 'Поступ і відповіді зберігає лише цей пристрій.',
  /** `{n}` stands for the number of lessons done. */
  progress: (all: number) => `Пройдено {n} із ${all}`,
  begin: 'Почати',
  /** `{n}` stands for the number of the lesson. */
  goOn: 'Продовжити: урок {n}',
  again: 'Перечитати',
  done: 'пройдено',
  allDone: 'Усі уроки пройдено. Час розкладати поле.',
  startOver: 'Почати спочатку',
  startOverAsk: 'Стерти поступ і всі відповіді цього курсу на цьому пристрої?',
  startOverDo: 'Стерти',
  startedOver: 'Поступ стерто.',
  tryIt: 'Перевірте себе',
  lessonDone: 'Урок пройдено.',
  neighbours: 'Сусідні уроки',
  previous: 'Попередній урок',
  next: 'Наступний урок',
  overview: 'Усі уроки',
  toRules: 'До правил гри',
  kinds: {
    one: 'Одна правильна відповідь',
    all: 'Виберіть усі правильні',
    order: 'Натискайте на кроки по черзі',
  },
  check: 'Перевірити',
  clear: 'Стерти вибір',
  answer: 'Показати відповідь',
  right: 'Правильно.',
  wrong: 'Ні.',
  wrongAt: 'Помилка на місці {n}.',
  more: 'Ще не все: є інші правильні відповіді.',
  chooseFirst: 'Спершу виберіть хоча б одну відповідь.',
  orderFirst: 'Спершу розставте всі кроки.',
  openRule: 'Відкрити правило',
  isRight: 'Так',
  isWrong: 'Ні',
};
