import { describe, expect, it } from 'vitest';
import { newGame, play, position, promptOf } from '../../../src/engine/play.ts';
import { askSource, fromSeed } from '../../../src/engine/sources.ts';
import {
  act,
  assignDie,
  blockDamage,
  dealDamage,
} from '../../../src/games/rebellion/advice/fight.ts';
import { damageOf, figuresOf, healthOf } from '../../../src/games/rebellion/engine/combat/board.ts';
import { combat } from '../../../src/games/rebellion/engine/combat/combat.ts';
import type {
  CombatChoice,
  CombatSetup,
  CombatState,
  Die,
  Figure,
} from '../../../src/games/rebellion/engine/combat/types.ts';
import { times } from '../../support/effort.ts';

const SETUP: CombatSetup = {
  system: 'malastare',
  active: 'empire',
  units: {
    empire: { 'star-destroyer': 2, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 },
    rebel: {
      'x-wing': 2,
      'corellian-corvette': 1,
      'rebel-transport': 1,
      'rebel-trooper': 2,
      airspeeder: 1,
    },
  },
  leaders: { empire: ['admiral-piett'], rebel: ['admiral-ackbar'] },
  captured: [],
  pool: { empire: [], rebel: [] },
  adjacent: [],
  hands: {},
  plans: false,
  destroyed: false,
};

const HINTS = {
  act,
  'assign-die': assignDie,
  'deal-damage': dealDamage,
  'block-damage': blockDamage,
};

const hintAt = (task: string): (typeof HINTS)['act'] | undefined =>
  Object.entries(HINTS).find(([name]) => name === task)?.[1];

const isDoomed = (figure: Figure): boolean =>
  figure.zone !== 'system' || damageOf(figure) >= (healthOf(figure)?.value ?? Infinity);

interface Asked {
  readonly state: CombatState;
  readonly open: readonly CombatChoice[];
  readonly advised: object;
}

/** Every question of a whole fight that is advised, answered as advised. */
const fought = (seed: number): readonly Asked[] => {
  const asked: Asked[] = [];
  let game = newGame(combat, SETUP, fromSeed(seed));
  for (;;) {
    const prompt = promptOf(game);
    if (prompt.kind === 'over') return asked;
    if (prompt.kind === 'chance') {
      const { drawn, source } = askSource(position(game).source, prompt);
      if (!drawn) throw new Error('The site did not roll.');
      game = play(game, drawn, source);
      continue;
    }
    const { state } = position(game);
    const open = prompt.options.flatMap(({ allowed, choice }) => (allowed ? [choice] : []));
    const advised = hintAt(prompt.task)?.(state, open)?.choice;
    if (advised) asked.push({ state, open, advised });
    const chosen =
      open.find((choice) => choice === advised) ??
      open.find(({ kind }) => kind === 'stay' || kind === 'block') ??
      open[0];
    if (!chosen) throw new Error(`${prompt.task} offers nothing.`);
    game = play(game, chosen);
  }
};

const FIGHTS = Array.from({ length: times(40) }, (_, seed) => fought(seed + 1)).flat();

const figureIn = ({ figures }: CombatState, id: string): Figure | undefined =>
  figures.find((figure) => figure.id === id);

/** Those at whom a hit or a card may be thrown, and who still stand. */
const standingAt = ({ state, open }: Asked): readonly Figure[] =>
  open.flatMap((choice) => {
    const figure = 'figure' in choice ? figureIn(state, choice.figure) : undefined;
    return figure === undefined || isDoomed(figure) ? [] : [figure];
  });

describe('what is advised in a fight', () => {
  it('throws no hit at a figure that is doomed while another can take it', () => {
    const thrown = FIGHTS.filter(
      ({ advised }) =>
        'kind' in advised && (advised.kind === 'assign' || advised.kind === 'damage'),
    );
    const wasted = thrown.filter((asked) => {
      const figure = 'figure' in asked.advised ? String(asked.advised.figure) : '';
      const target = figureIn(asked.state, figure);
      return target !== undefined && isDoomed(target) && standingAt(asked).length > 0;
    });
    expect(thrown.length).toBeGreaterThan(100);
    expect(wasted).toEqual([]);
  });

  it('takes a tactic card for every special before the actions are ended', () => {
    const ended = FIGHTS.filter(
      ({ advised }) => 'kind' in advised && advised.kind === 'end-actions',
    );
    expect(ended.length).toBeGreaterThan(50);
    expect(ended.filter(({ open }) => open.some(({ kind }) => kind === 'draw-card'))).toEqual([]);
  });

  it('destroys two ships where two direct hits and a hit can', () => {
    const die = (id: Die['id'], face: Die['face']): Die => ({
      id,
      face,
      colour: id.startsWith('red') ? 'red' : 'black',
      use: 'table',
    });
    const begun = combat.begin(SETUP).state;
    let state: CombatState = {
      ...begun,
      agenda: [{ at: 'assign-die', die: 'red-1' }],
      attack: {
        side: 'empire',
        theatre: 'space',
        order: 'first',
        count: { red: 1, black: 2 },
        dice: [die('red-1', 'direct-hit'), die('black-1', 'hit'), die('black-2', 'direct-hit')],
        unblockable: false,
        blocked: false,
      },
    };
    for (let thrown = 0; thrown < 3; thrown += 1) {
      const prompt = combat.prompt(state);
      if (prompt.kind !== 'decision') throw new Error('Nobody assigns.');
      const open = prompt.options.flatMap(({ allowed, choice }) => (allowed ? [choice] : []));
      const advised = assignDie(state, open)?.choice;
      const chosen = open.find((choice) => choice === advised);
      if (!chosen) throw new Error('Nothing is advised.');
      state = combat.apply(state, chosen).state;
    }
    expect(figuresOf(state, 'rebel', 'space').filter(isDoomed)).toHaveLength(2);
  });
});
