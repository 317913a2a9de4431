import type { Change } from '../rules/ask/changes.ts';
import type { Language } from '../rules/languages.ts';
import { grammarOf } from './grammar.ts';

export interface ChangesWords {
  readonly title: string;
  readonly lead: string;
  /** The section of a game's page that leads to its changes and its text. */
  readonly texts: string;
  readonly unreleased: string;
  readonly release: (version: string) => string;
  readonly date: (date: string) => string;
  readonly first: (rules: number, terms: number) => string;
  readonly nothing: string;
  readonly kinds: Readonly<Record<Change['change'], string>>;
  readonly before: string;
}

const dateIn =
  (language: Language) =>
  (date: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );

const counted = { uk: grammarOf('uk').count, ru: grammarOf('ru').count } as const;

const ALL: Readonly<Record<Language, ChangesWords>> = {
  uk: {
    title: 'Що змінилося',
    lead: 'Правила, які додано, переформульовано чи перенесено з кожним випуском сайту. Старі посилання працюють і далі.',
    texts: 'Текст і зміни',
    unreleased: 'Після останнього випуску',
    release: (version) => `Випуск ${version}`,
    date: dateIn('uk'),
    first: (rules, terms) =>
      `Перший випуск: ${counted.uk(rules, ['правило', 'правила', 'правил'])}, ${counted.uk(terms, ['термін', 'терміни', 'термінів'])}. Порівнювати ще нема з чим.`,
    nothing: 'У цій грі нічого не змінилося.',
    kinds: {
      added: 'Додано',
      reworded: 'Переформульовано',
      moved: 'Перенесено',
      removed: 'Вилучено',
    },
    before: 'Раніше',
  },
  ru: {
    title: 'Что изменилось',
    lead: 'Правила, которые добавлены, переформулированы или перенесены с каждым выпуском сайта. Старые ссылки работают по-прежнему.',
    texts: 'Текст и изменения',
    unreleased: 'После последнего выпуска',
    release: (version) => `Выпуск ${version}`,
    date: dateIn('ru'),
    first: (rules, terms) =>
      `Первый выпуск: ${counted.ru(rules, ['правило', 'правила', 'правил'])}, ${counted.ru(terms, ['термин', 'термина', 'терминов'])}. Сравнивать пока не с чем.`,
    nothing: 'В этой игре ничего не изменилось.',
    kinds: {
      added: 'Добавлено',
      reworded: 'Переформулировано',
      moved: 'Перенесено',
      removed: 'Удалено',
    },
    before: 'Раньше',
  },
};

export const changesWords = (language: Language): ChangesWords => ALL[language];
