import type { Language } from '../rules/languages.ts';

export interface BookletWords {
  readonly title: string;
  readonly lead: string;
  readonly print: string;
  readonly how: string;
  readonly codes: (site: string) => string;
  readonly edition: (version: string) => string;
  readonly course: string;
  readonly played: string;
}

const ALL: Readonly<Record<Language, BookletWords>> = {
  uk: {
    title: 'Книжка для друку',
    lead: 'Усі правила гри однією книжкою: зміст, розділи з номерами, словник.',
    print: 'Надрукувати книжку',
    how: 'Друкуйте з меню браузера (Ctrl+P або ⌘P) або збережіть як PDF. Сторінка має розмір A5, тож на аркуші A4 їх уміщається дві.',
    codes: (site) =>
      `Число на полях — адреса правила. Уведіть його в пошуку на ${site}, і відкриється саме це правило. Знак § у тексті веде до розділу цієї книжки.`,
    edition: (version) => `Видання ${version}`,
    course: 'Хід гри',
    played: 'Розіграно крок за кроком',
  },
  ru: {
    title: 'Книжка для печати',
    lead: 'Все правила игры одной книжкой: содержание, разделы с номерами, словарь.',
    print: 'Напечатать книжку',
    how: 'Печатайте из меню браузера (Ctrl+P или ⌘P) или сохраните как PDF. Страница имеет размер A5, поэтому на листе A4 их помещается две.',
    codes: (site) =>
      `Число на полях — адрес правила. Введите его в поиске на ${site}, и откроется именно это правило. Знак § в тексте ведёт к разделу этой книжки.`,
    edition: (version) => `Издание ${version}`,
    course: 'Ход игры',
    played: 'Разыграно шаг за шагом',
  },
};

export const bookletWords = (language: Language): BookletWords => ALL[language];
