import { isRecord, type PackKey } from './manifest.ts';
import {
  PROBLEMS,
  type Ask,
  type OfflineState,
  type PackState,
  type Told,
  type VisitedPage,
} from './messages.ts';

/**
 * A page and the worker may be of different builds, and any script of the origin may write to either:
 * what is not a message as it is known here is no message.
 */

const MOST_LOADED = 200;
const MOST_LETTERS = 2000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_LETTERS;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isKey = (value: unknown): value is PackKey =>
  isText(value) && /^[a-z]{2}\/[a-z0-9-]+$/.test(value);

export function readAsk(value: unknown): Ask | undefined {
  if (!isRecord(value)) return undefined;
  const { ask, key, loaded, language } = value;
  switch (ask) {
    case 'hello':
      return Array.isArray(loaded) && isText(language)
        ? { ask, loaded: loaded.slice(0, MOST_LOADED).filter(isText), language }
        : undefined;
    case 'keep':
    case 'cancel':
    case 'remove':
      return isKey(key) ? { ask, key } : undefined;
    case 'state':
    case 'check':
    case 'forget':
      return { ask };
    default:
      return undefined;
  }
}

export function readTold(value: unknown): Told | undefined {
  if (!isRecord(value)) return undefined;
  const { told, state, at, keys } = value;
  switch (told) {
    case 'state': {
      const read = readState(state);
      return read && { told, state: read };
    }
    case 'copy':
      return isCount(at) ? { told, at } : undefined;
    case 'updated':
      return Array.isArray(keys) ? { told, keys: keys.filter(isKey) } : undefined;
    default:
      return undefined;
  }
}

function readState(value: unknown): OfflineState | undefined {
  if (!isRecord(value) || !isRecord(value['packs']) || !Array.isArray(value['visited'])) {
    return undefined;
  }
  const packs = Object.entries(value['packs']).flatMap(([key, pack]) =>
    isKey(key) && isRecord(pack) ? [[key, readPack(pack)] as const] : [],
  );
  return { packs: Object.fromEntries(packs), visited: value['visited'].flatMap(readVisited) };
}

function readPack({ kept, fetching, problem }: Readonly<Record<string, unknown>>): PackState {
  return {
    ...(isRecord(kept) &&
      isText(kept['version']) &&
      isCount(kept['bytes']) &&
      isCount(kept['at']) && {
        kept: { version: kept['version'], bytes: kept['bytes'], at: kept['at'] },
      }),
    ...(isRecord(fetching) &&
      isCount(fetching['done']) &&
      isCount(fetching['total']) && {
        fetching: { done: fetching['done'], total: fetching['total'] },
      }),
    ...readProblem(problem),
  };
}

/** As a message or a note on the device tells it. */
export function readProblem(value: unknown): Pick<PackState, 'problem'> {
  if (!isRecord(value)) return {};
  const kind = PROBLEMS.find((known) => known === value['kind']);
  if (kind === undefined) return {};
  const { missing } = value;
  return { problem: { kind, ...(isCount(missing) && { missing }) } };
}

/** Paths below the root only: such a page is shown as a link. */
function readVisited(value: unknown): readonly VisitedPage[] {
  if (!isRecord(value)) return [];
  const { path, title } = value;
  const isPath = isText(path) && /^[^/:\\][^:\\]*\/$/.test(path) && !path.includes('..');
  return isPath && isText(title) ? [{ path, title }] : [];
}
