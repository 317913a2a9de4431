import { readNumbers, writeNumbers, type NumberCoder } from './number-coder.ts';

/** The numbers of a game’s index. Records and words are known by their places. */
export interface IndexNumbers {
  /** For each record its place in SEARCH_KINDS. */
  readonly kinds: readonly number[];
  /** How far above its heading or topic stands; 0 for none. */
  readonly above: readonly number[];
  /** Words of each record’s own text. */
  readonly sizes: readonly number[];
  /** For each word the records that have it in their text, each times STANCES and how it stands. */
  readonly postings: Lists;
  /** The records that are asked about with a word, and that have it in a title. */
  readonly asked: Lists;
  readonly titles: Lists;
  /** For each term its names, for each name its words, for each word the lemmas it may be of. */
  readonly terms: readonly (readonly Lists[])[];
}

type Lists = readonly (readonly number[])[];

/** How many ways a word has to stand in a text; of a word that binds sentences none is told. */
export const STANCES = 3;

/** Whether the place of a word tells how it stands. */
type TellsStance = (word: number) => boolean;

export const packIndex = (numbers: IndexNumbers, tellsStance: TellsStance): string =>
  writeNumbers(CODING, (code) => void codeIndex(code, tellsStance, numbers));

export const unpackIndex = (text: string, tellsStance: TellsStance): IndexNumbers =>
  readNumbers(CODING, text, (code) => codeIndex(code, tellsStance));

/** What a number is about; behind it there is room for what is known of it by then. */
const COLUMN = {
  counts: 0,
  kinds: 1,
  above: 2,
  sizes: 3,
  held: 4,
  lengths: 5,
  gaps: 8,
  stances: 11,
  terms: 12,
} as const;
const ROOM = 64;
const CODING = { contexts: 13 * ROOM, together: 3 };

/** The lists of words in their order, and which of them tells how words stand. */
const LISTS = { postings: 0, titles: 1, asked: 2 } as const;

function codeIndex(code: NumberCoder, tellsStance: TellsStance, told?: IndexNumbers): IndexNumbers {
  const at = (column: keyof typeof COLUMN, known = 0): number => COLUMN[column] * ROOM + known;
  const each = <T>(length: number, make: (place: number) => T): T[] =>
    Array.from({ length }, (_, place) => make(place));
  const count = code(at('counts'), told?.kinds.length);
  const words = code(at('counts'), told?.postings.length);

  /** Of each word the records that have it, counted among those that may. */
  function lists(name: keyof typeof LISTS, holders: readonly number[], before?: Lists): Lists {
    const column = LISTS[name];
    const placeOf = new Map(holders.map((record, place) => [record, place]));
    const stances = name === 'postings' ? STANCES : 1;
    return each(words, (word) => {
      const list = told?.[name][word];
      const lengths = at('lengths', column * ROOM + bitsOf(before?.[word]?.length ?? 0));
      const length = code(lengths, list?.length);
      const rarity = bitsOf(count / (length + 1));
      const stands = stances > 1 && tellsStance(word);
      let [gap, stance, place] = [0, 0, -1];
      return each(length, (next) => {
        const number = list?.[next];
        const given = number === undefined ? undefined : placeOf.get(Math.floor(number / stances));
        gap = code(
          at('gaps', column * ROOM + 4 * rarity + Math.min(3, bitsOf(gap) >> 1)),
          given === undefined ? undefined : given - place - 1,
        );
        place += gap + 1;
        const record = holders[place] ?? 0;
        if (stands) {
          stance = code(
            at('stances', 4 * bitsOf(sizes[record] ?? 0) + stance),
            number === undefined ? undefined : number % stances,
          );
        }
        return record * stances + stance;
      });
    });
  }

  /** The records that are in some of the lists; which they are depends on their kind. */
  function heldIn(name: 'titles' | 'asked'): readonly number[] {
    const known = new Set(told?.[name].flat());
    return [...kinds.keys()].filter(
      (record) =>
        code(at('held', 2 * (kinds[record] ?? 0) + LISTS[name]), Number(known.has(record))) === 1,
    );
  }

  let last = 0;
  const kinds = each(count, (record) => (last = code(at('kinds', last), told?.kinds[record])));
  last = 0;
  const above = each(count, (record) => {
    // Most stand under the same heading as the one before.
    const given = told?.above[record];
    const besides = given === last + 1 ? 0 : given === undefined ? undefined : given + 1;
    const read = code(at('above', kinds[record]), besides);
    return (last = read === 0 ? last + 1 : read - 1);
  });
  const sizes = each(count, (record) => code(at('sizes', kinds[record]), told?.sizes[record]));
  const telling = [...sizes.keys()].filter((record) => sizes[record] !== 0);
  const postings = lists('postings', telling);
  const titles = lists('titles', heldIn('titles'), postings);
  const asked = lists('asked', heldIn('asked'), titles);
  const terms = each(code(at('counts'), told?.terms.length), (term) => {
    const names = told?.terms[term];
    return each(code(at('terms'), names?.length), (name) => {
      const spoken = names?.[name];
      return each(code(at('terms', 1), spoken?.length), (word) => {
        const lemmas = spoken?.[word];
        return each(code(at('terms', 2), lemmas?.length), (lemma) =>
          code(at('terms', 3), lemmas?.[lemma]),
        );
      });
    });
  });
  return { kinds, above, sizes, postings, asked, titles, terms };
}

/** How many bits a number has: 0 for 0. */
const bitsOf = (number: number): number => 32 - Math.clz32(number);
