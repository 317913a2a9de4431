import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FieldView, type FieldProps } from './field.tsx';
import { labelOf } from './page-data.ts';
import { Resting } from './resting.tsx';
import { firstOf, valueOf } from './values.ts';
import type { Group, Values } from './view.ts';

type Shared = Pick<FieldProps, 'values' | 'data' | 'onChange'>;

/** Two groups of the two sides that follow each other stand side by side. */
const rowsOf = (groups: readonly Group[]): readonly (readonly Group[])[] => {
  const rows: Group[][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    const [beside] = last ?? [];
    const fits =
      last?.length === 1 &&
      beside?.side === 'first' &&
      group.side === 'second' &&
      (beside.folded ?? false) === (group.folded ?? false);
    if (fits) last.push(group);
    else rows.push([group]);
  }
  return rows;
};

const filledIn = ({ fields }: Group, values: Values): number =>
  fields.filter((field) => valueOf(field, values) !== firstOf(field)).length;

const Fields = ({
  group,
  awake = true,
  ...shared
}: Shared & { readonly group: Group; readonly awake?: boolean }): JSX.Element => {
  const owner = group.side === undefined ? '' : labelOf(shared.data.labels, `group.${group.key}`);
  return (
    <Resting class="odds-fields" awake={awake}>
      {() =>
        group.fields.map((field) => (
          <FieldView key={field.key} field={field} owner={owner} {...shared} />
        ))
      }
    </Resting>
  );
};

/** Opens by itself where a link or a preset has filled something in. */
const Folded = ({ group, ...shared }: Shared & { readonly group: Group }): JSX.Element => {
  const { labels, words } = shared.data;
  const count = filledIn(group, shared.values);
  const isFilled = count > 0;
  const [open, setOpen] = useState(isFilled);
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  return (
    <details
      class="odds-group odds-folded"
      data-side={group.side}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {labelOf(labels, `group.${group.key}`)}
        {isFilled && <span class="odds-filled">{words.filled.replace('{n}', String(count))}</span>}
      </summary>
      <Fields group={group} awake={open || isFilled} {...shared} />
    </details>
  );
};

const Open = ({ group, ...shared }: Shared & { readonly group: Group }): JSX.Element => (
  <div
    class="odds-group"
    role="group"
    data-side={group.side}
    aria-labelledby={`odds-group-${group.key}`}
  >
    <h3 id={`odds-group-${group.key}`}>{labelOf(shared.data.labels, `group.${group.key}`)}</h3>
    <Fields group={group} {...shared} />
  </div>
);

export const Groups = ({
  groups,
  ...shared
}: Shared & { readonly groups: readonly Group[] }): JSX.Element => (
  <>
    {rowsOf(groups).map((row) => (
      <div
        key={row.map(({ key }) => key).join(' ')}
        class={row.length > 1 ? 'odds-sides' : 'odds-common'}
      >
        {row.map((group) =>
          group.folded === true ? (
            <Folded key={group.key} group={group} {...shared} />
          ) : (
            <Open key={group.key} group={group} {...shared} />
          ),
        )}
      </div>
    ))}
  </>
);
