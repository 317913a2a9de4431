const MOST = 1000;

/** How hard random play tries, as `KODEKS_EFFORT` says: 1 while one waits for it, more at night. */
export const effort = effortFrom(process.env['KODEKS_EFFORT']);

export function effortFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 1;
  const asked = Number(text);
  if (!(asked > 0 && asked <= MOST)) {
    throw new Error(`KODEKS_EFFORT is «${text}»; a number above 0, at most ${MOST}, is needed.`);
  }
  return asked;
}

/** So many tries of this claim. Seeds are fixed, so more of them begin with the same ones. */
export const times = (count: number): number => Math.ceil(count * effort);

/** So many of a list, evenly from all of it: where each one takes long, the night asks for all. */
export function spread<Entry>(list: readonly Entry[], count: number): readonly Entry[] {
  const share = Math.min(1, times(count) / list.length);
  return list.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}
