import type { DieColour } from '../engine/dice.ts';
import { THEATRES, otherSide, unitOf } from '../engine/units.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { AssignPolicy, CombatQuestion } from './combat-types.ts';
import { COMPARE, targetsOf } from './targets.ts';

/** A figure of one sampled fight. */
export interface Fighter {
  readonly unit: UnitId;
  readonly colour: DieColour | null;
  /** Health it began with. */
  readonly begins: number;
  readonly red: number;
  readonly black: number;
  health: number;
  /** Damage of the attack in progress. */
  assigned: number;
  zone: 'system' | 'supply' | 'retreated';
}

/** One side in one theatre, in the order in which its enemy destroys it. */
export interface Squad {
  readonly side: Side;
  readonly theatre: Theatre;
  /** How the enemy assigns damage. */
  readonly policy: AssignPolicy;
  readonly fighters: readonly Fighter[];
}

export type Squads = Readonly<Record<Theatre, Readonly<Record<Side, Squad>>>>;

const squadOf = (armies: CombatQuestion['armies'], side: Side, theatre: Theatre): Squad => {
  const policy = armies[otherSide(side)].assign;
  return {
    side,
    theatre,
    policy,
    fighters: targetsOf(armies[side], side, theatre, policy).map(({ unit, left }): Fighter => {
      const { health, dice } = unitOf(unit);
      return {
        unit,
        colour: health?.colour ?? null,
        begins: left,
        ...dice,
        health: left,
        assigned: 0,
        zone: 'system',
      };
    }),
  };
};

export const squadsOf = (armies: CombatQuestion['armies']): Squads => {
  const both = (theatre: Theatre): Squads[Theatre] => ({
    empire: squadOf(armies, 'empire', theatre),
    rebel: squadOf(armies, 'rebel', theatre),
  });
  return { space: both('space'), ground: both('ground') };
};

export const lineUp = (squads: Squads): void => {
  for (const theatre of THEATRES) {
    for (const squad of [squads[theatre].empire, squads[theatre].rebel]) {
      for (const fighter of squad.fighters) {
        fighter.health = fighter.begins;
        fighter.assigned = 0;
        fighter.zone = 'system';
      }
    }
  }
};

export const isHere = ({ zone }: Fighter): boolean => zone === 'system';

export const standsIn = ({ fighters }: Squad): boolean => fighters.some(isHere);

export const countOf = ({ fighters }: Squad, unit: UnitId): number =>
  fighters.reduce((sum, fighter) => sum + Number(fighter.unit === unit && isHere(fighter)), 0);

const canTake = (fighter: Fighter): boolean =>
  isHere(fighter) && fighter.colour !== null && fighter.assigned < fighter.health;

const firstOf = ({ fighters }: Squad, colour: DieColour, least: number): Fighter | null => {
  for (const fighter of fighters) {
    if (fighter.colour === colour && canTake(fighter) && fighter.health - fighter.assigned >= least)
      return fighter;
  }
  return null;
};

/** Whom a hit of that colour goes to; null: whoever could take it is doomed already. */
export const hitTarget = (squad: Squad, colour: DieColour): Fighter | null =>
  firstOf(squad, colour, 1);

/** Whom damage of any colour goes to: somebody whom all of it hurts, as long as there is one. */
export const anyTarget = (squad: Squad, least = 1): Fighter | null => {
  const red = firstOf(squad, 'red', least);
  const black = firstOf(squad, 'black', least);
  if (!red || !black) return red ?? black ?? (least > 1 ? anyTarget(squad, least - 1) : null);
  const order = COMPARE[squad.policy](
    { unit: red.unit, left: red.health - red.assigned },
    { unit: black.unit, left: black.health - black.assigned },
  );
  return order < 0 ? red : black;
};

export const assign = (fighter: Fighter | null, points = 1): void => {
  if (fighter) fighter.assigned += points;
};
