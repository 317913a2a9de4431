import type { Calculator } from '../engine/calculator.ts';
import { combatOdds } from './rebellion/odds/combat.ts';
import { missionOdds } from './rebellion/odds/mission.ts';
import { drawOdds } from './swdbg/odds/draw.ts';
import type { DrawInput } from './swdbg/odds/question.ts';
import { edgeBattleOdds } from './swlcg/odds/edge-battle.ts';
import { invasionOdds } from './ti4/odds/invasion.ts';
import { spaceCombatOdds } from './ti4/odds/space-combat.ts';

/** All calculators; one more is one more line. */
export const CALCULATORS = {
  'rebellion/combat': combatOdds,
  'rebellion/mission': missionOdds,
  'swdbg/draw': drawOdds,
  'swlcg/edge-battle': edgeBattleOdds,
  'ti4/invasion': invasionOdds,
  'ti4/space-combat': spaceCombatOdds,
} as const satisfies Readonly<Record<string, Omit<Calculator<never, object>, 'parse'>>>;

export type CalculatorId = keyof typeof CALCULATORS;
export const CALCULATOR_IDS = Object.keys(CALCULATORS) as readonly CalculatorId[];

export type QuestionOf<Id extends CalculatorId> = Parameters<(typeof CALCULATORS)[Id]['answer']>[0];
export type AnswerOf<Id extends CalculatorId> = ReturnType<(typeof CALCULATORS)[Id]['answer']>;

/** What is left out stands at its first value. */
type Partly<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> }
    : Value;

/** Calculators that are asked otherwise than by a part of their question. */
interface Inputs {
  readonly 'swdbg/draw': DrawInput;
}

export type InputOf<Id extends CalculatorId> = Id extends keyof Inputs
  ? Inputs[Id]
  : Partly<QuestionOf<Id>>;

export type Asked<Id extends CalculatorId> =
  | { readonly ok: true; readonly question: QuestionOf<Id>; readonly answer: AnswerOf<Id> }
  /** `path` leads to the value at fault: other.hand. */
  | { readonly ok: false; readonly path: string; readonly problem: string };

const isCalculator = (id: string): id is CalculatorId => Object.hasOwn(CALCULATORS, id);

/** Never throws, whatever is asked: an impossible question is refused. */
export const ask = <Id extends CalculatorId>(id: Id, input: InputOf<Id>): Asked<Id> => {
  if (!isCalculator(id)) return { ok: false, path: '', problem: 'unknown-calculator' };
  // Question and answer of one calculator belong together; the types of a table cannot say so.
  const calculator: Calculator<QuestionOf<Id>, AnswerOf<Id>> = CALCULATORS[id] as never;
  const parsed = calculator.parse(input);
  if (!parsed.ok) return parsed;
  return { ok: true, question: parsed.setup, answer: calculator.answer(parsed.setup) };
};
