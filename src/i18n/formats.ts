/** «21 листопада 2026 р.» */
export const longDate =
  (language: string) =>
  (date: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );

/** «21 листопада» */
export const dayAndMonth =
  (language: string) =>
  (at: number): string =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);

export const megabytes =
  (language: string, unit: string) =>
  (bytes: number): string =>
    `${new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(
      // Less than the least that is shown is still something.
      Math.max(bytes / 1e6, 0.1),
    )}\u00A0${unit}`;
