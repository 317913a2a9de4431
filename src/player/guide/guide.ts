import type { RuleId } from '../../engine/procedure.ts';
import { isRecord, isWhole, within } from './history.ts';

/** One thing that is counted. Its name is `group.kind`, or the kind alone where nobody owns it. */
export interface Field {
  readonly id: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

export type Values = Readonly<Record<string, number>>;

export interface Table {
  readonly round: number;
  /** Where in the round. */
  readonly at: number;
  readonly values: Values;
}

/** A step of the round: what it rests on, what it changes by itself, and when it is left out. */
export interface GuideStep<Id extends string> {
  readonly id: Id;
  readonly rules: readonly RuleId[];
  readonly gains?: Values;
  readonly isLeftOut?: (values: Values) => boolean;
}

/** A game as a table keeps it: the steps of a round in their order, and what is counted beside. */
export interface Guide<Id extends string> {
  readonly game: string;
  readonly fields: readonly Field[];
  readonly steps: readonly GuideStep<Id>[];
}

export const MOST_ROUNDS = 30;

export const valueOf = (values: Values, id: string): number => values[id] ?? 0;

export const newTable = ({ fields }: Pick<Guide<string>, 'fields'>): Table => ({
  round: 1,
  at: 0,
  values: Object.fromEntries(fields.map(({ id, start }) => [id, start])),
});

export const added = (
  { fields }: Pick<Guide<string>, 'fields'>,
  values: Values,
  gains: Values,
): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ id, least, most }) =>
      gains[id] === undefined
        ? []
        : [[id, within(valueOf(values, id) + valueOf(gains, id), least, most)]],
    ),
  ),
});

/** To the next step that happens; what it changes by itself is changed as it begins. */
export const nextStep = <Id extends string>(guide: Guide<Id>, table: Table): Table => {
  const { steps } = guide;
  const enter = (round: number, at: number, values: Values): Table => {
    const step = steps[at];
    if (step === undefined) {
      return enter(Math.min(round + 1, MOST_ROUNDS), 0, values);
    }
    return step.isLeftOut?.(values) === true
      ? enter(round, at + 1, values)
      : { round, at, values: added(guide, values, step.gains ?? {}) };
  };
  return enter(table.round, table.at + 1, table.values);
};

/** Only what the guide counts, each within its bounds; null where anything is amiss. */
export const tableIn =
  ({ fields, steps }: Guide<string>) =>
  (value: unknown): Table | null => {
    if (!isRecord(value) || !isRecord(value['values'])) return null;
    const { round, at, values } = value;
    if (!isWhole(round, 1, MOST_ROUNDS) || !isWhole(at, 0, steps.length - 1)) return null;
    const told = fields.map(({ id, least, most }) => {
      const one = values[id];
      return isWhole(one, least, most) ? ([id, one] as const) : null;
    });
    return told.includes(null)
      ? null
      : { round, at, values: Object.fromEntries(told.filter((one) => one !== null)) };
  };
