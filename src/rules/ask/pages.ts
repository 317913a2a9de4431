import type { BookSection } from '../model.ts';

/** Printed pages, in order, neighbours joined: «14–16», «19». */
export interface PageList {
  readonly ranges: readonly string[];
  /** Some of the numbers are counted from their neighbours, not read off the page. */
  readonly counted: boolean;
}

export function pagesOf(sections: readonly BookSection[]): PageList {
  const printed = sections.filter(({ page }) => page !== undefined);
  const numbers = [...new Set(printed.flatMap(({ page }) => pagesIn(page ?? '')))].sort(
    (a, b) => a - b,
  );
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && number === last.to + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return {
    ranges: ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)),
    counted: printed.some(({ counted }) => counted),
  };
}

/** A section may run over several pages: «13–14». */
function pagesIn(printed: string): readonly number[] {
  const [from = 0, to = from] = printed.split('–').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
