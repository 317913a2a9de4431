import { fold } from './fold.ts';
import { isFunctionWord, mainVariant } from './function-words.ts';
import type { Lexicon } from './lexicon.ts';
import { wordKeys, type TermWords } from './term-forms.ts';
import { tokenize, type Token } from './tokenize.ts';

export interface Phrase extends TermWords {
  readonly termId: string;
}

export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
  readonly termId: string;
}

/** Two terms that answer to the same words; the first of them is the one found. */
export interface PhraseClash {
  readonly phrase: string;
  readonly termIds: readonly [found: string, hidden: string];
}

interface Node {
  readonly next: Map<string, Node>;
  termId: string | undefined;
}

interface Candidate extends PhraseMatch {
  readonly first: number;
  readonly words: number;
}

/**
 * Blank space within a paragraph: a phrase may run on to the next line, not over an empty one. Its
 * last words may stand in quotes or brackets, as in комірка «База повстанців».
 */
const GAP = /^(?=\s)[^\S\n]*\n?[^\S\n]*([«„“(]?)$/;
const CLOSING: Readonly<Record<string, string>> = { '«': '»', '„': '“', '“': '”', '(': ')' };

/** Finds the terms of a glossary in running text, in any case and number. */
export class PhraseFinder {
  readonly clashes: readonly PhraseClash[];
  readonly #lexicon: Lexicon;
  readonly #root = emptyNode();

  constructor(phrases: readonly Phrase[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    const spellings = [
      ...phrases.map(({ termId, name }) => ({ termId, phrase: name })),
      ...phrases.flatMap((term) =>
        otherNames(term).map((phrase) => ({ termId: term.termId, phrase })),
      ),
    ];
    this.clashes = spellings.flatMap(({ termId, phrase }) => {
      const found = this.#insert(phrase, termId);
      return found === undefined ? [] : [{ phrase, termIds: [found, termId] as const }];
    });
  }

  /** Matches in the order of the text. They do not overlap: the one with more words stays. */
  find(text: string): readonly PhraseMatch[] {
    const tokens = tokenize(text);
    const keys = tokens.map(({ text: word }) => [...this.#keysOf(word), asWritten(fold(word))]);
    const candidates = tokens.flatMap((_, at) => this.#candidatesAt(at, text, tokens, keys));
    const taken = new Set<number>();
    const kept: PhraseMatch[] = [];
    for (const { first, words, ...match } of candidates.toSorted((a, b) => b.words - a.words)) {
      const places = Array.from({ length: words }, (_, at) => first + at);
      if (places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      kept.push(match);
    }
    return kept.sort((a, b) => a.start - b.start);
  }

  /** Returns the other term that already answers to these words, if one does. */
  #insert(phrase: string, termId: string): string | undefined {
    const words = wordKeys(phrase);
    let nodes = [this.#root];
    let pastHead = false;
    for (const word of words) {
      const keys = this.#keysOf(word);
      const isLemma = keys.includes(word);
      // What depends on the head keeps its form: «бази повстанці» is not «база повстанців». A name
      // of one word stands in dictionary form: «поле» is the field, not «полоти».
      const kept = pastHead && !isLemma ? [asWritten(word)] : keys;
      const chosen = words.length === 1 && isLemma ? [word] : kept;
      nodes = nodes.flatMap((node) => chosen.map((key) => childOf(node, key)));
      pastHead ||= !keys.some(isAdjective);
    }
    const owners = nodes.map((node) => (node.termId ??= termId));
    return owners.find((owner) => owner !== termId);
  }

  /** What a word is compared by: its lemmas, or the one spelling of a preposition. */
  #keysOf(word: string): readonly string[] {
    const key = fold(word);
    const main = mainVariant(this.#lexicon.language, key);
    return main === key ? this.#lexicon.lemmasOf(key) : [main];
  }

  #candidatesAt(
    first: number,
    text: string,
    tokens: readonly Token[],
    keys: readonly (readonly string[])[],
  ): readonly Candidate[] {
    const found: Candidate[] = [];
    const start = tokens[first]?.start ?? 0;
    let nodes: readonly Node[] = [this.#root];
    let closing = '';
    for (let at = first; at < tokens.length && nodes.length > 0; at += 1) {
      const token = tokens[at];
      const previous = tokens[at - 1];
      if (!token) break;
      if (at > first && previous) {
        const gap = GAP.exec(text.slice(previous.end, token.start));
        if (gap === null) break;
        closing ||= CLOSING[gap[1] ?? ''] ?? '';
      }
      nodes = nodes.flatMap((node) => (keys[at] ?? []).flatMap((key) => node.next.get(key) ?? []));
      if (at === first && isFunctionWord(this.#lexicon.language, fold(token.text))) continue;
      for (const { termId } of nodes) {
        if (termId === undefined || !text.startsWith(closing, token.end)) continue;
        const end = token.end + closing.length;
        found.push({ start, end, termId, first, words: at - first + 1 });
      }
    }
    return found;
  }
}

/** Attributes in front of the head agree with it; their dictionary form ends like no noun’s. */
const isAdjective = (lemma: string): boolean => /(?:ий|ій|ый|ой)$/.test(lemma) && lemma.length > 3;

/** Told apart from lemmas by the mark: a word that has to stand in just this form. */
const asWritten = (key: string): string => `=${key}`;

function emptyNode(): Node {
  return { next: new Map(), termId: undefined };
}

function childOf(node: Node, key: string): Node {
  const child = node.next.get(key) ?? emptyNode();
  node.next.set(key, child);
  return child;
}

/** A listed form of a single word belongs to the lexicon, unless the term has such a name. */
function otherNames({ name, aliases = [], forms = [] }: TermWords): readonly string[] {
  const lengths = new Set([name, ...aliases].map((text) => wordKeys(text).length));
  return [...aliases, ...forms.filter((form) => lengths.has(wordKeys(form).length))];
}
