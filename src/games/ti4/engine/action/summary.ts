import type { ActionState, PlayerId, Unit } from './types.ts';

type Counts = Readonly<Record<string, number>>;

/** What stands where, in numbers: what an example promises and a caption tells. */
export interface ActionSummary {
  readonly stage: string;
  readonly round: number;
  /** By place (a system's space or a planet) and player. */
  readonly places: Readonly<Record<string, Readonly<Partial<Record<PlayerId, Counts>>>>>;
  readonly damaged: readonly string[];
  readonly tokens: Readonly<Record<string, readonly PlayerId[]>>;
  readonly control: Readonly<Record<string, PlayerId>>;
  readonly exhausted: readonly string[];
  readonly pools: Readonly<Record<string, readonly [number, number, number, number]>>;
  readonly goods: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
  readonly technologies: Readonly<Record<string, readonly string[]>>;
  readonly custodians: boolean;
  readonly winner: PlayerId | null;
}

const placesOf = (units: readonly Unit[]): ActionSummary['places'] => {
  const places: Record<string, Partial<Record<PlayerId, Record<string, number>>>> = {};
  for (const { system, planet, owner, type } of units) {
    const place = (places[planet ?? system] ??= {});
    const counts = (place[owner] ??= {});
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return places;
};

const bySheet = <Value>(
  state: ActionState,
  of: (sheet: ActionState['sheets'][string]) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(state.sheets).map(([id, sheet]) => [id, of(sheet)]));

export const summaryOf = (state: ActionState): ActionSummary => ({
  stage: state.agenda.at(-1)?.at ?? 'over',
  round: state.battle?.round ?? 0,
  places: placesOf(state.units),
  damaged: state.units.filter(({ damaged }) => damaged).map(({ id }) => id),
  tokens: state.tokens,
  control: Object.fromEntries(
    Object.entries(state.holdings).map(([planet, { owner }]) => [planet, owner]),
  ),
  exhausted: Object.entries(state.holdings)
    .filter(([, { exhausted }]) => exhausted)
    .map(([planet]) => planet),
  pools: bySheet(state, ({ tactic, fleet, strategy, reserve }) => [
    tactic,
    fleet,
    strategy,
    reserve,
  ]),
  goods: bySheet(state, ({ goods }) => goods),
  points: bySheet(state, ({ points }) => points),
  technologies: bySheet(state, ({ technologies }) => technologies),
  custodians: state.custodians,
  winner: state.winner,
});
