import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { LINK_LIMIT } from '../../src/engine/link.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import type { Drawn, GameEvent, Procedure } from '../../src/engine/procedure.ts';
import type { ParsedSetup } from '../../src/engine/playable.ts';
import { combat } from '../../src/games/rebellion/engine/combat/combat.ts';
import { parseSetup as parseCombat } from '../../src/games/rebellion/engine/combat/parse-setup.ts';
import { GAME_PROCEDURES, parsePosition } from '../../src/games/rebellion/engine/game/index.ts';
import {
  parseNewGame,
  parsePosition as parseTable,
} from '../../src/games/swdbg/engine/game/parse-setup.ts';
import { playGame, playTurns, setUp } from '../../src/games/swdbg/engine/game/procedures.ts';
import { deckCheck, parseDeckSetup } from '../../src/games/swlcg/engine/deck/deck.ts';
import { parseSetup as parseCardGame } from '../../src/games/swlcg/engine/game/parse-setup.ts';
import { GAME_PROCEDURES as CARD_GAME } from '../../src/games/swlcg/engine/game/procedures.ts';
import { tracker } from '../../src/games/swlcg/engine/tracker/tracker.ts';
import { parseAction } from '../../src/games/ti4/engine/action/parse-setup.ts';
import { ACTIONS } from '../../src/games/ti4/engine/action/procedures.ts';
import { agenda } from '../../src/games/ti4/engine/agenda/agenda.ts';
import { parseAgenda } from '../../src/games/ti4/engine/agenda/parse-setup.ts';
import { galaxy } from '../../src/games/ti4/engine/galaxy/galaxy.ts';
import { parseGalaxy } from '../../src/games/ti4/engine/galaxy/parse-setup.ts';
import { parseRound } from '../../src/games/ti4/engine/round/parse-setup.ts';
import { ROUNDS } from '../../src/games/ti4/engine/round/procedures.ts';
import { parseTrade } from '../../src/games/ti4/engine/table/parse-setup.ts';
import { trade } from '../../src/games/ti4/engine/table/trade.ts';
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

const walkthrough =
  <Setup, State, Choice extends object, Event extends GameEvent>(
    procedure: Procedure<Setup, State, Choice, Event>,
    parseSetup: (value: unknown) => ParsedSetup<Setup>,
  ) =>
  (id: string, file: ScenarioFile): Walkthrough => {
    const parsed = parseSetup(file.setup);
    if (!parsed.ok) throw new Error(`${id}: setup.${parsed.path}: ${parsed.problem}`);
    const { setup } = parsed;
    const bound: Procedure<null, State, Choice, Event> = {
      id: procedure.id,
      begin: () => procedure.begin(setup),
      prompt: (state) => procedure.prompt(state),
      apply: (state, answer) => procedure.apply(state, answer),
    };
    const book = file.choices as readonly (Choice | Drawn)[];
    const fresh = startSession(bound, id, book, 1);
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

type Opening = (id: string, file: ScenarioFile) => Walkthrough;

const nothing = () => ({ ok: true, setup: null }) as const;

const OPENINGS: Readonly<Record<string, Opening>> = {
  [combat.id]: walkthrough(combat, parseCombat),
  ...Object.fromEntries(GAME_PROCEDURES.map((one) => [one.id, walkthrough(one, parsePosition)])),
  [setUp.id]: walkthrough(setUp, parseNewGame),
  [playTurns.id]: walkthrough(playTurns, parseTable),
  [playGame.id]: walkthrough(playGame, parseNewGame),
  ...Object.fromEntries(
    Object.values(CARD_GAME).map((one) => [one.id, walkthrough(one, parseCardGame)]),
  ),
  [deckCheck.id]: walkthrough(deckCheck, parseDeckSetup),
  [tracker.id]: walkthrough(tracker, nothing),
  ...Object.fromEntries(
    Object.values(ACTIONS).map((one) => [one.id, walkthrough(one, parseAction)]),
  ),
  ...Object.fromEntries(Object.values(ROUNDS).map((one) => [one.id, walkthrough(one, parseRound)])),
  [trade.id]: walkthrough(trade, parseTrade),
  [agenda.id]: walkthrough(agenda, parseAgenda),
  [galaxy.id]: walkthrough(galaxy, parseGalaxy),
};

const GAMES = readdirSync(content, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const walkthroughs = GAMES.flatMap((game) =>
  readdirSync(join(content, game, 'scenarios')).map((name) => {
    const file = parse(
      readFileSync(join(content, game, 'scenarios', name), 'utf8'),
    ) as ScenarioFile;
    const open = OPENINGS[file.procedure];
    if (!open) throw new Error(`No link of ${file.procedure} is tried; add it to this test.`);
    return open(basename(name, '.yaml'), file);
  }),
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
