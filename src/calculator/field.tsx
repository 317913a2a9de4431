import type { JSX } from 'preact';
import { labelOf, type OddsData } from './page-data.ts';
import { firstOf, fitsField, valueOf } from './values.ts';
import type { Field, Values } from './view.ts';

export interface FieldProps {
  readonly field: Field;
  readonly values: Values;
  readonly data: Pick<OddsData, 'labels' | 'words'>;
  /** Whose field it is, for names of buttons. */
  readonly owner: string;
  readonly onChange: (key: string, value: Values[string]) => void;
}

type Count = Extract<Field, { kind: 'count' }>;

/** A thumb presses the signs, a keyboard types or uses its arrows. */
const CountField = ({
  field,
  values,
  data: { labels, words },
  owner,
  onChange,
}: FieldProps & { readonly field: Count }): JSX.Element => {
  const { key, least = 0, most } = field;
  const value = Number(valueOf(field, values));
  const label = labelOf(labels, key);
  const set = (next: number): void => {
    if (next >= least && next <= most && next !== value) onChange(key, next);
  };
  const type = (input: HTMLInputElement): void => {
    const typed = input.value === '' ? firstOf(field) : Number(input.value);
    const bounded = Math.min(most, Math.max(least, Math.trunc(Number(typed))));
    const next = fitsField(field, bounded) ? bounded : value;
    if (input.value !== '' && input.value !== String(next)) input.value = String(next);
    set(next);
  };
  const sign = (by: 1 | -1, name: string): JSX.Element => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${name}: ${label}${owner === '' ? '' : `, ${owner}`}`}
      aria-disabled={value + by < least || value + by > most}
      onClick={() => set(value + by)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={by > 0 ? 'M4 10h12M10 4v12' : 'M4 10h12'} stroke="currentColor" stroke-width="2" />
      </svg>
    </button>
  );
  return (
    <div class="odds-count" data-filled={value !== firstOf(field) ? '' : undefined}>
      <label for={`odds-${key}`}>{label}</label>
      <span class="odds-stepper">
        {sign(-1, words.less)}
        <input
          id={`odds-${key}`}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={least}
          max={most}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => type(currentTarget)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(value);
          }}
        />
        {sign(1, words.more)}
      </span>
    </div>
  );
};

export const FieldView = (props: FieldProps): JSX.Element => {
  const { field, values, data, onChange } = props;
  const { key } = field;
  const id = `odds-${key}`;
  switch (field.kind) {
    case 'count':
      return <CountField {...props} field={field} />;
    case 'flag': {
      const checked = valueOf(field, values) === true;
      return (
        <label class="odds-flag" for={id}>
          <input
            id={id}
            type="checkbox"
            checked={checked}
            onChange={({ currentTarget }) => onChange(key, currentTarget.checked)}
          />
          <span>{labelOf(data.labels, key)}</span>
        </label>
      );
    }
    case 'pick': {
      const value = valueOf(field, values);
      return (
        <div class="odds-pick">
          <label for={id}>{labelOf(data.labels, key)}</label>
          <select
            id={id}
            autoComplete="off"
            value={String(value)}
            onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
          >
            {field.options.map((option) => (
              <option key={option} value={option} selected={option === value}>
                {labelOf(data.labels, `${key}.${option}`)}
              </option>
            ))}
          </select>
        </div>
      );
    }
  }
};
