import type { ComponentChild, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { choiceKey } from '../engine/check.ts';
import type { Decision, GameEvent, Option } from '../engine/procedure.ts';
import type { AskWords } from '../i18n/ask.ts';
import type { PlayerWords } from '../i18n/player.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import type { RuleNotes } from '../player/player-data.ts';
import { RuleLinks, RuleQuote } from '../player/rule-links.tsx';
import { consequenceOf, refusalsIn } from './answer.ts';
import type { Consequence } from './answer.ts';

interface Props<S, C extends object, E extends GameEvent> {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly state: S;
  readonly prompt: Decision<C>;
  readonly notes: RuleNotes;
  readonly words: PlayerWords;
  readonly said: AskWords;
  /** What comes of a choice is told by code that has not come yet. */
  readonly onMissing: () => void;
  readonly onChoose: (choice: C) => void;
  /** What can be done with the verdict on an option. */
  readonly verdict: (option: Option<C>) => ComponentChild;
}

/** More than these would bury what cannot be done. */
const MOST_SHOWN = 8;

const Follows = ({
  consequence,
  notes,
  said,
}: {
  readonly consequence: Consequence;
  readonly notes: RuleNotes;
  readonly said: AskWords;
}): JSX.Element => (
  <>
    {consequence.lines.map(({ text, rules }, index) => (
      <p key={index} class="step-line">
        {text} <RuleLinks rules={rules} notes={notes} />
      </p>
    ))}
    <p class="ask-next">
      <b>{consequence.isOver ? said.result : said.next}</b>{' '}
      {[consequence.by, consequence.next.join(' ')].filter((part) => part !== '').join(': ')}
    </p>
  </>
);

/** All that may be done here with what comes of it, and all that may not with the rule in full. */
export const Answers = <S, C extends object, E extends GameEvent>({
  adapter,
  state,
  prompt: { options },
  notes,
  words,
  said,
  onMissing,
  onChoose,
  verdict,
}: Props<S, C, E>): JSX.Element => {
  const [asked, setAsked] = useState<string | null>(null);
  const allowed = options.filter((option) => option.allowed);
  const refusals = refusalsIn(options);
  const ask = (option: Option<C>): void => {
    setAsked(choiceKey(option.choice));
    if (option.allowed && !consequenceOf(adapter, state, option.choice)) onMissing();
  };
  const item = (option: Option<C>): JSX.Element => {
    const key = choiceKey(option.choice);
    const isAsked = asked === key;
    const consequence =
      isAsked && option.allowed ? consequenceOf(adapter, state, option.choice) : null;
    const hint = adapter.hint(option.choice);
    return (
      <li key={key}>
        <button
          type="button"
          class={`option${option.allowed ? '' : ' option-refused'}`}
          aria-expanded={isAsked}
          onClick={() => (isAsked ? setAsked(null) : ask(option))}
        >
          <span class="option-name">{adapter.choice(option.choice, state)}</span>
          {option.allowed && hint !== undefined && <span class="option-hint">{hint}</span>}
        </button>
        {isAsked && (
          <div class="ask-answer">
            {consequence && <Follows consequence={consequence} notes={notes} said={said} />}
            {verdict(option)}
            {option.allowed && (
              <button type="button" class="option ask-go" onClick={() => onChoose(option.choice)}>
                {said.go}
              </button>
            )}
          </div>
        )}
      </li>
    );
  };
  const may = allowed.length > 0 && (
    <section key="may" class="ask-may">
      <h4>
        {said.may} <span>{allowed.length}</span>
      </h4>
      <ul class="options">{allowed.slice(0, MOST_SHOWN).map(item)}</ul>
      {allowed.length > MOST_SHOWN && (
        <details class="options-more">
          <summary>{`${said.rest} (${allowed.length - MOST_SHOWN})`}</summary>
          <ul class="options">{allowed.slice(MOST_SHOWN).map(item)}</ul>
        </details>
      )}
    </section>
  );
  const mayNot = refusals.length > 0 && (
    <section key="may-not" class="ask-may-not">
      <h4>
        {said.mayNot} <span>{options.length - allowed.length}</span>
      </h4>
      {refusals.map(({ because, cause, options: refused }) => (
        <div key={`${because} ${cause ?? ''}`} class="ask-refusal">
          <p class="why">
            <RuleQuote id={because} notes={notes} label={words.openRule} />
            {cause !== undefined && (
              <span class="why-cause">
                {words.because} {adapter.cause(cause)}
              </span>
            )}
          </p>
          <ul class="options">{refused.slice(0, MOST_SHOWN).map(item)}</ul>
          {refused.length > MOST_SHOWN && (
            <details class="options-more">
              <summary>{`${said.rest} (${refused.length - MOST_SHOWN})`}</summary>
              <ul class="options">{refused.slice(MOST_SHOWN).map(item)}</ul>
            </details>
          )}
        </div>
      ))}
    </section>
  );
  // Where one rule or two stand in the way, they are what was asked about.
  return <div class="ask-answers">{refusals.length <= 2 ? [mayNot, may] : [may, mayNot]}</div>;
};
