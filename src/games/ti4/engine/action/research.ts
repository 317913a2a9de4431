import { bearsNameFor, COLOURS, TECHNOLOGY_IDS, technologyOf } from '../data/technologies.ts';
import type { Colour, TechnologyId } from '../data/technologies.ts';
import { changeHolding, changeSheet, done, emit, offer, replace } from './draft.ts';
import type { Asking, Offer } from './draft.ts';
import { holdingOf, planetInfo, planetsOf, sheetOf, spendable } from './query.ts';
import type { ActionState, PlayerId } from './types.ts';

/** Price of the second technology that the strategy card allows. */
const AGAIN_COST = 6;

/** How many prerequisites of each colour the player's technologies leave open. */
const missing = (state: ActionState, player: PlayerId, id: TechnologyId): readonly Colour[] =>
  COLOURS.flatMap((colour) => {
    const have = sheetOf(state, player).technologies.filter(
      (owned) => technologyOf(owned).colour === colour,
    ).length;
    const need = technologyOf(id).needs[colour] ?? 0;
    return Array.from({ length: Math.max(0, need - have) }, () => colour);
  });

/** The offered planets that stand in for what is missing, or null when they do not suffice. */
const standIns = (
  state: ActionState,
  colours: readonly Colour[],
  offered: readonly string[],
): readonly string[] | null => {
  const left = [...offered];
  const used: string[] = [];
  for (const colour of colours) {
    const at = left.findIndex((planet) => planetInfo(state, planet).specialty === colour);
    const [planet] = at < 0 ? [] : left.splice(at, 1);
    if (planet === undefined) return null;
    used.push(planet);
  }
  return used;
};

const techOffer = (state: ActionState, id: TechnologyId, used: readonly string[]): Offer => {
  const choice = { kind: 'research', technology: id } as const;
  const { faction, upgrades } = technologyOf(id);
  const { faction: own } = sheetOf(state, state.active);
  if (faction !== null && faction !== own) return offer(choice, 'technology-cards.other-faction');
  if (upgrades !== null && !bearsNameFor(own, id)) return offer(choice, 'unit-upgrades.nekro');
  return standIns(state, missing(state, state.active, id), used) === null
    ? offer(choice, 'technology-cards.meet-prerequisites')
    : offer(choice);
};

const planetOffers = (state: ActionState, used: readonly string[]): readonly Offer[] =>
  planetsOf(state, state.active)
    .filter((planet) => planetInfo(state, planet).specialty !== null && !used.includes(planet))
    .map((planet) =>
      holdingOf(state, planet)?.exhausted === true
        ? offer({ kind: 'ignore-with', planet }, 'technology-cards.specialty-exhausted')
        : offer({ kind: 'ignore-with', planet }),
    );

export const research: Asking<'research'> = {
  ask(state, { used }) {
    const common = TECHNOLOGY_IDS.filter((id) => {
      const { faction } = technologyOf(id);
      const { faction: own, technologies } = sheetOf(state, state.active);
      // Of foreign technologies one is enough to learn that they are closed.
      const foreign = faction !== null && faction !== own;
      return !technologies.includes(id) && (!foreign || id === 'non-euclidean-shielding');
    });
    return {
      by: state.active,
      rules: [
        'technology-cards.research',
        'technology-cards.meet-prerequisites',
        'technology-cards.specialties',
      ],
      options: [
        ...planetOffers(state, used),
        ...common.map((id) => techOffer(state, id, used)),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      const { state } = draft;
      const { active } = state;
      emit(draft, 'not-researched', { player: active }, 'technology-cards.research');
      done(draft);
    },

    'ignore-with'(draft, { used }, { planet }) {
      replace(draft, { at: 'research', used: [...used, planet] });
    },

    research(draft, { used }, { technology }) {
      const { state } = draft;
      const { active } = state;
      const spent = standIns(state, missing(state, active, technology), used) ?? [];
      for (const planet of spent) {
        const holding = holdingOf(state, planet);

        if (holding) changeHolding(draft, planet, { ...holding, exhausted: true });

        emit(
          draft,
          'planet-exhausted',
          { player: active, planet, gives: 1, what: 'specialty' },
          'technology-cards.use-specialty',
        );
      }
      const { technologies } = sheetOf(state, active);
      changeSheet(draft, active, { technologies: [...technologies, technology] });
      const upgrade = technologyOf(technology).upgrades !== null;
      emit(
        draft,
        'researched',
        { player: active, technology, ignored: spent.length },
        'technology-cards.research-take',
        upgrade && 'technology-cards.research-upgrade',
        upgrade && 'unit-upgrades.new-attributes',
      );
      done(draft);
    },
  },
};

/** The primary ability of the strategy card: one technology, and one more for resources. */
export const researchAgain: Asking<'research-again'> = {
  ask(state) {
    return {
      by: state.active,
      rules: ['technology-strategy-card.primary'],
      options: [
        offer(
          { kind: 'research-again' },
          spendable(state, state.active, 'resources') < AGAIN_COST
            ? 'technology-strategy-card.primary'
            : null,
        ),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      const { active: by } = draft.state;
      emit(draft, 'not-researched', { player: by }, 'technology-strategy-card.primary');
      done(draft);
    },

    'research-again'(draft) {
      const { active: by } = draft.state;
      replace(
        draft,
        { at: 'pay', by, with: 'resources', why: 'technology', need: AGAIN_COST, paid: 0 },
        { at: 'research', used: [] },
      );
    },
  },
};
