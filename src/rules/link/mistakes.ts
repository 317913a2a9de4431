import type { Mistake, Scenario } from '../model.ts';
import type { ProblemList } from '../problems.ts';
import type { GameSource } from '../read/load-game.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import { MISTAKES_FOLDER, ruleId } from './references.ts';
import { refusedAfter } from './replay-scenario.ts';

/** What is played wrong, with rules that exist and proofs in which the engine refuses it. */
export function linkMistakes(
  { mistakes: file }: GameSource,
  scenarios: readonly Scenario[],
  lookup: NameLookup,
  problems: ProblemList,
): readonly Mistake[] {
  if (file === undefined) return [];
  return file.data.mistakes.map(({ id, rules: named, proof, ...told }, m) => {
    const rules = named.flatMap(
      (rule, r) => lookup.rule(rule, '', file.place(['mistakes', m, 'rules', r])) ?? [],
    );
    const place = file.place(['mistakes', m, 'proof']);
    if (proof !== undefined && lookup.scenario(proof.scenario, place)) {
      const played = scenarios.find((one) => one.id === proof.scenario);
      const refusing = played === undefined ? [] : refusedAfter(played, proof.after);
      if (!rules.some((rule) => refusing.includes(rule))) {
        problems.add(
          'malformed-data',
          place,
          `After ${proof.after} choices of «${proof.scenario}» nothing is refused by the rules of «${id}».`,
          `There the engine refuses by: ${[...new Set(refusing)].join(', ') || 'nothing'}.`,
        );
      }
    }
    return { ...told, id: ruleId(lookup.game, MISTAKES_FOLDER, id), rules, proof };
  });
}
