import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf } from '../read/nodes.ts';
import { absoluteRuleId, ruleId, GLOSSARY_TOPIC, type RuleId } from './references.ts';

/** A link an author writes by meaning: `rule:combat.retreat`, `term:leader`, `topic:dice`. */
export type TypedLink =
  | { readonly to: 'rule'; readonly id: RuleId }
  | { readonly to: 'term'; readonly id: RuleId; readonly game: string; readonly term: string }
  | { readonly to: 'topic'; readonly game: string; readonly topic: string };

const SCHEME = /^(rule|term|topic):(.+)$/;

/** Undefined for an ordinary address; null when the reference has no sensible form. */
export function readTypedLink(
  url: string,
  from: { readonly game: string; readonly topic: string },
): TypedLink | null | undefined {
  const match = SCHEME.exec(url);
  if (match === null) return undefined;
  const [, to, name = ''] = match;
  if (to === 'rule') {
    const id = absoluteRuleId(name, from);
    return id === undefined ? null : { to: 'rule', id };
  }
  const parts = name.split('.');
  const [first = '', second] = parts;
  if (parts.length > 2) return null;
  const game = second === undefined ? from.game : first;
  const target = second ?? first;
  if (to === 'topic') return { to: 'topic', game, topic: target };
  return { to: 'term', id: ruleId(game, GLOSSARY_TOPIC, target), game, term: target };
}

export interface WrittenLink {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

export function linksIn(nodes: readonly Nodes[]): WrittenLink[] {
  const links: WrittenLink[] = [];
  for (const root of nodes) {
    visit(root, 'link', (link) => {
      links.push({ url: link.url, ...placeOf(link) });
    });
  }
  return links;
}
