import { createHash } from 'node:crypto';
import { codeOfPlace } from '../read/codes.ts';
import { LANGUAGES, type PerLanguage } from '../languages.ts';
import type { Model } from '../model.ts';
import type { RuleId } from '../link/references.ts';
import type { Snapshot, Told } from '../read/releases.ts';
import { numberedIn } from './select.ts';

/** What the model tells today, in the form that a release keeps. */
export function snapshotOf({
  games,
  rules,
  terms,
  published,
}: Pick<Model, 'games' | 'rules' | 'terms' | 'published'>): Snapshot {
  const codes = new Map(published.map((id, place) => [id, codeOfPlace(place)]));
  const codeOf = (id: RuleId) => codes.get(id) ?? '';
  const numbered = Map.groupBy(games.flatMap(numberedIn), ({ id }) => id);
  const numbersOf = (id: RuleId) => numbered.get(id)?.map(({ number }) => number) ?? [];
  const told = [...rules.keys(), ...terms.keys()].map((id): [RuleId, Told] => [
    id,
    {
      code: codeOf(id),
      prints: inTold(wordsOf({ rules, terms }, id), fingerprint),
      numbers: numbersOf(id),
    },
  ]);
  return new Map(told);
}

/** Everything that is told under an id, as one text. */
export function wordsOf(
  { rules, terms }: Pick<Model, 'rules' | 'terms'>,
  id: RuleId,
): PerLanguage<string> {
  const rule = rules.get(id);
  return rule === undefined
    ? inTold(terms.get(id)?.words ?? {}, ({ name, definition }) => `${name} ${definition}`)
    : inTold(rule.statements, ({ title = '', text }) => `${title} ${text}`);
}

function inTold<T>(texts: PerLanguage<T>, make: (text: T) => string): PerLanguage<string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[language, make(text)]];
    }),
  );
}

/** Short, and blind to spaces that only keep words on one line. */
export function fingerprint(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}
