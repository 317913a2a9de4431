import type { Field, Form, Values } from './view.ts';

type Value = Values[string];

export const fieldsOf = ({ groups }: Pick<Form, 'groups'>): readonly Field[] =>
  groups.flatMap(({ fields }) => fields);

export const firstOf = (field: Field): Value => {
  switch (field.kind) {
    case 'count':
      return field.first ?? field.least ?? 0;
    case 'flag':
      return field.first ?? false;
    case 'pick':
      return field.options[0] ?? '';
  }
};

/** Whether the field can stand at it; what several fields together may hold the calculator says. */
export const fitsField = (field: Field, value: unknown): value is Value => {
  switch (field.kind) {
    case 'count':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= (field.least ?? 0) &&
        value <= field.most
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'pick':
      return typeof value === 'string' && field.options.includes(value);
  }
};

export const valueOf = (field: Field, values: Values): Value => {
  const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
  return fitsField(field, value) ? value : firstOf(field);
};

/** Only what differs from an empty form, in the order of its fields. */
export const filled = (form: Pick<Form, 'groups'>, values: Values): Values =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const value = valueOf(field, values);
      return value === firstOf(field) ? [] : [[field.key, value]];
    }),
  );

export const isSame = (form: Pick<Form, 'groups'>, one: Values, other: Values): boolean =>
  fieldsOf(form).every((field) => valueOf(field, one) === valueOf(field, other));

/** Both sides change places; what is common to them stays. */
export const swapped = (form: Pick<Form, 'groups' | 'pairs'>, values: Values): Values => {
  const fields = new Map(fieldsOf(form).map((field) => [field.key, field]));
  const moved = form.pairs.flatMap(([left, right]) => {
    const [first, second] = [fields.get(left), fields.get(right)];
    if (!first || !second) return [];
    return [[left, valueOf(second, values)] as const, [right, valueOf(first, values)] as const];
  });
  return filled(form, { ...values, ...Object.fromEntries(moved) });
};
