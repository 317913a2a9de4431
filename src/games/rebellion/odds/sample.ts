import type { Progress } from '../../../engine/calculator.ts';
import { randomFrom } from '../../../engine/random.ts';
import type { UnitCounts } from '../engine/setup.ts';
import { SIDES, THEATRES } from '../engine/units.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import { ENDINGS } from './combat-types.ts';
import type { CombatAnswer, CombatQuestion, EndingId, Survivors } from './combat-types.ts';
import { LONGEST, beginFight, fightRound, isOver, isShared } from './sample-fight.ts';
import type { Fight } from './sample-fight.ts';
import { squadsOf } from './squad.ts';
import type { Squad } from './squad.ts';
import { HARDLY, ROUNDS_TOLD, endingsOf, expectedLeft, merged } from './theatre.ts';
import type { TheatreResult } from './theatre.ts';

export const SEED = 1977;
export const PLAYS = 10_000;
const TOLD_EVERY = 100;
/** Half the width of a 95 % interval, in standard errors. */
const WIDTH = 1.96;

interface Tally {
  readonly survivors: Map<string, { chance: number; ending: EndingId; left: Survivors['left'] }>;
  readonly fighting: number[];
  readonly left: Record<Side, number[]>;
}

const emptyTally = (): Tally => {
  const zeros = (): number[] => new Array<number>(ROUNDS_TOLD).fill(0);
  return { survivors: new Map(), fighting: zeros(), left: { empire: zeros(), rebel: zeros() } };
};

const survivorsIn = ({ fighters }: Squad): UnitCounts => {
  const counts: Partial<Record<UnitId, number>> = {};
  for (const { unit, zone } of fighters) {
    if (zone !== 'supply') counts[unit] = (counts[unit] ?? 0) + 1;
  }
  return counts;
};

const keyOf = ({ fighters }: Squad): string => {
  let key = '';
  for (const { zone } of fighters) key += zone === 'supply' ? '-' : '+';
  return key;
};

const standing = ({ fighters }: Squad): number =>
  fighters.reduce((sum, { zone }) => sum + Number(zone !== 'supply'), 0);

const noteRound = (fight: Fight, tallies: Tallies): void => {
  const at = fight.round - 1;
  if (at >= ROUNDS_TOLD) return;
  for (const [theatre, tally] of tallies) {
    const squads = fight.squads[theatre];
    tally.fighting[at] = (tally.fighting[at] ?? 0) + Number(isShared(fight, theatre));
    for (const side of SIDES) {
      tally.left[side][at] = (tally.left[side][at] ?? 0) + standing(squads[side]);
    }
  }
};

type Tallies = readonly (readonly [Theatre, Tally])[];

const noteEnd = (fight: Fight, tallies: Tallies): void => {
  for (const [theatre, tally] of tallies) {
    const { empire, rebel } = fight.squads[theatre];
    const ending = fight.endings[theatre] ?? 'unfinished';
    const key = `${ending} ${keyOf(empire)} ${keyOf(rebel)}`;
    const known = tally.survivors.get(key);
    if (known) known.chance += 1 / PLAYS;
    else {
      const left = { empire: survivorsIn(empire), rebel: survivorsIn(rebel) };
      tally.survivors.set(key, { chance: 1 / PLAYS, ending, left });
    }
  }
};

const resultOf = (theatre: Theatre, tally: Tally, stationLost: number): TheatreResult => {
  const survivors = merged(tally.survivors.values());
  const told = tally.fighting.findIndex((count) => count / PLAYS <= HARDLY);
  const rounds = tally.fighting.slice(0, told < 0 ? ROUNDS_TOLD : told + 1).map((count, index) => ({
    round: index + 1,
    fighting: count / PLAYS,
    left: {
      empire: (tally.left.empire[index] ?? 0) / PLAYS,
      rebel: (tally.left.rebel[index] ?? 0) / PLAYS,
    },
  }));
  return {
    theatre,
    endings: endingsOf(survivors),
    rounds,
    survivors,
    left: expectedLeft(survivors),
    stationLost: theatre === 'space' ? stationLost : 0,
  };
};

export interface Sampled extends Pick<CombatAnswer, 'together' | 'retreated' | 'stationLost'> {
  readonly theatres: readonly TheatreResult[];
  readonly margin: number;
}

type Together = Record<EndingId, Record<EndingId, number>>;

const noTogether = (): Together => {
  const row = () => ({ empire: 0, rebel: 0, nobody: 0, unfinished: 0 });
  return { empire: row(), rebel: row(), nobody: row(), unfinished: row() };
};

/** Plays the fight thousands of times; the same question always gets the same answer. */
export const sampleCombat = (
  question: CombatQuestion,
  contested: readonly Theatre[],
  progress: Progress,
): Sampled => {
  const squads = squadsOf(question.armies);
  const dice = { state: randomFrom(SEED) };
  const tallies: Tallies = contested.map((theatre) => [theatre, emptyTally()]);
  const together = noTogether();
  const retreated = { empire: 0, rebel: 0 };
  let stationLost = 0;
  const limit = question.rounds > 0 ? question.rounds : LONGEST;
  for (let play = 0; play < PLAYS; play += 1) {
    if (play % TOLD_EVERY === 0) progress(play / PLAYS);
    const fight = beginFight(question, squads, dice);
    while (fight.round < limit && !isOver(fight)) {
      fightRound(fight);
      noteRound(fight, tallies);
    }
    noteEnd(fight, tallies);
    while (fight.round < ROUNDS_TOLD) {
      fight.round += 1;
      noteRound(fight, tallies);
    }
    const { space, ground } = fight.endings;
    if (space && ground) together[space][ground] += 1 / PLAYS;
    for (const side of SIDES) retreated[side] += Number(fight.retreated[side]) / PLAYS;
    stationLost += Number(fight.stationLost) / PLAYS;
  }
  const theatres = tallies.map(([theatre, tally]) => resultOf(theatre, tally, stationLost));
  const widest = Math.max(
    ...theatres.flatMap(({ endings }) =>
      ENDINGS.map((ending) => Math.sqrt(endings[ending] * (1 - endings[ending]))),
    ),
  );
  return {
    theatres,
    together: contested.length === THEATRES.length ? together : null,
    retreated,
    stationLost,
    margin: (WIDTH * widest) / Math.sqrt(PLAYS),
  };
};
