/**
 * An arithmetic coder of numbers that learns as it goes: what is usual in its context costs next to
 * nothing. What it writes packs no further, so it is as small on every host.
 */

/**
 * Takes a number in its context and gives it back; while reading it takes none, and gives what was
 * written. So one description of the data both writes and reads it.
 */
export type NumberCoder = (context: number, number?: number) => number;

export interface Coding {
  readonly contexts: number;
  /** Of a number is told how many bits it has, then these, of which so many are learnt together. */
  readonly together: number;
}

export function writeNumbers(coding: Coding, write: (code: NumberCoder) => void): string {
  const signs: string[] = [];
  let [low, high] = [0, ALL_BITS];
  write(
    numbersOf(coding, (chance, bit) => {
      const middle = low + ((high - low) >>> CHANCE_BITS) * chance;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (low >>> 24 === high >>> 24) {
        signs.push(String.fromCharCode(high >>> 24));
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    }),
  );
  // Whatever is read behind the end, this byte stands between the two.
  signs.push(String.fromCharCode(high >>> 24));
  return btoa(signs.join(''));
}

export function readNumbers<T>(coding: Coding, text: string, read: (code: NumberCoder) => T): T {
  const signs = atob(text);
  let at = 0;
  const next = (): number => (at < signs.length ? signs.charCodeAt(at++) : 0);
  let [low, high, code] = [0, ALL_BITS, 0];
  for (let byte = 0; byte < 4; byte += 1) code = ((code << 8) | next()) >>> 0;
  return read(
    numbersOf(coding, (chance) => {
      const middle = low + ((high - low) >>> CHANCE_BITS) * chance;
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (low >>> 24 === high >>> 24) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        code = ((code << 8) | next()) >>> 0;
      }
      return bit;
    }),
  );
}

const ALL_BITS = 0xff_ff_ff_ff;

const LONGEST = 16;

/** Takes the chance of a 1, of so many bits, and gives the bit. */
type BitCoder = (chance: number, bit: number) => number;

/** What came first teaches most, and nothing is ever certain. */
const CHANCE_BITS = 15;
const CERTAIN = 2 ** CHANCE_BITS;
const UNSURE = 16;
const LEARNING = Array.from({ length: 60 }, (_, times) => 1 / (times + 1.5));

function numbersOf({ contexts, together }: Coding, codeBit: BitCoder): NumberCoder {
  const slots = LONGEST * (2 ** together + 2);
  const chances = new Uint16Array(contexts * slots).fill(CERTAIN / 2);
  const seen = new Uint8Array(contexts * slots);

  function code(slot: number, wanted: number): number {
    const chance = chances[slot] ?? 0;
    const times = seen[slot] ?? 0;
    const bit = codeBit(chance, wanted);
    const goal = bit === 1 ? CERTAIN - UNSURE : UNSURE;
    chances[slot] = chance + Math.trunc((goal - chance) * (LEARNING[times] ?? 0));
    if (times + 1 < LEARNING.length) seen[slot] = times + 1;
    return bit;
  }

  return (context, number = 0) => {
    if (number + 1 >= 2 ** LONGEST) throw new RangeError(`${number} is too large to be coded.`);
    const first = context * slots;
    const written = number + 1;
    const wanted = 31 - Math.clz32(written);
    let length = 0;
    while (length + 1 < LONGEST && code(first + length, length < wanted ? 1 : 0) === 1) length += 1;
    let read = 1;
    for (let left = length - 1; left >= 0; left -= 1) {
      const slot = read < 2 ** together ? LONGEST + (length << together) + read : slots - 1 - left;
      read = 2 * read + code(first + slot, (written >>> left) & 1);
    }
    return read - 1;
  };
}
