/**
 * One finding of a bench: a figure beside the one it is held against, in the same unit and measured
 * in the same run, so that their ratio means the same on a slow machine as on a fast one.
 */
export interface Ratio {
  /** What is compared with what: “exact odds / ten thousand sampled games”. */
  readonly name: string;
  readonly measured: number;
  readonly reference: number;
  readonly unit: string;
  /** The ratio above which the bench fails. */
  readonly limit?: number;
}

/** What every `test/bench/<name>.bench.ts` exports. */
export interface Bench {
  readonly ratios: () => readonly Ratio[] | Promise<readonly Ratio[]>;
}

function ratioOf({ measured, reference }: Ratio): number {
  return measured / reference;
}

export function isWithinLimit(ratio: Ratio): boolean {
  const value = ratioOf(ratio);
  return Number.isFinite(value) && (ratio.limit === undefined || value <= ratio.limit);
}

/** `exact odds / sampled  0.42 (limit 1)  3.1 ms : 7.4 ms` */
export function ratioLine(ratio: Ratio): string {
  const limit = ratio.limit === undefined ? '' : ` (limit ${figure(ratio.limit)})`;
  const figures = [ratio.measured, ratio.reference].map(
    (value) => `${figure(value)} ${ratio.unit}`,
  );
  const verdict = isWithinLimit(ratio) ? '' : '  TOO HIGH';
  return `${ratio.name}  ${figure(ratioOf(ratio))}${limit}  ${figures.join(' : ')}${verdict}`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** The benches whose names start with one of those asked for; all when none is asked for. */
export function chooseBenches(files: readonly string[], asked: readonly string[]): string[] {
  // Folders below hold what benches install; it has benches of its own.
  const benches = files.filter((file) => /^test\/bench\/[^/]+\.bench\.ts$/.test(file));
  if (asked.length === 0) return benches;
  return benches.filter((file) => asked.some((name) => file.startsWith(`test/bench/${name}`)));
}
