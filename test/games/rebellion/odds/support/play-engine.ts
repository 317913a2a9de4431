import { combat } from '../../../../../src/games/rebellion/engine/combat/combat.ts';
import { drawFace, randomFrom } from '../../../../../src/engine/random.ts';
import type {
  CombatChoice,
  CombatSetup,
  CombatState,
  Die,
  Figure,
} from '../../../../../src/games/rebellion/engine/combat/types.ts';
import type { Side } from '../../../../../src/games/rebellion/engine/units.ts';
import type { TacticId } from '../../../../../src/games/rebellion/engine/tactics.ts';
import type { CombatQuestion } from '../../../../../src/games/rebellion/odds/combat-types.ts';
import { UNITS, UNIT_IDS } from '../../../../../src/games/rebellion/engine/units.ts';
import type { UnitId } from '../../../../../src/games/rebellion/engine/units.ts';

/** Plays the procedure of the game itself, with the policies that the calculator names. */
const dice = (unit: UnitId): number => UNITS[unit].dice.red + UNITS[unit].dice.black;

const other = (side: Side): Side => (side === 'empire' ? 'rebel' : 'empire');

interface Aim {
  readonly figure: Figure;
  left: number;
}

const aimsOf = (state: CombatState, side: Side): Aim[] =>
  state.figures
    .filter(
      (figure) =>
        figure.side === side &&
        (figure.zone === 'system' || figure.zone === 'sheet') &&
        UNITS[figure.unit].theatre === state.attack?.theatre &&
        UNITS[figure.unit].health !== null,
    )
    .map((figure) => {
      const health = UNITS[figure.unit].health?.value ?? 0;
      return { figure, left: health - figure.markers - figure.assigned.length };
    });

type Assign = CombatQuestion['armies']['empire']['assign'];

const healthOf = ({ figure }: Aim): number => UNITS[figure.unit].health?.value ?? 0;

const rank = (assign: Assign, aim: Aim, left: number): readonly number[] => {
  const { unit } = aim.figure;
  const structure = Number(assign === 'structures' && UNITS[unit].class !== 'structure');
  const byStrength = [-dice(unit), left];
  const parts = assign === 'strongest' ? byStrength : [...byStrength].reverse();
  return [structure, ...parts, UNIT_IDS.indexOf(unit), Number(aim.figure.id.split('-').at(-1))];
};

