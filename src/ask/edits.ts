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

const byId = <Setup>(editable: Editable<Setup>, setup: Setup): ReadonlyMap<string, Field<Setup>> =>
  new Map(fieldsOf(editable, setup).map((field) => [field.id, field]));

/** What leads from one position to another, the least of it. */
export const editsBetween = <Setup>(
  editable: Editable<Setup>,
  begun: Setup,
  wanted: Setup,
): readonly Edit[] => {
  const edits: Edit[] = [];
  let setup = begun;
  let fields = byId(editable, setup);
  const take = (id: string, value: number): void => {
    const field = fields.get(id);
    if (!field || field.of(setup) === value) return;
    setup = field.put(setup, value);
    fields = byId(editable, setup);
    edits.push([id, value]);
  };
  const shown = byId(editable, wanted);
  for (const { id, of } of shown.values()) take(id, of(wanted));
  // What stands where the wanted position shows nothing any more.
  for (const { id, of } of [...fields.values()]) if (!shown.has(id)) take(id, of(wanted));
  return edits;
};

/** The same position, as its edits make it: whoever follows its address meets the same one. */
export const settled = <Setup>(editable: Editable<Setup>, begun: Setup, wanted: Setup): Setup =>
  edited(editable, begun, editsBetween(editable, begun, wanted));
