/** Bytes of a file from the first to the last, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The one range that a `Range` header asks for. A header of another kind, or of several ranges, asks
 * for the whole file as far as we are concerned, as the standard allows.
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return 'whole';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
