/**
 * Combat by counting every face of every die, written from the rulebook and from what the cards are
 * known to say. It knows nothing of the calculator: units are objects in a list, hits fall one by
 * one.
 */
export interface Unit {
  readonly type: string;
  readonly cost: number;
  readonly hit: number;
  readonly dice: number;
  readonly sustains: boolean;
  /** Least result and dice. */
  readonly barrage?: readonly [number, number];
  damaged?: boolean;
  /** Damaged before this round began. */
  before?: boolean;
}

export interface Camp {
  readonly units: readonly Unit[];
  readonly late?: boolean;
  readonly bonus?: number;
  readonly shielding?: boolean;
  readonly armour?: boolean;
  readonly assault?: boolean;
  /** Dice of PDS: least result and number; `aimed` with Graviton Laser System. */
  readonly cannon?: readonly [number, number];
  readonly aimed?: boolean;
  /** Whose flagship it is, when it does something. */
  readonly flagship?: 'l1z1x' | 'mentak' | 'yin' | 'winnu' | 'jol-nar' | 'norr' | 'letnev';
  readonly weave?: boolean;
  readonly silentFirst?: boolean;
  /** Bombardment at the end of each round. */
  readonly harrow?: readonly [number, number];
  readonly reroll?: boolean;
}

export const SHIPS = {
  fighter: { type: 'fighter', cost: 0.5, hit: 9, dice: 1, sustains: false },
  destroyer: { type: 'destroyer', cost: 1, hit: 9, dice: 1, sustains: false, barrage: [9, 2] },
  cruiser: { type: 'cruiser', cost: 2, hit: 7, dice: 1, sustains: false },
  carrier: { type: 'carrier', cost: 3, hit: 9, dice: 1, sustains: false },
  dreadnought: { type: 'dreadnought', cost: 4, hit: 5, dice: 1, sustains: true },
  'war-sun': { type: 'war-sun', cost: 12, hit: 3, dice: 3, sustains: true },
  infantry: { type: 'infantry', cost: 0.5, hit: 8, dice: 1, sustains: false },
} as const satisfies Readonly<Record<string, Unit>>;

export const flagship = (hit: number, dice: number): Unit => ({
  type: 'flagship',
  cost: 8,
  hit,
  dice,
  sustains: true,
});

export const fleet = (counts: Readonly<Partial<Record<keyof typeof SHIPS, number>>>): Unit[] =>
  Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: count }, () => ({ ...SHIPS[type as keyof typeof SHIPS] })),
  );

interface Pair {
  readonly a: readonly Unit[];
  readonly b: readonly Unit[];
}

const keyOf = (units: readonly Unit[]): string =>
  units
    .map(({ type, damaged }) => `${type}${damaged === true ? '*' : ''}`)
    .sort()
    .join();

type Chances = Map<string, { readonly at: Pair; chance: number }>;

const put = (chances: Chances, at: Pair, chance: number): void => {
  const key = `${keyOf(at.a)}|${keyOf(at.b)}`;
  const known = chances.get(key);
  if (known) known.chance += chance;
  else chances.set(key, { at, chance });
};

interface Shot {
  readonly need: number;
  readonly aimed: boolean;
  readonly learned: boolean;
  readonly reroll: boolean;
}

/** [plain, aimed] hits of one face. */
const faceHits = ({ need, aimed, learned }: Shot, face: number): readonly [number, number] => {
  const hits = (face >= need ? 1 : 0) + (learned && face >= 9 ? 2 : 0);
  return aimed ? [0, hits] : [hits, 0];
};

/** Face by face, die after die. */
const rollAll = (shots: readonly Shot[]): Map<string, number> => {
  const found = new Map<string, number>();
  const walk = (at: number, plain: number, aimed: number, chance: number): void => {
    const shot = shots[at];
    if (!shot) {
      const key = `${plain},${aimed}`;
      found.set(key, (found.get(key) ?? 0) + chance);
      return;
    }
    for (let face = 1; face <= 10; face += 1) {
      const [more, sharp] = faceHits(shot, face);
      if (more + sharp === 0 && shot.reroll) {
        for (let again = 1; again <= 10; again += 1) {
          const [late, keen] = faceHits(shot, again);
          walk(at + 1, plain + late, aimed + keen, chance / 100);
        }
      } else walk(at + 1, plain + more, aimed + sharp, chance / 10);
    }
  };
  walk(0, 0, 0, 1);
  return found;
};

const cache = new Map<string, Map<string, number>>();
const rolled = (shots: readonly Shot[]): Map<string, number> => {
  const key = JSON.stringify(shots);
  const known = cache.get(key) ?? rollAll(shots);
  cache.set(key, known);
  return known;
};

const cheapest = (units: readonly Unit[], may: (unit: Unit) => boolean): Unit | undefined =>
  [...units].filter(may).sort(
    (one, other) =>
      one.cost - other.cost ||
      one.dice * (11 - one.hit) - other.dice * (11 - other.hit) ||
      // Of two alike the one whose damage is new: the other may still be repaired.
      Number(one.before === true) - Number(other.before === true) ||
      Number(other.damaged === true) - Number(one.damaged === true),
  )[0];

