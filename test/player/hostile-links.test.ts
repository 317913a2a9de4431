import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { LINK_LIMIT } from '../../src/engine/link.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import { loadPlay } from '../../src/games/player.ts';
import { procedureOf } from '../../src/games/procedures.ts';
import { playerWords } from '../../src/i18n/player.ts';
import type { PlayerData } from '../../src/player/player-data.ts';
import type { ScenarioFile } from '../../src/rules/read/schemas.ts';
import { act, fragmentOf, restoreSession, startSession } from '../../src/player/session.ts';

const LINKS = 10_000;
const content = join(import.meta.dirname, '../../content');

/** A walkthrough to whoever only follows links. */
interface Walkthrough {
  readonly id: string;
  /** The links of its own line, one for each step. */
  readonly links: readonly string[];
  /** What the player makes of an address; a game that was restored can be shared again. */
  readonly open: (address: string) => string;
}

const walkthrough = async (game: string, id: string, file: ScenarioFile): Promise<Walkthrough> => {
  const described = procedureOf(file.procedure);
  const parsed = described.read(file.setup);
  if (!parsed.ok) throw new Error(`${id}: setup.${parsed.path}: ${parsed.problem}`);
  const data = { ...file, scenario: id, play: `${game}/${described.play}`, terms: {}, rules: {} };
  const play = await loadPlay(data.play);
  // The page carries the position as text.
  const setup: unknown = JSON.parse(JSON.stringify(parsed.setup));
  const page: PlayerData = { ...data, setup, language: 'uk', words: playerWords('uk') };
  const { procedure, fetchMore } = await play.ready(page, () => 1);
  await fetchMore?.();
  const book = page.choices as readonly never[];
  const fresh = startSession(procedure, id, book, 1);
  const links: string[] = [];
  book.reduce((session, choice) => {
    const next = act(session, choice);
    links.push(fragmentOf(next));
    return next;
  }, fresh);
  return {
    id,
    links,
    open: (address) => {
      const restored = restoreSession(() => fresh, address);
      if ('session' in restored) fragmentOf(restored.session);
      return restored.kind;
    },
  };
};

const GAMES = readdirSync(content, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const walkthroughs = await Promise.all(
  GAMES.flatMap((game) =>
    readdirSync(join(content, game, 'scenarios')).map((name) => {
      const text = readFileSync(join(content, game, 'scenarios', name), 'utf8');
      return walkthrough(game, basename(name, '.yaml'), parse(text) as ScenarioFile);
    }),
  ),
);

const every = walkthroughs.flatMap(({ links }) => links);
const SIGNS = [...'0123456789ABCxyz_.-#%=/<é\u0000\u{1F600}'];

type Pick = (below: number) => number;
const among = <Value>(values: readonly Value[], pick: Pick): Value => {
  const value = values[pick(values.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
};

type Mutation = (link: string, pick: Pick) => string;

/** What chats, editors and strangers do to an address. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  truncated: (link, pick) => link.slice(0, pick(link.length)),
  flipped: (link, pick) => {
    const at = pick(link.length);
    return link.slice(0, at) + among(SIGNS, pick) + link.slice(at + 1);
  },
  lengthened: (link, pick) => {
    const at = pick(link.length);
    return link.slice(0, at) + among(SIGNS, pick) + link.slice(at);
  },
  oversized: (link, pick) => link + among(SIGNS, pick).repeat(LINK_LIMIT + pick(LINK_LIMIT)),
  'of another walkthrough': (_, pick) => among(every, pick),
  'with the choices of another': (link, pick) => {
    const [, , , digits = ''] = among(every, pick).split('.');
    return [...link.split('.').slice(0, 3), digits].join('.');
  },
  'with an unknown seed': (link, pick) => {
    const [version, scenario, , digits = ''] = link.split('.');
    const seed = among(['', '-1', 'zzzzzzz', '1e9', 'NaN', '4294967296', ' ', '٣'], pick);
    return [version, scenario, seed, digits].join('.');
  },
  'of another version': (link, pick) => link.replace('=1.', `=${pick(100)}.`),
  'encoded twice': (link) => encodeURIComponent(link),
  'in one case': (link) => link.toUpperCase(),
  doubled: (link) => link + link,
  'turned round': (link) => [...link].toReversed().join(''),
};

const ANSWERS = ['none', 'bad', 'other-scenario', 'restored', 'short'];

describe('10,000 spoilt links', () => {
  it('are each played or refused, in every walkthrough of every game, and none throws', () => {
    let random = randomFrom(20_261_118);
    const pick: Pick = (below) => {
      const drawn = nextBelow(random, Math.max(1, below));
      random = drawn.state;
      return drawn.value;
    };
    const kinds = Object.entries(MUTATIONS);
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (let number = 0; number < LINKS; number += 1) {
      const { id, links, open } =
        walkthroughs[number % walkthroughs.length] ?? among(walkthroughs, pick);
      const [kind, spoil] = among(kinds, pick);
      const link = spoil(among(links, pick), pick);
      try {
        const answer = open(link);
        seen.set(answer, (seen.get(answer) ?? 0) + 1);
        if (!ANSWERS.includes(answer)) wrong.push(`${id}, ${kind}: ${answer}`);
        if (kind === 'oversized' && answer !== 'bad') wrong.push(`${id}: oversized, ${answer}`);
      } catch (error) {
        wrong.push(`${id}, ${kind}: ${link.slice(0, 200)}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
    // Links that are all refused would try the readers only, not the games.
    for (const answer of ANSWERS) expect(seen.get(answer) ?? 0).toBeGreaterThan(LINKS / 100);
  });

  it('come from walkthroughs of all games', () => {
    expect(walkthroughs.every(({ links }) => links.length > 0)).toBe(true);
    expect(GAMES.length).toBeGreaterThanOrEqual(4);
  });
});
