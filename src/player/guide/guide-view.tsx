import type { ComponentChild, JSX } from 'preact';
import type { RuleNotes } from '../player-data.ts';
import { added, newTable, nextStep, tableIn, valueOf } from './guide.ts';
import type { Guide, Table, Values } from './guide.ts';
import { Bar, Button, Rules } from './parts.tsx';
import { useHistory } from './use-history.ts';

/** What every guide says; a game adds the names of its steps and of what it counts. */
export interface GuideWords<Id extends string> {
  readonly round: (round: number) => string;
  readonly steps: Readonly<
    Record<
      Id,
      { readonly phase: string; readonly title: string; readonly told: (values: Values) => string }
    >
  >;
  readonly next: string;
  readonly nextRound: string;
  readonly undo: string;
  readonly settings: string;
  readonly restart: string;
  readonly less: (name: string) => string;
  readonly more: (name: string) => string;
}

export interface Hands {
  readonly table: Table;
  readonly set: (gains: Values) => void;
}

interface CounterProps extends Hands {
  readonly guide: Pick<Guide<string>, 'fields'>;
  readonly words: Pick<GuideWords<string>, 'less' | 'more'>;
  readonly id: string;
  readonly name: string;
  /** Whose it is, for those who hear one button at a time. */
  readonly of?: string;
}

/** A number with a button on either side. */
export const Counter = ({ guide, words, table, set, id, name, of }: CounterProps): JSX.Element => {
  const field = guide.fields.find((one) => one.id === id);
  const value = valueOf(table.values, id);
  const whole = of === undefined ? name : `${of}, ${name}`;
  return (
    <div class="helper-counter">
      <span>{name}</span>
      <Button
        label="−"
        say={words.less(whole)}
        off={value <= (field?.least ?? 0)}
        onClick={() => set({ [id]: -1 })}
      />
      <output>{value}</output>
      <Button
        label="+"
        say={words.more(whole)}
        off={value >= (field?.most ?? 0)}
        onClick={() => set({ [id]: 1 })}
      />
    </div>
  );
};

/** Beside a real game: says which step it is and what is easily forgotten there, and counts. */
export const GuideView = <Id extends string>({
  guide,
  words,
  notes,
  verdict,
  parts,
}: {
  readonly guide: Guide<Id>;
  readonly words: GuideWords<Id>;
  readonly notes: RuleNotes;
  /** Who has won, if somebody has. */
  readonly verdict: (values: Values) => string | null;
  readonly parts: (hands: Hands) => ComponentChild;
}): JSX.Element | null => {
  const fresh = newTable(guide);
  const { table, change, undo } = useHistory(guide.game, tableIn(guide), fresh);
  const step = guide.steps[table.at];
  if (step === undefined) return null;
  const set = (gains: Values): void =>
    change({ ...table, values: added(guide, table.values, gains) });
  const next = nextStep(guide, table);
  const { phase, title, told } = words.steps[step.id];
  const won = verdict(table.values);
  return (
    <div class="helper">
      <p class="helper-turn" role="status">
        {won ?? `${words.round(table.round)} · ${phase}`}
      </p>
      <section class="helper-part helper-active">
        <h2>{title}</h2>
        <p class="helper-told">{told(table.values)}</p>
        <Rules rules={step.rules} notes={notes} />
      </section>
      {parts({ table, set })}
      <details class="helper-part">
        <summary>{words.settings}</summary>
        <Button label={words.restart} onClick={() => change(fresh)} />
      </details>
      <Bar
        undo={undo}
        undoLabel={words.undo}
        next={{
          label: next.round > table.round ? words.nextRound : words.next,
          onClick: () => change(next),
        }}
      />
    </div>
  );
};
