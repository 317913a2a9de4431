import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { EXIT, visit } from 'unist-util-visit';
import { placeOf } from '../read/nodes.ts';
import { placeAt } from '../ask/places.ts';
import type { Place, ProblemList } from '../problems.ts';

const CLOSING_LINE = /\n[ \t]*:{3,}[ \t]*$/;
const STRAY_COLONS = /(?<=^|\n[ \t]*):{3,}.*/;

/**
 * Every box has a closing line of its own. One without swallows what follows, rule by rule, and the
 * rest of the file would be read as something else: so only the first such place is reported.
 */
export function checkBoxes(
  tree: Root,
  file: string,
  source: string,
  problems: ProblemList,
): boolean {
  const before = problems.all.length;
  const complain = (place: Place, message: string, hint: string): typeof EXIT => {
    problems.add('malformed-markup', place, message, hint);
    return EXIT;
  };
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      const inner = boxIn(node);
      if (inner === undefined && CLOSING_LINE.test(written(node, source))) return undefined;
      return complain(
        { file, ...placeOf(node) },
        inner === undefined
          ? `The box «:::${node.name}» is never closed.`
          : `The box «:::${node.name}» is not closed before «:::${inner.name}» opens at line ${placeOf(inner).line}.`,
        'End it with «:::» on a line of its own; no box stands inside another.',
      );
    }
    if (node.type !== 'text') return undefined;
    const stray = STRAY_COLONS.exec(written(node, source));
    if (stray === null) return undefined;
    const place = placeAt(file, source, (node.position?.start.offset ?? 0) + stray.index);
    return /^:+\s*$/.test(stray[0])
      ? complain(place, '«:::» closes no box.', 'Remove it, or write the line that opens the box.')
      : complain(
          place,
          `«${stray[0].slice(0, 40)}» does not open a box.`,
          'Write «:::name[Title]{#id}» without spaces, and the text on the lines below.',
        );
  });
  return problems.all.length === before;
}

function boxIn(box: ContainerDirective): ContainerDirective | undefined {
  let found: ContainerDirective | undefined;
  visit(box, 'containerDirective', (node) => {
    if (node === box) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

const written = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);
