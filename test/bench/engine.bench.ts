import { combat } from '../../src/games/rebellion/engine/combat/combat.ts';
import { dieDraw } from '../../src/games/rebellion/engine/dice.ts';
import { drawFace, randomFrom } from '../../src/engine/random.ts';
import { fromSeed } from '../../src/engine/sources.ts';
import { newGame, play, playChance, promptOf } from '../../src/engine/play.ts';
import { oddsOf } from '../../src/engine/odds.ts';
import { parseSetup } from '../../src/games/rebellion/positions/combat.ts';
import type { CombatState } from '../../src/games/rebellion/engine/combat/types.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';

const millis = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const TEN_DICE = Array.from({ length: 10 }, () => dieDraw('red'));

const exactOdds = (): Ratio => {
  const sample = (): void => {
    let state = randomFrom(1);
    for (let roll = 0; roll < 10_000; roll += 1) {
      for (const draw of TEN_DICE) ({ state } = drawFace(state, draw));
    }
  };
  return {
    name: 'exact odds of ten dice / ten thousand sampled rolls',
    measured: millis(() => oddsOf(TEN_DICE, ['hit', 'direct-hit'])),
    reference: millis(sample),
    unit: 'ms',
    limit: 0.1,
  };
};

const fleets = {
  system: 'hoth',
  active: 'empire',
  units: {
    empire: { 'star-destroyer': 3, 'tie-fighter': 6, stormtrooper: 4 },
    rebel: { 'x-wing': 4, 'mon-calamari-cruiser': 2, 'rebel-trooper': 5 },
  },
  leaders: { empire: ['darth-vader'], rebel: ['han-solo'] },
};

/** Fifty whole combats; decisions by turns through the options. */
const playFifty = (): readonly CombatState[] => {
  const parsed = parseSetup(fleets);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  const { setup } = parsed;
  return Array.from({ length: 50 }, (_, seed) => {
    let game = playChance(newGame(combat, setup, fromSeed(seed)));
    for (let turn = 0; ; turn += 1) {
      const prompt = promptOf(game);
      if (prompt.kind !== 'decision') return game.moves.map((move) => move.state);
      const allowed = prompt.options.filter((option) => option.allowed);
      const option = allowed[(turn * 7 + seed) % allowed.length];
      if (!option) throw new Error(`${prompt.task} offers nothing that is allowed`);
      game = playChance(play(game, option.choice));
    }
  }).flat();
};

const moves = (): Ratio => {
  playFifty();
  const states: CombatState[] = [];
  const measured = millis(() => states.push(...playFifty()));
  const reference = millis(() => states.forEach((state) => structuredClone(state)));
  return {
    name: 'one combat move / one copy of its state',
    measured: (measured / states.length) * 1000,
    reference: (reference / states.length) * 1000,
    unit: 'µs',
    limit: 6,
  };
};

export const ratios = (): readonly Ratio[] => [exactOdds(), moves()];