const before = (one: readonly number[], two: readonly number[]): number => {
  const at = one.findIndex((part, index) => part !== two[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
};

const front = (aims: readonly Aim[], colour: string, assign: Assign, least = 1): Aim | undefined =>
  aims
    .filter((aim) => aim.left >= least && UNITS[aim.figure.unit].health?.colour === colour)
    .sort((a, b) => before(rank(assign, a, healthOf(a)), rank(assign, b, healthOf(b))))[0];

const any = (aims: readonly Aim[], assign: Assign, least = 1): Aim | undefined => {
  const [found] = ['red', 'black']
    .flatMap((colour) => front(aims, colour, assign, least) ?? [])
    .sort((a, b) => before(rank(assign, a, a.left), rank(assign, b, b.left)));
  return found ?? (least > 1 ? any(aims, assign, least - 1) : undefined);
};

/** Hits first, then direct hits: whom this die then falls to. */
const aimed = (state: CombatState, id: string, assign: Assign): string | null => {
  const { attack } = state;
  if (!attack) return null;
  const aims = aimsOf(state, other(attack.side));
  const left = attack.dice.filter((die) => die.use === 'table');
  const place = (die: Die, aim: Aim | undefined): string | null => {
    if (aim) aim.left -= 1;
    return die.id === id ? (aim?.figure.id ?? '') : null;
  };
  for (const die of left.filter(({ face }) => face === 'hit')) {
    const placed = place(die, front(aims, die.colour, assign));
    if (placed !== null) return placed;
  }
  for (const die of left.filter(({ face }) => face === 'direct-hit')) {
    const placed = place(die, any(aims, assign));
    if (placed !== null) return placed;
  }
  return null;
};

const holds = (state: CombatState, side: Side, card: TacticId): boolean =>
  state.hands[side].some((entry) => entry.card === card && entry.theatre === state.attack?.theatre);

const act = (state: CombatState, assign: Assign): CombatChoice => {
  const { attack } = state;
  if (!attack) return { kind: 'end-actions' };
  const { side, theatre } = attack;
  const open = any(aimsOf(state, other(side)), assign) !== undefined;
  const special = attack.dice.find((die) => die.use === 'table' && die.face === 'special');
  const blank = attack.dice.some((die) => die.use === 'table' && die.face === 'blank');
  const play = (card: TacticId, die: Die | null): CombatChoice => ({
    kind: 'play',
    theatre,
    card,
    die: die?.id ?? null,
  });
  if (blank && holds(state, side, 'concentrate-fire')) return play('concentrate-fire', null);
  if (open && holds(state, side, 'critical-hit')) return play('critical-hit', null);
  if (!special) return { kind: 'end-actions' };
  for (const card of ['take-it-down', 'onslaught'] as const) {
    if (open && holds(state, side, card)) return play(card, special);
  }
  const cards = state.decks[theatre].length > 0;
  if (cards && holds(state, side, 'brilliant-strategy')) return play('brilliant-strategy', special);
  return cards ? { kind: 'draw-card', die: special.id } : { kind: 'end-actions' };
};

const savedBy = (state: CombatState, points: number): Figure | undefined => {
  const side = other(state.attack?.side ?? 'empire');
  return aimsOf(state, side)
    .filter(({ figure, left }) => {
      const needed = 1 - left;
      return needed >= 1 && needed <= Math.min(points, figure.assigned.length);
    })
    .sort((a, b) => dice(b.figure.unit) - dice(a.figure.unit))[0]?.figure;
};

const PAID: readonly TacticId[] = [
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
];

const block = (state: CombatState): CombatChoice => {
  const theatre = state.attack?.theatre ?? 'space';
  const side = other(state.attack?.side ?? 'empire');
  if (savedBy(state, 1) && holds(state, side, 'defensive-formation')) {
    return { kind: 'block', theatre, card: 'defensive-formation' };
  }
  const card = theatre === 'space' ? 'outmaneuver' : 'dig-in';
  const payable = state.hands[side].filter((entry) => entry.theatre === theatre).length > 1;
  return savedBy(state, 2) && holds(state, side, card) && payable
    ? { kind: 'block', theatre, card }
    : { kind: 'end-block' };
};

const decide = (state: CombatState, question: CombatQuestion): CombatChoice => {
  const prompt = combat.prompt(state);
  if (prompt.kind !== 'decision') throw new Error('Nobody has to decide here.');
  const allowed = prompt.options.filter((option) => option.allowed).map(({ choice }) => choice);
  const [first] = allowed;
  const take = (wanted: (choice: CombatChoice) => boolean): CombatChoice => {
    const found = allowed.find(wanted) ?? first;
    if (!found) throw new Error(`Nothing is allowed at ${prompt.task}.`);
    return found;
  };
  const army = question.armies[prompt.by as Side];
  const stage = state.agenda.at(-1);
  if (!stage) throw new Error('The combat is over.');
  const played = question.cards === 'played';
  switch (stage.at) {
    case 'add-leader':
      return { kind: 'no-leader' };
    case 'act':
      return played ? act(state, army.assign) : { kind: 'end-actions' };
    case 'assign-die': {
      const target = aimed(state, stage.die, army.assign);
      return take((choice) => choice.kind === 'assign' && choice.figure === target);
    }
    case 'deal-damage': {
      const { amount, picked } = stage;
      const aims = aimsOf(state, other(prompt.by as Side)).filter(
        ({ figure }) => !picked.includes(figure.id),
      );
      const target = any(aims, army.assign, amount)?.figure.id;
      if (target === undefined && stage.optional) return { kind: 'end-damage' };
      return take((choice) => choice.kind === 'damage' && choice.figure === target);
    }
    case 'pick-deck':
      return take(
        (choice) => choice.kind === 'pick-deck' && choice.theatre === state.attack?.theatre,
      );
    case 'pick-dice': {
      const blank = state.attack?.dice.find(
        ({ id, face, use }) => face === 'blank' && use === 'table' && !stage.picked.includes(id),
      );
      return blank ? { kind: 'pick-die', die: blank.id } : { kind: 'end-dice' };
    }
    case 'block':
      return played ? block(state) : { kind: 'end-block' };
    case 'discard-to-block': {
      const cards = allowed.flatMap((choice) => (choice.kind === 'discard' ? [choice.card] : []));
      const price = PAID.find((card) => cards.includes(card));
      return take((choice) => choice.kind === 'discard' && choice.card === price);
    }
    case 'block-damage': {
      const target = savedBy(state, stage.left)?.id;
      if (target === undefined) return take((choice) => choice.kind === 'end-block-damage');
      return { kind: 'block-damage', figure: target };
    }
    case 'plans':
      return take((choice) => choice.kind === 'plans');
    case 'retreat':
      return take((choice) =>
        army.retreat === 'round' && state.round >= army.retreatRound
          ? choice.kind === 'retreat'
          : choice.kind === 'stay',
      );
    case 'load':
      return take((choice) => choice.kind === 'take');
    default:
      throw new Error(`Nobody expected to decide ${stage.at}.`);
  }
};

/** The state at the end of one combat. */
export const playOut = (
  setup: CombatSetup,
  question: CombatQuestion,
  seed: number,
): CombatState => {
  let random = randomFrom(seed);
  let { state } = combat.begin(setup);
  for (;;) {
    const prompt = combat.prompt(state);
    if (prompt.kind === 'over') return state;
    if (prompt.kind === 'chance') {
      const results = prompt.draws.map((draw) => {
        const face = drawFace(random, draw);
        random = face.state;
        return face.value;
      });
      ({ state } = combat.apply(state, { kind: 'drawn', results }));
    } else {
      ({ state } = combat.apply(state, decide(state, question)));
    }
  }
};
