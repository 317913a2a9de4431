import { LANGUAGES, type PerLanguage } from '../languages.ts';
import type { Rule, Ruling, Topic } from '../model.ts';
import type { ProblemList } from '../problems.ts';
import type { GameSource } from '../read/load-game.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import { FAQ_PAGE, ruleId, suggestion } from './references.ts';

/** Rulings with rules that exist and sources that are listed. */
export function linkRulings(
  { rulings: file }: GameSource,
  topics: readonly Topic[],
  lookup: NameLookup,
  problems: ProblemList,
): readonly Ruling[] {
  if (file === undefined) return [];
  const { sources, rulings } = file.data;
  const boxes = new Map(
    topics.flatMap(({ rules }) =>
      rules.filter(({ kind }) => kind === 'faq').map((rule) => [rule.id, rule] as const),
    ),
  );
  return rulings.flatMap(({ id, source: named, where, box, rules, departs, ...told }, r) => {
    const place = file.place(['rulings', r, 'id']);
    const source = sources.find((one) => one.id === named);
    if (source === undefined) {
      problems.add(
        'malformed-data',
        file.place(['rulings', r, 'source']),
        `No source of rulings is called «${named}».`,
        `List it under «sources». ${suggestion(
          named,
          sources.map((one) => one.id),
        )}`,
      );
      return [];
    }
    const about = rules.flatMap(
      (rule, at) => lookup.rule(rule, '', file.place(['rulings', r, 'rules', at])) ?? [],
    );
    const boxId =
      box === undefined ? undefined : lookup.rule(box, '', file.place(['rulings', r, 'box']));
    const telling = boxId === undefined ? undefined : boxes.get(boxId);
    const isTold = told.question !== undefined && told.ruling !== undefined;
    if (isTold === (telling !== undefined)) {
      problems.add(
        'malformed-data',
        place,
        `The ruling «${id}» is told ${isTold ? 'twice' : 'nowhere'}.`,
        'Write `question` and `ruling` in every language, or name a box `:::faq` that tells both.',
      );
    }
    return {
      id: ruleId(lookup.game, FAQ_PAGE, id),
      question: told.question ?? perLanguage(telling, 'title'),
      ruling: told.ruling ?? perLanguage(telling, 'text'),
      box: boxId,
      rules: about,
      departs,
      where,
      source,
    };
  });
}

function perLanguage(box: Rule | undefined, part: 'title' | 'text'): PerLanguage<string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = box?.statements[language]?.[part];
      return words === undefined ? [] : [[language, words]];
    }),
  );
}
