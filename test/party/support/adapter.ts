import { GAMES } from '../../../src/games/index.ts';
import { loadPlay } from '../../../src/games/player.ts';
import { procedureOf } from '../../../src/games/procedures.ts';
import { playerWords } from '../../../src/i18n/player.ts';
import { beginningsOf } from '../../../src/party/beginnings.ts';
import type { AnyAdapter } from '../../../src/player/adapter.ts';

/** Every way to begin a whole game. */
export const BEGINNINGS = GAMES.flatMap(({ id: game }) =>
  beginningsOf(game).map((beginning) => ({ game, ...beginning, name: `${game}: ${beginning.id}` })),
);

/** What the page of such a game plays and tells with. */
export const adapterOf = async ({ game, procedure, setup }: (typeof BEGINNINGS)[number]) => {
  const described = procedureOf(procedure);
  const parsed = described.read(setup);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  const play = await loadPlay(`${game}/${described.play}`);
  const page = {
    language: 'uk',
    scenario: 'any',
    procedure,
    play: described.play,
    // The page carries it as text.
    setup: parsed.setup === null ? null : (JSON.parse(JSON.stringify(parsed.setup)) as unknown),
    choices: [],
    terms: {
      ...Object.fromEntries(described.terms.map((id) => [id, { name: id, definition: '' }])),
      ...described.unprinted?.('uk'),
    },
    rules: {},
    words: playerWords('uk'),
  } as const;
  const adapter = (await play.ready(page, () => 1)) as unknown as AnyAdapter;
  await adapter.fetchMore?.();
  return adapter;
};
