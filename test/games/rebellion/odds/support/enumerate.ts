import type { CombatQuestion } from '../../../../../src/games/rebellion/odds/combat-types.ts';
import { UNITS, UNIT_IDS } from '../../../../../src/games/rebellion/engine/units.ts';
import type { Side, Theatre, UnitId } from '../../../../../src/games/rebellion/engine/units.ts';

/**
 * Every face of every die, every round, figure by figure: slow, plain and independent of the
 * calculator, which it shares nothing with but the table of units.
 */
interface Figure {
  readonly unit: UnitId;
  readonly begins: number;
  readonly left: number;
}

interface Position {
  readonly empire: readonly Figure[];
  readonly rebel: readonly Figure[];
}

/** Chances of `winner: who is left`. */
export type Outcomes = Map<string, number>;

const FACES = ['hit', 'hit', 'direct', 'special', 'blank', 'blank'] as const;

const rollsDice = (unit: UnitId): number => UNITS[unit].dice.red + UNITS[unit].dice.black;

const begin = (question: CombatQuestion, side: Side, theatre: Theatre): readonly Figure[] =>
  UNIT_IDS.filter((unit) => UNITS[unit].side === side && UNITS[unit].theatre === theatre).flatMap(
    (unit) =>
      Array.from({ length: question.armies[side].units[unit] ?? 0 }, () => {
        const begins = UNITS[unit].health?.value ?? Infinity;
        return { unit, begins, left: begins };
      }),
  );

type Policy = CombatQuestion['armies']['empire']['assign'];

/** Whom a point goes to, of those whom it may go to. */
const pick = (figures: readonly Figure[], colours: readonly string[], policy: Policy): number => {
  const able = figures
    .map((figure, index) => ({ ...figure, index }))
    .filter(({ unit, left }) => left > 0 && colours.includes(UNITS[unit].health?.colour ?? '-'));
  const value = ({ unit, left }: Figure): readonly number[] => {
    const parts = policy === 'strongest' ? [-rollsDice(unit), left] : [left, -rollsDice(unit)];
    const structure = policy === 'structures' ? Number(UNITS[unit].class !== 'structure') : 0;
    return [structure, ...parts, UNIT_IDS.indexOf(unit)];
  };
  // Whoever has been hit is finished before another of its colour is begun.
  const fronts = ['red', 'black'].flatMap((colour) => {
    const own = able.filter(({ unit }) => UNITS[unit].health?.colour === colour);
    const begun = own.filter(({ left, begins }) => left < begins);
    return (begun.length > 0 ? begun : own)
      .sort((a, b) => {
        const [one, two] = [value(a), value(b)];
        const at = one.findIndex((part, index) => part !== two[index]);
        return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
      })
      .slice(0, 1);
  });
  const [first] = fronts.sort((a, b) => {
    const [one, two] = [value(a), value(b)];
    const at = one.findIndex((part, index) => part !== two[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
  });
  return first?.index ?? -1;
};

const hurt = (figures: readonly Figure[], index: number): readonly Figure[] =>
  figures.map((figure, at) => (at === index ? { ...figure, left: figure.left - 1 } : figure));

const keyOf = (figures: readonly Figure[]): string =>
  figures.map(({ unit, left }) => `${unit}:${left}`).join(',');

/** What every roll of the attackers makes of the targets. */
const attacked = (
  attackers: readonly Figure[],
  targets: readonly Figure[],
  policy: Policy,
  redsLost: number,
): Map<string, { figures: readonly Figure[]; chance: number }> => {
  const sum = (colour: 'red' | 'black'): number =>
    attackers.reduce((dice, { unit }) => dice + UNITS[unit].dice[colour], 0);
  const reds = Math.min(5, Math.max(0, sum('red') - redsLost));
  const blacks = Math.min(5, sum('black'));
  const colours = [...Array<string>(reds).fill('red'), ...Array<string>(blacks).fill('black')];
  const results = new Map<string, { figures: readonly Figure[]; chance: number }>();
  const roll = (die: number, figures: readonly Figure[], direct: number, chance: number): void => {
    const colour = colours[die];
    if (colour !== undefined) {
      for (const face of FACES) {
        const hit = face === 'hit' ? hurt(figures, pick(figures, [colour], policy)) : figures;
        roll(die + 1, hit, direct + Number(face === 'direct'), chance / 6);
      }
      return;
    }
    let after = figures;
    for (let point = 0; point < direct; point += 1) {
      after = hurt(after, pick(after, ['red', 'black'], policy));
    }
    const key = keyOf(after);
    results.set(key, { figures: after, chance: (results.get(key)?.chance ?? 0) + chance });
  };
  roll(0, targets, 0, 1);
  return results;
};

const living = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ left }) => left > 0);

const only = (figures: readonly Figure[], ...units: readonly UnitId[]): boolean =>
  figures.length > 0 && figures.every(({ unit }) => units.includes(unit));

/** The rules that destroy what is left alone. */
const afterRound = ({ empire, rebel }: Position): Position => {
  if (empire.length > 0 && only(rebel, 'rebel-transport')) return { empire, rebel: [] };
  if (empire.length > 0 && only(rebel, 'shield-generator', 'ion-cannon')) {
    return { empire, rebel: [] };
  }
  if (rebel.length > 0 && only(empire, 'death-star-under-construction')) {
    return { empire: [], rebel };
  }
  return { empire, rebel };
};

const names = (figures: readonly Figure[]): string =>
  figures
    .map(({ unit }) => unit)
    .sort()
    .join(',');

export const enumerate = (question: CombatQuestion, theatre: Theatre): Outcomes => {
  const { empire: ofEmpire, rebel: ofRebel } = question.armies;
  const cannons = theatre === 'space' ? (ofRebel.units['ion-cannon'] ?? 0) : 0;
  const known = new Map<string, Outcomes>();
  const outcomesOf = (position: Position): Outcomes => {
    const { empire, rebel } = position;
    if (empire.length === 0 || rebel.length === 0) {
      const winner = empire.length > 0 ? 'empire' : rebel.length > 0 ? 'rebel' : 'nobody';
      return new Map([[`${winner}: ${names([...empire, ...rebel])}`, 1]]);
    }
    const key = `${keyOf(empire)} | ${keyOf(rebel)}`;
    const found = known.get(key);
    if (found) return found;
    const onRebel = attacked(empire, rebel, ofEmpire.assign, cannons * 2);
    const onEmpire = attacked(rebel, empire, ofRebel.assign, 0);
    const sums: Outcomes = new Map();
    let changed = 0;
    for (const one of onEmpire.values()) {
      for (const other of onRebel.values()) {
        const next = afterRound({ empire: living(one.figures), rebel: living(other.figures) });
        if (`${keyOf(next.empire)} | ${keyOf(next.rebel)}` === key) continue;
        const chance = one.chance * other.chance;
        changed += chance;
        for (const [outcome, share] of outcomesOf(next)) {
          sums.set(outcome, (sums.get(outcome) ?? 0) + chance * share);
        }
      }
    }
    const outcomes = new Map([...sums].map(([outcome, sum]) => [outcome, sum / changed]));
    known.set(key, outcomes);
    return outcomes;
  };
  return outcomesOf({
    empire: begin(question, 'empire', theatre),
    rebel: begin(question, 'rebel', theatre),
  });
};
