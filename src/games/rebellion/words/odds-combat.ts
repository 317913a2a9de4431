import type { AssignPolicy, EndingId, FirstAttack, SampledBecause } from '../odds/combat-types.ts';
import type { DieColour } from '../engine/dice.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds-combat.ts';
import { uk } from './uk/odds-combat.ts';

/** Everything an answer about a combat can say; numbers come as text already. */
export interface CombatOddsWords {
  readonly title: string;
  readonly summary: string;
  readonly problem: (path: string, problem: string) => string;
  readonly unit: Readonly<Record<UnitId, string>>;
  readonly side: Readonly<Record<Side, string>>;
  readonly theatre: Readonly<Record<Theatre, string>>;
  /** Names of groups, fields and options that are no units. */
  readonly fields: Readonly<Record<string, string>>;
  readonly damageOn: (unit: string) => string;
  readonly presets: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, string>>;

  readonly headline: (theatre: Theatre, empire: string, rebel: string) => string;
  readonly ending: Readonly<Record<EndingId, string>>;
  readonly together: Readonly<
    Record<'empire' | 'empireSpace' | 'rebelSpace' | 'rebel' | 'other', string>
  >;
  readonly survivors: (theatre: Theatre) => string;
  readonly survivorsNote: string;
  readonly nobodyLeft: string;
  readonly rest: string;
  readonly outcomes: (theatre: Theatre) => string;
  readonly rounds: (theatre: Theatre) => string;
  readonly roundColumns: readonly [round: string, fighting: string, empire: string, rebel: string];
  readonly losses: string;
  readonly lossColumns: readonly [unit: string, before: string, left: string, lost: string];

  readonly dice: (count: Readonly<Record<DieColour, number>>) => string;
  readonly unitDice: (dice: string, hits: string) => string;
  readonly noDice: string;
  readonly limit: (side: Side, theatre: Theatre) => string;
  readonly lostDice: (dice: string) => string;
  readonly cannon: string;
  readonly firstAttack: (side: Side, theatre: Theatre) => string;
  readonly firstAttackValue: (damage: string, wasted: string, attack: FirstAttack) => string;
  readonly specials: (side: Side, theatre: Theatre) => string;
  readonly specialsValue: (specials: string, played: boolean) => string;
  readonly generator: string;
  readonly generatorValue: (cards: number, played: boolean) => string;
  readonly tactics: (side: Side, theatre: Theatre) => string;
  readonly tacticsValue: (cards: number) => string;
  readonly plans: string;
  readonly plansValue: (each: string, all: string) => string;
  readonly retreats: (side: Side) => string;

  readonly assigns: (side: Side, policy: AssignPolicy) => string;
  readonly directNote: string;
  readonly doomedNote: string;
  readonly cardsNone: string;
  readonly cardsPlayed: string;
  readonly cardsSkipped: string;
  readonly retreatNever: string;
  readonly retreatAllowed: string;
  readonly plansNote: string;
  readonly stationNote: string;
  readonly transports: string;
  readonly structures: string;
  readonly construction: string;
  readonly helpless: string;
  readonly markers: string;
  readonly leftOut: string;
  readonly exact: string;
  readonly unfinished: (rounds: number) => string;
  readonly sampled: (
    because: SampledBecause,
    plays: string,
    margin: string,
    seed: number,
  ) => string;
}

const ALL: Readonly<Record<Language, CombatOddsWords>> = { uk, ru };

export const combatOddsWords = (language: Language): CombatOddsWords => ALL[language];
