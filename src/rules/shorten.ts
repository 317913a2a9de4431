/** At most so many characters, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, cut > 0 ? cut : length - 1)}…`;
}
