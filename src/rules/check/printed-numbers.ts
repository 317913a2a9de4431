import type { Game, Rule } from '../model.ts';
import type { Place, ProblemList } from '../problems.ts';
import type { RuleId } from '../link/references.ts';
import type { Release } from '../read/releases.ts';

interface Numbered {
  readonly games: readonly Game[];
  readonly rules: ReadonlyMap<RuleId, Rule>;
  readonly aliases: ReadonlyMap<RuleId, RuleId>;
  readonly releases: readonly Release[];
}

/** Printed numbers are addresses and codes on paper: a slip in one would send readers elsewhere. */
export function checkPrintedNumbers(
  { games, rules, aliases, releases }: Numbered,
  placeOf: (id: RuleId) => Place | undefined,
  problems: ProblemList,
): void {
  const entries = new Map(
    games.flatMap(({ topics }) =>
      topics.flatMap(({ game, id, number }) =>
        number === undefined ? [] : [[`${game}.${id}`, number] as const],
      ),
    ),
  );
  const entryOf = ({ game, topic }: Rule): string | undefined => entries.get(`${game}.${topic}`);
  const complain = (id: RuleId, message: string, hint: string): void => {
    const place = placeOf(id);
    if (place !== undefined) problems.add('lost-number', place, message, hint);
  };
  for (const rule of rules.values()) {
    const entry = entryOf(rule);
    if (entry === undefined) continue;
    const stray = rule.numbers.find((number) => Number.parseInt(number, 10) !== Number(entry));
    if (stray === undefined) continue;
    complain(
      rule.id,
      `«${stray}» is no number of the entry ${entry}, which the topic tells.`,
      'Write the number that the booklet prints beside the rule.',
    );
  }
  for (const [id, { numbers }] of releases.at(-1)?.snapshot ?? []) {
    const rule = rules.get(id) ?? rules.get(aliases.get(id) ?? id);
    if (rule === undefined) continue;
    const told = [...rule.numbers, entryOf(rule)];
    const lost = numbers.find((number) => !told.includes(number));
    if (lost === undefined) continue;
    complain(
      rule.id,
      `«${lost}» was released as a number of «${rule.anchor}» and is gone, so links to it would break.`,
      `Write «[#${rule.anchor} ${lost}]»; where the booklet was misread, excuse it in content/excuses.txt.`,
    );
  }
}
