import { describe, expect, it } from 'vitest';
import { choicesMade, position, promptOf } from '../../src/engine/play.ts';
import { formatLink, digitsOf } from '../../src/engine/link.ts';
import type { GameEvent } from '../../src/engine/procedure.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import { stretchOf } from '../../src/party/lines.ts';
import { choicesOf, linkedGame, PREFIX } from '../../src/party/link.ts';
import { answer, settle, sitDown, takeBack, takeUp } from '../../src/party/table.ts';
import type { Manner, Table } from '../../src/party/table.ts';
import type { AnyAdapter } from '../../src/player/adapter.ts';
import { times } from '../support/effort.ts';
import { adapterOf, BEGINNINGS } from './support/adapter.ts';

type AnyTable = Table<unknown, object, GameEvent>;

const QUICK: Manner = { speed: 'quick', dice: 'site' };
const MOST_STEPS = 12_000;

/** One whole game by its seed; `look` is asked at every question. */
const playOut = (
  adapter: AnyAdapter,
  seed: number,
  look: (table: AnyTable, step: number) => void = () => undefined,
): AnyTable => {
  let random = randomFrom(seed);
  let table = settle(sitDown(adapter.procedure, seed), QUICK);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const prompt = promptOf(table.game);
    if (prompt.kind === 'over') return table;
    look(table, step);
    if (prompt.kind === 'chance') throw new Error('The site did not roll.');
    const allowed = prompt.options.filter((option) => option.allowed);
    const { value, state } = nextBelow(random, allowed.length);
    random = state;
    const choice = allowed[value]?.choice;
    if (!choice) throw new Error(`${prompt.task} offers nothing that is allowed.`);
    table = answer(table, choice, QUICK);
  }
  throw new Error(`Nobody has won after ${MOST_STEPS} questions.`);
};

const SECRETIVE = (
  await Promise.all(
    BEGINNINGS.map(async (beginning) => {
      const { isSecret } = await adapterOf(beginning);
      return isSecret === undefined ? [] : [{ beginning, name: beginning.name, isSecret }];
    }),
  )
).flat();

describe.each(BEGINNINGS)('a whole game of $name', (beginning) => {
  it('goes from the box to its end, whatever is chosen, and asks only what has to be decided', async () => {
    const adapter = await adapterOf(beginning);
    for (let seed = 1; seed <= times(3); seed += 1) {
      const { game } = playOut(adapter, seed, (table) => {
        const prompt = promptOf(table.game);
        const allowed =
          prompt.kind === 'decision' ? prompt.options.filter((one) => one.allowed) : [];
        expect(allowed.length).toBeGreaterThan(1);
      });
      expect(adapter.outcome(position(game).state).length).toBeGreaterThan(0);
    }
  });

  it('is taken up again from its choices, as they were kept, and from its link', async () => {
    const adapter = await adapterOf(beginning);
    const { game } = playOut(adapter, 5);
    const choices = choicesMade(game);
    const kept = JSON.parse(JSON.stringify(choices)) as readonly object[];
    const { table, stoppedAt } = takeUp(adapter.procedure, 5, kept);
    expect(stoppedAt).toBeNull();
    expect(position(table.game).state).toEqual(position(game).state);

    const some = choices.slice(0, 200);
    const digits = digitsOf(adapter.procedure, null, some);
    const fragment = `${PREFIX}${formatLink({ scenario: beginning.id, seed: 5, digits })}`;
    const linked = linkedGame(fragment);
    expect(linked?.beginning).toBe(beginning.id);
    expect(linked && choicesOf(adapter.procedure, linked)).toEqual(some);
  });

  it('stops at the step that the rules no longer allow, and says which', async () => {
    const adapter = await adapterOf(beginning);
    const choices = choicesMade(playOut(adapter, 6).game).slice(0, 20);
    const spoilt = choices.with(12, { kind: 'of-another-version' });
    const { table, stoppedAt } = takeUp(adapter.procedure, 6, spoilt);
    expect(stoppedAt).toBe(12);
    expect(choicesMade(table.game)).toEqual(choices.slice(0, 12));
  });

  it('goes back to the last question that somebody answered', async () => {
    const adapter = await adapterOf(beginning);
    const tables: AnyTable[] = [];
    const end = playOut(adapter, 7, (table) => tables.push(table));
    let back = end;
    for (const before of tables.slice(-5).reverse()) {
      back = takeBack(back, QUICK);
      expect(back.game.at).toBe(before.game.at);
      expect(position(back.game).state).toEqual(position(before.game).state);
    }
  });
});

it.each(SECRETIVE)(
  '$name tells each player nothing of what another one drew',
  async ({ beginning, isSecret }) => {
    const adapter = await adapterOf(beginning);
    let hidden = 0;
    playOut(adapter, 8, ({ game, since }, step) => {
      const prompt = promptOf(game);
      if (prompt.kind === 'over' || prompt.by === 'both' || step > 150) return;
      const viewer = prompt.by;
      const secret = game.moves
        .slice(since, game.at)
        .flatMap(({ events, state }) =>
          events
            .filter((event) => isSecret(event, viewer))
            .map((event) => adapter.event(event, { before: state, after: state })),
        );
      hidden += secret.length;
      const { steps } = stretchOf(adapter, game, since, viewer);
      const told = steps.flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(told.filter((text) => secret.includes(text))).toEqual([]);
    });
    expect(hidden).toBeGreaterThan(0);
  },
);
