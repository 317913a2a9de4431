import { drawsFrom } from '../../../../engine/deck.ts';
import { kitOf, machineOf } from '../../../../engine/kernel.ts';
import type { GameOf, Draft as DraftOf, Handlers, TaskIn } from '../../../../engine/kernel.ts';
import { clockwiseAfter } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import { FACTIONS } from '../data/factions.ts';
import { LAYOUTS, PLAYER_COUNTS } from '../data/layouts.ts';
import { MECATOL_TILE, TILES } from '../data/tiles.ts';
import { hexDistance, ringOf } from '../hexes.ts';
import type { Hex } from '../hexes.ts';
import type { Ti4Rule } from '../rule.ts';
import { spacesFor, textOf, tileBar } from './spaces.ts';
import type {
  GalaxyChoice,
  GalaxyEventData,
  GalaxyFrame,
  GalaxyOutcome,
  GalaxySetup,
  GalaxyState,
  Home,
} from './types.ts';

type Galaxy = GameOf<'ti4', GalaxyState, GalaxyChoice, GalaxyEventData, Ti4Rule>;

type Draft = DraftOf<Galaxy>;
type Placing = Extract<GalaxyChoice, { readonly kind: 'place' }>;

const CENTRE: Hex = [0, 0];

const { change, done, emit, offer, replace } = kitOf<Galaxy>('ti4');

/** From the speaker to the last player and back, whoever stands at an end twice in a row. */
export const placementOrder = (
  players: readonly PlayerId[],
  speaker: PlayerId,
  tiles: number,
): readonly PlayerId[] => {
  const round = [speaker, ...clockwiseAfter(players, speaker)];
  const back = [...round].reverse();
  return Array.from({ length: tiles }, (_, at) => {
    const pass = Math.floor(at / round.length) % 2 === 0 ? round : back;
    return pass[at % round.length] ?? speaker;
  });
};

const without = (pile: readonly number[], taken: readonly number[]): readonly number[] =>
  pile.filter((tile) => !taken.includes(tile));

const DEALT = {
  3: 'complete-setup.three-players',
  4: 'complete-setup.four-players',
  5: 'complete-setup.five-players',
  6: 'complete-setup.six-players',
} as const satisfies Record<number, Ti4Rule>;

const put = (draft: Draft, by: PlayerId, { tile, hex }: Placing): void => {
  const { placed, hands } = draft.state;
  change(draft, {
    placed: [...placed, { tile, at: hex }],
    hands: { ...hands, [by]: without(hands[by] ?? [], [tile]) },
  });
  emit(
    draft,
    'tile-placed',
    { player: by, tile, ring: hexDistance(hex, CENTRE) },
    'complete-setup.alternate',
    'complete-setup.last-places-two',
    'complete-setup.reverse-pass',
    'complete-setup.ring-order',
  );
};

const offers = (state: GalaxyState, tile: number, tooFar?: Ti4Rule) =>
  spacesFor(state, tile, tooFar).map(({ hex, bar }) => offer({ kind: 'place', tile, hex }, bar));

