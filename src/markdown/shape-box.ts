import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { InterfaceWords } from '../i18n/words.ts';
import { plainText } from '../rules/ask/plain-text.ts';
import { shorten } from '../rules/ask/shorten.ts';
import { setProperties, splitLabel } from '../rules/read/nodes.ts';
import { KINDS, type Kind } from '../rules/read/schemas.ts';

/** What the interface says on a box. */
export type WordsOnBoxes = Pick<InterfaceWords, 'kinds' | 'more'>;

type Block = BlockContent | DefinitionContent;

/** A line of a box without a title: how it begins. */
const TEASER = 80;
/** So short that to fold it would spare nothing. */
const SHORT = 30;

/**
 * A box is one line that says what holds: a question with its answer, a difference with what
 * decides, or how a note begins. The rest is folded under it.
 */
export function shapeBox(
  box: ContainerDirective,
  words: WordsOnBoxes,
  /** A topic that tells nothing but the rules of teams folds none of them. */
  isOfTeams = false,
): void {
  const kind = KINDS.find((known) => known === box.name);
  if (kind === undefined) return;
  const [title, body] = splitLabel(box);
  box.data = { ...box.data, hName: 'aside' };
  setProperties(box, { className: ['box', kind] });
  const told = body as Block[];
  const isRule = kind === 'variant' || (kind === 'team' && isOfTeams);
  const [inSight, folded] = isRule ? [told, []] : parts(kind, told);
  const isFolded = plainText(folded).length > (inSight.length > 0 ? 0 : SHORT);
  const named = isFolded && inSight.length === 0 ? (title ?? teaser(told)) : title;
  box.children = [
    boxTitle(kind, named, words),
    ...inSight,
    ...(isFolded ? [fold(folded, words)] : folded),
  ];
}

/** What stays in sight, and what is there for whoever wants to know. */
function parts(kind: Kind, told: readonly Block[]): [inSight: Block[], folded: Block[]] {
  const [first, ...rest] = told;
  if (kind === 'edition' && first !== undefined) return [[first], rest];
  if (kind !== 'faq') return [[], [...told]];
  if (first?.type !== 'paragraph') return [[...told], []];
  const [answer, more] = splitSentence(first);
  const folded = [...(more === undefined ? [] : [more]), ...rest];
  return plainText(folded).length > SHORT ? [[answer], folded] : [[...told], []];
}

/** An end of a sentence, which a single letter before the point is not: «с. 5». */
const END = /(?<!(?:^|[\s(«])\p{L})[.!?…]+[»”)]*\s+(?=[\p{Lu}«\d])/u;

function splitSentence(paragraph: Paragraph): [first: Paragraph, more?: Paragraph] {
  for (const [index, child] of paragraph.children.entries()) {
    if (child.type !== 'text') continue;
    const end = END.exec(child.value);
    if (end === null) continue;
    const after = end.index + end[0].length;
    const head = textOf(child.value.slice(0, after).trimEnd());
    const tail = textOf(child.value.slice(after));
    return [
      { type: 'paragraph', children: [...paragraph.children.slice(0, index), head] },
      { type: 'paragraph', children: [tail, ...paragraph.children.slice(index + 1)] },
    ];
  }
  return [paragraph];
}

/** The mark to press lies over the box; words of its own would be one more line. */
function fold(folded: readonly Block[], { more }: WordsOnBoxes): Block {
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary', hProperties: { ariaLabel: more } },
    children: [],
  };
  return { type: 'blockquote', data: { hName: 'details' }, children: [summary, ...folded] };
}

/** The label says in words what the shape says at a glance; an FAQ's title is its question. */
function boxTitle(
  kind: Kind,
  title: string | PhrasingContent | undefined,
  { kinds }: WordsOnBoxes,
): Paragraph {
  const children: PhrasingContent[] = [span('label', kinds[kind])];
  if (title !== undefined) {
    children.push(
      textOf(' '),
      typeof title === 'string' ? { type: 'strong', children: [textOf(title)] } : title,
    );
  }
  return { type: 'paragraph', data: { hProperties: { className: ['box-title'] } }, children };
}

/** Said again in full where the box is open, and not shown there. */
const teaser = (told: readonly Block[]): PhrasingContent =>
  span('teaser', shorten(plainText(told), TEASER));

const span = (className: string, value: string): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: [className] } },
  children: [textOf(value)],
});

const textOf = (value: string): Text => ({ type: 'text', value });
