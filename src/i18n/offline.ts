import type { Problem } from '../offline/messages.ts';
import type { Language } from '../rules/languages.ts';

/** Keeping games at hand without a network: what is offered, what goes on, what went wrong. */
export interface OfflineWords {
  readonly title: string;
  readonly lead: string;
  readonly offer: (onTheWay: string, onDevice: string) => string;
  readonly unknown: string;
  readonly unable: string;
  readonly needsScript: string;
  readonly waiting: string;
  readonly fetching: string;
  readonly progress: (done: string, total: string) => string;
  readonly kept: (onDevice: string) => string;
  readonly updating: string;
  readonly problems: Readonly<Record<Problem, (missing: string) => string>>;
  readonly stillKept: string;
  readonly acts: Readonly<Record<'keep' | 'cancel' | 'remove' | 'retry', string>>;
  readonly more: string;
  readonly games: string;
  readonly how: string;
  readonly explained: readonly string[];
  readonly visited: string;
  readonly noVisited: string;
  readonly forget: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly again: string;
  readonly onDevice: string;
  readonly noGames: string;
  readonly size: (bytes: number) => string;
}

const sizeIn =
  (language: Language, unit: string) =>
  (bytes: number): string =>
    `${new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(
      // Less than the least that is shown is still something.
      Math.max(bytes / 1e6, 0.1),
    )}\u00A0${unit}`;

const ALL: Readonly<Record<Language, OfflineWords>> = {
  uk: {
    title: 'Без мережі',
    lead: 'Збережіть гру на пристрої, і правила будуть під рукою навіть там, де немає зв’язку.',
    offer: (onTheWay, onDevice) =>
      `Уся гра: сторінки, пошук, терміни, розбори й таблиці. Завантажити треба приблизно ${onTheWay}, на пристрої це займе ${onDevice}.`,
    unknown: 'Гру не збережено. Скільки вона займе, дізнаємося, коли з’явиться мережа.',
    unable:
      'Цей браузер не дає зберегти гру. Спробуйте звичайне вікно замість приватного або інший браузер.',
    needsScript: 'Щоб зберегти гру, увімкніть JavaScript.',
    waiting: 'Дивимося, що збережено…',
    fetching: 'Зберігаємо гру. Можна читати далі: робота йде у фоні.',
    progress: (done, total) => `${done} із ${total}`,
    kept: (onDevice) => `Гру збережено (${onDevice}). Вона працює без мережі й оновлюється сама.`,
    updating: 'Гру збережено. Завантажуємо нову версію, а доти працює попередня.',
    problems: {
      network: () =>
        'З’єднання перервалося. Завантажене не пропало: продовжимо, коли з’явиться мережа.',
      storage: (missing) =>
        `На пристрої бракує місця: потрібно ще ${missing}. Звільніть місце й спробуйте знову.`,
      broken: () => 'Файли прийшли пошкодженими, тому їх не взято. Спробуйте трохи згодом.',
      gone: () => 'На сайті цієї гри більше немає.',
    },
    stillKept: 'Збережена раніше версія ціла й працює.',
    acts: {
      keep: 'Зберегти гру',
      cancel: 'Скасувати',
      remove: 'Прибрати з пристрою',
      retry: 'Спробувати знову',
    },
    more: 'Що збережено на пристрої',
    games: 'Ігри',
    how: 'Як це працює',
    explained: [
      'Збережена гра завжди відкривається з пристрою: одразу й уся в одній версії. Нову версію завантажуємо окремо, перевіряємо кожен файл і лише тоді вмикаємо, а сторінка, яку ви читаєте, лишається такою, як була.',
      'Окремі сторінки правил на пристрій не беремо: без мережі їхні посилання ведуть до того самого правила в розділі.',
      'Відвідані сторінки зберігаються самі. Коли мережа є, вони приходять із неї; коли немає, показуємо останню копію і кажемо про це.',
      'Щоб відкривати Кодекс як застосунок, додайте його на головний екран через меню браузера.',
    ],
    visited: 'Відвідані сторінки',
    noVisited: 'Поки що жодної.',
    forget: 'Забути відвідані сторінки',
    missing: 'Цієї сторінки немає на пристрої',
    missingLead:
      'Мережі зараз немає, а цю сторінку не збережено. Нижче — те, що відкриється й так.',
    again: 'Спробувати ще раз',
    onDevice: 'Є на пристрої',
    noGames: 'Жодної гри ще не збережено.',
    size: sizeIn('uk', 'МБ'),
  },
  ru: {
    title: 'Без сети',
    lead: 'Сохраните игру на устройстве, и правила будут под рукой даже там, где нет связи.',
    offer: (onTheWay, onDevice) =>
      `Вся игра: страницы, поиск, термины, разборы и таблицы. Загрузить нужно примерно ${onTheWay}, на устройстве это займёт ${onDevice}.`,
    unknown: 'Игра не сохранена. Сколько она займёт, узнаем, когда появится сеть.',
    unable:
      'Этот браузер не даёт сохранить игру. Попробуйте обычное окно вместо приватного или другой браузер.',
    needsScript: 'Чтобы сохранить игру, включите JavaScript.',
    waiting: 'Смотрим, что сохранено…',
    fetching: 'Сохраняем игру. Можно читать дальше: работа идёт в фоне.',
    progress: (done, total) => `${done} из ${total}`,
    kept: (onDevice) => `Игра сохранена (${onDevice}). Она работает без сети и обновляется сама.`,
    updating: 'Игра сохранена. Загружаем новую версию, а до тех пор работает прежняя.',
    problems: {
      network: () =>
        'Соединение прервалось. Загруженное не пропало: продолжим, когда появится сеть.',
      storage: (missing) =>
        `На устройстве не хватает места: нужно ещё ${missing}. Освободите место и попробуйте снова.`,
      broken: () => 'Файлы пришли повреждёнными, поэтому их не взяли. Попробуйте чуть позже.',
      gone: () => 'На сайте этой игры больше нет.',
    },
    stillKept: 'Сохранённая раньше версия цела и работает.',
    acts: {
      keep: 'Сохранить игру',
      cancel: 'Отменить',
      remove: 'Убрать с устройства',
      retry: 'Попробовать снова',
    },
    more: 'Что сохранено на устройстве',
    games: 'Игры',
    how: 'Как это работает',
    explained: [
      'Сохранённая игра всегда открывается с устройства: сразу и вся в одной версии. Новую версию загружаем отдельно, проверяем каждый файл и только потом включаем, а страница, которую вы читаете, остаётся такой, как была.',
      'Отдельные страницы правил на устройство не берём: без сети их ссылки ведут к тому же правилу в разделе.',
      'Посещённые страницы сохраняются сами. Когда сеть есть, они приходят из неё; когда нет, показываем последнюю копию и говорим об этом.',
      'Чтобы открывать Кодекс как приложение, добавьте его на главный экран через меню браузера.',
    ],
    visited: 'Посещённые страницы',
    noVisited: 'Пока ни одной.',
    forget: 'Забыть посещённые страницы',
    missing: 'Этой страницы нет на устройстве',
    missingLead: 'Сети сейчас нет, а эта страница не сохранена. Ниже — то, что откроется и так.',
    again: 'Попробовать ещё раз',
    onDevice: 'Есть на устройстве',
    noGames: 'Ни одна игра ещё не сохранена.',
    size: sizeIn('ru', 'МБ'),
  },
};

export const offlineWords = (language: Language): OfflineWords => ALL[language];