const handlers = {
  began: {
    settle(draft) {
      const { players, speaker } = draft.state;
      emit(
        draft,
        'galaxy-began',
        { players: players.length, speaker },
        'complete-setup.center',
        'complete-setup.three-rings',
        'complete-setup.two-piles',
        'complete-setup.green-tiles',
        'complete-setup.lay-home-systems',
      );
      done(draft);
    },
  },
  deal: {
    ask(state, { to }) {
      const { blue, red } = LAYOUTS[state.count];
      return {
        by: to,
        rules: ['complete-setup.deal-facedown', 'complete-setup.shuffle-tiles', DEALT[state.count]],
        draws: [
          ...drawsFrom('blue-tile', state.blue.map(String), blue),
          ...drawsFrom('red-tile', state.red.map(String), red),
        ],
      };
    },
    drawn(draft, { to }, results) {
      const { blue, red, hands, count } = draft.state;
      const hand = results.map(Number);
      change(draft, {
        hands: { ...hands, [to]: hand },
        blue: without(blue, hand),
        red: without(red, hand),
      });
      const layout = LAYOUTS[count];
      emit(
        draft,
        'tiles-dealt',
        { player: to, blue: layout.blue, red: layout.red },
        'complete-setup.deal-facedown',
        DEALT[count],
      );
      done(draft);
    },
  },
  extra: {
    ask(state) {
      return {
        by: state.speaker,
        rules: ['complete-setup.five-players-extra', 'complete-setup.five-players-extra-tile'],
        draws: drawsFrom('red-tile', state.red.map(String), 1),
      };
    },
    drawn(draft, _frame, results) {
      const tile = Number(results[0]);
      change(draft, { red: without(draft.state.red, [tile]) });
      emit(draft, 'extra-drawn', { tile }, 'complete-setup.five-players-extra-tile');
      replace(draft, { at: 'place-extra', tile });
    },
  },
  'place-extra': {
    ask(state, { tile }) {
      return {
        by: state.speaker,
        rules: ['complete-setup.five-players-extra-tile'],
        options: offers(state, tile, 'complete-setup.five-players-extra-tile'),
      };
    },
    choose: {
      place(draft, _frame, choice) {
        put(draft, draft.state.speaker, choice);
        done(draft);
      },
    },
  },
  place: {
    ask(state, { by, tile }) {
      return {
        by,
        rules: [
          'complete-setup.first-pass',
          'complete-setup.anomalies-apart',
          'complete-setup.wormholes-apart',
        ],
        options:
          tile === null
            ? (state.hands[by] ?? []).map((held, _, hand) =>
                offer({ kind: 'tile', tile: held }, tileBar(state, hand, held)),
              )
            : offers(state, tile),
      };
    },
    choose: {
      tile(draft, frame, { tile }) {
        replace(draft, { ...frame, tile });
      },

      place(draft, { by }, choice) {
        put(draft, by, choice);
        done(draft);
      },
    },
  },
  join: {
    settle(draft) {
      const { state } = draft;
      emit(
        draft,
        'homes-joined',
        { text: textOf(state) },
        'complete-setup.join-home-systems',
        'complete-setup.home-places',
        'map-diagrams.four-layouts',
      );
      const rich = state.homes.filter(({ goods }) => goods > 0);
      for (const { player, goods } of rich) {
        emit(
          draft,
          'goods-gained',
          { player, goods },
          'map-diagrams.bonuses',
          'complete-setup.five-players-disadvantage',
        );
      }
      change(draft, {
        goods: Object.fromEntries(rich.map(({ player, goods }) => [player, goods])),
      });
      done(draft);
    },
  },
} satisfies Handlers<Galaxy>;

const homesOf = ({ players, factions }: GalaxySetup): readonly Home[] => {
  const count = PLAYER_COUNTS.find((known) => known === players.length) ?? 6;
  return LAYOUTS[count].homes.flatMap(({ place, goods }, seat): readonly Home[] => {
    const player = players[seat];
    const at = ringOf(3)[place];
    if (player === undefined || at === undefined) return [];
    const faction = factions[player];
    return [{ player, at, goods, tile: faction === undefined ? null : FACTIONS[faction].home }];
  });
};

const openingOf = (setup: GalaxySetup): GalaxyState => {
  const { players, speaker } = setup;
  const count = PLAYER_COUNTS.find((known) => known === players.length) ?? 6;
  const { blue, red, extra } = LAYOUTS[count];
  const back = (colour: 'blue' | 'red'): readonly number[] =>
    TILES.filter((tile) => tile.back === colour).map(({ number }) => number);
  const order = placementOrder(players, speaker, players.length * (blue + red));
  const frames: readonly GalaxyFrame[] = [
    { at: 'began' },
    ...players.map((to) => ({ at: 'deal' as const, to })),
    ...(extra ? [{ at: 'extra' as const }] : []),
    ...order.map((by) => ({ at: 'place' as const, by, tile: null })),
    { at: 'join' },
  ];
  return {
    count,
    players,
    speaker,
    homes: homesOf(setup),
    blue: back('blue'),
    red: back('red'),
    hands: {},
    placed: [{ tile: MECATOL_TILE, at: CENTRE }],
    goods: {},
    agenda: frames.toReversed(),
  };
};

export const galaxy = machineOf<Galaxy, GalaxyOutcome, TaskIn<typeof handlers>>(
  {
    game: 'ti4',
    over: 'complete-setup.join-home-systems',
    outcome: (state) => ({ text: textOf(state) }),
  },
  handlers,
)('ti4/galaxy', openingOf);
