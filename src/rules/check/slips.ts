import { LANGUAGES, type Language } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import type { Role } from '../ask/passages.ts';
import { filesToMendFirst, type Problem, type ProblemList } from '../problems.ts';
import { writtenTexts } from '../read/written-texts.ts';

interface Slip {
  readonly pattern: RegExp;
  readonly message: string;
  readonly hint: string;
  readonly language?: Language;
  readonly roles?: readonly Role[];
}

const slip = (
  pattern: RegExp,
  message: string,
  hint: string,
  only: Pick<Slip, 'language' | 'roles'> = {},
): Slip => ({ pattern, message, hint, ...only });

const PROSE: readonly Role[] = ['sentence', 'question'];

/**
 * Slips of the hand that no dictionary sees, the narrower before the wider: of two that meet in one
 * place the first is told. «$&» stands for what was found.
 */
const SLIPS: readonly Slip[] = [
  slip(/^\s+|\s+$/, 'A space stands at the edge of the text.', 'Remove it.'),
  slip(/ {2,}/, 'Several spaces stand together.', 'Leave one.'),
  slip(
    /\b(TODO|FIXME|XXX|TBD|WIP|lorem)\b/i,
    '«$&» says that the text is not finished.',
    'Finish it, or take the unfinished part away.',
  ),
  slip(/&#?\w+;/, '«$&» is a sign as HTML writes it.', 'Type the sign itself.'),
  slip(
    /\]\s*\[|\[[^\]]*$|^[^[]*\]|\]\s+\(/,
    'A link is not whole at «$&».',
    'Write «[words](rule:name)» without a space between the brackets.',
  ),
  slip(
    /(?:rule|term|topic):[a-z0-9.-]*/,
    '«$&» stands in the text as words.',
    'Write «[words](rule:name)» with both pairs of brackets.',
  ),
  slip(
    /\{[^}]*\}?|<[^>]*>?/,
    '«$&» would be shown as it stands.',
    'Use Markdown in a topic and plain words elsewhere.',
  ),
  slip(
    /(?<=^|\s)\*{1,2}(?=\p{L})[^*]*$|(?!\\)[\p{L}\p{P}]\*+|\*{2,}|(?<!\\)\*(?=\p{L})/u,
    'The asterisk at «$&» marks nothing: its pair is missing.',
    'Close it with as many asterisks, without a space inside; a sign that is meant stands alone.',
  ),
  slip(
    /_+|`+|~+|\^|\\(?![:{<*])/,
    '«$&» marks nothing here.',
    'Remove it; strong words stand between «**».',
  ),
  slip(
    /^#+|\|/,
    '«$&» would be shown as it stands.',
    'Put a space after «##», a head above a table.',
  ),
  slip(
    /^[-–—*+•](?=\S)|^\d+[.)](?=\p{L})/u,
    '«$&» begins no list without a space.',
    'Put a space after it, and an empty line before the list.',
    { roles: PROSE },
  ),
  slip(
    /[“”„‟″](?<!«[^»]*.)/,
    'The quote «$&» is not ours.',
    'Write «…», and “…” only inside them.',
  ),
  slip(/[‘‚‹›]/, 'The quote «$&» is not ours.', 'Write «…».'),
  slip(/(?<!\p{L})’|’(?!\p{L})/u, 'An apostrophe stands outside a word.', 'Join it to its word.'),
  slip(/\.\.\.+/, 'Three full stops stand for an ellipsis.', 'Write «…».'),
  slip(/\.\./, 'Two full stops stand together.', 'Leave one.'),
  slip(
    /([,;:])\1+|[,;:][.,;:!?]|[!?.…]+[,;:](?!\p{L})|[!?]{2,}/u,
    'The stops «$&» do not stand together.',
    'Leave the one that is meant.',
  ),
  slip(/(?<!\s) +(?=[,.;:!?)»”](?![\p{L}\p{N}]))/u, 'A space stands before a stop.', 'Remove it.'),
  slip(/[(«“]\s+/, 'A space stands after $&', 'Remove it.'),
  slip(
    /(?<=\p{L}{2})[,;!?](?=\p{L})|(?<=\p{Ll}{2})\.(?=\p{Lu})|(?<=\p{L})»(?=\p{L})|(?<=\p{L})\)(?=\p{L})/u,
    'No space stands after $&',
    'Put one.',
  ),
  slip(/(?<=[\p{L},;])[(«](?=\p{L})/u, 'No space stands before $&', 'Put one.'),
  slip(
    /\d(?:-|\s[-–]\s)\d(?!\p{L})/u,
    'A range is written as «$&».',
    'Write it with «–» and no spaces: 2–4.',
  ),
  slip(
    /(?<=\s)(?:-{1,3}|–)(?=\s)|(?<=\p{L})--+(?=\p{L})/u,
    'A hyphen stands for a dash.',
    'Write «—» between spaces.',
  ),
  slip(/(?<=\p{L})—|—(?=\p{L})/u, 'A dash touches a word.', 'Put a space on both sides of «—».'),
  slip(
    /(?<=\p{L})- (?!(?:і|й|та|чи|або|и|или) )|(?<=\p{L}) -(?=\p{L})/u,
    'A hyphen touches one word only.',
    'Write «—» between spaces, or join both words.',
  ),
  slip(/(?<![\p{L}\p{N}])-\d/u, 'A hyphen stands for a minus.', 'Write «−».'),
  slip(/(?<=\d)\s?[xх](?=\s?\d|\s)/u, 'A letter stands for the sign of times.', 'Write «×».'),
  slip(
    /(?<=\d),\d{3}(?!\d)|(?<=(?<![№§.\d]\s?)(?<!\d)0)\.\d/u,
    '«$&» is no fraction of our languages.',
    'Write a comma before the part, a space between thousands.',
  ),
  slip(
    /(?<!\p{L})(?:\d+\p{Script=Cyrillic}{2,}|[03]\p{Ll}+|\p{Ll}+[03]\p{Ll}*)(?!\p{L})/u,
    'Digits and letters run together in «$&».',
    'Put a hyphen or a space between them, or type the letter that looks like the digit.',
  ),
  slip(
    /(?<![\p{L}\p{N}’-])(\p{L}+)\s+\1(?![\p{L}’-])/iu,
    'A word stands twice: «$&».',
    'Remove one of the two.',
  ),
  slip(
    /(?<=\p{L}{5}[.!?]\s+)(?![xyi]\s)\p{Ll}+/u,
    'A sentence begins with a small letter: «$&».',
    'Begin it with a capital, or join the sentences.',
  ),
  slip(
    /(?<!\p{L})(?:\p{Script=Cyrillic}*(?=\p{Ll})\p{Script=Cyrillic}(?=\p{Lu})\p{Script=Cyrillic}+|(?=\p{Lu})\p{Script=Cyrillic}{2}(?<=\p{Lu}{2})(?=\p{Ll}{3})\p{Script=Cyrillic}+)/u,
    'A capital stands inside a word: «$&».',
    'Write only the first letter large.',
  ),
  slip(
    /(?<![\p{L}\p{N}’-])(?:[acekopxy]|[ABCEHKMOPT](?=\s+\p{Script=Cyrillic})|i(?=\s+\p{L})|(?<=^|[.!?]\s)I(?=\s+\p{Ll}))(?![\p{L}\p{N}’-])/u,
    '«$&» is a Latin letter that looks like a Cyrillic one.',
    'Type it again on the keyboard of the language.',
  ),
  slip(
    /(?<![\p{L}\p{N}’-])(?![абвжзйоуєіяАБВЖЗЙОУЄІЯ])\p{Script=Cyrillic}(?![\p{L}\p{N}’.-])/u,
    '«$&» is no word of Ukrainian.',
    'Type the word that is meant: «і», «з», «до».',
    { language: 'uk', roles: ['sentence', 'question', 'title'] },
  ),
  slip(
    /(?<![\p{L}\p{N}’-])(?![абвжикосуяАБВЖИКОСУЯ])\p{Script=Cyrillic}(?![\p{L}\p{N}’.-])/u,
    '«$&» is no word of Russian.',
    'Type the word that is meant: «и», «с», «в».',
    { language: 'ru', roles: ['sentence', 'question', 'title'] },
  ),
  slip(/[ыэёъЫЭЁЪ]/, '«$&» is no letter of Ukrainian.', 'Type the word in Ukrainian.', {
    language: 'uk',
  }),
  slip(/[іїєґІЇЄҐ]/, '«$&» is no letter of Russian.', 'Type the word in Russian.', {
    language: 'ru',
  }),
];

/** How a text ends is asked when nothing else is wrong with it. */
const ENDS: readonly Slip[] = [
  slip(/[.,;:]$/, 'A title ends with «$&».', 'Leave it out.', { roles: ['title'] }),
  slip(/[^?»]$/u, 'A question ends without its mark.', 'End it with «?».', { roles: ['question'] }),
  slip(
    /[^.!?…:;»)\]]$/u,
    'The text ends without a stop.',
    'End a sentence with a full stop, the beginning of a list with a colon.',
    { roles: ['sentence'] },
  ),
];

const PAIRS = [
  ['(', ')'],
  ['«', '»'],
  ['“', '”'],
] as const;

/** Reports slips of the hand. A text whose mark-up is broken is let be: mended, it may well be right. */
export function checkSlips(source: GameSource, problems: ProblemList): void {
  const broken = filesToMendFirst(problems);
  for (const language of LANGUAGES) {
    for (const { text, role, placeOf } of writtenTexts(source, language)) {
      for (const { start, end, message, hint } of slipsIn(text, language, role)) {
        const place = placeOf(start, end);
        if (!broken.has(place.file)) problems.add('slip', place, message, hint);
      }
    }
  }
}

interface Finding extends Pick<Problem, 'message' | 'hint'> {
  readonly start: number;
  readonly end: number;
}

/** The slips in a text, each kind once, no two in one place. */
function slipsIn(text: string, language: Language, role: Role): readonly Finding[] {
  const found = matching(SLIPS, text, language, role);
  if (found.length > 0) return found;
  const pairs = unpaired(text);
  return pairs.length > 0 ? pairs : matching(ENDS, text, language, role);
}

function matching(
  slips: readonly Slip[],
  text: string,
  language: Language,
  role: Role,
): readonly Finding[] {
  const found: Finding[] = [];
  for (const { pattern, message, hint, ...only } of slips) {
    if (only.language !== undefined && only.language !== language) continue;
    if (only.roles?.includes(role) === false) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && other.start < end)) continue;
    found.push({ start, end, hint, message: message.replace('$&', () => match[0].trim()) });
  }
  return found;
}

function unpaired(text: string): readonly Finding[] {
  for (const [open, close] of PAIRS) {
    const opened: number[] = [];
    for (const { 0: sign, index } of text.matchAll(/[()«»“”]/g)) {
      if (sign === open) opened.push(index);
      const pair = sign === close ? opened.pop() : index;
      if (pair !== undefined) continue;
      return [
        {
          start: index,
          end: index + 1,
          message: `The sign ${close} closes what nothing has opened.`,
          hint: `Write ${open} where it begins, or remove it.`,
        },
      ];
    }
    const [start] = opened;
    if (start !== undefined) {
      return [
        {
          start,
          end: start + 1,
          message: `The sign ${open} is never closed.`,
          hint: `Write ${close} where it ends.`,
        },
      ];
    }
  }
  return [];
}
