import type { Language } from '../rules/languages.ts';

/** What can be done with a rule's link; on a topic's page it comes with the first press only. */
export interface CopyingWords {
  readonly menu: string;
  readonly open: string;
  readonly formats: Readonly<Record<'link' | 'text' | 'markdown' | 'telegram', string>>;
  readonly share: string;
  readonly embed: string;
  readonly embedLead: string;
  readonly copyCode: string;
  readonly copied: string;
  readonly failed: string;
  /** What the frame on another site says while it shows no rule; the name of the site follows. */
  readonly card: Readonly<Record<'waiting' | 'unknown' | 'failed' | 'read', string>>;
}

const ALL: Readonly<Record<Language, CopyingWords>> = {
  uk: {
    menu: 'Що зробити з посиланням',
    open: 'Відкрити правило окремо',
    formats: {
      link: 'Скопіювати посилання',
      text: 'Скопіювати текст із посиланням',
      markdown: 'Скопіювати для Markdown',
      telegram: 'Скопіювати для бота в Telegram',
    },
    share: 'Поділитися',
    embed: 'Вставити на свій сайт',
    embedLead: 'Картка з цим правилом. Додайте цей код до своєї сторінки:',
    copyCode: 'Скопіювати код для сайту',
    copied: 'Скопійовано',
    failed: 'Не вдалося скопіювати. Скопіюйте адресу сторінки цього правила вручну.',
    card: {
      waiting: 'Якщо правило не з’явилося, прочитайте його на сайті:',
      unknown: 'За цією адресою правила немає. Усі правила:',
      failed: 'Не вдалося завантажити правило.',
      read: 'Прочитати його на сайті',
    },
  },
  ru: {
    menu: 'Что сделать со ссылкой',
    open: 'Открыть правило отдельно',
    formats: {
      link: 'Скопировать ссылку',
      text: 'Скопировать текст со ссылкой',
      markdown: 'Скопировать для Markdown',
      telegram: 'Скопировать для бота в Telegram',
    },
    share: 'Поделиться',
    embed: 'Вставить на свой сайт',
    embedLead: 'Карточка с этим правилом. Добавьте этот код на свою страницу:',
    copyCode: 'Скопировать код для сайта',
    copied: 'Скопировано',
    failed: 'Не удалось скопировать. Скопируйте адрес страницы этого правила вручную.',
    card: {
      waiting: 'Если правило не появилось, прочитайте его на сайте:',
      unknown: 'По этому адресу правила нет. Все правила:',
      failed: 'Не удалось загрузить правило.',
      read: 'Прочитать его на сайте',
    },
  },
};

export const copyingWords = (language: Language): CopyingWords => ALL[language];
