import { drawsFrom } from '../../core/deck.ts';
import { IllegalChoice } from '../../core/procedure.ts';
import { clockwiseAfter } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import { FACTIONS } from '../data/factions.ts';
import { LAYOUTS, PLAYER_COUNTS } from '../data/layouts.ts';
import { MECATOL_TILE, TILES } from '../data/tiles.ts';
import { hexDistance, ringOf } from '../hexes.ts';
import type { Hex } from '../hexes.ts';
import { makeProcedure } from '../machine.ts';
import type { Draft as AnyDraft, Handlers } from '../machine.ts';
import { rule, rules } from './rules.ts';
import type { GalaxyRule } from './rules.ts';
import { spacesFor, textOf } from './spaces.ts';
import type {
  GalaxyChoice,
  GalaxyEvent,
  GalaxyEventData,
  GalaxyFrame,
  GalaxyOutcome,
  GalaxyProcedure,
  GalaxySetup,
  GalaxyState,
  Home,
} from './types.ts';

type Draft = AnyDraft<GalaxyState, GalaxyEvent>;

const CENTRE: Hex = [0, 0];

const emit = <Kind extends keyof GalaxyEventData>(
  draft: Draft,
  kind: Kind,
  data: GalaxyEventData[Kind],
  first: GalaxyRule,
  ...rest: readonly GalaxyRule[]
): void => {
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as GalaxyEvent);
};

const change = (draft: Draft, part: Partial<GalaxyState>): void => {
  draft.state = { ...draft.state, ...part };
};

const pop = (draft: Draft): void => change(draft, { agenda: draft.state.agenda.slice(1) });

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
} as const satisfies Record<number, GalaxyRule>;

const put = (draft: Draft, by: PlayerId, choice: GalaxyChoice): void => {
  if (choice.kind !== 'place') {
    throw new IllegalChoice('A tile is to be placed.', rule('complete-setup.first-pass'));
  }
  const { tile, hex } = choice;
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

const offers = (state: GalaxyState, tiles: readonly number[]) =>
  tiles.flatMap((tile) =>
    spacesFor(state, tile).map(({ hex, bar }) => {
      const choice = { kind: 'place', tile, hex } as const;
      return bar === null
        ? { choice, allowed: true as const }
        : { choice, allowed: false as const, because: rule(bar) };
    }),
  );

const handlers: Handlers<GalaxyState, GalaxyFrame, GalaxyChoice, GalaxyEvent> = {
  deal: {
    prompt(state, { to }) {
      const { blue, red } = LAYOUTS[state.count];
      return {
        kind: 'chance',
        by: to,
        task: 'deal',
        rules: rules(
          'complete-setup.deal-facedown',
          'complete-setup.shuffle-tiles',
          DEALT[state.count],
        ),
        draws: [
          ...drawsFrom('blue-tile', state.blue.map(String), blue),
          ...drawsFrom('red-tile', state.red.map(String), red),
        ],
      };
    },
    drawn(draft, { to }, { results }) {
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
      pop(draft);
    },
  },
  extra: {
    prompt(state) {
      return {
        kind: 'chance',
        by: state.speaker,
        task: 'extra',
        rules: rules('complete-setup.five-players-extra', 'complete-setup.five-players-extra-tile'),
        draws: drawsFrom('red-tile', state.red.map(String), 1),
      };
    },
    drawn(draft, _frame, { results }) {
      const tile = Number(results[0]);
      const [, ...rest] = draft.state.agenda;
      change(draft, {
        red: without(draft.state.red, [tile]),
        agenda: [{ at: 'place-extra', tile }, ...rest],
      });
      emit(draft, 'extra-drawn', { tile }, 'complete-setup.five-players-extra-tile');
    },
  },
  'place-extra': {
    prompt(state, { tile }) {
      return {
        kind: 'decision',
        by: state.speaker,
        task: 'place-extra',
        rules: rules('complete-setup.five-players-extra-tile'),
        options: offers(state, [tile]),
      };
    },
    choose(draft, _frame, choice) {
      put(draft, draft.state.speaker, choice);
      pop(draft);
    },
  },
  place: {
    prompt(state, { by, tile }) {
      return {
        kind: 'decision',
        by,
        task: 'place',
        rules: rules(
          'complete-setup.first-pass',
          'complete-setup.anomalies-apart',
          'complete-setup.wormholes-apart',
        ),
        options:
          tile === null
            ? (state.hands[by] ?? []).map((held) => ({
                choice: { kind: 'tile', tile: held } as const,
                allowed: true as const,
              }))
            : offers(state, [tile]),
      };
    },
    choose(draft, frame, choice) {
      if (choice.kind === 'tile') {
        const [, ...rest] = draft.state.agenda;
        change(draft, { agenda: [{ ...frame, tile: choice.tile }, ...rest] });
        return;
      }
      put(draft, frame.by, choice);
      pop(draft);
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
      pop(draft);
      return true;
    },
  },
};

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

const begin = (setup: GalaxySetup): Draft => {
  const { players, speaker } = setup;
  const count = PLAYER_COUNTS.find((known) => known === players.length) ?? 6;
  const { blue, red, extra } = LAYOUTS[count];
  const back = (colour: 'blue' | 'red'): readonly number[] =>
    TILES.filter((tile) => tile.back === colour).map(({ number }) => number);
  const order = placementOrder(players, speaker, players.length * (blue + red));
  const agenda: readonly GalaxyFrame[] = [
    ...players.map((to) => ({ at: 'deal' as const, to })),
    ...(extra ? [{ at: 'extra' as const }] : []),
    ...order.map((by) => ({ at: 'place' as const, by, tile: null })),
    { at: 'join' },
  ];
  const state: GalaxyState = {
    count,
    players,
    speaker,
    homes: homesOf(setup),
    blue: back('blue'),
    red: back('red'),
    hands: {},
    placed: [{ tile: MECATOL_TILE, at: CENTRE }],
    goods: {},
    agenda,
  };
  const draft: Draft = { state, events: [] };
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
  return draft;
};

export const galaxy: GalaxyProcedure = makeProcedure<
  GalaxySetup,
  GalaxyState,
  GalaxyFrame,
  GalaxyChoice,
  GalaxyEvent,
  GalaxyOutcome
>({
  id: 'ti4/galaxy',
  handlers,
  over: rule('complete-setup.join-home-systems'),
  // Nothing in this state is changed in place.
  copy: (state) => state,
  begin,
  outcome: (state) => ({ text: textOf(state) }),
});
