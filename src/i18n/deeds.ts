import { sentence } from './grammar.ts';

/** What is said of any card whose text the reader tells. */
export interface DeedPhrases {
  readonly tell: string;
  readonly byCard: string;
  readonly what: string;
  readonly concerns: (whom: string) => string;
  readonly turnTo: (whom: string) => string;
  readonly which: string;
  readonly told: string;
  readonly back: string;
}

/** What a game calls its sides and deeds. */
interface DeedNaming<Of extends string, Drawer extends string, Deed extends string, State, Names> {
  readonly sides: Readonly<Record<Of, string>>;
  readonly drawers: Readonly<Record<Drawer, string>>;
  /** What is done, in the infinitive. */
  readonly deeds: Readonly<Record<Deed, string>>;
  /** null: it is told of when it is done, and may be gone. */
  readonly thing: (id: string, state: State | null, names: Names) => string;
}

/** The sentences of a drawer of deeds, whatever the game. */
export const deedWords = <
  Of extends string,
  Drawer extends string,
  Deed extends string,
  State extends { readonly agenda: readonly { readonly at: string }[] },
  Names,
>(
  said: DeedPhrases,
  { sides, drawers, deeds, thing }: DeedNaming<Of, Drawer, Deed, State, Names>,
) => {
  const done = (deed: Deed, of: string | null, state: State | null, names: Names): string =>
    of === null ? deeds[deed] : `${deeds[deed]}: ${thing(of, state, names)}`;
  return {
    events: {
      told: (
        {
          of,
          deed,
          thing: on,
          to,
        }: {
          readonly of: Of;
          readonly deed: Deed;
          readonly thing: string | null;
          readonly to: string | null;
        },
        names: Names,
      ) =>
        `${said.byCard}, ${sides[of]}: ${done(deed, on, null, names)}${to === null ? '' : `, ${thing(to, null, names)}`}.`,
    },
    tasks: {
      deeds: ({ of }: { readonly of: Of }) => `${said.what} ${said.concerns(sides[of])}`,
      deed: ({ of, drawer }: { readonly of: Of; readonly drawer: Drawer }) =>
        `${drawers[drawer]}. ${said.concerns(sides[of])}`,
      'deed-to': (
        { deed, thing: on }: { readonly deed: Deed; readonly thing: string | null },
        state: State,
        names: Names,
      ) => `${sentence(done(deed, on, state, names))}. ${said.which}`,
    },
    choices: {
      tell: () => said.tell,
      drawer: ({ drawer }: { readonly drawer: Drawer }) => drawers[drawer],
      whose: ({ of }: { readonly of: Of }) => said.turnTo(sides[of]),
      deed: (
        { deed, thing: on }: { readonly deed: Deed; readonly thing: string | null },
        state: State,
        names: Names,
      ) => sentence(done(deed, on, state, names)),
      'deed-to': ({ to }: { readonly to: string }, state: State, names: Names) =>
        sentence(thing(to, state, names)),
      told: (_: object, { agenda }: State) =>
        agenda.at(-1)?.at === 'deeds' ? said.told : said.back,
    },
  };
};
