import type { ComponentChildren, JSX } from 'preact';
import type { PlayerWords } from '../i18n/player.ts';
import { LESSON_TEXT } from './player-data.ts';
import type { LessonData, NextScenario } from './player-data.ts';

/** After the last step: how it ended, what else could have been decided, and where to go from here. */
export const EndCard = ({
  words,
  next,
  onOther,
  children,
}: {
  readonly words: PlayerWords;
  readonly next: NextScenario | undefined;
  /** null: nobody has had anything to decide. */
  readonly onOther: (() => void) | null;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="end-card">
    {children}
    <p class="end-ways">
      {onOther !== null && (
        <button type="button" class="secondary" onClick={onOther}>
          {words.otherChoice}
        </button>
      )}
      {next && (
        <a class="end-next" href={next.url}>
          <span>{words.next}</span> {next.title}
        </a>
      )}
    </p>
  </div>
);

/** After a lesson's task: what to read, and what to answer, stands below. */
export const LessonEnd = ({
  words,
  lesson: { words: said, rest },
  reached,
  onOther,
}: {
  readonly words: PlayerWords;
  readonly lesson: LessonData;
  readonly reached: boolean;
  readonly onOther: (() => void) | null;
}): JSX.Element => (
  <div class="end-card">
    {!reached && <p>{said.missed}</p>}
    <p class="end-ways">
      {onOther !== null && (
        <button type="button" class="secondary" onClick={onOther}>
          {words.otherChoice}
        </button>
      )}
      {rest !== undefined && (
        <a class="secondary" href={rest}>
          {said.rest}
        </a>
      )}
      <a class="end-next" href={`#${LESSON_TEXT}`}>
        {said.readOn}
      </a>
    </p>
  </div>
);
