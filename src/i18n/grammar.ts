/** One, few (2-4), many (5 and more): the three forms both languages count with. */
export type CountForms = readonly [one: string, few: string, many: string];

export interface Grammar {
  /** The number with the word in the form it asks for. */
  readonly count: (number: number, forms: CountForms) => string;
  /** Only the word. */
  readonly form: (number: number, forms: CountForms) => string;
}

export const grammarOf = (language: string): Grammar => {
  const rules = new Intl.PluralRules(language);
  const form = (number: number, [one, few, many]: CountForms): string => {
    const category = rules.select(number);
    if (category === 'one') return one;
    return category === 'few' ? few : many;
  };
  return {
    count: (number, forms) => `${number} ${form(number, forms)}`,
    form,
  };
};

/** A name stands in «» with quotes of the other shape inside it. */
export const inQuotes = (name: string): string => name.replaceAll(/«([^»]*)»/g, '„$1“');

/** A sentence may begin with a name that the glossary writes in lower case. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
