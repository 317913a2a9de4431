/** The first day that had a position. */
export const FIRST_DAY = '2026-11-18';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days are told as they stand in a calendar: a place on the globe has no part in them. */
export const dayNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS);

export const dayOf = (number: number): string =>
  new Date(Date.parse(FIRST_DAY) + number * DAY_MS).toISOString().slice(0, FIRST_DAY.length);

/** The date on the reader's own calendar. */
export const today = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, FIRST_DAY.length);

/** A day that has been; null for whatever else an address says. */
export const pastDay = (text: string, last: string): string | null => {
  if (!DAY.test(text) || Number.isNaN(Date.parse(text)) || dayOf(dayNumber(text)) !== text) {
    return null;
  }
  return text >= FIRST_DAY && text <= last ? text : null;
};

/** So many days up to one, the last first. */
export const daysBefore = (last: string, many: number): readonly string[] => {
  const from = dayNumber(last);
  return Array.from({ length: Math.max(0, Math.min(many, from + 1)) }, (_, at) => dayOf(from - at));
};

/** What has its turn on a day: a question of a game, or a game of all. */
export const ofDay = <Thing>(things: readonly Thing[], day: string): Thing | undefined => {
  const number = Math.max(0, dayNumber(day));
  return things[number % Math.max(1, things.length)];
};
