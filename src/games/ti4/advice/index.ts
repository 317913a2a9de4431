import { advise, adviser, best, ofKind } from '../../../engine/advice.ts';
import {
  fleetOf,
  foreignShips,
  hasToken,
  inSystem,
  isTroop,
  planetInfo,
  profile,
  profileOf,
  sheetOf,
  systemOf,
  unitOf,
} from '../engine/action/query.ts';
import { barOf, pathsOf, stepsTo } from '../engine/action/routes.ts';
import type { ActionState, Frame, FrameAt, PlayerId, Unit } from '../engine/action/types.ts';
import type { Card } from '../engine/data/strategy-cards.ts';
import type { GameChoice } from '../engine/game/choices.ts';
import { homeOf } from '../engine/game/query.ts';
import type { GameState } from '../engine/game/types.ts';

/** Those that are done at once, first. */
const CARDS: readonly Card[] = [1, 5, 4, 7, 2, 6, 3, 8];
const CARD_REASONS: Readonly<Partial<Record<Card, string>>> = { 1: 'leadership', 7: 'technology' };
const frameOf = <At extends FrameAt>(
  { agenda }: ActionState,
  at: At,
): Extract<Frame, { readonly at: At }> | undefined =>
  agenda.findLast((frame): frame is Extract<Frame, { readonly at: At }> => frame.at === at);

/** Ships, fighters aside, that could fly there now. */
const reaching = (board: ActionState, player: PlayerId, system: string): readonly Unit[] => {
  const there = { ...board, active: player, system };
  const steps = stepsTo(there, system);
  return Object.keys(board.galaxy.systems)
    .filter((from) => from !== system)
    .flatMap((from) => fleetOf(board, from, player))
    .filter((ship) =>
      pathsOf(there, ship, steps).some((path) => barOf(there, ship, path) === null),
    );
};

const isCarrier = (board: ActionState, unit: string): boolean =>
  profile(board, unitOf(board, unit)).capacity > 0;

const freePlanets = (board: ActionState, player: PlayerId, system: string): readonly string[] =>
  systemOf(board, system).planets.filter((planet) => board.holdings[planet]?.owner !== player);

const valueOf = (board: ActionState, planet: string): number => {
  const { resources, influence } = planetInfo(board, planet);
  return resources + influence;
};

const isMecatol = (board: ActionState, system: string): boolean =>
  systemOf(board, system).planets.includes('mecatol-rex');

const canBuild = (board: ActionState, player: PlayerId, system: string): boolean =>
  inSystem(board, system, player).some(({ type }) => type === 'space-dock');

/** What an action there would bring: a fight that can be won, planets, or new units. */
const worthOf = (state: GameState, player: PlayerId, system: string): number => {
  const { board } = state;
  const { anomalies } = systemOf(board, system);
  if (hasToken(board, system, player)) return 0;
  if (system === homeOf(state, player)) return canBuild(board, player, system) ? 2 : 0;
  if (anomalies.length > 0) return 0;
  const ships = reaching(board, player, system);
  if (foreignShips(board, system, player)) {
    const theirs = board.players
      .filter((other) => other !== player)
      .flatMap((other) => fleetOf(board, system, other));
    return ships.length > 0 && ships.length >= theirs.length ? 60 : 0;
  }
  if (isMecatol(board, system)) return ships.length > 1 ? 40 : 0;
  const carriers = ships.filter(({ id }) => isCarrier(board, id));
  const free = freePlanets(board, player, system);
  const empty = free.filter((planet) => board.holdings[planet] === undefined);
  return carriers.length > 0 && empty.length > 0
    ? 10 + empty.reduce((sum, planet) => sum + valueOf(board, planet), 0)
    : 0;
};

const playerIn = ({ players, active }: ActionState, by: string): PlayerId =>
  players.find((player) => player === by) ?? active;

const done = (open: readonly GameChoice[]): GameChoice | undefined => ofKind(open, 'done')[0];

