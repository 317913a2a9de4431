import { SIDES, THEATRES, otherSide, unitOf } from '../engine/units.ts';
import type { Side, Theatre } from '../engine/units.ts';
import type { CombatQuestion, EndingId } from './combat-types.ts';
import { below, dealt, drawCard, shuffled } from './hands.ts';
import type { Cards, Dice } from './hands.ts';
import { DICE_LIMIT, RED_LOST_PER_CANNON } from '../engine/dice.ts';
import { PLANS_DICE } from './rolls.ts';
import { sampleAttack } from './sample-attack.ts';
import { countOf, isHere, lineUp, standsIn } from './squad.ts';
import type { Fighter, Squad, Squads } from './squad.ts';

const DIE_SIDES = 6;
/** No sampled fight lasts that long unless nothing can change any more. */
export const LONGEST = 200;

/** One fight, as far as it has come. */
export interface Fight {
  readonly question: CombatQuestion;
  readonly squads: Squads;
  readonly dice: Dice;
  readonly cards: Cards | null;
  readonly endings: Record<Theatre, EndingId | null>;
  readonly retreated: Record<Side, boolean>;
  plans: boolean;
  plansUsed: boolean;
  stationLost: boolean;
  round: number;
}

export const isShared = ({ squads }: Fight, theatre: Theatre): boolean =>
  standsIn(squads[theatre].empire) && standsIn(squads[theatre].rebel);

export const isOver = (fight: Fight): boolean =>
  THEATRES.every((theatre) => !isShared(fight, theatre));

const cannonsOf = ({ squads }: Fight): number => countOf(squads.ground.rebel, 'ion-cannon');

const destroy = ({ fighters }: Squad): void => {
  for (const fighter of fighters) if (isHere(fighter)) fighter.zone = 'supply';
};

/** A theatre is decided once, when somebody has nothing left there. */
const decide = (fight: Fight): void => {
  for (const theatre of THEATRES) {
    if (fight.endings[theatre] !== 'unfinished' || isShared(fight, theatre)) continue;
    const left = SIDES.find((side) => standsIn(fight.squads[theatre][side]));
    fight.endings[theatre] = left ?? 'nobody';
  }
};

const diceOf = (fight: Fight, side: Side, theatre: Theatre) => {
  let red = 0;
  let black = 0;
  for (const fighter of fight.squads[theatre][side].fighters) {
    if (!isHere(fighter)) continue;
    red += fighter.red;
    black += fighter.black;
  }
  const lost =
    side === 'empire' && theatre === 'space' ? cannonsOf(fight) * RED_LOST_PER_CANNON : 0;
  return {
    red: Math.min(Math.max(0, red - lost), DICE_LIMIT),
    black: Math.min(black, DICE_LIMIT),
  };
};

const battle = (fight: Fight, theatre: Theatre): void => {
  if (!isShared(fight, theatre)) return;
  const { cards, dice, question, squads } = fight;
  if (theatre === 'ground' && cards) {
    for (let left = countOf(squads.ground.rebel, 'shield-generator'); left > 0; left -= 1) {
      drawCard(cards, 'rebel', 'ground', dice);
    }
  }
  for (const side of [question.active, otherSide(question.active)]) {
    const { red, black } = diceOf(fight, side, theatre);
    sampleAttack(dice, cards, squads[theatre][otherSide(side)], red, black);
  }
  for (const side of SIDES) {
    for (const fighter of squads[theatre][side].fighters) {
      if (fighter.colour !== null && fighter.health <= 0 && isHere(fighter)) {
        fighter.zone = 'supply';
      }
    }
  }
};

const usePlans = (fight: Fight): void => {
  const { dice, squads } = fight;
  const stations = squads.space.empire.fighters;
  const target =
    stations.find((fighter) => isHere(fighter) && fighter.unit === 'death-star') ??
    stations.find((fighter) => isHere(fighter) && fighter.unit === 'death-star-under-construction');
  const pilot = squads.space.rebel.fighters.some(
    (fighter) => isHere(fighter) && unitOf(fighter.unit).class === 'fighter',
  );
  if (!fight.plans || !target || !pilot) return;
  fight.plansUsed = true;
  let hit = false;
  for (let die = 0; die < PLANS_DICE; die += 1) hit = below(dice, DIE_SIDES) === 0 || hit;
  if (!hit) return;
  fight.plans = false;
  fight.stationLost = true;
  target.zone = 'supply';
};

const mustGo = ({ unit }: Fighter): boolean => {
  const { restricted, immobile } = unitOf(unit);
  return !restricted && !immobile;
};

const canRetreat = (fight: Fight, side: Side): boolean => {
  const { squads, retreated } = fight;
  const ships = squads.space[side].fighters.filter(isHere);
  return (
    !retreated[side] &&
    THEATRES.some((theatre) => standsIn(squads[theatre][otherSide(side)])) &&
    !ships.some(({ unit }) => unitOf(unit).class === 'space-station') &&
    ships.some(mustGo)
  );
};

