/** Words by the keys of a form; a key without a word is shown as it is, or by some other word. */
export const called =
  (words: Readonly<Record<string, string>>, other?: string) =>
  (key: string): string =>
    words[key] ?? other ?? key;
