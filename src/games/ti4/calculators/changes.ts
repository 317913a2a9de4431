import type { Form, Values } from '../../../calculator/view.ts';

type Change = Form['changes'][number];
type Fits = (values: Values) => boolean;

export const numberIn = (values: Values, key: string): number => {
  const value = values[key];
  return typeof value === 'number' ? value : 0;
};

export const has =
  (key: string): Fits =>
  (values) =>
    numberIn(values, key) > 0;

/** So many units more, as far as the box goes. */
export const bigger = (key: string, field: string, by: number, most: number): Change => ({
  key,
  apply: (values) => ({ ...values, [field]: Math.min(most, numberIn(values, field) + by) }),
  fits: (values) => numberIn(values, field) + by <= most,
});

/** Where it is not so yet, and makes sense. */
export const turned = (
  key: string,
  field: string,
  value: boolean | string,
  fits: Fits = () => true,
): Change => ({
  key,
  apply: (values) => ({ ...values, [field]: value }),
  fits: (values) => values[field] !== value && fits(values),
});

export const NO_CANNON: Change = {
  key: 'no-cannon',
  apply: (values) => ({ ...values, 'b.pds': 0 }),
  fits: has('b.pds'),
};
