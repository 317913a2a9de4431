import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Found } from './desk.ts';
import type { OddsPageWords } from '../i18n/odds/page.ts';
import type { Values } from './view.ts';
import { Working, type Task } from './working.tsx';

interface Props {
  readonly goal: { readonly title: string; readonly lead: string };
  readonly words: OddsPageWords;
  readonly seeking: Task;
  readonly found: Found | null;
  readonly onSeek: (wanted: number) => void;
  readonly onApply: (values: Values) => void;
}

const FIRST_WANTED = 75;

/** Asks the other way round: what it takes for a wanted chance. */
export const GoalSearch = ({
  goal: { title, lead },
  words,
  seeking,
  found,
  onSeek,
  onApply,
}: Props): JSX.Element => {
  const [wanted, setWanted] = useState(FIRST_WANTED);
  return (
    <section class="odds-part odds-goal" aria-labelledby="odds-goal">
      <h3 id="odds-goal">{title}</h3>
      <p class="odds-note">{lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSeek(wanted / 100);
        }}
      >
        <label for="odds-wanted">{words.wanted}</label>
        <input
          id="odds-wanted"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={99}
          required
          value={wanted}
          onInput={({ currentTarget }) => {
            if (currentTarget.validity.valid) setWanted(currentTarget.valueAsNumber);
          }}
        />
        <button type="submit" class="odds-button odds-main">
          {words.seek}
        </button>
      </form>
      <div role="status">
        <Working task={seeking} words={words} name={words.seeking} />
        {found && <p>{found.text}</p>}
      </div>
      {found && found.steps.length > 0 && (
        <ol class="odds-steps">
          {found.steps.map(({ text, values }, index) => (
            <li key={index}>
              <span>{text}</span>
              {values && (
                <button
                  type="button"
                  class="odds-button"
                  aria-label={`${words.apply}: ${text}`}
                  onClick={() => onApply(values)}
                >
                  {words.apply}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
