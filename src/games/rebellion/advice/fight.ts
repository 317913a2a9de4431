import { advise, best, ofKind } from '../../../engine/advice.ts';
import type { Advice } from '../../../engine/advice.ts';
import { damageOf, figureById, figuresOf, healthOf, unitOfFigure } from '../engine/combat/board.ts';
import type { CombatState, Die, Figure } from '../engine/combat/types.ts';
import type { DieColour } from '../engine/dice.ts';
import type { RebellionChoice } from '../engine/game/choices.ts';
import { tacticOf } from '../engine/tactics.ts';
import { otherSide } from '../engine/units.ts';

/** Damage that it still takes to destroy a figure; what is doomed takes none. */
const missing = (figure: Figure): number =>
  figure.zone === 'system' ? Math.max(0, (healthOf(figure)?.value ?? 0) - damageOf(figure)) : 0;

const colourOf = (figure: Figure): DieColour | undefined => healthOf(figure)?.colour;

/** The enemies that still stand where the attack goes on, those that fall first foremost. */
const standing = (fight: CombatState): readonly Figure[] =>
  fight.attack === null
    ? []
    : figuresOf(fight, otherSide(fight.attack.side), fight.attack.theatre)
        .filter((figure) => missing(figure) > 0)
        .toSorted((one, other) => missing(one) - missing(other));

const damageFor = (figures: readonly Figure[], colour: DieColour): number =>
  figures
    .filter((figure) => colourOf(figure) === colour)
    .reduce((sum, figure) => sum + missing(figure), 0);

interface Hits {
  readonly black: number;
  readonly red: number;
  readonly direct: number;
}

const hitsIn = (dice: readonly Die[]): Hits => {
  const open = dice.filter(({ use }) => use === 'table');
  const hits = (colour: DieColour): number =>
    open.filter((die) => die.face === 'hit' && die.colour === colour).length;
  return {
    black: hits('black'),
    red: hits('red'),
    direct: open.filter(({ face }) => face === 'direct-hit').length,
  };
};

/** What direct hits have to add to those of a colour. */
const shortOf = (figures: readonly Figure[], hits: Hits, colour: DieColour): number =>
  Math.max(0, damageFor(figures, colour) - hits[colour]);

/** As many figures as these hits can destroy, those worth most among them. */
const doomedBy = (figures: readonly Figure[], hits: Hits): readonly Figure[] => {
  const firstOf = (colour: DieColour): readonly (readonly Figure[])[] => {
    const own = figures.filter((figure) => colourOf(figure) === colour);
    return [[], ...own.map((_, last) => own.slice(0, last + 1))];
  };
  const plans = firstOf('black').flatMap((black) =>
    firstOf('red').map((red) => [...black, ...red]),
  );
  const possible = plans.filter(
    (plan) => shortOf(plan, hits, 'black') + shortOf(plan, hits, 'red') <= hits.direct,
  );
  const worth = (plan: readonly Figure[]): number =>
    plan.reduce((sum, figure) => sum + 100 + (healthOf(figure)?.value ?? 0), 0);
  return best(possible, worth) ?? [];
};

/** A hit goes where it helps to destroy; never into what is doomed while another can take it. */
export const assignDie = (
  fight: CombatState,
  open: readonly RebellionChoice[],
): Advice<RebellionChoice> | null => {
  const choices = ofKind(open, 'assign');
  const hits = hitsIn(fight.attack?.dice ?? []);
  const targets = standing(fight).filter(({ id }) => choices.some(({ figure }) => figure === id));
  const doomed = doomedBy(standing(fight), hits);
  const isDirect = fight.attack?.dice.some(
    ({ id, face }) => id === choices[0]?.die && face === 'direct-hit',
  );
  const scarce = (figure: Figure): boolean => {
    const colour = colourOf(figure);
    return colour !== undefined && shortOf(doomed, hits, colour) > 0;
  };
  const target = best(
    targets,
    (figure) =>
      (doomed.includes(figure) ? 100 : 0) +
      (isDirect === true && scarce(figure) ? 10 : 0) -
      missing(figure),
  );
  const choice = choices.find(({ figure }) => figure === target?.id);
  return (
    advise<RebellionChoice>(choice, isDirect === true ? 'direct-hit' : 'own-colour') ??
    advise(choices[0], 'must-assign')
  );
};

/** The damage of a card goes where, with the hits that follow, most are destroyed. */
export const dealDamage = (
  fight: CombatState,
  open: readonly RebellionChoice[],
): Advice<RebellionChoice> | null => {
  const stage = fight.agenda.at(-1);
  if (stage?.at !== 'deal-damage') return null;
  const { amount, card } = stage;
  const enemies = standing(fight);
  const hits = hitsIn(fight.attack?.dice ?? []);
  const points = Array.from({ length: amount }, () => ({ by: 'card', card }) as const);
  const worth = (id: string): number => {
    const after = enemies.map((figure) =>
      figure.id === id ? { ...figure, assigned: [...figure.assigned, ...points] } : figure,
    );
    const left = after.filter((figure) => missing(figure) > 0);
    const destroyed = after.length - left.length + doomedBy(left, hits).length;
    return destroyed * 10 + Math.min(amount, missing(figureById(fight, id)));
  };
  const targets = ofKind(open, 'damage').filter(({ figure }) =>
    enemies.some(({ id }) => id === figure),
  );
  return (
    advise<RebellionChoice>(
      best(targets, ({ figure }) => worth(figure)),
      'card-damage',
    ) ??
    advise(ofKind(open, 'end-damage')[0]) ??
    advise(open[0])
  );
};

/** Cards that do damage first; a special that nothing else is paid with takes a card. */
export const act = (
  fight: CombatState,
  open: readonly RebellionChoice[],
): Advice<RebellionChoice> | null => {
  const enemies = standing(fight);
  const spared = enemies.length > doomedBy(enemies, hitsIn(fight.attack?.dice ?? [])).length;
  const blow = ofKind(open, 'play').find(
    (choice) => spared && tacticOf(choice).effect.do === 'damage',
  );
  return (
    advise<RebellionChoice>(blow, 'play-damage') ??
    advise(ofKind(open, 'draw-card')[0], 'draw-card') ??
    advise(ofKind(open, 'end-actions')[0], 'enough-actions')
  );
};

/** Damage is blocked where a figure stands again for it. */
export const blockDamage = (
  fight: CombatState,
  open: readonly RebellionChoice[],
): Advice<RebellionChoice> | null => {
  const worth = (id: string): number => {
    const figure = figureById(fight, id);
    const value = healthOf(figure)?.value ?? 0;
    const dice = unitOfFigure(figure).dice;
    const spared = damageOf(figure) === value ? 100 : damageOf(figure) > value ? 10 : 0;
    return spared + dice.red + dice.black;
  };
  return advise<RebellionChoice>(
    best(ofKind(open, 'block-damage'), ({ figure }) => worth(figure)),
    'block-where',
  );
};
