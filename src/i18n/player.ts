import type { Language } from '../rules/languages.ts';

/** The player's own words: plain strings, because they travel to the page as data. */
export interface PlayerWords {
  readonly title: string;
  readonly board: string;
  readonly decides: string;
  readonly rolls: string;
  readonly start: string;
  readonly step: string;
  readonly ofBook: string;
  readonly back: string;
  readonly forward: string;
  readonly restart: string;
  readonly bookNext: string;
  readonly bookReturn: string;
  readonly bookOver: string;
  readonly bookOverLong: string;
  readonly bookLeft: string;
  readonly sourceBook: string;
  readonly sourceRandom: string;
  readonly sourceHand: string;
  readonly handLead: string;
  readonly handLeft: string;
  readonly handDone: string;
  readonly handRemove: string;
  readonly refused: string;
  readonly because: string;
  readonly openRule: string;
  readonly otherOptions: string;
  readonly whyAsked: string;
  readonly log: string;
  readonly transcript: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly badLink: string;
  readonly shortLink: string;
  readonly otherScenario: string;
  readonly playIt: string;
  readonly transcriptLead: string;
  readonly ours: string;
  readonly failed: string;
  readonly odds: string;
}

export const PLAYER_WORDS: Readonly<Record<Language, PlayerWords>> = {
  uk: {
    title: 'Розіграйте самі',
    board: 'Поле',
    decides: 'Вирішує',
    rolls: 'Випадок',
    start: 'Початок',
    step: 'Крок',
    ofBook: 'із',
    back: 'Крок назад',
    forward: 'Крок уперед',
    restart: 'Спочатку',
    bookNext: 'За прикладом',
    bookReturn: 'До прикладу',
    bookOver: 'Приклад зіграно',
    bookOverLong: 'Приклад скінчився. Далі грайте, як хочете.',
    bookLeft: 'Ви відійшли від прикладу.',
    sourceBook: 'Як у прикладі',
    sourceRandom: 'Навмання',
    sourceHand: 'У мене випало…',
    handLead: 'Торкніться того, що випало.',
    handLeft: 'Лишилося вказати:',
    handDone: 'Так і випало',
    handRemove: 'Прибрати:',
    refused: 'Не можна. За правилом:',
    because: 'Через це:',
    openRule: 'Відкрити правило',
    otherOptions: 'Чого не можна і чому',
    whyAsked: 'Правила цього кроку',
    log: 'Що було раніше',
    transcript: 'Увесь приклад текстом',
    copyLink: 'Скопіювати посилання на цю мить',
    copied: 'Посилання скопійовано.',
    copyFailed:
      'Браузер не дав скопіювати. Візьміть посилання з адресного рядка: воно веде сюди ж.',
    badLink:
      'Посилання пошкоджене або застаріле, тому ходи з нього не відтворено. Почнімо спочатку.',
    shortLink:
      'Посилання застаріле або пошкоджене: наступного ходу з нього правила не дозволяють. Це остання мить, яку вдалося відтворити.',
    otherScenario:
      'Посилання веде до іншого прикладу, тому ходи з нього не відтворено. Почнімо спочатку.',
    playIt: 'Розіграти крок за кроком',
    transcriptLead: 'Кожен рядок веде до правила, яке він застосовує.',
    ours: 'Що додали ми',
    failed:
      'Розбір не завантажився. Увесь приклад наведено нижче текстом; щоб розіграти його, оновіть сторінку.',
    odds: 'Які тут шанси?',
  },
  ru: {
    title: 'Разыграйте сами',
    board: 'Поле',
    decides: 'Решает',
    rolls: 'Случай',
    start: 'Начало',
    step: 'Шаг',
    ofBook: 'из',
    back: 'Шаг назад',
    forward: 'Шаг вперёд',
    restart: 'Сначала',
    bookNext: 'По примеру',
    bookReturn: 'К примеру',
    bookOver: 'Пример сыгран',
    bookOverLong: 'Пример закончился. Дальше играйте, как хотите.',
    bookLeft: 'Вы отошли от примера.',
    sourceBook: 'Как в примере',
    sourceRandom: 'Наугад',
    sourceHand: 'У меня выпало…',
    handLead: 'Коснитесь того, что выпало.',
    handLeft: 'Осталось указать:',
    handDone: 'Так и выпало',
    handRemove: 'Убрать:',
    refused: 'Нельзя. По правилу:',
    because: 'Из-за этого:',
    openRule: 'Открыть правило',
    otherOptions: 'Чего нельзя и почему',
    whyAsked: 'Правила этого шага',
    log: 'Что было раньше',
    transcript: 'Весь пример текстом',
    copyLink: 'Скопировать ссылку на этот момент',
    copied: 'Ссылка скопирована.',
    copyFailed:
      'Браузер не дал скопировать. Возьмите ссылку из адресной строки: она ведёт сюда же.',
    badLink:
      'Ссылка повреждена или устарела, поэтому ходы из неё не восстановлены. Начнём сначала.',
    shortLink:
      'Ссылка устарела или повреждена: следующего хода из неё правила не допускают. Это последний момент, который удалось восстановить.',
    otherScenario:
      'Ссылка ведёт к другому примеру, поэтому ходы из неё не восстановлены. Начнём сначала.',
    playIt: 'Разыграть шаг за шагом',
    transcriptLead: 'Каждая строка ведёт к правилу, которое она применяет.',
    ours: 'Что добавили мы',
    failed:
      'Разбор не загрузился. Весь пример приведён ниже текстом; чтобы разыграть его, обновите страницу.',
    odds: 'Какие здесь шансы?',
  },
};
