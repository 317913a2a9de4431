import type { Decision, SideId } from './procedure.ts';

/** One legal choice that a newcomer can safely make, and the name of the reason, where it needs one. */
export interface Advice<Choice> {
  readonly choice: Choice;
  readonly why?: string | undefined;
}

export type Advise<State, Choice extends object> = (
  state: State,
  prompt: Decision<Choice>,
) => Advice<Choice> | null;

/** What is advised at one question, of the choices that are allowed. */
type Hint<State, Choice> = (
  state: State,
  open: readonly Choice[],
  by: SideId,
) => Advice<Choice> | null;

/** Advice by the question that is asked; of others nothing is advised. */
export const adviser =
  <State, Choice extends object>(
    hints: Readonly<Record<string, Hint<State, Choice>>>,
  ): Advise<State, Choice> =>
  (state, prompt) => {
    const open = prompt.options.flatMap(({ allowed, choice }) => (allowed ? [choice] : []));
    return hints[prompt.task]?.(state, open, prompt.by) ?? null;
  };

export const ofKind = <Choice extends { readonly kind: string }, Kind extends Choice['kind']>(
  choices: readonly Choice[],
  kind: Kind,
): readonly Extract<Choice, { readonly kind: Kind }>[] =>
  choices.filter(
    (choice): choice is Extract<Choice, { readonly kind: Kind }> => choice.kind === kind,
  );

/** The first of those that are worth most. */
export const best = <Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
): Item | undefined => {
  const most = Math.max(...items.map(worth));
  return items.find((item) => worth(item) === most);
};

/** Nothing is advised where there is nothing to choose. */
export const advise = <Choice>(choice: Choice | undefined, why?: string): Advice<Choice> | null =>
  choice === undefined ? null : { choice, why };
