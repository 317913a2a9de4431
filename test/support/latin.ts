/** Three letters in a row that are no Roman number, and no letter of ours beside them. */
export const isLatin = (text: string): boolean =>
  !/\p{Script=Cyrillic}/u.test(text) &&
  (text.match(/\p{Script=Latin}+/gu) ?? []).some(
    (word) => word.length > 2 && !/^[IVX]+$/.test(word),
  );
