import type { Editable, Field } from './field.ts';

/** Which field has which value. */
export type Edit = readonly [field: string, value: number];

const fieldsOf = <Setup>({ groupsOf }: Editable<Setup>, setup: Setup): readonly Field<Setup>[] =>
  groupsOf(setup).flatMap(({ fields }) => fields);

/** What there is no field for, and what no field can be, is left out. */
export const edited = <Setup>(
  editable: Editable<Setup>,
  begun: Setup,
  edits: readonly Edit[],
): Setup =>
  edits.reduce((setup, [id, value]) => {
    const field = fieldsOf(editable, setup).find((one) => one.id === id);
    return field && value >= 0 && value <= field.most ? field.put(setup, value) : setup;
  }, begun);

/** What leads from one position to another, the least of it. */
export const editsBetween = <Setup>(
  editable: Editable<Setup>,
  begun: Setup,
  wanted: Setup,
): readonly Edit[] => {
  const edits: Edit[] = [];
  let setup = begun;
  for (const { id, of } of fieldsOf(editable, wanted)) {
    const value = of(wanted);
    const field = fieldsOf(editable, setup).find((one) => one.id === id);
    if (!field || field.of(setup) === value) continue;
    setup = field.put(setup, value);
    edits.push([id, value]);
  }
  // What stands where the wanted position shows nothing any more.
  const shown = new Set(fieldsOf(editable, wanted).map(({ id }) => id));
  for (const { id, of, put } of fieldsOf(editable, setup)) {
    const value = of(wanted);
    if (shown.has(id) || of(setup) === value) continue;
    setup = put(setup, value);
    edits.push([id, value]);
  }
  return edits;
};

/** The same position, as its edits make it: whoever follows its address meets the same one. */
export const settled = <Setup>(editable: Editable<Setup>, begun: Setup, wanted: Setup): Setup =>
  edited(editable, begun, editsBetween(editable, begun, wanted));
