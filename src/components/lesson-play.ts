import { courseWords } from '../i18n/course.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import { loadPlay } from '../games/player.ts';
import type { AnyAdapter } from '../player/adapter.ts';
import { lessonSteps, settled } from '../player/lesson.ts';
import { withParts } from '../player/play.tsx';
import type { LessonData } from '../player/player-data.ts';
import { startSession, toBookStep } from '../player/session.ts';
import { stepsOf } from '../player/transcript.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { walkthroughUrl } from '../rules/ask/urls.ts';
import { wordsIn } from '../rules/ask/word-count.ts';
import { spokenTo } from '../rules/languages.ts';
import type { Game, Lesson } from '../rules/model.ts';
import { walkthroughData } from './walkthrough-data.ts';

/** The board of a lesson: what its player has to know, and what the example's way takes. */
export interface LessonPlay {
  readonly data: LessonData;
  readonly presses: number;
  /** How many words are read on the way. */
  readonly words: number;
}

const played = async (
  game: Game,
  lesson: Lesson,
  language: InterfaceLanguage,
): Promise<LessonPlay | null> => {
  const scenario = game.scenarios.find(({ id }) => id === lesson.scenario);
  if (scenario === undefined || lesson.board === undefined) return null;
  const { task, from, until, itself } = lesson.board;
  const whole = walkthroughData(await getModel(), game, scenario, language);
  // Which game it is, nobody needs to know here.
  const adapter = (await (
    await loadPlay(whole.play)
  ).ready(whole, () => 1)) as unknown as AnyAdapter;
  // The build has replayed the example; the engine refuses what is not a choice.
  const book = whole.choices as readonly object[];
  const spoken = spokenTo(language);
  const words = courseWords(language).board;
  const open: LessonData = {
    task: task[spoken],
    from,
    to: book.length,
    until,
    itself,
    words,
  };
  return withParts(() => {
    const session = startSession(adapter.procedure, scenario.id, book, 1);
    const opened = settled(toBookStep(session, from), open);
    const { end, presses } = lessonSteps(opened, open);
    const { game: line } = end;
    const told = stepsOf(adapter, line.opening, line.moves).slice(opened.game.at);
    return {
      data: {
        ...open,
        from: opened.game.at,
        to: line.at,
        ...(line.at < book.length && {
          rest: `${walkthroughUrl(language, game.id, scenario.id)}#step-${book.length}`,
        }),
      },
      presses,
      words: told.reduce(
        (sum, { question, lines }) =>
          sum + wordsIn([question ?? '', ...lines.map(({ text }) => text)].join(' ')),
        wordsIn(open.task),
      ),
    };
  }, adapter.fetchMore);
};

const known = new Map<string, Promise<LessonPlay | null>>();

/** null: the lesson has no board to play on. */
export const lessonPlay = (
  game: Game,
  lesson: Lesson,
  language: InterfaceLanguage,
): Promise<LessonPlay | null> => {
  const key = `${game.id}/${lesson.id}/${language}`;
  const found = known.get(key) ?? played(game, lesson, language);
  known.set(key, found);
  return found;
};
