import { noProgress } from '../../../engine/calculator.ts';
import type { Calculator, Progress } from '../../../engine/calculator.ts';
import { duel } from './duel.ts';
import type { DuelEnd } from './duel.ts';
import { fleetOf } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { effectsOf, forceOf, NOTHING } from './force.ts';
import type { Without } from './force.ts';
import { barrageDice, cannonDice, opening } from './opening.ts';
import type { Fleets } from './opening.ts';
import { parseSpace } from './parse.ts';
import { combatDice } from './rolls.ts';
import { citedRules } from './cited-rules.ts';
import { diceOf, modifiersOf, outcomesOf, roundsOf, sideAnswer } from './summary.ts';
import type { Worth } from './summary.ts';
import { SIDES } from './types.ts';
import type { Answer, DiceGroup, SideName, SpaceQuestion } from './types.ts';

const never = (): boolean => false;

export const solveSpace = (
  { attacker, defender, nebula, underway, rounds }: SpaceQuestion,
  without: Without = NOTHING,
): { readonly fleets: Fleets; readonly end: DuelEnd } => {
  const fleets = {
    attacker: fleetOf(forceOf('attacker', attacker, 'space', without)),
    defender: fleetOf(forceOf('defender', defender, 'space', without)),
  };
  const end = duel(fleets.attacker, fleets.defender, opening(fleets, underway, without), {
    nebula: nebula && !without.has('defender.nebula'),
    rounds,
    retreat: { attacker: attacker.retreat, defender: defender.retreat },
    silent: never,
    harrow: [1],
  });
  return { fleets, end };
};

const earlier = (side: SideName, own: Fleet, foe: Fleet): readonly DiceGroup[] => [
  ...diceOf(
    side,
    'cannon',
    cannonDice(own.force, ({ count }) => count, foe.force),
  ),
  ...diceOf(side, 'barrage', barrageDice(own, own.start)),
];

const diceFor = ({ nebula, underway }: SpaceQuestion, fleets: Fleets): readonly DiceGroup[] =>
  SIDES.flatMap((side) => {
    const own = fleets[side];
    const foe = fleets[side === 'attacker' ? 'defender' : 'attacker'];
    return [
      ...(underway ? [] : earlier(side, own, foe)),
      ...diceOf(
        side,
        'combat',
        combatDice(own, own.start, {
          reroll: own.force.reroll !== 'none',
          nebula: nebula && side === 'defender',
          foeNonFighters: foe.nonFighters(foe.start),
        }),
      ),
    ];
  });

const modifierNames = (
  question: SpaceQuestion,
  dice: readonly DiceGroup[],
): readonly (readonly [SideName, string])[] =>
  SIDES.flatMap((side) => [
    ...(['cannon', 'barrage'] as const)
      .filter((roll) => dice.some((group) => group.side === side && group.roll === roll))
      .map((roll) => [side, roll] as const),
    ...effectsOf(side, question[side], 'space').map((effect) => [side, effect] as const),
    ...(side === 'defender' && question.nebula ? [[side, 'nebula'] as const] : []),
  ]);

const reckon = (question: SpaceQuestion, worth: Worth): Answer => {
  const { fleets, end } = solveSpace(question);
  const dice = diceFor(question, fleets);
  return {
    outcomes: outcomesOf(end),
    attacker: sideAnswer(fleets.attacker, end),
    defender: sideAnswer(fleets.defender, end),
    rounds: roundsOf(end),
    meanRounds: end.meanRounds,
    dice,
    modifiers: worth(modifierNames(question, dice), (without, side) =>
      without.size === 0 ? end.won[side] : solveSpace(question, without).end.won[side],
    ),
  };
};

export const answerSpace = (question: SpaceQuestion, progress: Progress = noProgress): Answer =>
  reckon(question, (names, won) => modifiersOf(names, won, progress));

export const spaceCombatOdds: Calculator<SpaceQuestion, Answer> = {
  id: 'ti4/space-combat',
  parse: parseSpace,
  answer: answerSpace,
  brief: (question) => reckon(question, () => []),
  cited: citedRules,
};
