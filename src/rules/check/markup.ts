import type { Nodes, Parents, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { BOXES, exerciseOf, isBox, LESSON_BOXES, scenarioOf, type BoxName } from '../read/boxes.ts';
import { readTypedLink } from '../link/links.ts';
import { placeOf, splitLabel } from '../read/nodes.ts';
import { plainText } from '../ask/plain-text.ts';
import type { ProblemList } from '../problems.ts';

const LONGEST_RULING = 130;

/** Topics state rules, lessons explain them: what either may hold differs a little. */
export type TextKind = 'topic' | 'lesson';

type Complaint = readonly [message: string, hint: string];

const ALLOWED: ReadonlySet<string> = new Set([
  'root',
  'yaml',
  'thematicBreak',
  'paragraph',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'text',
  'emphasis',
  'strong',
  'break',
]);

/** What must hold words, by its type: a link that holds none could not be pressed. */
const EMPTY: Readonly<Partial<Record<string, string>>> = {
  heading: 'The heading',
  paragraph: 'The paragraph',
  listItem: 'The item',
  tableCell: 'The cell',
  link: 'The link',
};

/** Reports everything a text may not contain: what is not refused here reaches the page. */
export function checkMarkup(
  tree: Root,
  file: string,
  source: string,
  problems: ProblemList,
  kind: TextKind = 'topic',
): void {
  visit(tree, (node, index, parent) => {
    const complaint =
      complaintAbout(node, kind) ?? complaintAboutPlace(node, index ?? 0, parent, source);
    if (complaint === undefined) return undefined;
    problems.add('malformed-markup', { file, ...placeOf(node) }, ...complaint);
    return SKIP;
  });
}

/** Reports the ids that no rule has taken: readers would see them in the text. */
export function checkMarkers(
  tree: Root,
  file: string,
  problems: ProblemList,
  kind: TextKind = 'topic',
): void {
  visit(tree, 'text', (node) => {
    const [marker] = /\[#[^\]]*\]?/.exec(node.value) ?? [];
    if (marker === undefined) return;
    problems.add(
      'malformed-markup',
      { file, ...placeOf(node) },
      kind === 'topic'
        ? `«${marker}» stands where it names nothing.`
        : `«${marker}» names a rule, and a lesson states none.`,
      kind === 'topic'
        ? 'Put it at the very end of a paragraph, an item, a heading or a row’s last cell.'
        : 'Take it away; link to the rule of a topic instead.',
    );
  });
}

/** Of what is no text, like a picture, there is more to say. */
function isEmpty(node: Nodes): boolean {
  const holds = 'children' in node ? node.children : [];
  return (
    plainText([node]) === '' &&
    holds.every(({ type }) => type === 'text' || EMPTY[type] !== undefined)
  );
}

function complaintAbout(node: Nodes, kind: TextKind): Complaint | undefined {
  const empty = isEmpty(node) ? EMPTY[node.type] : undefined;
  if (empty !== undefined) return [`${empty} has no words.`, 'Write them, or remove it.'];
  if (ALLOWED.has(node.type)) return undefined;
  switch (node.type) {
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? undefined
        : [
            `A heading of level ${node.depth} stands in the text.`,
            `Use «##» and «###»: the ${kind}’s title is the only heading of the first level.`,
          ];
    case 'link':
      return readTypedLink(node.url, { game: '', topic: '' }) === undefined
        ? [
            `The link «${node.url}» leads to no rule, term or topic.`,
            'Write «rule:…», «term:…» or «topic:…»; a text links to nothing outside the site.',
          ]
        : undefined;
    case 'containerDirective':
      return complaintAboutBox(node, kind);
    case 'textDirective':
      return [
        `«:${node.name}» is read as a command and would vanish from the text.`,
        'Put a space after the colon, or a backslash before it.',
      ];
    case 'leafDirective':
      return [
        `«::${node.name}» is not something a ${kind} can contain.`,
        'A box opens with three colons and ends with «:::» on a line of its own.',
      ];
    case 'mdxJsxFlowElement':
      return complaintAboutEmbedding(node, kind);
    case 'mdxJsxTextElement':
      return [
        `<${node.name ?? ''}> stands inside a text.`,
        `Use Markdown in a text; what a ${kind} embeds stands on a line of its own.`,
      ];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        'Braces in the text are read as program code.',
        'Write the words without them, or put a backslash before «{».',
      ];
    case 'mdxjsEsm':
      return [
        'A line that begins with «import» or «export» is read as program code.',
        `Remove it: a ${kind} holds words only.`,
      ];
    default:
      return [
        `A ${kind} cannot contain «${node.type}».`,
        'Use headings, paragraphs, lists, tables and the boxes.',
      ];
  }
}

/** What is right in itself, but not where it stands. */
function complaintAboutPlace(
  node: Nodes,
  index: number,
  parent: Parents | undefined,
  source: string,
): Complaint | undefined {
  if (parent?.type === 'table' && node.type === 'tableRow') {
    const due = parent.children[0]?.children.length ?? 0;
    const { length } = node.children;
    return length === due
      ? undefined
      : [
          `The row has ${length} cells, the head of its table ${due}.`,
          'Write a «|» between all of them; a cell with nothing to say holds «—».',
        ];
  }
  if (parent?.type === 'list' && parent.ordered === true) {
    const numbers = parent.children.map(({ position }) =>
      Number.parseInt(source.slice(position?.start.offset), 10),
    );
    return numbers.findIndex((number, at) => number !== at + 1) === index
      ? [
          `The item has the number ${numbers[index] ?? ''} where ${index + 1} is due.`,
          'Number the items from 1 on; a paragraph between two items must be indented.',
        ]
      : undefined;
  }
  if (node.type === 'heading') {
    const next = parent?.children[index + 1];
    const isBare = next === undefined || (next.type === 'heading' && next.depth <= node.depth);
    return isBare
      ? ['Nothing stands below the heading.', 'Write what it announces, or remove it.']
      : undefined;
  }
  return undefined;
}

function complaintAboutEmbedding(
  node: Extract<Nodes, { type: 'mdxJsxFlowElement' }>,
  kind: TextKind,
): Complaint | undefined {
  if (scenarioOf(node) !== undefined) return undefined;
  if (kind === 'lesson' && exerciseOf(node) !== undefined) return undefined;
  return [
    `<${node.name ?? ''}> is not something a ${kind} can embed.`,
    kind === 'topic'
      ? 'Write <Walkthrough scenario="its-id" />.'
      : 'Write <Walkthrough scenario="its-id" /> or <Exercise id="its-id" />.',
  ];
}

function complaintAboutBox(box: ContainerDirective, kind: TextKind): Complaint | undefined {
  const { name, attributes } = box;
  const names = Object.keys(BOXES).filter(
    (box) => kind === 'topic' || LESSON_BOXES.some((own) => own === box),
  );
  if (!isBox(name) || !names.includes(name)) {
    const where = kind === 'topic' ? '' : ' in a lesson';
    return [`There is no box «:::${name}»${where}.`, `The boxes are ${names.join(', ')}.`];
  }
  const allowed: readonly string[] = kind === 'topic' ? BOXES[name].allowed : [];
  const stray = Object.keys(attributes ?? {}).find(
    (attribute) => !allowed.some((known) => known === attribute),
  );
  if (stray === undefined) return complaintAboutRecord(box, name);
  const inBraces = allowed.map((known) => `«${known}»`).join(' and ');
  return [
    `The box «:::${name}» has no «${stray}».`,
    allowed.length > 0
      ? `In its braces stand ${inBraces} only.`
      : kind === 'topic'
        ? 'It takes nothing in braces: the rules inside carry the ids.'
        : 'It takes nothing in braces: a lesson names no rules.',
  ];
}

function complaintAboutRecord(box: ContainerDirective, name: BoxName): Complaint | undefined {
  const [label, body] = splitLabel(box);
  if (body.length === 0) return [`The box «:::${name}» is empty.`, 'Write its text, or remove it.'];
  if (BOXES[name].role === 'record' && (label ?? '') === '') {
    return [
      `The box «:::${name}» has no title.`,
      `Write «:::${name}[Title]{#a-name}»: readers meet the title without the text.`,
    ];
  }
  if (name === 'edition' && !beginsWithRuling(body)) {
    return [
      'The box «:::edition» does not begin with what holds.',
      `Write one line of at most ${LONGEST_RULING} letters, an empty line, then how the booklets differ.`,
    ];
  }
  const about = (box.attributes?.['about'] ?? '').split(/\s+/);
  const twice = about.find((rule, index) => about.indexOf(rule) !== index);
  if (twice !== undefined) {
    return [`The box is about «${twice}» twice.`, 'Name each rule once.'];
  }
  return about.includes(box.attributes?.['id'] ?? ' ')
    ? ['The box is about itself.', 'Name the rule that it speaks of.']
    : undefined;
}

/** What stays in sight when the rest of a difference is folded. */
const beginsWithRuling = ([ruling, ...reasons]: readonly Nodes[]): boolean =>
  ruling?.type === 'paragraph' &&
  reasons.length > 0 &&
  plainText([ruling]).length <= LONGEST_RULING;
