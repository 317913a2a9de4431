import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isLanguage, type Language } from '../rules/languages.ts';
import { nameRules } from '../rules/read/name-rules.ts';
import { ProblemList } from '../rules/problems.ts';
import { COURSE_FOLDER } from '../rules/link/references.ts';
import type { TextContext } from './context.ts';
import { decorate, type WordsInText } from './decorate.ts';
import { linkTerms } from './link-terms.ts';
import { resolveLinks } from './resolve-links.ts';

export type ContextFor = (
  place: Pick<TextContext, 'language' | 'game' | 'topic' | 'onTopicPage'>,
) => Promise<TextContext>;

const TOPIC_FILE = /content\/([a-z0-9-]+)\/([a-z]{2})\/([a-z0-9-]+)\.mdx$/;
const LESSON_FILE = new RegExp(
  `content/([a-z0-9-]+)/([a-z]{2})/(${COURSE_FOLDER})/[a-z0-9-]+\\.mdx$`,
);

/** Astro's remark plugin: makes the page of a topic or a lesson of what the model read from the same file. */
export function remarkTopic(contextFor: ContextFor, words: (language: Language) => WordsInText) {
  return () => async (tree: Root, file: VFile) => {
    const path = file.path.replaceAll('\\', '/');
    const lesson = LESSON_FILE.exec(path);
    const [, game, language, topic] = lesson ?? TOPIC_FILE.exec(path) ?? [];
    if (game === undefined || topic === undefined || !isLanguage(language)) return;
    const context = await contextFor({ language, game, topic, onTopicPage: lesson === null });
    if (lesson === null) nameRules(tree, file.path, new ProblemList());
    const terms = [...resolveLinks(tree, context), ...linkTerms(tree, context)];
    decorate(tree, context, words(language));
    const astro = (file.data.astro ?? {}) as { frontmatter?: Record<string, unknown> };
    file.data.astro = {
      ...astro,
      frontmatter: { ...astro.frontmatter, terms: [...new Set(terms)] },
    };
  };
}
