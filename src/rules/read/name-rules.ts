import type { Heading, List, ListItem, Nodes, Paragraph, Root, RootContent, TableRow } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { BOXES, isBox, scenarioOf } from './boxes.ts';
import { placeOf, setProperties, splitLabel } from './nodes.ts';
import { MARKER, plainText } from '../ask/plain-text.ts';
import type { ScenarioMention } from './parse-topic.ts';
import type { ProblemList } from '../problems.ts';
import { RESERVED_ANCHORS } from '../link/references.ts';
import type { Kind } from './schemas.ts';

/** What `[#id 43.5]` says: the permanent name, and the numbers the booklet prints beside the rule. */
export interface Name {
  readonly anchor: string;
  readonly numbers?: readonly string[];
}

/** A named piece of a topic in one language: its words and where they stand. */
export interface Statement extends Name {
  readonly kind: Kind;
  /** The words of a heading, the question of an FAQ entry, the title of a box. */
  readonly title?: string;
  /** The own content, without rules nested below it. */
  readonly content: readonly Nodes[];
  readonly text: string;
  /** The nearest heading above; of a small heading, the large one above. */
  readonly section?: string;
  /** The rule in whose list this one stands. */
  readonly parent?: string;
  /** Raw references of the rules it speaks about. */
  readonly about: readonly string[];
  readonly line: number;
  readonly column: number;
}

interface Context {
  readonly kind: Kind;
  readonly needsNames: boolean;
  readonly section?: string | undefined;
  readonly parent?: string | undefined;
}

const NUMBER = /^\d+(?:\.\d+)?(?:•\d+(?:-\d+)?)?$/;
const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Finds every named rule of a topic, takes the `[#id]` markers out of the text and sets the ids on
 * the nodes, so that the page, the model and the search see the same thing.
 */
