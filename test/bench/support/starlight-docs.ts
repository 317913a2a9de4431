import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { loadWords } from '../../../src/i18n/without-bundler.ts';
import { linkTerms } from '../../../src/markdown/link-terms.ts';
import { resolveLinks } from '../../../src/markdown/resolve-links.ts';
import { textContext } from '../../../src/markdown/text-context.ts';
import { isBox, type BoxName } from '../../../src/rules/read/boxes.ts';
import type { Language } from '../../../src/rules/languages.ts';
import type { Game, Model, Topic } from '../../../src/rules/model.ts';
import { nameRules } from '../../../src/rules/read/name-rules.ts';
import { setProperties, splitLabel } from '../../../src/rules/read/nodes.ts';
import { parseTree } from '../../../src/rules/read/parse-topic.ts';
import { plainText } from '../../../src/rules/ask/plain-text.ts';
import { ProblemList } from '../../../src/rules/problems.ts';

/** The aside of Starlight that comes nearest to each box of ours. */
const ASIDES = {
  example: 'tip',
  note: 'note',
  faq: 'note',
  team: 'note',
  edition: 'caution',
  variant: 'note',
} as const satisfies Record<BoxName, string>;

const words = await loadWords();
const toHast = unified().use(remarkRehype);

/** Writes the topics and glossaries as pages of Starlight: the same words, headings, links and ids. */
export async function writeDocs(model: Model, folder: string): Promise<void> {
  for (const game of model.games) {
    for (const language of game.languages) {
      const place = (name: string): string => join(folder, 'docs', language, game.id, `${name}.md`);
      for (const topic of game.topics) {
        const text = topic.texts[language];
        if (text === undefined) continue;
        const body = [text.summary, ...(await topicBody(game, topic, language, text.file))];
        write(place(topic.id), page(text.title, text.summary, body));
      }
      write(place('glossary'), glossary(game, language));
    }
  }
  write(join(folder, 'sidebar.json'), JSON.stringify(model.games.map(sidebarOf)));
}

async function topicBody(
  game: Game,
  topic: Topic,
  language: Language,
  file: string,
): Promise<string[]> {
  const tree = parseTree(file, readFileSync(file, 'utf8'), new ProblemList());
  if (tree === undefined) throw new Error(`${file} cannot be read.`);
  nameRules(tree, file, new ProblemList());
  const place = { language, game: game.id, topic: topic.id, onTopicPage: true };
  const context = await textContext(place);
  resolveLinks(tree, context);
  linkTerms(tree, context);
  visit(tree, (node) => {
    // Starlight has no definitions that open in place and prints no numbers of a booklet.
    delete node.data?.hProperties?.['interestfor'];
    delete node.data?.hProperties?.className;
    delete node.data?.hProperties?.['dataNumber'];
    if (node.type === 'link')
      node.url = node.url.replace(/\/glossary\/([^/#]+)\/$/, '/glossary/#$1');
  });
  return tree.children.flatMap((node) => block(node, language));
}

/** Headings and boxes as Starlight’s Markdown has them; the rest is HTML in Markdown already. */
function block(node: RootContent, language: Language): string[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxJsxFlowElement':
      return [];
    case 'heading': {
      const id = node.data?.hProperties?.id ?? '';
      return [`${'#'.repeat(node.depth)} <span id="${id}"></span>${plainText(node.children)}`];
    }
    case 'containerDirective':
      return [aside(node, language)];
    default:
      return [html([node])];
  }
}

function aside(box: ContainerDirective, language: Language): string {
  const { name } = box;
  if (!isBox(name)) throw new Error(`There is no box «${name}».`);
  const [label, body] = splitLabel(box);
  const id = box.data?.hProperties?.id;
  if (body[0] !== undefined && id !== undefined) setProperties(body[0], { id });
  const kind = words(language).kinds[name];
  const fence = ':'.repeat(body.some(({ type }) => type === 'containerDirective') ? 4 : 3);
  return [
    `${fence}${ASIDES[name]}[${label === undefined ? kind : `${kind}. ${label}`}]`,
    ...body.flatMap((node) => block(node, language)),
    fence,
  ].join('\n\n');
}

/** A blank line would end a block of HTML in Markdown. */
function html(children: Root['children']): string {
  return toHtml(toHast.runSync({ type: 'root', children })).replace(/\n\s*\n/g, '\n');
}

function glossary(game: Game, language: Language): string {
  const entries = game.terms.flatMap(({ id, words: told }) => {
    const term = told[language];
    return term === undefined
      ? []
      : [`<p id="${id}"><strong>${term.name}</strong> ${term.definition}</p>`];
  });
  return page(words(language).glossary, game.summary[language], entries);
}

const page = (title: string, description: string, blocks: readonly string[]): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    '---',
    '',
  ]
    .concat(blocks.join('\n\n'), '')
    .join('\n');

function sidebarOf(game: Game): object {
  const told = game.languages;
  const first = told[0] ?? 'uk';
  const items = game.groups.map((group) => ({
    label: group.name[first],
    translations: group.name,
    items: group.topics.map((topic) => ({
      label: topic.texts[first]?.title ?? topic.id,
      translations: Object.fromEntries(
        told.map((language) => [language, topic.texts[language]?.title ?? topic.id]),
      ),
      link: `/${game.id}/${topic.id}/`,
    })),
  }));
  return { label: game.id, items };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
