import type { Language } from '../../../rules/languages.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';
import { fight } from '../engine/fight.ts';
import type { Duel, FightEvent } from '../engine/fight.ts';
import { WORDS } from '../words/words.ts';

export const fightNarrator = (
  language: Language,
): Narrator<Duel['State'], Duel['Choice'], FightEvent> => {
  const words = WORDS[language];
  return {
    procedure: opened(fight, null),
    side: () => words.attacker,
    event: (event) => (event.kind === 'led' ? words.led : words.struck(event.data.blow)),
    question: ({ agenda }) => words.tasks[agenda.at(-1)?.at ?? 'roll'],
    choice: ({ kind }) => words.choices[kind],
    hint: () => undefined,
    outcome: ({ blow }) => [words.struck(blow ?? 0)],
    draw: () => words.die,
    face: (_of, result) => result,
    cause: (id) => id,
  };
};
