import type { InterfaceLanguage } from '../i18n/languages.ts';
import { playerWords } from '../i18n/player.ts';
import { procedureOf } from '../games/procedures.ts';
import type { PlayerData } from '../player/player-data.ts';
import { ruleNotes, termNotes } from '../rules/ask/rule-notes.ts';
import { oddsUrl } from '../rules/ask/urls.ts';
import { spokenTo } from '../rules/languages.ts';
import type { Game, Model, Scenario } from '../rules/model.ts';
import { calculatorsOf } from '../calculator/registry.ts';

/** A worked example with all that its player may have to tell. */
export function playerDataOf(
  model: Model,
  language: InterfaceLanguage,
  game: Game,
  scenario: Scenario,
): PlayerData {
  const spoken = spokenTo(language);
  const procedure = procedureOf(scenario.procedure);
  const position = procedure.read(scenario.setup);
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
    ...(calculatorsOf(game.id).length > 0 && { odds: oddsUrl(language, game.id) }),
  };
}
