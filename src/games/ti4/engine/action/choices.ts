import type { TechnologyId } from '../data/technologies.ts';
import type { UnitId } from '../data/units.ts';
import type { PlayerId, Pool } from './types.ts';

export type ActionChoice = Readonly<
  | { kind: 'activate'; system: string }
  | { kind: 'move'; unit: string; path: readonly string[] }
  | { kind: 'load'; ship: string; unit: string }
  | { kind: 'depart' }
  | { kind: 'fire'; target: PlayerId }
  | { kind: 'hold' }
  | { kind: 'exhaust-technology'; technology: TechnologyId }
  | { kind: 'sustain'; unit: string }
  | { kind: 'destroy'; unit: string }
  | { kind: 'aim'; unit: string }
  | { kind: 'repair'; unit: string }
  | { kind: 'convert'; unit: string }
  | { kind: 'announce' }
  | { kind: 'stay' }
  | { kind: 'reroll'; die: number }
  | { kind: 'keep' }
  | { kind: 'retreat'; to: string }
  | { kind: 'leave'; unit: string }
  | { kind: 'token-from'; pool: Pool }
  | { kind: 'remove'; unit: string }
  | { kind: 'bombard'; unit: string; planet: string }
  | { kind: 'land'; unit: string; planet: string }
  | { kind: 'custodians' }
  | { kind: 'planet'; planet: string }
  | { kind: 'build'; unit: UnitId; count: number; planet: string | null }
  | { kind: 'take-back'; unit: string; planet: string | null }
  | { kind: 'exhaust'; planet: string }
  | { kind: 'spend-good' }
  | { kind: 'research'; technology: TechnologyId }
  | { kind: 'ignore-with'; planet: string }
  | { kind: 'research-again' }
  | { kind: 'done' }
>;
