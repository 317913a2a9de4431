import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { BOXES, isBox, scenarioOf } from './boxes.ts';
import { readTypedLink } from './links.ts';
import { placeOf } from './nodes.ts';
import type { ProblemList } from './problems.ts';

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

/** Reports everything a topic may not contain: what is not refused here reaches the page. */
export function checkMarkup(tree: Root, file: string, problems: ProblemList): void {
  visit(tree, (node) => {
    const complaint = complaintAbout(node);
    if (complaint === undefined) return undefined;
    problems.add('malformed-markup', { file, ...placeOf(node) }, ...complaint);
    return SKIP;
  });
}

/** Reports the ids that no rule has taken: readers would see them in the text. */
export function checkMarkers(tree: Root, file: string, problems: ProblemList): void {
  visit(tree, 'text', (node) => {
    const [marker] = /\[#[^\]]*\]?/.exec(node.value) ?? [];
    if (marker === undefined) return;
    problems.add(
      'malformed-markup',
      { file, ...placeOf(node) },
      `«${marker}» stands where it names nothing.`,
      'Put it at the very end of a paragraph, an item, a heading or a row’s last cell.',
    );
  });
}

function complaintAbout(node: Nodes): Complaint | undefined {
  if (ALLOWED.has(node.type)) return undefined;
  switch (node.type) {
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? undefined
        : [
            `A heading of level ${node.depth} stands in the text.`,
            'Use «##» and «###»: the topic’s title is the only heading of the first level.',
          ];
    case 'link':
      return readTypedLink(node.url, { game: '', topic: '' }) === undefined
        ? [
            `The link «${node.url}» leads to no rule, term or topic.`,
            'Write «rule:…», «term:…» or «topic:…»; a text links to nothing outside the site.',
          ]
        : undefined;
    case 'containerDirective':
      return complaintAboutBox(node);
    case 'textDirective':
      return [
        `«:${node.name}» is read as a command and would vanish from the text.`,
        'Put a space after the colon, or a backslash before it.',
      ];
    case 'leafDirective':
      return [
        `«::${node.name}» is not something a topic can contain.`,
        'A box opens with three colons and ends with «:::» on a line of its own.',
      ];
    case 'mdxJsxFlowElement':
      return scenarioOf(node) !== undefined
        ? undefined
        : [
            `<${node.name ?? ''}> is not something a topic can embed.`,
            'Write <Walkthrough scenario="its-id" />.',
          ];
    case 'mdxJsxTextElement':
      return [
        `<${node.name ?? ''}> stands inside a text.`,
        'Use Markdown in a text; what a topic embeds stands on a line of its own.',
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
        'Remove it: a topic holds words only.',
      ];
    default:
      return [
        `A topic cannot contain «${node.type}».`,
        'Use headings, paragraphs, lists, tables and the boxes.',
      ];
  }
}

function complaintAboutBox({ name, attributes }: ContainerDirective): Complaint | undefined {
  if (!isBox(name)) {
    const names = Object.keys(BOXES).join(', ');
    return [`There is no box «:::${name}».`, `The boxes are ${names}.`];
  }
  const { allowed } = BOXES[name];
  const stray = Object.keys(attributes ?? {}).find(
    (attribute) => !allowed.some((known) => known === attribute),
  );
  if (stray === undefined) return undefined;
  return [
    `The box «:::${name}» has no «${stray}».`,
    allowed.length === 0
      ? 'It takes nothing in braces: the rules inside carry the ids.'
      : `In its braces stand ${allowed.map((known) => `«${known}»`).join(' and ')} only.`,
  ];
}
