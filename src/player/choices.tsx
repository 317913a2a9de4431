import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { choiceKey } from '../engine/check.ts';
import type { GameEvent, Option } from '../engine/procedure.ts';
import type { PlayerWords } from '../i18n/player.ts';
import type { Narrator } from './narrator.ts';
import type { RuleNotes } from './player-data.ts';
import { RuleQuote } from './rule-links.tsx';

interface Props<S, C extends object, E extends GameEvent> {
  readonly narrator: Narrator<S, C, E>;
  readonly state: S;
  readonly options: readonly Option<C>[];
  readonly notes: RuleNotes;
  readonly words: PlayerWords;
  readonly onChoose: (choice: C) => void;
}

/** Up and down walk the list, as Tab does. */
const walk = (event: KeyboardEvent): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter((button) =>
    button.checkVisibility(),
  );
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

/** More than these would bury what can be done. */
const MOST_REFUSED = 6;
/** As many letters as half a phone has room for, in two lines. */
const SHORT = 26;
/** As many answers as a phone shows beneath each other. */
const FEW = 3;

/** What can be done, then what is refused: that says which rule stands in the way. */
export const Choices = <S, C extends object, E extends GameEvent>({
  narrator,
  state,
  options,
  notes,
  words,
  onChoose,
}: Props<S, C, E>): JSX.Element => {
  const [asked, setAsked] = useState<string | null>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === null) return;
    list.current?.querySelector('.why:not([hidden])')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const isShort = ({ choice }: Option<C>): boolean =>
    narrator.hint(choice) === undefined && narrator.choice(choice, state).length <= SHORT;
  const item = (option: Option<C>, index: number): JSX.Element => {
    const key = choiceKey(option.choice);
    const size = isShort(option) && asked !== key ? undefined : 'option-long';
    const label = narrator.choice(option.choice, state);
    const hint = narrator.hint(option.choice);
    const name = (
      <>
        <span class="option-name">{label}</span>
        {hint !== undefined && <span class="option-hint">{hint}</span>}
      </>
    );
    if (option.allowed) {
      return (
        <li key={key} class={size}>
          <button type="button" class="option" onClick={() => onChoose(option.choice)}>
            {name}
          </button>
        </li>
      );
    }
    const why = `${id}-${index}`;
    const ask = (): void => setAsked(key);
    return (
      <li key={key} class={size}>
        <button
          type="button"
          class="option option-refused"
          aria-disabled="true"
          aria-describedby={why}
          onClick={ask}
          onFocus={ask}
        >
          {name}
        </button>
        <p id={why} class="why" hidden={asked !== key}>
          <b>{words.refused}</b>
          <RuleQuote id={option.because} notes={notes} label={words.openRule} />
          {option.cause !== undefined && (
            <span class="why-cause">
              {words.because} {narrator.cause(option.cause)}
            </span>
          )}
        </p>
      </li>
    );
  };
  const refused = options.filter(({ allowed }) => !allowed);
  const allowed = options.filter((option) => option.allowed);
  const folded = refused.length > MOST_REFUSED;
  const short = options.filter(isShort).length;
  const look =
    options.length > FEW && short * 3 >= options.length * 2 ? 'options options-short' : 'options';
  return (
    <div ref={list} onKeyDown={walk}>
      <ul class={look}>{(folded ? allowed : [...allowed, ...refused]).map(item)}</ul>
      {folded && (
        <details class="options-more">
          <summary>{`${words.otherOptions} (${refused.length})`}</summary>
          <ul class={look}>{refused.map(item)}</ul>
        </details>
      )}
    </div>
  );
};
