import type { Language } from '../rules/languages.ts';

/** The few words that any page may have to say of itself. */
interface OfflineNotes {
  readonly updated: string;
  readonly copy: (date: string) => string;
  readonly close: string;
}

const date = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);

const ALL: Readonly<Record<Language, OfflineNotes>> = {
  uk: {
    updated: 'Правила оновлено. Нове побачите на наступній сторінці.',
    copy: (day) => `Мережа не відповідає. Це копія${day === '' ? '' : ` від ${day}`}.`,
    close: 'Закрити',
  },
  ru: {
    updated: 'Правила обновлены. Новое увидите на следующей странице.',
    copy: (day) => `Сеть не отвечает. Это копия${day === '' ? '' : ` от ${day}`}.`,
    close: 'Закрыть',
  },
};

export const updatedNote = (language: Language): string => ALL[language].updated;
/** @param at when the copy was made; not a number where that is not known */
export const copyNote = (language: Language, at: number): string =>
  ALL[language].copy(Number.isNaN(at) ? '' : date(language, at));
export const closeNote = (language: Language): string => ALL[language].close;
