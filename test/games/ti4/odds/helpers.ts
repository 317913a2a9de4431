import { parseInvasion, parseSpace } from '../../../../src/games/ti4/odds/parse.ts';
import { answerInvasion } from '../../../../src/games/ti4/odds/invasion.ts';
import { answerSpace } from '../../../../src/games/ti4/odds/space-combat.ts';
import type { Answer, SideAnswer } from '../../../../src/games/ti4/odds/types.ts';

export const space = (attacker: object, defender: object, more: object = {}): Answer => {
  const parsed = parseSpace({ attacker, defender, ...more });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return answerSpace(parsed.setup);
};

export const invade = (attacker: object, defender: object, more: object = {}): Answer => {
  const parsed = parseInvasion({ attacker, defender, ...more });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return answerInvasion(parsed.setup);
};

export const chances = ({ outcomes: { attacker, draw, defender } }: Answer) => [
  attacker,
  draw,
  defender,
];

/** Chance of one composition, damaged units with a star: `cruiser,dreadnought*`. */
export const chanceOfLeft = ({ survivors }: SideAnswer, wanted: string): number =>
  survivors.find(({ units, damaged }) => {
    const names = Object.entries(units).flatMap(([type, count]) =>
      Array.from({ length: count }, (_, at) =>
        at < (damaged[type as keyof typeof damaged] ?? 0) ? `${type}*` : type,
      ),
    );
    return names.sort().join() === wanted;
  })?.chance ?? 0;

export const total = ({ outcomes }: Answer): number =>
  Object.values(outcomes).reduce<number>((sum, chance) => sum + Number(chance), 0);
