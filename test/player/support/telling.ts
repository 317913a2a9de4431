import type { GameEvent } from '../../../src/engine/procedure.ts';
import type { Terms } from '../../../src/player/terms.ts';
import type { PlayerAdapter } from '../../../src/player/adapter.ts';
import type { Play } from '../../../src/player/play.tsx';
import { LANGUAGES } from '../../../src/rules/languages.ts';
import type { Language, Localized } from '../../../src/rules/languages.ts';

interface Spoken<Setup, Words, State, Choice extends object, Event extends GameEvent> {
  readonly words: Localized<Words>;
  readonly narratorOf: (
    procedure: string,
    setup: Setup,
    language: Language,
    terms?: Terms,
  ) => PlayerAdapter<State, Choice, Event>;
}

/** What plays a family of procedures, with the words of all languages at hand. */
export const spokenBy = async <Setup, Words, State, Choice extends object, Event extends GameEvent>(
  play: Play<Setup, Words, State, Choice, Event>,
): Promise<Spoken<Setup, Words, State, Choice, Event>> => {
  const all = LANGUAGES.map(async (language) => [language, await play.words[language]()] as const);
  const words = Object.fromEntries(await Promise.all(all)) as Localized<Words>;
  return {
    words,
    narratorOf: (procedure, setup, language, terms = {}) =>
      play.adapterOf({
        procedure,
        setup,
        language,
        terms,
        words: words[language],
        scenario: 'example',
        rules: {},
        newSeed: () => 1,
      }),
  };
};
