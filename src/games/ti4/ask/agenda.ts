import { oneOf, said, whether } from '../../../ask/field.ts';
import type { Editable, Field, Group, Label } from '../../../ask/field.ts';
import { termOf } from '../../../player/terms.ts';
import type { PlayerId } from '../engine/action/types.ts';
import type { AgendaCard, AgendaSetup, Voter } from '../engine/agenda/types.ts';
import { PLANET_IDS, planetOf } from '../engine/data/tiles.ts';
import type { PlanetId } from '../engine/data/tiles.ts';
import { planetName } from '../words/planets.ts';
import { playerLabel } from './parts/board.ts';
import { WORDS } from './parts/words.ts';

type AgendaField = Field<AgendaSetup>;

const planetLabel =
  (id: PlanetId): Label =>
  ({ language, terms }) =>
    `${planetName(language, id, (name) => termOf(terms, name).name)} (${planetOf(id).influence})`;

const change = (setup: AgendaSetup, player: PlayerId, part: Partial<Voter>): AgendaSetup => ({
  ...setup,
  voters: { ...setup.voters, [player]: { ...setup.voters[player], ...part } },
});

const CARDS: readonly AgendaCard[] = (['law', 'directive'] as const).flatMap((type) =>
  (['for-against', 'player', 'planet'] as const).map((elects) => ({ type, elects })),
);

const CARD_TYPES = {
  law: { uk: 'закон', ru: 'закон' },
  directive: { uk: 'розпорядження', ru: 'директива' },
} as const;

const cardField = (at: 0 | 1, label: Label): AgendaField =>
  oneOf<AgendaSetup, AgendaCard>(
    `card-${at + 1}`,
    label,
    CARDS,
    ({ type, elects }) =>
      ({ language }) =>
        `${CARD_TYPES[type][language]}: ${WORDS.elects[elects][language]}`,
    ({ cards }) =>
      CARDS.find(({ type, elects }) => type === cards[at].type && elects === cards[at].elects) ??
      cards[at],
    (setup, card) => ({
      ...setup,
      cards: at === 0 ? [card, setup.cards[1]] : [setup.cards[0], card],
    }),
  );

const STATES = ['none', 'readied', 'exhausted'] as const;

const planetField = (player: PlayerId, id: PlanetId): AgendaField => ({
  ...oneOf<AgendaSetup, (typeof STATES)[number]>(
    `${player}-${id}`,
    planetLabel(id),
    STATES,
    (state) => said(state === 'none' ? WORDS.nothing : WORDS[state]),
    ({ voters }) => {
      const held = voters[player]?.planets?.find((planet) => planet.id === id);
      if (!held) return 'none';
      return held.exhausted ? 'exhausted' : 'readied';
    },
    (setup, state) => {
      const others = (setup.voters[player]?.planets ?? []).filter((planet) => planet.id !== id);
      const planet = { id, influence: planetOf(id).influence, exhausted: state === 'exhausted' };
      return change(setup, player, { planets: state === 'none' ? others : [...others, planet] });
    },
  ),
  waits: true,
});

const voterGroup = (player: PlayerId): Group<AgendaSetup> => ({
  id: player,
  label: playerLabel(player),
  fields: [
    ...(['goods', 'extra'] as const).map((what): AgendaField => ({
      id: `${player}-${what}`,
      label: said(WORDS[what]),
      most: 20,
      of: ({ voters }) => voters[player]?.[what] ?? 0,
      put: (setup, count) => change(setup, player, { [what]: count }),
    })),
    ...(['barred', 'predicts'] as const).map((what) =>
      whether<AgendaSetup>(
        `${player}-${what}`,
        said(WORDS[what]),
        ({ voters }) => voters[player]?.[what] === true,
        (setup, holds) => change(setup, player, { [what]: holds }),
      ),
    ),
    ...PLANET_IDS.map((id) => planetField(player, id)),
  ],
});

export const editable: Editable<AgendaSetup> = {
  groupsOf: ({ players }) => [
    {
      id: 'table',
      label: said(WORDS.table),
      fields: [
        oneOf<AgendaSetup, PlayerId>(
          'speaker',
          said(WORDS.speaker),
          players,
          playerLabel,
          ({ speaker }) => speaker,
          (setup, speaker) => ({ ...setup, speaker }),
        ),
        whether<AgendaSetup>(
          'custodians',
          said(WORDS.custodians),
          ({ custodians }) => custodians,
          (setup, custodians) => ({ ...setup, custodians }),
        ),
        cardField(0, said(WORDS.first)),
        cardField(1, said(WORDS.second)),
      ],
    },
    ...players.map(voterGroup),
  ],
  misfit: ({ voters }) => {
    const all = Object.values(voters).flatMap(({ planets = [] }) => planets.map(({ id }) => id));
    return new Set(all).size < all.length ? said(WORDS.misfits.planets) : null;
  },
};
