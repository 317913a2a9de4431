import { LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import type { Model } from '../model.ts';
import type { RuleId } from '../link/references.ts';
import type { ReleaseMeaning, Snapshot, Told } from '../read/releases.ts';
import { snapshotOf } from './snapshot.ts';

export const CHANGES = ['added', 'reworded', 'moved', 'removed'] as const;

export interface Change {
  readonly change: (typeof CHANGES)[number];
  readonly id: RuleId;
  /** Where a rule that moved was found before. */
  readonly from?: RuleId | undefined;
  /** The languages that this is true of. */
  readonly languages: readonly Language[];
  /** What a release replaced, where its words are kept. */
  readonly before?: PerLanguage<string> | undefined;
}

export interface ReleaseChanges {
  /** Both missing while the changes are not released yet. */
  readonly version?: string | undefined;
  readonly date?: string | undefined;
  readonly meaning?: ReleaseMeaning | undefined;
  /** There is nothing to compare it with. */
  readonly first: boolean;
  /** Every id told then. */
  readonly ids: readonly RuleId[];
  readonly changes: readonly Change[];
}

/** What changed in each release, the newest first, beginning with what none has yet. */
export function changesIn(model: Model): readonly ReleaseChanges[] {
  const { releases, aliases, reworded } = model;
  const released = releases.map(
    ({ version, date, meaning, snapshot, moves }, index): ReleaseChanges => {
      const before = releases[index - 1]?.snapshot;
      const replaced = reworded.get(version);
      return {
        version,
        date,
        meaning,
        first: before === undefined,
        ids: [...snapshot.keys()],
        changes:
          before === undefined
            ? []
            : difference(before, snapshot, moves).map((each) =>
                each.change === 'reworded' ? { ...each, before: replaced?.get(each.id) } : each,
              ),
      };
    },
  );
  const last = releases.at(-1);
  if (last === undefined) return [];
  const now = snapshotOf(model);
  const changes = difference(last.snapshot, now, aliases);
  const next = changes.length === 0 ? [] : [{ first: false, ids: [...now.keys()], changes }];
  return [...next, ...released.toReversed()];
}

/** What befell a rule or a term since the first release, the newest first. */
export interface Past extends Change {
  readonly version: string;
  readonly date: string;
}

const NONE: readonly Past[] = [];
const histories = new WeakMap<Model, ReadonlyMap<RuleId, readonly Past[]>>();

export function historyOf(model: Model, id: RuleId): readonly Past[] {
  const known = histories.get(model) ?? historiesOf(model);
  histories.set(model, known);
  return known.get(id) ?? NONE;
}

function historiesOf(model: Model): ReadonlyMap<RuleId, readonly Past[]> {
  const all = changesIn(model).flatMap(({ version, date, changes }) =>
    version === undefined || date === undefined
      ? []
      : changes.map((change): Past => ({ ...change, version, date })),
  );
  // A rule that has moved again took its past along.
  return Map.groupBy(all, ({ id }) => model.aliases.get(id) ?? id);
}

/** What a release means at least, to whoever has a link or a printed page. */
export function meaningOf(before: Snapshot, after: Snapshot, isStyle: boolean): ReleaseMeaning {
  const isElsewhere = ([id, { numbers }]: [RuleId, Told]): boolean =>
    after.get(id)?.numbers.join() !== numbers.join();
  if ([...before].some(isElsewhere)) return 'renumbering';
  return isStyle && after.size === before.size ? 'style' : 'rewording';
}

/** @param moves successors of ids that are gone */
function difference(
  before: Snapshot,
  after: Snapshot,
  moves: ReadonlyMap<RuleId, RuleId>,
): readonly Change[] {
  const left = [...before.keys()].filter((id) => !after.has(id));
  const moved = left.flatMap((from) => {
    const id = moves.get(from);
    return id === undefined || !after.has(id) ? [] : [{ id, from }];
  });
  const origin = new Map(moved.map(({ id, from }) => [id, from]));
  const successors = new Set(moved.map(({ from }) => from));
  const compared = [...after.keys(), ...left.filter((id) => !successors.has(id))].flatMap((id) => {
    const earlier = before.get(id) ?? before.get(origin.get(id) ?? id);
    return compare(id, earlier?.prints ?? {}, after.get(id)?.prints ?? {});
  });
  const languagesOf = (id: RuleId): readonly Language[] =>
    LANGUAGES.filter((language) => after.get(id)?.prints[language] !== undefined);
  const found = [
    ...moved.map(({ id, from }): Change => ({
      change: 'moved',
      id,
      from,
      languages: languagesOf(id),
    })),
    ...compared,
  ];
  return found.toSorted((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
}

function compare(
  id: RuleId,
  before: Partial<Record<Language, string>>,
  after: Partial<Record<Language, string>>,
): readonly Change[] {
  const kinds = Map.groupBy(LANGUAGES, (language) => {
    const [earlier, now] = [before[language], after[language]];
    if (earlier === now) return undefined;
    if (earlier === undefined) return 'added';
    return now === undefined ? 'removed' : 'reworded';
  });
  return [...kinds].flatMap(([change, languages]) =>
    change === undefined ? [] : { change, id, languages },
  );
}
