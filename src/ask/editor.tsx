import type { JSX } from 'preact';
import type { AskWords } from '../i18n/ask.ts';
import type { Field, Group, Say } from './field.ts';

interface Props<Setup> {
  readonly groups: readonly Group<Setup>[];
  readonly setup: Setup;
  readonly say: Say;
  readonly words: AskWords;
  readonly onChange: (setup: Setup) => void;
}

interface One<Setup> extends Omit<Props<Setup>, 'groups'> {
  readonly field: Field<Setup>;
}

/** A number that one presses up and down, a box to tick, or one of several names. */
const FieldView = <Setup,>({ field, setup, say, words, onChange }: One<Setup>): JSX.Element => {
  const value = field.of(setup);
  const label = field.label(say);
  const put = (next: number): void => {
    if (next >= 0 && next <= field.most) onChange(field.put(setup, next));
  };
  if (field.names) {
    return (
      <label class="ask-field ask-select">
        <span>{label}</span>
        <select
          value={String(value)}
          onChange={({ currentTarget }) => put(Number(currentTarget.value))}
        >
          {field.names.map((name, at) => (
            <option key={at} value={String(at)}>
              {name(say)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (field.most === 1) {
    return (
      <label class="ask-field ask-check">
        <input type="checkbox" checked={value > 0} onChange={() => put(1 - value)} />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <div class="ask-field ask-count" role="group" aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        aria-label={`${words.less}: ${label}`}
        aria-disabled={value === 0}
        onClick={() => put(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={`${words.more}: ${label}`}
        aria-disabled={value === field.most}
        onClick={() => put(value + 1)}
      >
        +
      </button>
    </div>
  );
};

/** Whatever is nowhere would bury what is there: it waits in a list to be added. */
const isWaiting = <Setup,>(field: Field<Setup>, setup: Setup): boolean =>
  (!field.names || field.waits === true) && field.of(setup) === 0;

const GroupView = <Setup,>({
  group,
  ...rest
}: Omit<Props<Setup>, 'groups'> & { readonly group: Group<Setup> }): JSX.Element => {
  const { setup, say, words, onChange } = rest;
  const waiting = group.fields.filter((field) => isWaiting(field, setup));
  const label = group.label(say);
  return (
    <details class="ask-group">
      <summary>{label}</summary>
      {group.fields.map((field) =>
        waiting.includes(field) ? null : <FieldView key={field.id} field={field} {...rest} />,
      )}
      {waiting.length > 0 && (
        <label class="ask-field ask-select">
          <span class="visually-hidden">{`${words.add}: ${label}`}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const field = waiting.find(({ id }) => id === currentTarget.value);
              currentTarget.value = '';
              if (field) onChange(field.put(setup, 1));
            }}
          >
            <option value="">{words.add}</option>
            {waiting.map((field) => (
              <option key={field.id} value={field.id}>
                {field.label(say)}
              </option>
            ))}
          </select>
        </label>
      )}
    </details>
  );
};

/** The position, place by place. */
export const Editor = <Setup,>({ groups, ...rest }: Props<Setup>): JSX.Element => (
  <div class="ask-editor">
    {groups.map((group) => (
      <GroupView key={group.id} group={group} {...rest} />
    ))}
  </div>
);
