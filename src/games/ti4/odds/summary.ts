import type { Progress } from '../../../engine/calculator.ts';
import { sumOf } from '../../../engine/distribution.ts';
import { KINDS } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { DuelEnd } from './duel.ts';
import type { Fleet, State } from './fleet.ts';
import type { Group } from './rolls.ts';
import type {
  Answer,
  Counts,
  DiceGroup,
  Modifier,
  SideAnswer,
  SideName,
  Survivors,
} from './types.ts';

/** Compositions less likely than this are added up. */
const LISTED = 0.0005;

/** Before the list was cut: what one side can end with. */
interface Ending {
  readonly counts: readonly number[];
  readonly damaged: readonly number[];
  chance: number;
}

/** Fighters that cannot fly by themselves and find no place aboard do not get away. */
const gotAway = (fleet: Fleet, state: State): State => {
  const { kinds } = fleet.force;
  const places = kinds.reduce(
    (sum, { profile }, index) => sum + profile.capacity * (state.counts[index] ?? 0),
    0,
  );
  let room = places;
  const counts = state.counts.map((count, index) => {
    const kind = kinds[index];
    const cargo =
      kind !== undefined && (kind.type === 'fighter' || KINDS[kind.type] === 'ground-forces');
    if (!kind || !cargo || kind.profile.move > 0) return count;
    const aboard = Math.min(room, count);
    room -= aboard;
    return aboard;
  });
  return { ...state, counts };
};

const endingsOf = (fleet: Fleet, end: DuelEnd, side: SideName): readonly Ending[] => {
  const found = new Map<string, Ending>();
  const put = ({ counts, damaged }: State, chance: number): void => {
    const key = `${counts.join()};${damaged.join()}`;
    const known = found.get(key);
    if (known) known.chance += chance;
    else found.set(key, { counts, damaged, chance });
  };
  const at = (state: number): State | undefined => fleet.states[state];
  for (const [state, chance] of end.ends[side]) {
    const here = at(state);
    if (here) put(here, chance);
  }
  for (const [state, chance] of end.left[side]) {
    const here = at(state);
    if (here) put(gotAway(fleet, here), chance);
  }
  return [...found.values()].sort((one, other) => other.chance - one.chance);
};

const named = (fleet: Fleet, values: readonly number[]): Counts => {
  const counts: Partial<Record<UnitId, number>> = {};
  fleet.force.kinds.forEach(({ type }, index) => {
    const value = values[index] ?? 0;
    if (value > 0) counts[type] = value;
  });
  return counts;
};

const unitsIn = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

export const sideAnswer = (fleet: Fleet, end: DuelEnd, joined: Counts = {}): SideAnswer => {
  const { side, kinds } = fleet.force;
  const endings = endingsOf(fleet, end, side);
  const listed = endings.filter(({ chance }) => chance >= LISTED);
  const left: number[] = [];
  for (const { counts, chance } of endings) {
    const units = unitsIn(counts);
    while (left.length <= units) left.push(0);
    left[units] = (left[units] ?? 0) + chance;
  }
  const lost: Partial<Record<UnitId, number>> = {};
  let lostCost = 0;
  kinds.forEach(({ type, count, cost }, index) => {
    const stays = sumOf(endings.map(({ counts, chance }) => chance * (counts[index] ?? 0)));
    const gone = Math.max(0, count + (joined[type] ?? 0) - stays);
    lost[type] = gone;
    lostCost += gone * cost;
  });
  return {
    survivors: listed.map(({ counts, damaged, chance }): Survivors => ({
      units: named(fleet, counts),
      damaged: named(fleet, damaged),
      chance,
    })),
    rest: sumOf(endings.filter(({ chance }) => chance < LISTED).map(({ chance }) => chance)),
    left,
    lost,
    lostCost,
  };
};

export const diceOf = (
  side: SideName,
  roll: DiceGroup['roll'],
  groups: readonly Group[],
): readonly DiceGroup[] =>
  groups.map(({ unit, number, hit, die }) => ({
    side,
    roll,
    unit,
    dice: number,
    hit,
    chance: 1 - (die[0] ?? 0),
    expected: number * die.reduce((sum, chance, hits) => sum + chance * hits, 0),
  }));

/** Rounds after which the combat goes on with less than this chance are not worth a line. */
const SHOWN = 0.0005;
const MOST_ROUNDS = 15;

export const roundsOf = ({ trace }: DuelEnd): Answer['rounds'] =>
  trace
    .filter(
      ({ round }, at) =>
        round <= MOST_ROUNDS && (at === 0 || (trace[at - 1]?.goesOn ?? 0) >= SHOWN),
    )
    .map(({ round, goesOn, attacker, defender }) => ({
      round,
      goesOn,
      attackerUnits: attacker,
      defenderUnits: defender,
    }));

export const outcomesOf = (end: DuelEnd): Answer['outcomes'] => ({
  attacker: end.won.attacker,
  draw: end.draw,
  defender: end.won.defender,
  attackerRetreats: sumOf([...end.left.attacker.values()]),
  defenderRetreats: sumOf([...end.left.defender.values()]),
  undecided: end.undecided,
});

/** What each rule is worth, by who wins without it. */
export type Worth = (
  names: readonly (readonly [side: SideName, effect: string])[],
  won: (without: ReadonlySet<string>, side: SideName) => number,
) => readonly Modifier[];

/** What each rule is worth to its side: with it, less without it. */
export const modifiersOf = (
  ...[names, won, progress]: [...Parameters<Worth>, progress: Progress]
): readonly Modifier[] => {
  const whole = {
    attacker: won(new Set(), 'attacker'),
    defender: won(new Set(), 'defender'),
  };
  return names.map(([side, effect], at) => {
    // The combat itself came first.
    progress((at + 1) / (names.length + 1));
    return { side, effect, change: whole[side] - won(new Set([`${side}.${effect}`]), side) };
  });
};
