import type { GameSource } from '../read/load-game.ts';
import type { Quick, QuickSheet } from '../model.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import type { Place, ProblemList } from '../problems.ts';
import { suggestion, type RuleId } from './references.ts';
import type { QuickFile } from '../read/schemas.ts';

type WrittenSheet = QuickFile['groups'][number]['sheets'][number];

/** Quick references of a game, with rules that exist. */
export function linkQuick(
  { quick, scenarios: known }: GameSource,
  lookup: NameLookup,
  problems: ProblemList,
): Quick {
  if (quick === undefined) return { lines: new Map(), groups: [], checklists: [] };
  const { lines, groups, checklists } = quick.data;
  const scenarios = new Set(known.keys());
  return {
    lines: new Map(
      Object.entries(lines).flatMap(([reference, line]) => {
        const id = lookup.rule(reference, '', quick.place(['lines', reference]));
        return id === undefined ? [] : [[id, line]];
      }),
    ),
    groups: groups.map(({ name, sheets }, g) => ({
      name,
      sheets: sheets.map((sheet, s) =>
        linkSheet(
          sheet,
          (b, r) => quick.place(['groups', g, 'sheets', s, 'blocks', b, 'rules', r]),
          lookup,
          problems,
        ),
      ),
    })),
    checklists: checklists.map((checklist, c) => {
      const { scenario } = checklist;
      if (scenario !== undefined && !scenarios.has(scenario)) {
        problems.add(
          'unknown-scenario',
          quick.place(['checklists', c, 'scenario']),
          `There is no walkthrough «${scenario}».`,
          suggestion(scenario, scenarios),
        );
      }
      const placeOf = (b: number, r: number): Place =>
        quick.place(['checklists', c, 'blocks', b, 'rules', r]);
      return { ...checklist, ...linkSheet(checklist, placeOf, lookup, problems) };
    }),
  };
}

/** A rule stands on a sheet once. */
function linkSheet(
  sheet: WrittenSheet,
  placeOf: (block: number, rule: number) => Place,
  lookup: NameLookup,
  problems: ProblemList,
): QuickSheet {
  const seen = new Set<RuleId>();
  return {
    ...sheet,
    blocks: sheet.blocks.map(({ title, rules }, b) => ({
      title,
      rules: rules.flatMap((reference, r) => {
        const place = placeOf(b, r);
        const id = lookup.rule(reference, '', place);
        if (id === undefined) return [];
        if (seen.has(id)) {
          problems.add(
            'duplicate-id',
            place,
            `The rule «${reference}» stands on this sheet already.`,
            'Keep it where a player looks for it first.',
          );
        }
        seen.add(id);
        return id;
      }),
    })),
  };
}
