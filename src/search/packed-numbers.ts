/**
 * Numbers from 0 up, mostly small, as printable text: such a text packs as well as bytes would, and
 * hosts pack it, while most leave binary files as they are.
 */

const FIRST = 35;
/** Signs from `#` to `~` without the backslash, which JSON would write twice. */
const BACKSLASH = 92;
const RADIX = 45;

export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= RADIX) {
      text += sign(RADIX + (rest % RADIX));
      rest = Math.floor(rest / RADIX);
    }
    text += sign(rest);
  }
  return text;
}

export function unpackNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let place = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = valueOf(text.charCodeAt(at));
    number += (value % RADIX) * place;
    if (value >= RADIX) place *= RADIX;
    else {
      numbers.push(number);
      [number, place] = [0, 1];
    }
  }
  return numbers;
}

/** Places in a list, most of them near the one before; 0 stands for none. */
export function packPlaces(places: readonly (number | undefined)[]): string {
  let last = 0;
  return packNumbers(
    places.map((place) => {
      if (place === undefined) return 0;
      const gap = place - last;
      last = place;
      return gap < 0 ? -2 * gap : 2 * gap + 1;
    }),
  );
}

export function unpackPlaces(text: string): readonly (number | undefined)[] {
  let last = 0;
  return unpackNumbers(text).map((number) => {
    if (number === 0) return undefined;
    last += number % 2 === 0 ? -number / 2 : (number - 1) / 2;
    return last;
  });
}

function sign(value: number): string {
  const code = FIRST + value;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

function valueOf(code: number): number {
  return (code < BACKSLASH ? code : code - 1) - FIRST;
}
