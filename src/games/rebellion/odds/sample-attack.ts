import { DIE_FACES } from '../engine/dice.ts';
import type { DieColour, DieFace } from '../engine/dice.ts';
import type { TacticId } from '../engine/tactics.ts';
import { otherSide } from '../engine/units.ts';
import type { Side } from '../engine/units.ts';
import { below, canDraw, drawCard, heldOf, holds, playCard } from './hands.ts';
import type { Cards, Dice } from './hands.ts';
import { anyTarget, assign, hitTarget } from './squad.ts';
import type { Fighter, Squad } from './squad.ts';

/** Dice that Concentrate Fire rolls again. */
const REROLLED = 2;

const FACES: readonly DieFace[] = DIE_FACES.flatMap(({ result, weight }) =>
  Array.from({ length: weight }, () => result),
);

const rollDie = (dice: Dice): DieFace => FACES[below(dice, FACES.length)] ?? 'blank';

interface Rolled {
  readonly colour: DieColour;
  face: DieFace;
  spent: boolean;
}

const rollDice = (dice: Dice, red: number, black: number): Rolled[] =>
  Array.from({ length: red + black }, (_, index) => ({
    colour: index < red ? 'red' : 'black',
    face: rollDie(dice),
    spent: false,
  }));

interface Acting {
  readonly cards: Cards;
  readonly dice: Dice;
  readonly rolled: readonly Rolled[];
  readonly target: Squad;
}

const spendSpecial = ({ rolled }: Acting): boolean => {
  const die = rolled.find(({ face, spent }) => face === 'special' && !spent);
  if (die) die.spent = true;
  return die !== undefined;
};

const hasSpecial = ({ rolled }: Acting): boolean =>
  rolled.some(({ face, spent }) => face === 'special' && !spent);

/**
 * One thing done with cards, the best that can be; false when nothing is left to do. Blanks are
 * rolled again and damage is dealt as soon as possible; a special serves a card in hand before it
 * draws another.
 */
const actOnce = (acting: Acting): boolean => {
  const { cards, dice, rolled, target } = acting;
  const { theatre } = target;
  const side: Side = otherSide(target.side);
  const has = (card: TacticId): boolean => holds(cards, side, theatre, card);
  const play = (card: TacticId): true => {
    playCard(cards, side, theatre, card);
    return true;
  };
  if (has('concentrate-fire')) {
    const blanks = rolled.filter(({ face }) => face === 'blank').slice(0, REROLLED);
    for (const die of blanks) die.face = rollDie(dice);
    if (blanks.length > 0) return play('concentrate-fire');
  }
  const struck = has('critical-hit') ? anyTarget(target) : null;
  if (struck) {
    assign(struck);
    return play('critical-hit');
  }
  if (!hasSpecial(acting)) return false;
  const open = anyTarget(target) !== null;
  if (open && has('take-it-down')) {
    spendSpecial(acting);
    assign(anyTarget(target, 2), 2);
    return play('take-it-down');
  }
  if (open && has('onslaught')) {
    spendSpecial(acting);
    const first = anyTarget(target);
    assign(first);
    const others = target.fighters.filter((fighter) => fighter !== first);
    assign(anyTarget({ ...target, fighters: others }));
    return play('onslaught');
  }
  if (has('brilliant-strategy') && canDraw(cards, theatre)) {
    spendSpecial(acting);
    play('brilliant-strategy');
    drawCard(cards, side, theatre, dice);
    drawCard(cards, side, theatre, dice);
    return true;
  }
  if (!canDraw(cards, theatre)) return false;
  spendSpecial(acting);
  return drawCard(cards, side, theatre, dice);
};

const assignDice = (rolled: readonly Rolled[], target: Squad): void => {
  for (const { colour, face } of rolled) if (face === 'hit') assign(hitTarget(target, colour));
  for (const { face } of rolled) if (face === 'direct-hit') assign(anyTarget(target));
};

/** Whose life so many points taken away save: of several, whoever rolls the most dice. */
const savedBy = ({ fighters }: Squad, points: number): Fighter | null => {
  let best: Fighter | null = null;
  for (const fighter of fighters) {
    const { assigned, health, colour } = fighter;
    const needed = assigned - health + 1;
    if (colour === null || needed < 1 || needed > points || assigned < needed) continue;
    if (!best || fighter.red + fighter.black > best.red + best.black) best = fighter;
  }
  return best;
};

/** Thrown away for a block of two in this order. */
const PAID = [
  'unstoppable-assault',
  'no-escape',
  'escape-plan',
  'bombardment',
  'brilliant-strategy',
  'concentrate-fire',
  'onslaught',
  'take-it-down',
  'critical-hit',
  'defensive-formation',
  'outmaneuver',
  'dig-in',
] as const satisfies readonly TacticId[];

const blockTwo = (cards: Cards, target: Squad): boolean => {
  const { side, theatre } = target;
  const card = theatre === 'space' ? 'outmaneuver' : 'dig-in';
  if (!holds(cards, side, theatre, card) || !savedBy(target, 2)) return false;
  const price = PAID.find((id) => heldOf(cards, side, theatre, id) > Number(id === card));
  if (!price) return false;
  playCard(cards, side, theatre, card);
  playCard(cards, side, theatre, price);
  let points = 2;
  for (let saved = savedBy(target, points); saved; saved = savedBy(target, points)) {
    const needed = saved.assigned - saved.health + 1;
    saved.assigned -= needed;
    points -= needed;
  }
  return true;
};

/** Blocks are kept for damage whose loss saves a figure. */
const block = (cards: Cards, target: Squad): void => {
  const { side, theatre } = target;
  for (;;) {
    const saved = savedBy(target, 1);
    if (saved && holds(cards, side, theatre, 'defensive-formation')) {
      saved.assigned -= 1;
      playCard(cards, side, theatre, 'defensive-formation');
    } else if (!blockTwo(cards, target)) {
      return;
    }
  }
};

/** `cards`: null where nobody plays any. */
export const sampleAttack = (
  dice: Dice,
  cards: Cards | null,
  target: Squad,
  red: number,
  black: number,
): void => {
  const rolled = rollDice(dice, red, black);
  if (cards) {
    const acting = { cards, dice, rolled, target };
    while (actOnce(acting));
    assignDice(rolled, target);
    block(cards, target);
  } else {
    assignDice(rolled, target);
  }
  for (const fighter of target.fighters) {
    fighter.health -= fighter.assigned;
    fighter.assigned = 0;
  }
};
