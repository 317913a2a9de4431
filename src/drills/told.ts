import { sentence } from '../i18n/grammar.ts';
import type { Told } from './drills.ts';
import type { Asked, Names } from './question.ts';

type Sentence<Thing> = (told: Thing, name: Names) => string;

/** Kind and facts of one question belong together; the types of a union cannot say so. */
const sentenceOf = <Thing>(sentences: object, kind: string): Sentence<Thing> | undefined =>
  (sentences as Readonly<Record<string, Sentence<Thing>>>)[kind];

export const toldBy = <Facts>(
  { questions, answers, numbers = {} }: Asked<Facts>,
  name: Names,
): Told => ({
  question: (kind, facts) => {
    const told = sentenceOf<unknown>(questions, kind)?.(facts, name);
    if (told === undefined) throw new Error(`Nothing asks «${kind}».`);
    return sentence(told);
  },
  answer: (kind, value) =>
    typeof value === 'number'
      ? sentence(sentenceOf<number>(numbers, kind)?.(value, name) ?? String(value))
      : (answers[value] ?? sentence(name(value))),
});
