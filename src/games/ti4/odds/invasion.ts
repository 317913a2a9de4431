import { noProgress } from '../../../engine/calculator.ts';
import type { Calculator, Progress } from '../../../engine/calculator.ts';
import { hitsOf } from './dice.ts';
import { duel } from './duel.ts';
import type { DuelEnd } from './duel.ts';
import { fleetOf } from './fleet.ts';
import { effectsOf, forceOf, NOTHING } from './force.ts';
import type { Without } from './force.ts';
import {
  bombardmentDice,
  defenseDice,
  harrowDice,
  landing,
  shielded,
  unshielded,
} from './landing.ts';
import type { Fleets } from './opening.ts';
import { parseInvasion } from './parse.ts';
import { combatDice } from './rolls.ts';
import { citedRules } from './cited-rules.ts';
import { diceOf, modifiersOf, outcomesOf, roundsOf, sideAnswer } from './summary.ts';
import type { Worth } from './summary.ts';
import { SIDES } from './types.ts';
import type { Answer, DiceGroup, InvasionQuestion, SideName } from './types.ts';

interface Solved {
  readonly fleets: Fleets;
  readonly end: DuelEnd;
  readonly converted: number;
}

export const solveInvasion = (
  { attacker, defender, underway, rounds }: InvasionQuestion,
  without: Without = NOTHING,
): Solved => {
  const fleets = {
    attacker: fleetOf(forceOf('attacker', attacker, 'ground', without)),
    defender: fleetOf(forceOf('defender', defender, 'ground', without)),
  };
  const [one, two] = [fleets.attacker.force, fleets.defender.force];
  const { pairs, converted } = landing(fleets, underway, without);
  // The grid works only through a unit that still has Planetary Shield.
  const grid =
    two.has('magen-defense-grid') &&
    !unshielded(one) &&
    two.support.some(({ profile }) => profile.shield);
  const end = duel(fleets.attacker, fleets.defender, pairs, {
    nebula: false,
    rounds,
    retreat: { attacker: 0, defender: 0 },
    silent: (side, round) => grid && !underway && side === 'attacker' && round === 1,
    harrow: hitsOf(harrowDice(one, two)),
  });
  return { fleets, end, converted };
};

const diceFor = ({ attacker, defender }: Fleets, underway: boolean): readonly DiceGroup[] => {
  const [one, two] = [attacker.force, defender.force];
  const combat = (side: SideName): readonly DiceGroup[] => {
    const own = side === 'attacker' ? attacker : defender;
    const reroll = own.force.reroll !== 'none';
    return diceOf(
      side,
      'combat',
      combatDice(own, own.start, { reroll, nebula: false, foeNonFighters: 0 }),
    );
  };
  return [
    ...diceOf(
      'attacker',
      'bombardment',
      underway || shielded(one, two) ? [] : bombardmentDice(one),
    ),
    ...diceOf('defender', 'defense', underway ? [] : defenseDice(one, two)),
    ...SIDES.flatMap(combat),
  ];
};

const modifierNames = (
  question: InvasionQuestion,
  dice: readonly DiceGroup[],
): readonly (readonly [SideName, string])[] => [
  ...(dice.some(({ roll }) => roll === 'bombardment')
    ? [['attacker', 'bombardment'] as const]
    : []),
  ...(dice.some(({ roll }) => roll === 'defense') ? [['defender', 'defense'] as const] : []),
  ...SIDES.flatMap((side) =>
    effectsOf(side, question[side], 'ground').map((effect) => [side, effect] as const),
  ),
];

const reckon = (question: InvasionQuestion, worth: Worth): Answer => {
  const { fleets, end, converted } = solveInvasion(question);
  const dice = diceFor(fleets, question.underway);
  return {
    outcomes: outcomesOf(end),
    attacker: sideAnswer(fleets.attacker, end, { infantry: converted }),
    defender: sideAnswer(fleets.defender, end),
    rounds: roundsOf(end),
    meanRounds: end.meanRounds,
    dice,
    modifiers: worth(modifierNames(question, dice), (without, side) =>
      without.size === 0 ? end.won[side] : solveInvasion(question, without).end.won[side],
    ),
  };
};

export const answerInvasion = (
  question: InvasionQuestion,
  progress: Progress = noProgress,
): Answer => reckon(question, (names, won) => modifiersOf(names, won, progress));

export const invasionOdds: Calculator<InvasionQuestion, Answer> = {
  id: 'ti4/invasion',
  parse: parseInvasion,
  answer: answerInvasion,
  brief: (question) => reckon(question, () => []),
  cited: citedRules,
};
