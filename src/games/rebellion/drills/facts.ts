import type { DieColour, DieFace } from '../engine/dice.ts';
import type { ActionId } from '../engine/actions.ts';
import type { LeaderId } from '../engine/leaders.ts';
import type { Skill } from '../engine/skills.ts';
import type { SystemId } from '../engine/systems.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';

export type Army = Readonly<Partial<Record<UnitId, number>>>;
export type Mark = 'loyal' | 'neutral' | 'subjugated' | 'sabotage' | 'enemy' | 'remote' | 'full';
export type Beside = 'own' | 'loyal' | 'empty' | 'enemy';
export type UnitFigure = 'health' | 'red' | 'black' | 'capacity';

/** What the sentence of each kind of question tells. */
export interface RebellionFacts {
  readonly 'attack-dice': {
    readonly side: Side;
    readonly theatre: Theatre;
    readonly army: Army;
    readonly colour: DieColour;
  };
  readonly 'ion-cannon': { readonly army: Army; readonly cannons: number };
  readonly 'hit-colour': {
    readonly unit: UnitId;
    readonly colour: DieColour;
    readonly face: 'hit' | 'direct-hit';
  };
  readonly retreat: {
    readonly to: Beside;
    readonly other: Beside;
    readonly leader: LeaderId | null;
    readonly army: Army;
  };
  readonly tactics: { readonly leaders: readonly LeaderId[]; readonly theatre: Theatre };
  readonly 'mission-dice': {
    readonly leaders: readonly LeaderId[];
    readonly opposer: LeaderId;
    readonly skill: Skill;
  };
  readonly 'mission-result': {
    readonly own: readonly DieFace[];
    readonly other: readonly DieFace[];
  };
  readonly deploy: { readonly side: Side; readonly mark: Mark; readonly place: SystemId };
  readonly yields: {
    readonly side: Side;
    readonly place: SystemId;
    readonly mark: Mark;
    readonly icons: number;
  };
  readonly loyalty: {
    readonly place: SystemId;
    readonly before: Side | null;
    readonly side: Side;
    readonly amount: 1 | 2;
    readonly subjugated: boolean;
  };
  readonly 'lose-loyalty': {
    readonly place: SystemId;
    readonly before: Side | null;
    readonly side: Side;
    readonly loses: boolean;
  };
  readonly recruit: {
    readonly card: ActionId;
    readonly leader: LeaderId;
    readonly where: 'pool' | 'supply' | 'eliminated';
  };
  readonly 'unit-figure': { readonly unit: UnitId; readonly figure: UnitFigure };
  readonly 'system-figure': { readonly place: SystemId };
  readonly 'leader-skill': { readonly leader: LeaderId; readonly skill: Skill };
}
