import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { choiceKey } from '../../../../src/engine/check.ts';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { parseSetup } from '../../../../src/games/rebellion/positions/combat.ts';
import { replay } from '../../../../src/engine/play.ts';
import { summaryOf } from '../../../../src/games/rebellion/engine/combat/summary.ts';
import type {
  CombatAnswer,
  CombatSetup,
  CombatState,
} from '../../../../src/games/rebellion/engine/combat/types.ts';

interface Scenario {
  readonly procedure: string;
  readonly setup: unknown;
  readonly choices: readonly CombatAnswer[];
  readonly expect: object;
}

const folder = join(import.meta.dirname, '../../../../content/rebellion/scenarios');
const read = (name: string): Scenario =>
  parse(readFileSync(join(folder, name), 'utf8')) as Scenario;

const setupOf = (scenario: Scenario): CombatSetup => {
  const parsed = parseSetup(scenario.setup);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const play = (name: string) => {
  const scenario = read(name);
  return replay(combat, setupOf(scenario), scenario.choices);
};

const refusals = (state: CombatState): Record<string, string> => {
  const prompt = combat.prompt(state);
  if (prompt.kind !== 'decision') return {};
  return Object.fromEntries(
    prompt.options.flatMap((option) =>
      option.allowed ? [] : [[choiceKey(option.choice), option.because]],
    ),
  );
};

describe('every worked example of a combat', () => {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.yaml') && read(name).procedure === combat.id,
  );

  it.each(files)('%s plays to the promised result', (name) => {
    const scenario = read(name);
    const { moves, opening } = play(name);
    const reached = summaryOf(moves.at(-1)?.state ?? opening.state);
    // Whole values: a unit too many on the board must not pass.
    expect({ ...reached, ...scenario.expect }).toEqual(reached);
  });
});

describe('the space battle at Yavin', () => {
  const game = play('yavin-space-battle.yaml');
  const events = game.moves.flatMap((move) => move.events);
  const of = (kind: string) => events.filter((event) => event.kind === kind).map((e) => e.data);

  it('gives each side two space cards and no ground cards', () => {
    expect(of('tactics-due')).toEqual([
      { side: 'empire', theatre: 'space', cards: 2, leader: 'darth-vader' },
      { side: 'rebel', theatre: 'space', cards: 2, leader: 'jan-dodonna' },
    ]);
  });

  it('rolls two black and two red dice for the Empire, one of each for the Rebels', () => {
    expect(of('attack-began')).toMatchObject([
      { side: 'empire', count: { red: 2, black: 2 } },
      { side: 'rebel', count: { red: 1, black: 1 } },
    ]);
  });

  it('refuses the red hit on both Rebel fighters', () => {
    const before = game.moves[9];
    expect(before?.choice).toEqual({ kind: 'end-actions' });
    expect(Object.values(refusals(before?.state as CombatState))).toEqual([
      'rebellion.combat.hit-colour',
      'rebellion.combat.hit-colour',
    ]);
  });

  it('lets the doomed Y-wing attack before it is removed', () => {
    const kinds = events.map((event) => event.kind);
    const rebelRoll = events.findIndex(
      (event) => event.kind === 'dice-rolled' && event.data.side === 'rebel',
    );
    expect(kinds.indexOf('figure-doomed')).toBeLessThan(rebelRoll);
    expect(kinds.indexOf('figure-destroyed')).toBeGreaterThan(rebelRoll);
    expect(of('figure-destroyed')).toMatchObject([
      { figure: 'tie-fighter-1' },
      { figure: 'y-wing-1' },
    ]);
  });
});

describe('the colour of hits', () => {
  it('refuses a black hit on the corvette and nothing else among the ships', () => {
    const { moves } = play('hit-colours.yaml');
    const asked = moves[1]?.state as CombatState;
    expect(refusals(asked)).toEqual({
      [choiceKey({ kind: 'assign', die: 'black-1', figure: 'corellian-corvette-1' })]:
        'rebellion.combat.hit-colour',
      [choiceKey({ kind: 'skip-die', die: 'black-1' })]: 'rebellion.combat.assign-all',
    });
  });
});

describe('the dice limit under an ion cannon', () => {
  it('takes two red dice away before the limit of five', () => {
    const { opening, moves } = play('dice-limit.yaml');
    const events = [...opening.events, ...moves.flatMap((move) => move.events)];
    const [first] = events.flatMap((event) => (event.kind === 'attack-began' ? [event.data] : []));
    expect(first).toMatchObject({
      sum: { red: 7, black: 6 },
      reduced: 2,
      count: { red: 5, black: 5 },
    });
  });
});
