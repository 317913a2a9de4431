import type { Parents, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { checkBoxes } from '../check/boxes.ts';
import { checkMarkers, checkMarkup, type TextKind } from '../check/markup.ts';
import { linksIn, type WrittenLink } from '../link/links.ts';
import { nameRules, type Statement } from './name-rules.ts';
import { passagesIn, unnamedIn, type Passage } from '../ask/passages.ts';
import type { ProblemList } from '../problems.ts';
import { topicFrontMatter, type TopicFrontMatter } from './schemas.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective);

/** One language's text of a topic, read but not yet checked against anything outside its file. */
export interface TopicText {
  readonly file: string;
  /** The whole file as written. */
  readonly source: string;
  readonly frontMatter: YamlFile<TopicFrontMatter>;
  readonly statements: readonly Statement[];
  readonly scenarios: readonly ScenarioMention[];
  /** All words and links below the front matter, named or not. */
  readonly passages: readonly Passage[];
  readonly links: readonly WrittenLink[];
  /** What stands in no rule: notes and examples without a name, heads of tables. */
  readonly unnamed: readonly Parents[];
}

export interface ScenarioMention {
  readonly scenario: string;
  readonly line: number;
  readonly column: number;
}

export function parseTopic(
  file: string,
  text: string,
  problems: ProblemList,
): TopicText | undefined {
  const tree = parseTree(file, text, problems);
  if (tree === undefined) return undefined;
  const { frontMatter, found } = readFrontMatter(tree, file, 'topic', problems);
  if (!found) return undefined;
  if (!checkBoxes(tree, file, text, problems)) return undefined;
  checkMarkup(tree, file, text, problems);
  const { statements, scenarios } = nameRules(tree, file, problems);
  checkMarkers(tree, file, problems);
  if (frontMatter === undefined) return undefined;
  return {
    file,
    source: text,
    frontMatter,
    statements,
    scenarios,
    passages: passagesIn(tree, text),
    links: linksIn([tree]),
    unnamed: unnamedIn(tree),
  };
}

export function readFrontMatter(
  tree: Root,
  file: string,
  kind: TextKind,
  problems: ProblemList,
): { found: boolean; frontMatter: YamlFile<TopicFrontMatter> | undefined } {
  const front = tree.children[0];
  if (front?.type === 'yaml') {
    const frontMatter = readYaml(file, front.value, topicFrontMatter, problems, 2);
    return { found: true, frontMatter };
  }
  problems.add(
    'malformed-data',
    { file, line: 1, column: 1 },
    `The ${kind} has no front matter.`,
    'Begin the file with «---», a title, a summary and «---».',
  );
  return { found: false, frontMatter: undefined };
}

export function parseTree(file: string, text: string, problems: ProblemList): Root | undefined {
  try {
    return parser.parse(new VFile({ path: file, value: text }));
  } catch (error) {
    const { message, line, column } = messageOf(error);
    problems.add(
      'malformed-markup',
      { file, line, column },
      `The text cannot be read: ${message}.`,
      'Look for an unclosed tag or a stray «{» or «<» at this place.',
    );
    return undefined;
  }
}

function messageOf(error: unknown): { message: string; line: number; column: number } {
  const { reason, line, column } = (error ?? {}) as Partial<Record<string, unknown>>;
  return {
    message: typeof reason === 'string' ? reason : String(error),
    line: typeof line === 'number' ? line : 1,
    column: typeof column === 'number' ? column : 1,
  };
}
