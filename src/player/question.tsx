import type { JSX, RefObject } from 'preact';
import type { Drawn, GameEvent, Prompt } from '../engine/procedure.ts';
import type { PlayerWords } from '../i18n/player.ts';
import type { PlayerAdapter } from './adapter.ts';
import { ChanceView } from './chance.tsx';
import { Choices } from './choices.tsx';
import type { RuleNotes } from './player-data.ts';
import { RuleQuote } from './rule-links.tsx';

interface Props<S, C extends object, E extends GameEvent> {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly state: S;
  readonly prompt: Prompt<C>;
  readonly notes: RuleNotes;
  readonly words: PlayerWords;
  readonly printed: Drawn | null;
  /** Takes the keyboard when the question is new; none where it is folded away. */
  readonly heading: RefObject<HTMLHeadingElement> | undefined;
  readonly onChoose: (choice: C | Drawn) => void;
  readonly onRandom: () => void;
}

/** Who has to answer what, every answer there is, and the rules that ask. */
export const Question = <S, C extends object, E extends GameEvent>({
  adapter,
  state,
  prompt,
  notes,
  words,
  printed,
  heading,
  onChoose,
  onRandom,
}: Props<S, C, E>): JSX.Element => {
  if (prompt.kind === 'over') {
    const [first, ...rest] = adapter.outcome(state);
    return (
      <div class="question">
        <h3 {...(heading && { ref: heading })} tabIndex={-1}>
          {first}
        </h3>
        <ul class="outcome">
          {rest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    );
  }
  const by = adapter.side(prompt.by, state);
  const remark = adapter.remark?.(state);
  return (
    <div class="question">
      <h3 {...(heading && { ref: heading })} tabIndex={-1}>
        {by !== '' && (
          <span class="question-by">
            <span class="visually-hidden">
              {prompt.kind === 'chance' ? words.rolls : words.decides}:{' '}
            </span>
            {by}
          </span>
        )}{' '}
        {adapter.question(state)}
      </h3>
      {remark !== undefined && <p class="question-remark">{remark}</p>}
      {prompt.kind === 'chance' ? (
        <ChanceView
          prompt={prompt}
          say={adapter}
          Face={adapter.Face}
          words={words}
          printed={printed}
          onRandom={onRandom}
          onDrawn={onChoose}
        />
      ) : (
        <Choices
          narrator={adapter}
          state={state}
          options={prompt.options}
          notes={notes}
          words={words}
          onChoose={onChoose}
        />
      )}
      <details class="asked-rules">
        <summary>{words.whyAsked}</summary>
        <ul>
          {prompt.rules.map((id) => (
            <li key={id}>
              <RuleQuote id={id} notes={notes} label={words.openRule} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};
