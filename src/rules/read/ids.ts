import { splitRuleId, suggestion, type RuleId } from '../link/references.ts';
import { filesToMendFirst, type Place, type ProblemList } from '../problems.ts';

export const IDS_FILE = 'content/ids.txt';

export interface PublishedIds {
  readonly ids: ReadonlyMap<RuleId, number>;
  readonly aliases: ReadonlyMap<RuleId, RuleId>;
}

const ID = /^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;

/** Reads the append-only list: `id`, or `old-id -> new-id` where a rule has moved. */
export function readIds(text: string, problems: ProblemList): PublishedIds {
  const ids = new Map<RuleId, number>();
  const aliases = new Map<RuleId, RuleId>();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const [id, successor, ...rest] = line.split(/\s*->\s*/);
    if (!isId(id) || rest.length > 0 || (successor !== undefined && !isId(successor))) {
      problems.add(
        'malformed-data',
        { file: IDS_FILE, line: index + 1, column: 1 },
        `«${line}» is neither an id nor a pair «old -> new».`,
        'Write game.topic.name; the file is kept by «npm run ids».',
      );
      continue;
    }
    const earlier = ids.get(id);
    if (earlier !== undefined) {
      problems.add(
        'duplicate-id',
        { file: IDS_FILE, line: index + 1, column: 1 },
        `«${id}» stands already at line ${earlier}.`,
        'Remove this line: the first one is its place for ever.',
      );
      continue;
    }
    ids.set(id, index + 1);
    if (successor !== undefined) aliases.set(id, successor);
  }
  return { ids, aliases };
}

/**
 * A published link answers for ever: each id either exists or names what took its place.
 * @param unread games whose files cannot be read yet: of their ids nothing is known
 */
export function checkIds(
  published: PublishedIds,
  known: ReadonlyMap<RuleId, Place>,
  unread: ReadonlySet<string>,
  problems: ProblemList,
): void {
  for (const [id, line] of published.ids) {
    if (unread.has(splitRuleId(id).game)) continue;
    const place = { file: IDS_FILE, line, column: 1 };
    const successor = published.aliases.get(id);
    if (successor === undefined) {
      if (known.has(id)) continue;
      problems.add(
        'vanished-id',
        place,
        `The published id «${id}» no longer exists, so its links would break.`,
        `Restore it, or write «${id} -> its-successor» here. ${suggestion(id, known.keys())}`,
      );
    } else if (!known.has(successor)) {
      problems.add(
        'vanished-id',
        place,
        `The successor «${successor}» does not exist.`,
        suggestion(successor, known.keys()),
      );
    } else if (known.has(id)) {
      problems.add(
        'vanished-id',
        place,
        `«${id}» still exists, so nothing can have taken its place.`,
        `Take «-> ${successor}» away, or remove the old rule.`,
      );
    }
  }
  const broken = filesToMendFirst(problems);
  for (const [id, place] of known) {
    if (published.ids.has(id) || broken.has(place.file)) continue;
    problems.add(
      'unpublished-id',
      place,
      `The id «${splitRuleId(id).anchor}» is new and not yet in ${IDS_FILE}.`,
      'Choose it with care, it is permanent; then run «npm run ids» to add it.',
    );
  }
}

export function isId(value: string | undefined): value is RuleId {
  return value !== undefined && ID.test(value);
}
