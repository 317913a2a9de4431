import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * The address of a link after all else that is said of it. A term has its name in both, and the
 * nearer they stand to the word, the better a page packs: a hundredth of a long topic.
 */
export function hrefLast() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'a' }, (link) => {
      const { href, ...others } = link.properties;
      link.properties = { ...others, href };
    });
  };
}
