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

type Nothing = Readonly<Record<string, never>>;

export interface ActionEventData {
  activated: { readonly player: PlayerId; readonly system: string; readonly left: number };
  'ship-declared': UnitData & { readonly path: readonly string[]; readonly reach: number };
  'unit-loaded': UnitData & { readonly from: string; readonly ship: UnitId };
  'rift-rolled': UnitData & { readonly value: number; readonly lost: boolean };
  'cargo-lost': { readonly player: PlayerId; readonly units: readonly UnitId[] };
  'ships-arrived': {
    readonly player: PlayerId;
    readonly system: string;
    readonly units: readonly UnitId[];
  };
  'nothing-moved': { readonly player: PlayerId };
  'unit-removed': UnitData & {
    readonly system: string;
    readonly reason: 'fleet' | 'capacity';
  };
  'cannon-began': Nothing;
  'cannon-skipped': Nothing;
  fired: {
    readonly player: PlayerId;
    readonly why: RollReason;
    readonly target: PlayerId;
    readonly dice: number;
  };
  'fire-held': { readonly player: PlayerId; readonly why: RollReason };
  'technology-exhausted': { readonly player: PlayerId; readonly technology: TechnologyId };
  /** Its text stands on its card only. */
  'technology-applied': { readonly player: PlayerId; readonly technology: TechnologyId };
  rolled: {
    readonly player: PlayerId;
    readonly why: RollReason;
    readonly planet: string | null;
    readonly shown: readonly Shown[];
    readonly hits: number;
  };
  rerolled: UnitData & { readonly before: number; readonly value: number };
  sustained: UnitData & { readonly cancelled: number };
  'unit-destroyed': UnitData & { readonly why: RollReason | 'retreat' | 'control' | 'blockade' };
  'hits-lost': { readonly player: PlayerId; readonly hits: number; readonly why: RollReason };
  'combat-skipped': Nothing;
  'combat-began': { readonly attacker: PlayerId; readonly defender: PlayerId };
  'no-barrage': Nothing;
  'barrage-ended-combat': Nothing;
  'combat-round': { readonly round: number };
  'retreat-announced': { readonly player: PlayerId };
  'retreat-declined': { readonly player: PlayerId };
  'retreat-cancelled': { readonly player: PlayerId };
  retreated: { readonly player: PlayerId; readonly to: string; readonly units: readonly UnitId[] };
  'retreat-token': {
    readonly player: PlayerId;
    readonly system: string;
    readonly from: Pool | 'reinforcements' | 'there';
  };
  'combat-ended': { readonly winner: PlayerId | null; readonly rounds: number };
  'invasion-skipped': Nothing;
  'invasion-began': { readonly system: string };
  'bombardment-aimed': UnitData & { readonly planet: string };
  'no-bombardment': Nothing;
  'custodians-removed': { readonly player: PlayerId; readonly points: number };
  'custodians-stay': { readonly player: PlayerId };
  landed: UnitData & { readonly planet: string };
  'nobody-landed': Nothing;
  'planet-next': { readonly planet: string; readonly what: 'defense' | 'ground' };
  'ground-round': { readonly planet: string; readonly round: number };
  'ground-ended': { readonly planet: string; readonly winner: PlayerId | null };
  'control-gained': {
    readonly player: PlayerId;
    readonly planet: string;
    readonly from: PlayerId | null;
  };
  'control-kept': { readonly player: PlayerId; readonly planet: string };
  'control-none': { readonly planet: string };
  'production-began': { readonly player: PlayerId; readonly limit: number };
  'production-skipped': { readonly player: PlayerId };
  ordered: UnitData & {
    readonly count: number;
    readonly cost: number;
    readonly planet: string | null;
  };
  'taken-back': UnitData & { readonly system: string };
  'planet-exhausted': {
    readonly player: PlayerId;
    readonly planet: string;
    readonly gives: number;
    readonly what: 'resources' | 'influence' | 'specialty';
  };
  'good-spent': { readonly player: PlayerId; readonly what: 'resources' | 'influence' };
  paid: { readonly player: PlayerId; readonly need: number; readonly wasted: number };
  produced: {
    readonly player: PlayerId;
    readonly unit: UnitId;
    readonly count: number;
    readonly planet: string | null;
  };
  'nothing-produced': { readonly player: PlayerId };
  researched: {
    readonly player: PlayerId;
    readonly technology: TechnologyId;
    readonly ignored: number;
  };
  'not-researched': { readonly player: PlayerId };
  won: { readonly player: PlayerId };
  eliminated: { readonly player: PlayerId; readonly units: number };
  'action-ended': { readonly player: PlayerId };
}

export type ActionEventKind = keyof ActionEventData;
export type ActionEvent = {
  [Kind in ActionEventKind]: GameEvent<Kind, ActionEventData[Kind]>;
}[ActionEventKind];