export const advice = adviser<GameState, GameChoice>({
  deploy: (_, open) => advise(open[0]),
  'choose-card'(_, open) {
    const card = best(ofKind(open, 'card'), (choice) => -CARDS.indexOf(choice.card));
    return advise(card, card && CARD_REASONS[card.card]);
  },

  turn(state, open, by) {
    const { board } = state;
    const player = playerIn(board, by);
    const canAct = Object.keys(board.galaxy.systems).some(
      (system) => worthOf(state, player, system) > 0,
    );
    return (
      advise(canAct ? ofKind(open, 'tactical')[0] : undefined, 'expand') ??
      advise(ofKind(open, 'strategic')[0], 'own-card') ??
      advise(ofKind(open, 'pass')[0], 'pass')
    );
  },
  'turn-end': (_, open) => advise(done(open)),
  partner: (_, open) => advise(done(open)),

  activate(state, open, by) {
    const { board } = state;
    const player = playerIn(board, by);
    const worth = ({ system }: { readonly system: string }): number =>
      worthOf(state, player, system);
    const target = best(ofKind(open, 'activate'), worth);
    if (!target || worth(target) === 0) return null;
    const { system } = target;
    if (system === homeOf(state, player)) return advise(target, 'build-at-home');
    if (foreignShips(board, system, player)) return advise(target, 'weaker-fleet');
    return advise(target, isMecatol(board, system) ? undefined : 'rich-system');
  },

  move({ board }, open, by) {
    const player = playerIn(board, by);
    const frame = frameOf(board, 'move');
    const target = board.system ?? '';
    const moves = frame?.moves ?? [];
    const isFight = foreignShips(board, target, player);
    const troops = ofKind(open, 'load').filter(({ unit }) => isTroop(unitOf(board, unit)));
    const needed = isFight || isMecatol(board, target) ? 9 : 1;
    const ships = ofKind(open, 'move').filter(({ unit }) => needed > 1 || isCarrier(board, unit));
    const ship =
      moves.length < needed
        ? best(ships, ({ unit }) => profile(board, unitOf(board, unit)).capacity)
        : undefined;
    return (
      advise(troops[0], 'load-troops') ??
      advise(ship, isFight ? 'all-ships' : 'carrier') ??
      advise(ofKind(open, 'depart')[0])
    );
  },
  limits: (_, open) => advise(open[0]),
  barrage: (_, open) => advise(ofKind(open, 'fire')[0]),
  announce: (_, open) => advise(ofKind(open, 'stay')[0]),
  hits: (_, open) => advise(ofKind(open, 'sustain')[0] ?? ofKind(open, 'destroy')[0]),

  commit({ board }, open, by) {
    const player = playerIn(board, by);
    const landed = (planet: string): number => board.landed[planet]?.length ?? 0;
    const lands = ofKind(open, 'land').filter(
      ({ planet }) => board.holdings[planet]?.owner !== player,
    );
    return (
      advise(
        best(lands, ({ planet }) => -landed(planet)),
        'each-planet',
      ) ?? advise(done(open))
    );
  },
  custodians: (_, open) => advise(ofKind(open, 'hold')[0]),

  produce({ board }, open, by) {
    const player = playerIn(board, by);
    const ordered = frameOf(board, 'produce')?.orders.length ?? 0;
    const means = Object.entries(board.holdings)
      .filter(([, { owner, exhausted }]) => owner === player && !exhausted)
      .reduce(
        (sum, [planet]) => sum + planetInfo(board, planet).resources,
        sheetOf(board, player).goods,
      );
    const builds = ofKind(open, 'build').filter(({ unit, count }) => {
      const { cost, pair } = profileOf(board, player, unit);
      return cost !== null && !pair && cost * count <= means;
    });
    const dearest = best(builds, ({ unit }) => profileOf(board, player, unit).cost ?? 0);
    return advise(ordered === 0 ? dearest : undefined, 'dearest-ship') ?? advise(done(open));
  },
  pay({ board }, open) {
    const frame = frameOf(board, 'pay');
    const what = frame?.with ?? 'resources';
    const rest = (frame?.need ?? 0) - (frame?.paid ?? 0);
    const gap = (planet: string): number => Math.abs(planetInfo(board, planet)[what] - rest);
    return advise(
      best(ofKind(open, 'exhaust'), ({ planet }) => -gap(planet)) ?? open[0],
      what === 'resources' ? 'exact-payment' : undefined,
    );
  },

  secondary: (_, open) => advise(ofKind(open, 'skip')[0], 'skip-secondary'),
  leadership: (_, open) => advise(done(open)),
  favours: (_, open) => advise(done(open)),
  'gain-tokens': (state, open, by) => {
    const sheet = sheetOf(state.board, playerIn(state.board, by));
    return advise(
      best(ofKind(open, 'pool'), ({ pool }) => (pool === 'strategy' ? -9 : -sheet[pool])),
      'tactic-tokens',
    );
  },
  redistribute: (_, open) => advise(done(open)),
  score: (_, open) => advise(done(open)),
  imperial: (_, open) => advise(done(open)),
  structure: (_, open) => advise(open[0]),
  note: (_, open) => advise(open[0]),
  research: (_, open) => advise(ofKind(open, 'research')[0]),
  'research-again': (_, open) => advise(done(open)),
  terms: (_, open) => advise(ofKind(open, 'no-deal')[0]),
});
