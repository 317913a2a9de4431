import { describe, expect, it } from 'vitest';
import { position, promptOf } from '../../src/engine/play.ts';
import { isTakeable, loadEditable, loadTake } from '../../src/games/ask.ts';
import { GAMES } from '../../src/games/index.ts';
import { loadPlay } from '../../src/games/player.ts';
import { procedureOf } from '../../src/games/procedures.ts';
import { playerWords } from '../../src/i18n/player.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import { answer, settle, sitDown } from '../../src/party/table.ts';
import type { AnyAdapter } from '../../src/player/adapter.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import type { AnyEditable } from './support.ts';

const MANNER = { speed: 'quick', dice: 'site' } as const;
const STEPS = 260;
/** A position is taken so often that every phase has its turn. */
const EVERY = 13;

const adapterOf = async (play: string, procedure: string, setup: unknown): Promise<AnyAdapter> => {
  const { terms, unprinted } = procedureOf(procedure);
  const page = {
    language: 'uk',
    scenario: 'any',
    procedure,
    play,
    setup,
    choices: [],
    terms: {
      ...Object.fromEntries(terms.map((id) => [id, { name: id, definition: '' }])),
      ...unprinted?.('uk'),
    },
    rules: {},
    words: playerWords('uk'),
  } as const;
  const adapter = (await (await loadPlay(play)).ready(page, () => 1)) as unknown as AnyAdapter;
  await adapter.fetchMore?.();
  return adapter;
};

describe('a position out of a whole game', () => {
  it.each(GAMES.map(({ id }) => id))(
    'of %s can be asked about in the middle of it',
    async (game) => {
      const [beginning] = beginningsOf(game);
      if (!beginning) throw new Error(`${game} is played in parts only.`);
      const described = procedureOf(beginning.procedure);
      const file = `${game}/${described.play}`;
      expect(isTakeable(file)).toBe(true);
      const read = described.read(beginning.setup);
      if (!read.ok) throw new Error(read.problem);
      const take = await loadTake(file);
      const { procedure } = await adapterOf(file, beginning.procedure, read.setup);
      let random = randomFrom(4);
      let table = settle(sitDown(procedure, 4), MANNER);
      let asked = 0;
      for (let step = 0; step < STEPS; step += 1) {
        const prompt = promptOf(table.game);
        if (prompt.kind !== 'decision') break;
        const may = prompt.options.filter(({ allowed }) => allowed);
        const { state, value } = nextBelow(random, may.length);
        random = state;
        const option = may[value];
        if (!option) break;
        table = answer(table, option.choice, MANNER);
        if (step % EVERY > 0) continue;
        // The state is of the very game that the file takes positions out of.
        const taken = take(position(table.game).state as never);
        if (!taken) continue;
        const editable = (await loadEditable(taken.play)) as unknown as AnyEditable;
        expect(editable.misfit(taken.setup)?.({ language: 'uk', terms: {} }) ?? '').toBe('');
        const adapter = await adapterOf(taken.play, taken.procedure, taken.setup);
        const begun = adapter.procedure.begin(null).state;
        const question = adapter.procedure.prompt(begun);
        if (question.kind === 'decision') {
          asked += 1;
          for (const { choice } of question.options) {
            expect(adapter.choice(choice, begun)).toMatch(/\S/);
          }
        }
      }
      expect(asked).toBeGreaterThan(2);
    },
  );
});
