import { codeOfPlace, placeOfCode } from './codes.ts';
import { IDS_FILE, isId, type PublishedIds } from './ids.ts';
import { isLanguage, LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import type { Place, ProblemList } from '../problems.ts';
import type { RuleId } from '../link/references.ts';

export const RELEASES_FILE = 'content/releases.txt';

/** What a release said under one id: a fingerprint of its words instead of the words. */
export interface Told {
  /** What paper calls it, for ever: see `codes.ts`. */
  readonly code: string;
  readonly prints: PerLanguage<string>;
  /** Printed numbers: each is an address, too. */
  readonly numbers: readonly string[];
}

export type Snapshot = ReadonlyMap<RuleId, Told>;

export interface Release {
  readonly version: string;
  /** `2026-11-18`. */
  readonly date: string;
  readonly meaning?: ReleaseMeaning;
  /** Everything that was told, not only what changed. */
  readonly snapshot: Snapshot;
  /** Ids that gave way to others since the release before. */
  readonly moves: ReadonlyMap<RuleId, RuleId>;
}

/** What a version means, the weightiest first; a first release means nothing yet. */
export const RELEASE_MEANINGS = ['renumbering', 'rewording', 'style'] as const;
export type ReleaseMeaning = (typeof RELEASE_MEANINGS)[number];

const HEAD = new RegExp(
  `^release (\\d+\\.\\d+\\.\\d+) (\\d{4}-\\d{2}-\\d{2})(?: (${RELEASE_MEANINGS.join('|')}))?$`,
);

/**
 * Reads the append-only record. A release lists only what differs from the one before:
 * `id 00026 uk:print ru:print №43.5`, `old -> new`, `id gone`.
 */
export function readReleases(text: string, problems: ProblemList): readonly Release[] {
  const releases: Release[] = [];
  let head: Pick<Release, 'version' | 'date' | 'meaning'> | undefined;
  const snapshot = new Map<RuleId, Told>();
  let moves = new Map<RuleId, RuleId>();
  const close = (): void => {
    if (head !== undefined) releases.push({ ...head, snapshot: new Map(snapshot), moves });
    moves = new Map();
  };
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const [, version, date, named] = HEAD.exec(line) ?? [];
    if (version !== undefined && date !== undefined) {
      close();
      const meaning = RELEASE_MEANINGS.find((known) => known === named);
      head = { version, date, ...(meaning && { meaning }) };
      continue;
    }
    const entry = head && readEntry(line);
    if (entry === undefined) {
      problems.add(
        'malformed-data',
        { file: RELEASES_FILE, line: index + 1, column: 1 },
        `«${line}» is no line of a release.`,
        'Take back the change of this line; the file is written by «npm run release» alone.',
      );
      continue;
    }
    const [id, told] = entry;
    if (typeof told === 'string') moves.set(id, told);
    if (typeof told === 'object') snapshot.set(id, told);
    else snapshot.delete(id);
  }
  close();
  return releases;
}

/** What an id says, the id that took its place, or undefined where nothing did. */
function readEntry(line: string): readonly [RuleId, Told | RuleId | undefined] | undefined {
  const [id, ...rest] = line.split(' ');
  if (!isId(id) || rest.length === 0) return undefined;
  if (rest.join(' ') === 'gone') return [id, undefined];
  const [arrow, to, ...more] = rest;
  if (arrow === '->') return isId(to) && more.length === 0 ? [id, to] : undefined;
  const prints: Partial<Record<Language, string>> = {};
  const numbers: string[] = [];
  const [code = '', ...parts] = rest;
  if (placeOfCode(code) === undefined || parts.length === 0) return undefined;
  for (const part of parts) {
    const [language, print = ''] = part.split(':');
    if (part.startsWith('№')) numbers.push(part.slice(1));
    else if (isLanguage(language) && /^[0-9a-f]{8}$/.test(print)) prints[language] = print;
    else return undefined;
  }
  return [id, { code, prints, numbers }];
}

/** The lines of a release: what differs from the one before. */
export function writeRelease(
  { version, date, meaning }: Pick<Release, 'version' | 'date' | 'meaning'>,
  before: Snapshot,
  after: Snapshot,
  aliases: ReadonlyMap<RuleId, RuleId>,
): string {
  const told = [...after].map(([id, entry]) => [id, lineOf(id, entry)] as const);
  const changed = told.filter(([id, line]) => {
    const earlier = before.get(id);
    return earlier === undefined || lineOf(id, earlier) !== line;
  });
  const left = [...before.keys()].filter((id) => !after.has(id));
  const gone = left.map((id) => {
    const to = aliases.get(id);
    return to === undefined ? `${id} gone` : `${id} -> ${to}`;
  });
  const lines = [...changed.map(([, line]) => line), ...gone].sort();
  const head = ['release', version, date, ...(meaning === undefined ? [] : [meaning])].join(' ');
  return [head, ...lines, ''].join('\n');
}

function lineOf(id: RuleId, { code, prints, numbers }: Told): string {
  const words = LANGUAGES.flatMap((language) =>
    prints[language] === undefined ? [] : `${language}:${prints[language]}`,
  );
  return [id, code, ...words, ...numbers.map((number) => `№${number}`)].join(' ');
}

/**
 * What was ever released stays in the list of ids, in its place: that list keeps addresses alive,
 * and booklets on paper name rules by their places in it.
 */
export function checkReleases(
  text: string,
  releases: readonly Release[],
  published: PublishedIds,
  problems: ProblemList,
): void {
  const released = releases.flatMap(({ snapshot }) => [...snapshot]);
  const lost = new Set(released.map(([id]) => id).filter((id) => !published.ids.has(id)));
  for (const id of lost) {
    problems.add(
      'vanished-id',
      placeOf(text, id),
      `The id «${id}» was released and is missing from ${IDS_FILE}, so its links would break.`,
      `Put «${id}» back into ${IDS_FILE}, with «-> its-successor» if it has moved.`,
    );
  }
  if (lost.size === 0) checkCodes(new Map(released), published, problems);
}

/** One line too many shifts all below it, so only the first that is out of place is reported. */
function checkCodes(released: Snapshot, published: PublishedIds, problems: ProblemList): void {
  const owners = new Map([...released].map(([id, { code }]) => [code, id]));
  for (const [place, [id, line]] of [...published.ids].entries()) {
    const owner = owners.get(codeOfPlace(place));
    const code = released.get(id)?.code;
    if (owner === id || (owner === undefined && code === undefined)) continue;
    problems.add(
      'moved-code',
      { file: IDS_FILE, line, column: 1 },
      owner === undefined
        ? `«${id}» stands below its place: paper calls it ${code ?? ''}.`
        : `«${id}» stands where «${owner}» was released, which paper calls ${codeOfPlace(place)}.`,
      code === undefined
        ? 'Move it to the end of the file: new ids are added there by «npm run ids».'
        : `Put the lines back as they were; «git diff ${IDS_FILE}» shows them.`,
    );
    return;
  }
}

function placeOf(text: string, id: RuleId): Place {
  const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${id} `));
  return { file: RELEASES_FILE, line: line + 1, column: 1 };
}