export function nameRules(
  tree: Root,
  file: string,
  problems: ProblemList,
): { statements: Statement[]; scenarios: ScenarioMention[] } {
  const statements: Statement[] = [];
  const scenarios: ScenarioMention[] = [];
  const seen = new Map<string, number>();

  function complain(
    node: Nodes,
    kind: 'unnamed-rule' | 'malformed-markup' | 'duplicate-id' | 'reserved-name',
    message: string,
    hint: string,
  ): void {
    problems.add(kind, { file, ...placeOf(node) }, message, hint);
  }

  /** Something else is wrong with it: «{name}» for «{#name}» is an unknown attribute. */
  function isReported(box: ContainerDirective): boolean {
    const { line } = placeOf(box);
    return problems.all.some((problem) => problem.file === file && problem.line === line);
  }

  function record(node: Nodes, statement: Omit<Statement, 'line' | 'column'>): void {
    const place = placeOf(node);
    const earlier = seen.get(statement.anchor);
    if (earlier !== undefined) {
      complain(
        node,
        'duplicate-id',
        `The id «${statement.anchor}» stands already at line ${earlier}.`,
        'Give one of the two another name; a published id keeps its rule.',
      );
      return;
    }
    if (RESERVED_ANCHORS.test(statement.anchor)) {
      complain(
        node,
        'reserved-name',
        `«${statement.anchor}» is a place on the page that belongs to the site itself.`,
        'Choose another name for the rule.',
      );
    }
    seen.set(statement.anchor, place.line);
    setProperties(node, {
      id: statement.anchor,
      ...(statement.numbers !== undefined && { dataNumber: statement.numbers.join(', ') }),
    });
    statements.push({ ...statement, ...place });
  }

  /** Null where what should be a name is reported, here or by «checkMarkers». */
  function nameOf(node: Nodes, phrasing: Paragraph | Heading | TableRow): Name | null | undefined {
    const marker = takeMarker(phrasing);
    if (marker === undefined) {
      return plainText(phrasing.children).includes('[#') ? null : undefined;
    }
    const [anchor = '', ...numbers] = marker.split(/\s+/);
    const wrong = numbers.find((number) => !NUMBER.test(number));
    if (!ANCHOR.test(anchor)) {
      complain(
        node,
        'malformed-markup',
        `«[#${marker}]» is not an id.`,
        'Use lower-case Latin letters, digits and single hyphens.',
      );
      return null;
    }
    if (wrong !== undefined) {
      complain(
        node,
        'malformed-markup',
        `«${wrong}» is not a printed number.`,
        'Write it as the booklet prints it: 43, 43.5, 7.1•3 or 43.5•2-1.',
      );
    }
    return numbers.length > 0 && wrong === undefined ? { anchor, numbers } : { anchor };
  }

  function named(
    node: Nodes,
    phrasing: Paragraph | TableRow,
    context: Context,
  ): string | undefined {
    const name = nameOf(node, phrasing);
    if (name === null) return undefined;
    if (name === undefined) {
      if (context.needsNames) {
        complain(
          node,
          'unnamed-rule',
          `«${excerpt(plainText(phrasing.children))}» has no id.`,
          'End it with «[#a-name]», or put it into an example or a note if it states no rule.',
        );
      }
      return undefined;
    }
    record(node, {
      ...name,
      kind: context.kind,
      content: phrasing.children,
      text: plainText(phrasing.children),
      ...(context.section !== undefined && { section: context.section }),
      ...(context.parent !== undefined && { parent: context.parent }),
      about: [],
    });
    return name.anchor;
  }

  function walkList(list: List, context: Context): void {
    for (const item of list.children) walkItem(item, context);
  }

  function walkItem(item: ListItem, context: Context): void {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph') {
      walkAll(item.children, context);
      return;
    }
    const anchor = named(item, first, context);
    walkAll(rest, { ...context, parent: anchor ?? context.parent });
  }

  function walkBox(box: ContainerDirective, context: Context): void {
    const { name } = box;
    if (!isBox(name)) return;
    const { role } = BOXES[name];
    const [label, body] = splitLabel(box);
    if (role === 'wrapper') {
      walkAll(body, { ...context, kind: name, needsNames: true });
      return;
    }
    const anchor = box.attributes?.['id'] ?? undefined;
    if (anchor !== undefined && ANCHOR.test(anchor)) {
      record(box, {
        anchor,
        kind: name,
        ...(label !== undefined && { title: label }),
        content: body,
        text: plainText(body),
        ...(context.section !== undefined && { section: context.section }),
        ...(context.parent !== undefined && { parent: context.parent }),
        about: (box.attributes?.['about'] ?? '').split(/\s+/).filter((part) => part !== ''),
      });
    } else if ((role === 'record' || anchor !== undefined) && !isReported(box)) {
      complain(
        box,
        'unnamed-rule',
        `The box «:::${name}» has no usable id.`,
        `Write «:::${name}[Title]{#a-name}» with Latin letters, digits and hyphens.`,
      );
    }
    walkAll(body, { ...context, kind: name, needsNames: false });
  }

  function walkAll(nodes: readonly RootContent[], start: Context): void {
    let context = start;
    let chapter: string | undefined;
    for (const node of nodes) {
      switch (node.type) {
        case 'heading': {
          const name = nameOf(node, node);
          if (name === null) break;
          if (name === undefined) {
            complain(
              node,
              'unnamed-rule',
              `The heading «${plainText(node.children)}» has no id.`,
              'End it with «[#a-name]».',
            );
            break;
          }
          const title = plainText(node.children);
          const above = node.depth > 2 ? chapter : undefined;
          if (node.depth === 2) chapter = name.anchor;
          record(node, {
            ...name,
            kind: 'section',
            title,
            content: node.children,
            text: title,
            ...(above !== undefined && { section: above }),
            about: [],
          });
          context = { ...context, section: name.anchor, parent: undefined };
          break;
        }
        case 'paragraph':
          named(node, node, context);
          break;
        case 'list':
          walkList(node, context);
          break;
        case 'table':
          for (const row of node.children.slice(1))
            named(row, row, { ...context, needsNames: false });
          break;
        case 'containerDirective':
          walkBox(node, context);
          break;
        case 'mdxJsxFlowElement': {
          const scenario = scenarioOf(node);
          if (scenario !== undefined) scenarios.push({ scenario, ...placeOf(node) });
          break;
        }
        default:
        // «checkMarkup» has a word about everything else.
      }
    }
  }

  walkAll(tree.children, { kind: 'rule', needsNames: true });
  return { statements, scenarios };
}

function takeMarker(node: Paragraph | Heading | TableRow): string | undefined {
  const last = node.children.at(-1);
  if (last === undefined) return undefined;
  if (last.type === 'tableCell') return takeMarker(last as unknown as Paragraph);
  if (last.type !== 'text') return undefined;
  const match = MARKER.exec(last.value);
  if (match === null) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') node.children.pop();
  return match[1];
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
