import type { Language } from '../../rules/languages.ts';

/** Words around every calculator: plain strings, because they travel to the page as data. */
export interface OddsPageWords {
  readonly title: string;
  readonly lead: string;
  readonly question: string;
  readonly answer: string;
  readonly presets: string;
  readonly swap: string;
  readonly clear: string;
  readonly undo: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly less: string;
  readonly more: string;
  /** How many fields of a folded group are filled in: {n}. */
  readonly filled: string;
  readonly reckoning: string;
  /** Of a question that takes long. */
  readonly stop: string;
  readonly stopped: string;
  /** The answer that is shown belongs to the question before. */
  readonly older: string;
  readonly reckon: string;
  readonly failed: string;
  readonly badLink: string;
  readonly skipped: string;
  readonly back: string;
  readonly toAnswer: string;
  readonly outcome: string;
  readonly chance: string;
  readonly contributions: string;
  readonly contribution: string;
  readonly contributionValue: string;
  readonly rules: string;
  readonly remarks: string;
  readonly whatIf: string;
  readonly whatIfLead: string;
  readonly asIs: string;
  readonly together: string;
  readonly pointsShort: string;
  readonly apply: string;
  readonly wanted: string;
  readonly seek: string;
  readonly seeking: string;
  readonly ready: string;
  readonly readyLead: string;
  readonly readyDetails: string;
  readonly needsScript: string;
}

const ALL: Readonly<Record<Language, OddsPageWords>> = {
  uk: {
    title: 'Шанси',
    lead: 'Точні ймовірності за правилами гри: що станеться, чому саме так і що зміниться, якщо вчинити інакше.',
    question: 'Що порахувати',
    answer: 'Відповідь',
    presets: 'Приклади',
    swap: 'Поміняти сторони місцями',
    clear: 'Очистити',
    undo: 'Скасувати',
    copy: 'Скопіювати посилання',
    copied: 'Посилання скопійовано.',
    copyFailed:
      'Браузер не дав скопіювати. Візьміть посилання з адресного рядка: воно веде сюди ж.',
    less: 'Менше',
    more: 'Більше',
    filled: 'вказано: {n}',
    reckoning: 'Рахуємо…',
    stop: 'Зупинити',
    stopped: 'Обчислення зупинено.',
    older: 'Показано відповідь на попереднє запитання.',
    reckon: 'Порахувати',
    failed: 'Калькулятор не завантажився. Оновіть сторінку; готові відповіді наведено нижче.',
    badLink: 'Посилання пошкоджене або застаріле, тому показано перший приклад.',
    skipped:
      'Частину посилання не вдалося прочитати: у ньому є те, чого немає в калькуляторі. Перевірте, що вказано.',
    back: 'Назад до розбору',
    toAnswer: 'До відповіді',
    outcome: 'Наслідок',
    chance: 'Шанс',
    contributions: 'Звідки ці числа',
    contribution: 'Що діє',
    contributionValue: 'Скільки дає',
    rules: 'Правила',
    remarks: 'Як пораховано',
    whatIf: 'А якщо…',
    whatIfLead: 'Виберіть одну або кілька змін, щоб порівняти.',
    asIs: 'Як зараз',
    together: 'Усе разом',
    pointsShort: 'в.\u00A0п.',
    apply: 'Взяти',
    wanted: 'Бажаний шанс, %',
    seek: 'Знайти',
    seeking: 'Шукаємо…',
    ready: 'Готові відповіді',
    readyLead: 'Типові випадки, пораховані наперед.',
    readyDetails: 'Докладно',
    needsScript: 'Щоб порахувати власний випадок, увімкніть JavaScript у браузері.',
  },
  ru: {
    title: 'Шансы',
    lead: 'Точные вероятности по правилам игры: что произойдёт, почему именно так и что изменится, если поступить иначе.',
    question: 'Что посчитать',
    answer: 'Ответ',
    presets: 'Примеры',
    swap: 'Поменять стороны местами',
    clear: 'Очистить',
    undo: 'Отменить',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована.',
    copyFailed:
      'Браузер не дал скопировать. Возьмите ссылку из адресной строки: она ведёт сюда же.',
    less: 'Меньше',
    more: 'Больше',
    filled: 'указано: {n}',
    reckoning: 'Считаем…',
    stop: 'Остановить',
    stopped: 'Расчёт остановлен.',
    older: 'Показан ответ на предыдущий вопрос.',
    reckon: 'Посчитать',
    failed: 'Калькулятор не загрузился. Обновите страницу; готовые ответы приведены ниже.',
    badLink: 'Ссылка повреждена или устарела, поэтому показан первый пример.',
    skipped:
      'Часть ссылки не удалось прочитать: в ней есть то, чего нет в калькуляторе. Проверьте, что указано.',
    back: 'Назад к разбору',
    toAnswer: 'К ответу',
    outcome: 'Исход',
    chance: 'Шанс',
    contributions: 'Откуда эти числа',
    contribution: 'Что действует',
    contributionValue: 'Сколько даёт',
    rules: 'Правила',
    remarks: 'Как посчитано',
    whatIf: 'А если…',
    whatIfLead: 'Выберите одно или несколько изменений, чтобы сравнить.',
    asIs: 'Как сейчас',
    together: 'Всё вместе',
    pointsShort: 'п.\u00A0п.',
    apply: 'Взять',
    wanted: 'Желаемый шанс, %',
    seek: 'Найти',
    seeking: 'Ищем…',
    ready: 'Готовые ответы',
    readyLead: 'Типичные случаи, посчитанные заранее.',
    readyDetails: 'Подробно',
    needsScript: 'Чтобы посчитать свой случай, включите JavaScript в браузере.',
  },
};

export const oddsPageWords = (language: Language): OddsPageWords => ALL[language];
