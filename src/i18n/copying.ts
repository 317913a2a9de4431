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
  /** What the frame on another site says where it shows no rule; names of the site follow. */
  readonly card: Readonly<Record<'unknown' | 'failed' | 'read' | 'noScript', string>>;
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
      unknown: 'За цією адресою правила немає. Усі правила:',
      failed: 'Не вдалося завантажити правило.',
      read: 'Прочитати його на сайті',
      noScript: 'Картку показує скрипт, а він вимкнений. Усі правила:',
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
      unknown: 'По этому адресу правила нет. Все правила:',
      failed: 'Не удалось загрузить правило.',
      read: 'Прочитать его на сайте',
      noScript: 'Карточку показывает скрипт, а он отключён. Все правила:',
    },
  },
};

export const copyingWords = (language: Language): CopyingWords => ALL[language];
