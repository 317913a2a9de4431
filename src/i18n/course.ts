import type { Language } from '../rules/languages.ts';
import type { ExerciseKind } from '../rules/read/schemas.ts';
import { grammarOf } from './grammar.ts';

/** Every word of the course that the lessons themselves do not say. */
export interface CourseWords {
  readonly title: string;
  readonly firstTime: string;
  readonly lead: string;
  readonly lessons: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly place: (number: number, all: number) => string;
  readonly remembered: string;
  /** `{n}` stands for the number of lessons done. */
  readonly progress: (all: number) => string;
  readonly begin: string;
  /** `{n}` stands for the number of the lesson. */
  readonly goOn: string;
  readonly again: string;
  readonly done: string;
  readonly allDone: string;
  readonly startOver: string;
  readonly startOverAsk: string;
  readonly startOverDo: string;
  readonly startedOver: string;
  readonly tryIt: string;
  readonly lessonDone: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  readonly overview: string;
  readonly toRules: string;
  readonly kinds: Readonly<Record<ExerciseKind, string>>;
  readonly check: string;
  readonly clear: string;
  readonly answer: string;
  readonly right: string;
  readonly wrong: string;
  readonly wrongAt: string;
  readonly more: string;
  readonly chooseFirst: string;
  readonly orderFirst: string;
  readonly openRule: string;
  readonly isRight: string;
  readonly isWrong: string;
}

const counted = {
  uk: grammarOf('uk').count,
  ru: grammarOf('ru').count,
} as const;

const ALL: Readonly<Record<Language, CourseWords>> = {
  uk: {
    title: 'Навчання',
    firstTime: 'Вперше граєте?',
    lead: 'Короткі уроки для першої партії. Кожен пояснює одну частину гри, дає спробувати її самому й показує, де про неї написано правило.',
    lessons: (count) => counted.uk(count, ['урок', 'уроки', 'уроків']),
    minutes: (count) => `${count} хв`,
    place: (number, all) => `Урок ${number} із ${all}`,
    remembered: 'Поступ і відповіді зберігає лише цей пристрій.',
    progress: (all) => `Пройдено {n} із ${all}`,
    begin: 'Почати',
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
  },
  ru: {
    title: 'Обучение',
    firstTime: 'Впервые играете?',
    lead: 'Короткие уроки для первой партии. Каждый объясняет одну часть игры, даёт попробовать её самому и показывает, где о ней написано правило.',
    lessons: (count) => counted.ru(count, ['урок', 'урока', 'уроков']),
    minutes: (count) => `${count} мин`,
    place: (number, all) => `Урок ${number} из ${all}`,
    remembered: 'Пройденное и ответы хранит только это устройство.',
    progress: (all) => `Пройдено {n} из ${all}`,
    begin: 'Начать',
    goOn: 'Продолжить: урок {n}',
    again: 'Перечитать',
    done: 'пройдено',
    allDone: 'Все уроки пройдены. Пора раскладывать поле.',
    startOver: 'Начать сначала',
    startOverAsk: 'Стереть пройденное и все ответы этого курса на этом устройстве?',
    startOverDo: 'Стереть',
    startedOver: 'Пройденное стёрто.',
    tryIt: 'Проверьте себя',
    lessonDone: 'Урок пройден.',
    neighbours: 'Соседние уроки',
    previous: 'Предыдущий урок',
    next: 'Следующий урок',
    overview: 'Все уроки',
    toRules: 'К правилам игры',
    kinds: {
      one: 'Один верный ответ',
      all: 'Выберите все верные',
      order: 'Нажимайте на шаги по порядку',
    },
    check: 'Проверить',
    clear: 'Стереть выбор',
    answer: 'Показать ответ',
    right: 'Верно.',
    wrong: 'Нет.',
    wrongAt: 'Ошибка на месте {n}.',
    more: 'Ещё не всё: есть другие верные ответы.',
    chooseFirst: 'Сначала выберите хотя бы один ответ.',
    orderFirst: 'Сначала расставьте все шаги.',
    openRule: 'Открыть правило',
    isRight: 'Да',
    isWrong: 'Нет',
  },
};

export const courseWords = (language: Language): CourseWords => ALL[language];
