import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('uk');

export const course = {
  title: 'Навчання',
  firstTime: 'Вперше граєте?',
  lead: 'Короткі уроки для першої партії. Кожен пояснює одну частину гри, дає спробувати її самому й показує, де про неї написано правило.',
  lessons: (lessons: number): string => count(lessons, ['урок', 'уроки', 'уроків']),
  /** The led game after the lessons counts as a step of its own. */
  andFirstGame: 'і перша партія',
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
  /** `{n}` stands for the number of questions that are not answered right yet. */
  lessonLeft: 'Щоб зарахувати урок, дайте правильні відповіді на всі питання. Лишилося: {n}.',
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
  board: {
    task: 'Завдання',
    reached: 'Завдання виконано.',
    missed: 'Цього разу завдання не виконано. Поверніться на крок і спробуйте інакше.',
    rest: 'Чим скінчився приклад',
    on: 'Далі: пояснення',
    readOn: 'Далі: пояснення й питання нижче',
  },
  boardWords: 'Слова на полі',
  checklist: 'Розкласти за переліком',
  openRule: 'Відкрити правило',
  isRight: 'Так',
  isWrong: 'Ні',
};
