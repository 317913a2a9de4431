import type { GameEvent } from '../../../../engine/procedure.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { UnitId } from '../data/units.ts';
import type { RollReason } from './frames.ts';
import type { PlayerId, Pool } from './types.ts';

export interface Shown {
  readonly type: UnitId;
  readonly value: number;
  readonly bonus: number;
  readonly hit: boolean;
}

interface UnitData {
  readonly player: PlayerId;
  readonly type: UnitId;
}

export type Ability = 'ambush' | 'harrow' | 'indoctrination' | 'flagship';

type Nothing = Readonly<Record<string, never>>;

export interface ActionEventData {
  activated: { player: PlayerId; system: string; left: number };
  'ship-declared': UnitData & { readonly path: readonly string[]; readonly reach: number };
  'unit-loaded': UnitData & { readonly from: string; readonly ship: UnitId };
  'rift-rolled': UnitData & { readonly value: number; readonly lost: boolean };
  'cargo-lost': { player: PlayerId; units: readonly UnitId[] };
  'ships-arrived': { player: PlayerId; system: string; units: readonly UnitId[] };
  'nothing-moved': { player: PlayerId };
  'unit-removed': UnitData & {
    readonly system: string;
    readonly reason: 'fleet' | 'capacity';
  };
  'cannon-began': Nothing;
  'cannon-skipped': Nothing;
  fired: { player: PlayerId; why: RollReason; target: PlayerId; dice: number };
  'fire-held': { player: PlayerId; why: RollReason };
  'technology-exhausted': { player: PlayerId; technology: TechnologyId };
  /** Its text stands on its card only. */
  'technology-applied': { player: PlayerId; technology: TechnologyId };
  /** Of a faction's sheet, whose text stands there only. */
  'ability-applied': { player: PlayerId; ability: Ability };
  repaired: UnitData;
  converted: UnitData & { readonly from: PlayerId };
  rolled: {
    player: PlayerId;
    why: RollReason;
    planet: string | null;
    shown: readonly Shown[];
    hits: number;
  };
  rerolled: UnitData & { readonly before: number; readonly value: number };
  sustained: UnitData & { readonly cancelled: number };
  'unit-destroyed': UnitData & {
    readonly why: RollReason | 'retreat' | 'control' | 'blockade' | 'technology';
  };
  'hits-lost': { player: PlayerId; hits: number; why: RollReason };
  'combat-skipped': Nothing;
  'combat-began': { attacker: PlayerId; defender: PlayerId };
  'no-barrage': Nothing;
  'barrage-ended-combat': Nothing;
  'combat-round': { round: number };
  'retreat-announced': { player: PlayerId };
  'retreat-declined': { player: PlayerId };
  'retreat-cancelled': { player: PlayerId };
  retreated: { player: PlayerId; to: string; units: readonly UnitId[] };
  'retreat-token': { player: PlayerId; system: string; from: Pool | 'reinforcements' | 'there' };
  'combat-ended': { winner: PlayerId | null; rounds: number };
  'invasion-skipped': Nothing;
  'invasion-began': { system: string };
  'bombardment-aimed': UnitData & { readonly planet: string };
  'no-bombardment': Nothing;
  'custodians-removed': { player: PlayerId; points: number };
  'custodians-stay': { player: PlayerId };
  landed: UnitData & { readonly planet: string };
  'nobody-landed': Nothing;
  'planet-next': { planet: string; what: 'defense' | 'ground' };
  'ground-round': { planet: string; round: number };
  'ground-ended': { planet: string; winner: PlayerId | null };
  'control-gained': { player: PlayerId; planet: string; from: PlayerId | null };
  'control-kept': { player: PlayerId; planet: string };
  'control-none': { planet: string };
  'production-began': { player: PlayerId; limit: number };
  'production-skipped': { player: PlayerId };
  ordered: UnitData & {
    readonly count: number;
    readonly cost: number;
    readonly planet: string | null;
  };
  'taken-back': UnitData & { readonly system: string };
  'planet-exhausted': {
    player: PlayerId;
    planet: string;
    gives: number;
    what: 'resources' | 'influence' | 'specialty';
  };
  'good-spent': { player: PlayerId; what: 'resources' | 'influence' };
  paid: { player: PlayerId; need: number; wasted: number };
  produced: { player: PlayerId; unit: UnitId; count: number; planet: string | null };
  'nothing-produced': { player: PlayerId };
  researched: { player: PlayerId; technology: TechnologyId; ignored: number };
  'not-researched': { player: PlayerId };
  won: { player: PlayerId };
  eliminated: { player: PlayerId; units: number };
  'action-ended': { player: PlayerId };
}

export type ActionEventKind = keyof ActionEventData;
export type ActionEvent = {
  [Kind in ActionEventKind]: GameEvent<Kind, ActionEventData[Kind]>;
}[ActionEventKind];
