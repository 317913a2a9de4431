import { drawFace, nextBelow, randomFrom } from '../../src/engine/random.ts';
import { viewFor, wholeGame } from '../../src/games/rebellion/engine/game/index.ts';
import type { RebellionState } from '../../src/games/rebellion/engine/game/index.ts';
import { parsePosition } from '../../src/games/rebellion/positions/game.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';

const millis = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** One whole game, from the box to a victory; every choice by the seed. */
const playGame = (seed: number): readonly RebellionState[] => {
  const parsed = parsePosition({ phase: 'setup' });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  let { state } = wholeGame.begin(parsed.setup);
  let random = randomFrom(seed);
  const states = [state];
  for (;;) {
    const prompt = wholeGame.prompt(state);
    if (prompt.kind === 'over') return states;
    if (prompt.kind === 'chance') {
      const results = prompt.draws.map((draw) => {
        const face = drawFace(random, draw);
        random = face.state;
        return face.value;
      });
      ({ state } = wholeGame.apply(state, { kind: 'drawn', results }));
    } else {
      const allowed = prompt.options.filter((option) => option.allowed);
      const picked = nextBelow(random, allowed.length);
      random = picked.state;
      const option = allowed[picked.value];
      if (!option) throw new Error(`${prompt.task} offers nothing that is allowed.`);
      ({ state } = wholeGame.apply(state, option.choice));
    }
    states.push(state);
  }
};

const playAll = (): readonly RebellionState[] =>
  Array.from({ length: 20 }, (_, seed) => playGame(seed)).flat();

/** A step must stay under a millisecond; what a copy of the state costs is the yardstick. */
const steps = (): readonly Ratio[] => {
  playAll();
  let states: readonly RebellionState[] = [];
  const measured = millis(() => {
    states = playAll();
  });
  const reference = millis(() => states.forEach((state) => structuredClone(state)));
  const views = millis(() => states.forEach((state) => viewFor(state, 'empire')));
  const each = (whole: number): number => (whole / states.length) * 1000;
  return [
    {
      name: 'one step of a whole game / one copy of its state',
      measured: each(measured),
      reference: each(reference),
      unit: 'µs',
      limit: 2,
    },
    {
      name: 'what one side sees / one copy of the state',
      measured: each(views),
      reference: each(reference),
      unit: 'µs',
      limit: 0.2,
    },
  ];
};

export const ratios = (): readonly Ratio[] => steps();
