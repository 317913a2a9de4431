import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readTypedLink } from '../rules/link/links.ts';
import { setProperties } from '../rules/read/nodes.ts';
import { ruleUrl, topicUrl } from '../rules/ask/urls.ts';
import type { TextContext } from './context.ts';

/**
 * Turns `rule:`, `term:` and `topic:` links into addresses and returns the terms linked by hand.
 * The model has refused unknown names before, so whatever arrives here exists.
 */
export function resolveLinks(tree: Root, context: TextContext): ReadonlySet<string> {
  const { language, game, topic, onTopicPage, inFrame = false } = context;
  const terms = new Set<string>();
  visit(tree, 'link', (link) => {
    const target = readTypedLink(link.url, context);
    if (!target) return;
    if (inFrame) setProperties(link, { target: '_top' });
    if (target.to === 'topic') {
      link.url = topicUrl(language, target.game, target.topic);
    } else if (target.to === 'term') {
      link.url = ruleUrl(language, target.id);
      // The pop-ups of a page hold the words of its own game.
      if (inFrame || target.game !== game) return;
      setProperties(link, { interestfor: definitionId(target.term) });
      terms.add(target.term);
    } else {
      const url = ruleUrl(language, target.id);
      const own = topicUrl(language, game, topic);
      link.url = onTopicPage && url.startsWith(`${own}#`) ? url.slice(own.length) : url;
    }
  });
  return terms;
}

/** Definitions stand once at the end of a page; links name them by this id. */
export const definitionId = (term: string): string => `d-${term}`;

export const termOfDefinition = (id: string): string => id.slice(definitionId('').length);