const suffer = (
  camp: Camp,
  from: readonly Unit[],
  plain: number,
  aimed: number,
  maySustain: boolean,
  combat: boolean,
): readonly Unit[] => {
  let units: Unit[] = from.map((unit) => ({ ...unit, before: unit.damaged === true }));
  let [soft, hard] = [plain, aimed];
  const kill = (unit: Unit): void => {
    units = units.filter((other) => other !== unit);
  };
  const notFighter = ({ type }: Unit): boolean => type !== 'fighter';
  const take = (may: (unit: Unit) => boolean, aimedOnly: boolean): boolean => {
    if (hard > 0) {
      const victim = cheapest(units, (unit) => may(unit) && notFighter(unit));
      if (victim) {
        kill(victim);
        hard -= 1;
        return true;
      }
      if (aimedOnly) return false;
    }
    if (soft > 0) {
      const victim = cheapest(units, may);
      if (victim) {
        kill(victim);
        soft -= 1;
        return true;
      }
    }
    return false;
  };
  if (camp.late === true) while (take((unit) => !unit.sustains, false)) continue;
  if (maySustain) {
    for (const unit of [...units].sort((one, other) => one.cost - other.cost)) {
      if (unit.sustains && unit.damaged !== true && soft + hard > 0) {
        unit.damaged = true;
        for (let absorbed = camp.shielding === true ? 2 : 1; absorbed > 0; absorbed -= 1) {
          if (hard > 0) hard -= 1;
          else if (soft > 0) soft -= 1;
        }
      }
    }
  }
  while (take(() => true, true)) continue;
  // Aimed hits that found nothing else fall on fighters.
  soft += hard;
  hard = 0;
  while (take(() => true, false)) continue;
  if (camp.armour === true && combat) {
    const worn = units.filter((unit) => unit.before === true && unit.damaged === true);
    const dearest = worn.sort((one, other) => other.cost - one.cost)[0];
    if (dearest) dearest.damaged = false;
  }
  return units;
};

const standing = (units: readonly Unit[]): boolean => units.some(({ type }) => type === 'flagship');

const fallen = (camp: Camp, before: readonly Unit[], after: readonly Unit[]): boolean =>
  camp.flagship === 'yin' && standing(before) && !standing(after);

const shotsOf = (
  camp: Camp,
  units: readonly Unit[],
  foe: readonly Unit[],
  extra: number,
): readonly Shot[] =>
  units.flatMap(({ type, hit, dice }) => {
    const own = type === 'flagship';
    const text = standing(units) ? camp.flagship : undefined;
    const need = hit - extra - (text === 'norr' && !own ? 1 : 0);
    const number =
      own && text === 'winnu' ? foe.filter((unit) => unit.type !== 'fighter').length : dice;
    return Array.from({ length: number }, () => ({
      need,
      aimed: text === 'l1z1x' && (own || type === 'dreadnought'),
      learned: own && text === 'jol-nar',
      reroll: camp.reroll === true,
    }));
  });

const plainShots = (need: number, dice: number): readonly Shot[] =>
  Array.from({ length: dice }, () => ({ need, aimed: false, learned: false, reroll: false }));

export interface Ended {
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  readonly undecided: number;
  /** Chance of each pair of what is left: `cruiser,dreadnought*|`. */
  readonly ends: ReadonlyMap<string, number>;
}

export interface Course {
  readonly nebula?: boolean;
  readonly rounds?: number;
  readonly ground?: boolean;
}

const doomed = (a: Camp, b: Camp, before: Pair, after: Pair): Pair =>
  fallen(a, before.a, after.a) || fallen(b, before.b, after.b) ? { a: [], b: [] } : after;

const each = (
  chances: Chances,
  step: (at: Pair, chance: number, put: (to: Pair, chance: number) => void) => void,
): Chances => {
  const next: Chances = new Map();
  for (const { at, chance } of chances.values()) {
    step(at, chance, (to, share) => {
      put(next, to, share);
    });
  }
  return next;
};

const hitsIn = (key: string): readonly [number, number] => {
  const [plain, aimed] = key.split(',').map(Number);
  return [plain ?? 0, aimed ?? 0];
};

