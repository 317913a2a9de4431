import type { Game, Model } from '../model.ts';
import type { RuleId } from '../link/references.ts';
import { numberedIn } from '../ask/select.ts';

/**
 * A short address for paper: what a booklet prints beside a rule, and what leads back to the rule
 * when it is typed into the search. It is the number that the game's own booklet prints or, where
 * there is none, the place of the id in the append-only list of ids behind a zero, with which no
 * printed number begins. Such a place is never given to another id.
 */
const CODE = /^0\d{4,}$/;

export const codeOfPlace = (place: number): string => `0${String(place + 1).padStart(4, '0')}`;

/** The place among the published ids that a code names, if it is one. */
export const placeOfCode = (code: string): number | undefined =>
  CODE.test(code) ? Number(code) - 1 : undefined;

/**
 * The code of each rule and each term of a game. Of former ids none has one: what is printed is the
 * code of what took their place, though theirs are answered for ever.
 */
export function codesOf(model: Model, game: Game): ReadonlyMap<RuleId, string> {
  const codes = new Map<RuleId, string>();
  for (const [place, id] of model.published.entries()) {
    if (id.startsWith(`${game.id}.`) && !model.aliases.has(id)) codes.set(id, codeOfPlace(place));
  }
  const printed = new Set<RuleId>();
  for (const { number, id } of numberedIn(game)) {
    // The number of an entry names the whole of it, and leads to its first rule all the same.
    if (printed.has(id) || !model.rules.get(id)?.numbers.includes(number)) continue;
    printed.add(id);
    codes.set(id, number);
  }
  return codes;
}
