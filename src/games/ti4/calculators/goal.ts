import type { Sought } from '../odds/reinforce.ts';
import type { Side } from '../odds/types.ts';
import { percent } from '../../../i18n/odds/percent.ts';
import { ti4OddsWords } from '../words/odds.ts';
import { UNIT_IDS } from '../engine/data/units.ts';
import type { Goal, Values } from '../../../calculator/view.ts';
import { unitsText } from './tell.ts';

/** The side with what it has been given, as fields of the form. */
const valuesWith = (side: Side, units: Side['units']): Values =>
  Object.fromEntries(
    UNIT_IDS.flatMap((type) => {
      const gained = units[type] ?? 0;
      return gained === 0 ? [] : [[`a.${type}`, gained + (side.units[type] ?? 0)]];
    }),
  );

/** The worker hands back plain data, which is what `seek` gave. */
const isSought = (found: unknown): found is Sought =>
  typeof found === 'object' && found !== null && 'kind' in found;

export const goalOf = <Question extends { readonly attacker: Side }>(
  seek: (question: Question, wanted: number) => Sought,
): Goal<Question> => ({
  seek,
  words: (language) => ti4OddsWords(language).goal,
  tell: (found, { attacker }, language, names) => {
    const { goal } = ti4OddsWords(language);
    const number = (value: number): string => new Intl.NumberFormat(language).format(value);
    if (!isSought(found)) return { text: '', steps: [] };
    if (found.kind === 'already') {
      return { text: goal.already(percent(language, found.chance)), steps: [] };
    }
    if (found.kind === 'none')
      return { text: goal.none(percent(language, found.chance)), steps: [] };
    if (found.kind === 'unfinished')
      return { text: goal.unfinished(number(found.cost)), steps: [] };
    const told = found.best.map(({ units, cost, chance }) => ({
      units,
      parts: [unitsText(language, names, units), number(cost), percent(language, chance)] as const,
    }));
    const [first] = told;
    return {
      text: first ? goal.found(...first.parts) : '',
      steps: told.map(({ units, parts }) => ({
        text: goal.step(...parts),
        values: valuesWith(attacker, units),
      })),
    };
  },
});
