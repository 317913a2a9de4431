import { z } from 'astro/zod';
import { BadSetup, parseWith } from '../engine/parsing.ts';
import type { ParsedSetup } from '../engine/playable.ts';

/** The first thing that a position cannot be; what follows mostly follows from it. */
const mistakeIn = ({ issues: [issue] }: z.ZodError): BadSetup => {
  const at = (...more: readonly string[]): string =>
    [...(issue?.path ?? []), ...more].map(String).join('.');
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return new BadSetup(at(key), `there is no «${key}» here`);
  }
  if (issue?.code === 'invalid_value' && typeof issue.input === 'string') {
    return new BadSetup(at(), `there is no «${issue.input}» here`, issue.values.map(String));
  }
  if (issue?.code === 'custom') {
    const known: unknown = issue.params?.['known'];
    return new BadSetup(at(), issue.message, Array.isArray(known) ? known.map(String) : []);
  }
  return new BadSetup(at(), issue?.message ?? 'it is nothing that can be read');
};

/** Takes whatever stands in a file and never throws. */
export const readerOf =
  <Setup>(schema: z.ZodType<Setup>) =>
  (value: unknown): ParsedSetup<Setup> =>
    parseWith(() => {
      const read = schema.safeParse(value, { reportInput: true });
      if (!read.success) throw mistakeIn(read.error);
      return read.data;
    });

/** A whole number within bounds, both of which it may reach. */
export const whole = (least: number, most: number, otherwise: number) =>
  z.int().min(least).max(most).default(otherwise);

/** How many there are of each of them; of none more than there are. */
export const countsOf = <Id extends string>(ids: readonly Id[], most: (id: Id) => number) =>
  z
    .record(z.string(), z.int().min(0))
    .default({})
    .transform((told, context) => {
      const counts: Partial<Record<Id, number>> = {};
      for (const [name, count] of Object.entries(told)) {
        const issue = (message: string, known?: readonly Id[]): void =>
          context.addIssue({ code: 'custom', path: [name], message, params: { known } });
        const id = ids.find((one) => one === name);
        if (id === undefined) issue(`there is no «${name}» here`, ids);
        else if (count > most(id)) issue(`there are only ${most(id)} of them`);
        else counts[id] = count;
      }
      return counts;
    });

export const flag = z.boolean().default(false);

export const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most)
    .optional()
    .transform((list): readonly z.output<Entry>[] => list ?? []);