const before = (a: Camp, b: Camp): Chances => {
  let now: Chances = new Map();
  put(now, { a: a.units, b: b.units }, 1);
  for (const by of ['b', 'a'] as const) {
    const [own, foe] = by === 'a' ? [a, b] : [b, a];
    const { cannon } = own;
    if (!cannon) continue;
    now = each(now, (at, chance, to) => {
      for (const [key, share] of rolled(plainShots(cannon[0], cannon[1]))) {
        const [hits] = hitsIn(key);
        const sharp = own.aimed === true;
        const target = by === 'a' ? at.b : at.a;
        const denied = own.flagship === 'mentak' && standing(by === 'a' ? at.a : at.b);
        const left = suffer(foe, target, sharp ? 0 : hits, sharp ? hits : 0, !denied, false);
        const after = by === 'a' ? { a: at.a, b: left } : { a: left, b: at.b };
        to(doomed(a, b, at, after), chance * share);
      }
    });
  }
  for (const by of ['a', 'b'] as const) {
    if ((by === 'a' ? a : b).assault !== true) continue;
    now = each(now, (at, chance, to) => {
      const [own, target] = by === 'a' ? [at.a, at.b] : [at.b, at.a];
      const many = own.filter(({ type }) => type !== 'fighter').length >= 3;
      const victim = cheapest(target, ({ type }) => type !== 'fighter');
      const left = many && victim ? target.filter((unit) => unit !== victim) : target;
      to(by === 'a' ? { a: at.a, b: left } : { a: left, b: at.b }, chance);
    });
  }
  return each(now, (at, chance, to) => {
    if (at.a.length === 0 || at.b.length === 0) {
      to(at, chance);
      return;
    }
    const shots = (units: readonly Unit[]): readonly Shot[] =>
      units.flatMap(({ barrage }) => (barrage ? plainShots(barrage[0], barrage[1]) : []));
    const down = (units: readonly Unit[], hits: number): readonly Unit[] => {
      let left = hits;
      return units.filter(({ type }) => {
        const dies = type === 'fighter' && left > 0;
        if (dies) left -= 1;
        return !dies;
      });
    };
    for (const [mine, one] of rolled(shots(at.a))) {
      for (const [theirs, two] of rolled(shots(at.b))) {
        const after = { a: down(at.a, hitsIn(theirs)[0]), b: down(at.b, hitsIn(mine)[0]) };
        to(after, chance * one * two);
      }
    }
  });
};

export const enumerate = (a: Camp, b: Camp, course: Course = {}): Ended => {
  let now: Chances;
  if (course.ground === true) {
    now = new Map();
    put(now, { a: a.units, b: b.units }, 1);
  } else now = before(a, b);
  const ends = new Map<string, number>();
  const result = { attacker: 0, draw: 0, defender: 0, undecided: 0 };
  const finish = ({ a: one, b: two }: Pair, chance: number): void => {
    const key = `${keyOf(one)}|${keyOf(two)}`;
    ends.set(key, (ends.get(key) ?? 0) + chance);
    if (one.length > 0 && two.length > 0) result.undecided += chance;
    else if (one.length > 0) result.attacker += chance;
    else if (two.length > 0) result.defender += chance;
    else result.draw += chance;
  };
  for (let round = 0; ; round += 1) {
    const open: Chances = new Map();
    let live = 0;
    for (const { at, chance } of now.values()) {
      if (at.a.length === 0 || at.b.length === 0) finish(at, chance);
      else {
        put(open, at, chance);
        live += chance;
      }
    }
    if (live < 1e-14 || round === course.rounds) {
      for (const { at, chance } of open.values()) finish(at, chance);
      return { ...result, ends };
    }
    now = each(open, (from, chance, to) => {
      const mended = (camp: Camp, units: readonly Unit[]): readonly Unit[] =>
        camp.flagship === 'letnev'
          ? units.map((unit) => (unit.type === 'flagship' ? { ...unit, damaged: false } : unit))
          : units;
      const at = { a: mended(a, from.a), b: mended(b, from.b) };
      const fire = (camp: Camp, own: readonly Unit[], foe: readonly Unit[], extra: number) =>
        camp.silentFirst === true && round === 0
          ? new Map([['0,0', 1]])
          : rolled(shotsOf(camp, own, foe, (camp.bonus ?? 0) + extra));
      const nebula = course.nebula === true ? 1 : 0;
      for (const [mine, one] of fire(a, at.a, at.b, 0)) {
        for (const [theirs, two] of fire(b, at.b, at.a, nebula)) {
          const [onB, sharpB] = hitsIn(mine);
          const [onA, sharpA] = hitsIn(theirs);
          const moreB = a.weave === true && onA > 0 ? 1 : 0;
          const moreA = b.weave === true && onB > 0 ? 1 : 0;
          const holdsA = !(b.flagship === 'mentak' && standing(at.b));
          const holdsB = !(a.flagship === 'mentak' && standing(at.a));
          const leftA = suffer(a, at.a, onA + moreA, sharpA, holdsA, true);
          const leftB = suffer(b, at.b, onB + moreB, sharpB, holdsB, true);
          const share = chance * one * two;
          if (!a.harrow) {
            to(doomed(a, b, at, { a: leftA, b: leftB }), share);
            continue;
          }
          for (const [bombs, part] of rolled(plainShots(a.harrow[0], a.harrow[1]))) {
            const [hits] = hitsIn(bombs);
            to({ a: leftA, b: suffer(b, leftB, hits, 0, false, false) }, share * part);
          }
        }
      }
    });
  }
};
