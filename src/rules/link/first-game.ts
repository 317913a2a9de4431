import type { FirstGame } from '../model.ts';
import type { GameSource } from '../read/load-game.ts';
import type { NameLookup } from '../read/name-lookup.ts';

/** A first game that is led, with rules that exist. */
export function linkFirstGame(
  { firstGame: file }: GameSource,
  lookup: NameLookup,
): FirstGame | undefined {
  if (file === undefined) return undefined;
  return {
    ...file.data,
    milestones: file.data.milestones.map(({ rules, ...milestone }, m) => ({
      ...milestone,
      rules: rules.flatMap(
        (rule, r) => lookup.rule(rule, '', file.place(['milestones', m, 'rules', r])) ?? [],
      ),
    })),
    reasons: file.data.reasons.flatMap((reason, r) => {
      const rule = lookup.rule(reason.rule, '', file.place(['reasons', r, 'rule']));
      return rule === undefined ? [] : { ...reason, rule };
    }),
  };
}
