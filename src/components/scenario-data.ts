import { playerWords } from '../i18n/player.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import { procedureOf } from '../games/procedures.ts';
import type { PlayerData } from '../player/player-data.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { ruleNotes, termNotes } from '../rules/ask/rule-notes.ts';
import { spokenTo } from '../rules/languages.ts';
import type { Game, Scenario } from '../rules/model.ts';

/** A worked example with all that its procedure needs to be played and told. */
export async function scenarioData(
  scenario: Scenario,
  game: Game,
  language: InterfaceLanguage,
): Promise<PlayerData> {
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
    rules: ruleNotes(await getModel(), language, procedure.cited),
    terms: {
      ...procedure.unprinted?.(spoken),
      ...termNotes(game, language, procedure.terms),
    },
    words: playerWords(language),
    ...(procedure.tool && { tool: procedure.tool }),
  };
}
