import { canBeAsked } from '../ask/scenes.ts';
import { subjectsOf } from '../ask/subjects.ts';
import { calculatorsOf } from '../calculator/registry.ts';
import { procedureOf } from '../games/procedures.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import { playerWords } from '../i18n/player.ts';
import type { PlayerData } from '../player/player-data.ts';
import { ruleNotes, termNotes } from '../rules/ask/rule-notes.ts';
import { askUrl, oddsUrl, walkthroughUrl } from '../rules/ask/urls.ts';
import { spokenTo } from '../rules/languages.ts';
import type { Game, Model, Scenario } from '../rules/model.ts';

/** All that plays and tells a worked example, its rules and terms included. */
export function walkthroughData(
  model: Model,
  game: Game,
  scenario: Scenario,
  language: InterfaceLanguage,
): PlayerData {
  const spoken = spokenTo(language);
  const procedure = procedureOf(scenario.procedure);
  const position = procedure.read(scenario.setup);
  const { scenarios } = game;
  const next = scenarios[(scenarios.indexOf(scenario) + 1) % scenarios.length] ?? scenario;
  if (!position.ok) throw new Error(`setup.${position.path}: ${position.problem}.`);
  return {
    language: spoken,
    scenario: scenario.id,
    procedure: scenario.procedure,
    play: `${game.id}/${procedure.play}`,
    setup: position.setup,
    choices: scenario.choices,
    rules: ruleNotes(model, language, procedure.cited),
    terms: {
      ...procedure.unprinted?.(spoken),
      ...termNotes(game, language, procedure.terms),
    },
    words: playerWords(language),
    ...(procedure.tool && { tool: procedure.tool }),
    ...(next !== scenario && {
      next: { title: next.title[spoken], url: walkthroughUrl(language, game.id, next.id) },
    }),
    ...(subjectsOf(game.id).length > 0 &&
      canBeAsked(game.id, scenario.procedure) && { ask: askUrl(language, game.id) }),
    ...(calculatorsOf(game.id).length > 0 && { odds: oddsUrl(language, game.id) }),
  };
}
