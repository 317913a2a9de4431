/**
 * The languages of the interface, the first being the one for newcomers. Each has a folder beside this
 * file, which the bundler finds by its name: two letters, as in the addresses. Which languages a game is
 * told in is another matter.
 */
export const INTERFACE = ['uk', 'ru'] as const;

export type InterfaceLanguage = (typeof INTERFACE)[number];

/** The interface of whoever asks for a language that it does not speak. */
export const interfaceOf = (wanted: string | undefined): InterfaceLanguage =>
  INTERFACE.find((language) => language === wanted) ?? INTERFACE[0];

export const otherInterfaces = (own: InterfaceLanguage): readonly InterfaceLanguage[] =>
  INTERFACE.filter((language) => language !== own);