const strength = (fight: Fight, side: Side): number => {
  let sum = 0;
  for (const theatre of THEATRES) {
    if (!isShared(fight, theatre)) continue;
    for (const fighter of fight.squads[theatre][side].fighters) {
      if (isHere(fighter)) sum += fighter.red + fighter.black;
    }
  }
  return sum;
};

const wants = (fight: Fight, side: Side): boolean => {
  const { retreat, retreatRound } = fight.question.armies[side];
  if (retreat === 'never' || isOver(fight)) return false;
  if (retreat === 'round') return fight.round >= retreatRound;
  return strength(fight, side) < strength(fight, otherSide(side));
};

/** All ships go; of what has to be carried, what would face the enemy and then the strongest. */
const leave = (fight: Fight, side: Side): void => {
  const { squads } = fight;
  const ships = squads.space[side].fighters.filter((ship) => isHere(ship) && mustGo(ship));
  const room = ships.reduce((sum, { unit }) => sum + unitOf(unit).capacity, 0);
  const cargo = THEATRES.flatMap((theatre) =>
    squads[theatre][side].fighters
      .filter((fighter) => isHere(fighter) && unitOf(fighter.unit).restricted)
      .map((fighter) => ({ fighter, faced: Number(isShared(fight, theatre)) })),
  ).sort(
    (a, b) =>
      b.faced - a.faced ||
      b.fighter.red + b.fighter.black - a.fighter.red - a.fighter.black ||
      b.fighter.health - a.fighter.health,
  );
  const going = [...ships, ...cargo.slice(0, room).map(({ fighter }) => fighter)];
  for (const fighter of going) fighter.zone = 'retreated';
  fight.retreated[side] = true;
};

/** Rebel ships that the rules destroy unless they leave. */
const areDoomed = (fight: Fight): boolean => {
  const { squads } = fight;
  const rebels = squads.space.rebel.fighters.filter(isHere);
  const ships = squads.space.empire.fighters.filter(isHere);
  if (rebels.length === 0 || ships.length === 0) return false;
  if (rebels.every(({ unit }) => unit === 'rebel-transport')) return true;
  const { red, black } = diceOf(fight, 'empire', 'space');
  return (
    ships.every(({ unit }) => unit === 'death-star') &&
    red + black === 0 &&
    !standsIn(squads.ground.empire) &&
    !fight.plansUsed
  );
};

const retreatStep = (fight: Fight): void => {
  const { active, armies } = fight.question;
  for (const side of [active, otherSide(active)]) {
    const doomed = side === 'rebel' && areDoomed(fight);
    const may = canRetreat(fight, side);
    if (may && (wants(fight, side) || (doomed && armies[side].retreat !== 'never'))) {
      leave(fight, side);
    } else if (doomed) {
      destroy(fight.squads.space.rebel);
    }
    decide(fight);
  }
};

const LONE_SHIP = 'death-star-under-construction';

const roundEnd = (fight: Fight): void => {
  const { space, ground } = fight.squads;
  const rebels = ground.rebel.fighters.filter(isHere);
  const lone = rebels.every(({ unit }) => unitOf(unit).class === 'structure');
  if (lone && standsIn(ground.empire)) destroy(ground.rebel);
  const ships = space.empire.fighters.filter(isHere);
  if (ships.every(({ unit }) => unit === LONE_SHIP) && standsIn(space.rebel)) {
    destroy(space.empire);
  }
  decide(fight);
};

export const beginFight = (question: CombatQuestion, squads: Squads, dice: Dice): Fight => {
  lineUp(squads);
  const fight: Fight = {
    question,
    squads,
    dice,
    cards: question.cards === 'played' ? shuffled() : null,
    endings: { space: null, ground: null },
    retreated: { empire: false, rebel: false },
    plans: question.plans,
    plansUsed: false,
    stationLost: false,
    round: 0,
  };
  for (const theatre of THEATRES)
    if (isShared(fight, theatre)) fight.endings[theatre] = 'unfinished';
  if (fight.cards) {
    dealt(fight.cards, dice, question.active, (side, theatre) =>
      isShared(fight, theatre) ? question.armies[side].tactics[theatre] : 0,
    );
  }
  return fight;
};

/** Every fight in a box of 153 figures ends, but a question may ask only for its beginning. */
export const fightRound = (fight: Fight): void => {
  fight.round += 1;
  fight.plansUsed = false;
  battle(fight, 'space');
  decide(fight);
  usePlans(fight);
  decide(fight);
  battle(fight, 'ground');
  decide(fight);
  retreatStep(fight);
  roundEnd(fight);
};
