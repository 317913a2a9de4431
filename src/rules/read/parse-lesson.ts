import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { exerciseOf, scenarioOf } from './boxes.ts';
import { checkBoxes } from '../check/boxes.ts';
import { checkMarkers, checkMarkup } from '../check/markup.ts';
import { linksIn, type WrittenLink } from '../link/links.ts';
import { placeOf } from './nodes.ts';
import { parseTree, readFrontMatter, type ScenarioMention } from './parse-topic.ts';
import { passagesIn, type Passage } from '../ask/passages.ts';
import type { ProblemList } from '../problems.ts';
import type { TopicFrontMatter } from './schemas.ts';
import type { YamlFile } from './yaml-file.ts';

/** One language's text of a lesson, read but not yet checked against anything outside its file. */
export interface LessonText {
  readonly file: string;
  /** The whole file as written. */
  readonly source: string;
  readonly frontMatter: YamlFile<TopicFrontMatter>;
  readonly passages: readonly Passage[];
  readonly links: readonly WrittenLink[];
  readonly scenarios: readonly ScenarioMention[];
  readonly exercises: readonly ExerciseMention[];
  readonly outline: readonly LessonBlock[];
}

export interface ExerciseMention {
  readonly exercise: string;
  readonly line: number;
  readonly column: number;
}

/** What a piece of a lesson is and where it leads: the same in every language. */
export interface LessonBlock {
  readonly what: string;
  readonly line: number;
  readonly column: number;
}

export function parseLesson(
  file: string,
  text: string,
  problems: ProblemList,
): LessonText | undefined {
  const tree = parseTree(file, text, problems);
  if (tree === undefined) return undefined;
  const { frontMatter, found } = readFrontMatter(tree, file, 'lesson', problems);
  if (!found) return undefined;
  if (!checkBoxes(tree, file, text, problems)) return undefined;
  checkMarkup(tree, file, text, problems, 'lesson');
  checkMarkers(tree, file, problems, 'lesson');
  if (frontMatter === undefined) return undefined;
  const scenarios: ScenarioMention[] = [];
  const exercises: ExerciseMention[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const scenario = scenarioOf(node);
    const exercise = exerciseOf(node);
    if (scenario !== undefined) scenarios.push({ scenario, ...placeOf(node) });
    if (exercise !== undefined) exercises.push({ exercise, ...placeOf(node) });
  });
  return {
    file,
    source: text,
    frontMatter,
    passages: passagesIn(tree, text),
    links: linksIn([tree]),
    scenarios,
    exercises,
    outline: outlineOf(tree),
  };
}

function outlineOf(tree: Root): LessonBlock[] {
  const outline: LessonBlock[] = [];
  visit(tree, (node) => {
    const what = whatIs(node);
    if (what === undefined) return undefined;
    outline.push({ what, ...placeOf(node) });
    return node.type === 'containerDirective' ? undefined : SKIP;
  });
  return outline;
}

function whatIs(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
      return `a heading of level ${node.depth}`;
    case 'containerDirective':
      return `a box ${node.name}`;
    case 'paragraph':
      return node.data?.directiveLabel === true ? 'a title' : withLinks('a paragraph', node);
    case 'tableRow':
      return withLinks('a row', node);
    case 'mdxJsxFlowElement':
      return `<${node.name ?? ''} ${scenarioOf(node) ?? exerciseOf(node) ?? ''}>`;
    default:
      return undefined;
  }
}

/** Of one sentence the two languages may order the links differently. */
function withLinks(what: string, node: Nodes): string {
  const links = linksIn([node])
    .map(({ url }) => url)
    .filter((url) => !url.startsWith('term:'))
    .sort();
  return links.length === 0 ? `${what} without links` : `${what} with ${links.join(', ')}`;
}
