import type { JSX } from 'preact';
import type { PartyWords } from '../i18n/party.ts';
import { DICE, SPEEDS } from './table.ts';
import type { Manner } from './table.ts';

export interface Habits {
  readonly manner: Manner;
  readonly passing: boolean;
}

interface Choice<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly hints: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const OneOf = <Value extends string>({
  name,
  label,
  values,
  names,
  hints,
  value,
  onChange,
}: Choice<Value>): JSX.Element => (
  <fieldset class="party-choice">
    <legend>{label}</legend>
    {values.map((one) => (
      <label key={one}>
        <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
        <span>
          <b>{names[one]}</b> <span class="party-hint">{hints[one]}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

/** How a game is played; all of it may change in the middle. */
export const HabitsForm = ({
  habits: { manner, passing },
  words,
  onChange,
}: {
  readonly habits: Habits;
  readonly words: PartyWords;
  readonly onChange: (habits: Habits) => void;
}): JSX.Element => (
  <>
    <OneOf
      name="speed"
      label={words.speed}
      values={SPEEDS}
      names={words.speeds}
      hints={words.speedHints}
      value={manner.speed}
      onChange={(speed) => onChange({ manner: { ...manner, speed }, passing })}
    />
    <OneOf
      name="dice"
      label={words.dice}
      values={DICE}
      names={words.diceKinds}
      hints={words.diceHints}
      value={manner.dice}
      onChange={(dice) => onChange({ manner: { ...manner, dice }, passing })}
    />
    <label class="party-passing">
      <input
        type="checkbox"
        checked={passing}
        onChange={() => onChange({ manner, passing: !passing })}
      />
      <span>
        <b>{words.passing}</b> <span class="party-hint">{words.passingHint}</span>
      </span>
    </label>
  </>
);
