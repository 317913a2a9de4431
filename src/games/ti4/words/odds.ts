import type { PaidAbility, StandingAbility } from '../odds/effects.ts';
import type { DiceGroup, LossPolicy, SideName, SustainPolicy } from '../odds/types.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds.ts';
import { uk } from './uk/odds.ts';

type Theatre = 'space' | 'invasion';

/** Fields that are told apart by what they are, not by the side or the unit they belong to. */
export type PlainField =
  | 'faction'
  | 'bonus'
  | 'reroll'
  | 'sustain'
  | 'lose'
  | 'retreat'
  | 'nebula'
  | 'underway'
  | 'rounds';

export type GroupKey = 'a' | 'b' | 'a.more' | 'b.more' | 'a.plan' | 'b.plan' | 'course';

export type PresetKey =
  | 'skirmish'
  | 'battle-line'
  | 'swarm'
  | 'cannons'
  | 'war-sun'
  | 'landing'
  | 'even'
  | 'bombers'
  | 'fortress';

export type ChangeKey =
  | 'two-fighters'
  | 'destroyer'
  | 'cruiser'
  | 'dreadnought'
  | 'two-infantry'
  | 'foe-cruiser'
  | 'foe-infantry'
  | 'sustain-last'
  | 'sustain-first'
  | 'no-cannon';

/** Powers of a faction that need a decision in the middle of a fight: they are left out. */
export type LeftOut = 'devotion' | 'kenara' | 'exotrireme';

export interface Ti4OddsWords {
  readonly titles: Readonly<Record<Theatre, { readonly title: string; readonly summary: string }>>;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly groups: Readonly<Record<Theatre, Readonly<Record<GroupKey, string>>>>;
  readonly fields: Readonly<Record<PlainField, string>>;
  /** Of a unit: in reach, landing, bombarding. */
  readonly pdsInReach: string;
  readonly damaged: (unit: string) => string;
  readonly only: (name: string, faction: string) => string;
  readonly noFaction: string;
  readonly sustain: Readonly<Record<SustainPolicy, string>>;
  readonly lose: Readonly<Record<LossPolicy, string>>;
  readonly reroll: Readonly<Record<'none' | 'first' | 'all', string>>;
  readonly presets: Readonly<Record<PresetKey, string>>;
  readonly changes: Readonly<Record<ChangeKey, string>>;
  readonly abilities: Readonly<Record<PaidAbility | StandingAbility, string>>;
  readonly problems: {
    readonly number: string;
    readonly limit: (unit: string, most: number) => string;
    readonly tokens: (unit: string, most: number) => string;
    readonly pdsOnPlanet: string;
    readonly nobody: Readonly<Record<Theatre, Readonly<Record<SideName, string>>>>;
    readonly sameFaction: string;
    readonly needsFaction: string;
    readonly strangers: Readonly<Record<Theatre, string>>;
    readonly damage: (unit: string) => string;
    readonly undamageable: (unit: string) => string;
    readonly upgrade: (unit: string) => string;
    readonly otherFaction: (name: string, faction: string) => string;
    readonly useless: (name: string) => string;
    readonly other: (path: string) => string;
  };
  readonly verdict: Readonly<
    Record<
      Theatre,
      {
        readonly attacker: string;
        readonly draw: string;
        readonly defender: string;
      }
    >
  > & {
    readonly attackerRetreats: string;
    readonly defenderRetreats: string;
    readonly undecided: string;
  };
  readonly headline: Readonly<
    Record<Theatre, (attacker: string, defender: string, draw: string) => string>
  > & { readonly also: (label: string, chance: string) => string };
  readonly charts: {
    readonly left: (side: string) => string;
    readonly nobody: string;
    readonly units: (from: number, to: number) => string;
  };
  readonly tables: {
    readonly rounds: string;
    readonly roundColumns: readonly [string, string, string, string];
    readonly roundsNote: (mean: string) => string;
    readonly before: string;
    readonly left: (side: string) => string;
    readonly leftColumns: readonly [string, string];
    readonly nothing: string;
    readonly rest: string;
    readonly losses: string;
    readonly lossColumn: string;
    readonly lossCost: string;
    readonly lossNote: string;
    /** «дредноут ×2 (пошкоджено 1)» */
    readonly counted: (unit: string, count: number, damaged: number) => string;
  };
  readonly rolls: Readonly<Record<DiceGroup['roll'], string>>;
  readonly dice: (side: string, roll: string, unit: string, dice: number, hit: number) => string;
  readonly diceValue: (hits: string) => string;
  readonly modifier: (side: string, name: string, printed: boolean) => string;
  readonly modifierValue: (points: string) => string;
  readonly effects: {
    readonly cannon: string;
    readonly barrage: string;
    readonly bombardment: string;
    readonly defense: string;
    readonly bonus: string;
    readonly reroll: string;
    readonly nebula: string;
    readonly flagship: (name: string) => string;
  };
  readonly remarks: {
    readonly exact: string;
    readonly policy: (side: string, sustain: SustainPolicy | null, lose: LossPolicy) => string;
    readonly used: string;
    readonly values: string;
    readonly unprinted: (names: string) => string;
    readonly cannonOrder: string;
    readonly barrage: string;
    readonly surplus: string;
    readonly tokens: string;
    readonly retreat: string;
    readonly bothDestroyed: string;
    readonly allLand: string;
    readonly shield: string;
    readonly grid: string;
    readonly reroll: string;
    readonly capacityFree: string;
    readonly leftOut: Readonly<Record<LeftOut, string>>;
  };
  readonly goal: {
    readonly title: string;
    readonly lead: string;
    readonly already: (chance: string) => string;
    readonly found: (units: string, cost: string, chance: string) => string;
    readonly none: (chance: string) => string;
    readonly unfinished: (cost: string) => string;
    readonly step: (units: string, cost: string, chance: string) => string;
  };
}

const WORDS: Readonly<Record<Language, Ti4OddsWords>> = { uk, ru };

export const ti4OddsWords = (language: Language): Ti4OddsWords => WORDS[language];
