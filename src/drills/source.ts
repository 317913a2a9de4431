import { partsOf } from '../games/index.ts';
import { procedureOf } from '../games/procedures.ts';
import type { Described } from '../player/described.ts';
import { termNames } from '../rules/ask/rule-notes.ts';
import type { Language } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';
import type { Told } from './drills.ts';
import { inTurns } from './make.ts';
import type { Source } from './make.ts';
import type { Question } from './question.ts';

/** Four months of days, and some eight of each kind: enough to meet none by heart. */
const QUESTIONS = 128;

const ALL = await partsOf((game) => game.drills?.());

export const hasDrills = (game: string): boolean => ALL.has(game);

export const sourceOf = (game: string): Source | undefined => {
  const drills = ALL.get(game);
  return drills && { ...drills, procedures: procedureOf };
};

const made = new Map<string, readonly Question[]>();

/** The same for every language, and so made once. */
export const questionsFor = (game: string): readonly Question[] => {
  const source = sourceOf(game);
  const known = made.get(game) ?? (source ? inTurns(source, QUESTIONS) : []);
  made.set(game, known);
  return known;
};

/** The procedures that its positions are played by. */
export const triedOf = (game: string): readonly Described[] =>
  [
    ...new Set(
      questionsFor(game).flatMap(({ position }) => (position ? [position.procedure] : [])),
    ),
  ].map(procedureOf);

/** The words of a game in one language, its glossary at hand. */
export const toldIn = (game: Game, language: Language): Told => {
  const drills = ALL.get(game.id);
  if (!drills) throw new Error(`Nothing is asked about «${game.id}».`);
  const names = termNames(
    game,
    language,
    game.terms.map(({ id }) => id),
  );
  return drills.tell(language, (id) => {
    const name = names[id];
    if (name === undefined) throw new Error(`The glossary of ${game.id} has no «${id}».`);
    return name;
  });
};
