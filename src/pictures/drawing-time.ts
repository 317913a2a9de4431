/** The name by which a build finds in its timeline how long the pictures took. */
export const DRAWING = 'kodeks: drawing a share picture';

interface Span {
  readonly startTime: number;
  readonly duration: number;
}

/** The time in which anything of it was under way; what ran side by side counts once. */
export function spentOn(spans: readonly Span[]): number {
  let spent = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { startTime, duration } of spans.toSorted((a, b) => a.startTime - b.startTime)) {
    const end = startTime + duration;
    if (end <= until) continue;
    spent += end - Math.max(startTime, until);
    until = end;
  }
  return spent;
}
