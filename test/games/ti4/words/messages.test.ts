import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newGame, play, playChance, position, promptOf } from '../../../../src/engine/play.ts';
import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import { parseAction } from '../../../../src/games/ti4/positions/action.ts';
import { ACTIONS } from '../../../../src/games/ti4/engine/action/procedures.ts';
import type { ActionId } from '../../../../src/games/ti4/engine/action/procedures.ts';
import { fairGalaxy } from '../../../../src/games/ti4/engine/galaxy/fair.ts';
import { galaxy } from '../../../../src/games/ti4/engine/galaxy/galaxy.ts';
import { agenda } from '../../../../src/games/ti4/engine/agenda/agenda.ts';
import { parseAgenda } from '../../../../src/games/ti4/positions/agenda.ts';
import type { AgendaChoice } from '../../../../src/games/ti4/engine/agenda/types.ts';
import { parseRound } from '../../../../src/games/ti4/positions/round.ts';
import { ROUNDS } from '../../../../src/games/ti4/engine/round/procedures.ts';
import type { RoundId } from '../../../../src/games/ti4/engine/round/procedures.ts';
import { parseTrade } from '../../../../src/games/ti4/positions/trade.ts';
import { trade } from '../../../../src/games/ti4/engine/table/trade.ts';
import { play as actionPlay } from '../../../../src/games/ti4/play/action.tsx';
import { play as agendaPlay } from '../../../../src/games/ti4/play/agenda.tsx';
import { play as galaxyPlay } from '../../../../src/games/ti4/play/galaxy.tsx';
import { play as roundPlay } from '../../../../src/games/ti4/play/round.tsx';
import { play as tradePlay } from '../../../../src/games/ti4/play/trade.tsx';
import type { Language } from '../../../../src/rules/languages.ts';
import { termsOf } from '../../../support/glossary.ts';
import { technologyNotes } from '../../../../src/games/ti4/words/technology-names.ts';
import { spokenBy } from '../../../player/support/telling.ts';
import { wrongWith } from './wrong.ts';

const [actionsTold, galaxyTold, agendaTold, roundTold, tradeTold] = await Promise.all([
  spokenBy(actionPlay),
  spokenBy(galaxyPlay),
  spokenBy(agendaPlay),
  spokenBy(roundPlay),
  spokenBy(tradePlay),
]);

const folder = join(import.meta.dirname, '../../../../content/ti4/scenarios');
const scenarios = readdirSync(folder).map(
  (name) =>
    parse(readFileSync(join(folder, name), 'utf8')) as {
      readonly procedure: ActionId | RoundId;
      readonly setup: unknown;
    },
);

const actions = scenarios.flatMap(({ procedure, setup }) =>
  procedure in ACTIONS ? [{ procedure: procedure as ActionId, setup }] : [],
);
const rounds = scenarios.flatMap(({ procedure, setup }) =>
  procedure in ROUNDS ? [{ procedure: procedure as RoundId, setup }] : [],
);

const RUNS = 25;

/** Pages of actions bring names of ours, too. */
const termsIn = (language: Language) => ({
  ...termsOf('ti4', language),
  ...technologyNotes(language),
});

describe.each(['uk', 'ru'] as const)('a tactical action told in %s', (language) => {
  it('speaks whole sentences, without ids or foreign letters', () => {
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    const check = (text: string): void => {
      const found = wrongWith(text);
      if (found !== null) wrong.add(found);
    };
    for (const { procedure: id, setup } of actions) {
      const parsed = parseAction(setup);
      if (!parsed.ok) throw new Error(parsed.path);
      const narrator = actionsTold.narratorOf(id, parsed.setup, language, termsIn(language));
      for (let seed = 0; seed < RUNS; seed += 1) {
        let random = randomFrom(seed);
        let game = newGame(ACTIONS[id], parsed.setup, fromSeed(seed));
        for (const event of game.opening.events) {
          check(narrator.event(event, { before: null, after: game.opening.state }));
        }
        while (game.moves.length < 300) {
          const prompt = promptOf(game);
          const { state } = position(game);
          if (prompt.kind === 'over') break;
          check(narrator.side(prompt.by, state));
          check(narrator.question(state));
          if (prompt.kind === 'chance') {
            for (const { of } of prompt.draws) check(narrator.draw(of));
            game = playChance(game);
          } else {
            for (const { choice } of prompt.options) check(narrator.choice(choice, state));
            const allowed = prompt.options.filter((option) => option.allowed);
            const next = nextBelow(random, allowed.length);
            random = next.state;
            const option = allowed[next.value];
            if (!option) throw new Error('Nothing is allowed.');
            game = play(game, option.choice);
          }
          for (const event of game.moves.at(-1)?.events ?? []) {
            kinds.add(event.kind);
            check(narrator.event(event, { before: state, after: position(game).state }));
          }
        }
        for (const line of narrator.outcome(position(game).state)) check(line);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(30);
  });
});

describe.each(['uk', 'ru'] as const)('the laying of a galaxy told in %s', (language) => {
  it('speaks whole sentences, without foreign letters', () => {
    const players = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
    const setup = { players, speaker: 'blue', factions: {} } as const;
    const narrator = galaxyTold.narratorOf(galaxy.id, setup, language, termsOf('ti4', language));
    const told: string[] = [];
    let game = newGame(galaxy, setup);
    const { state: after } = game.opening;
    told.push(
      ...game.opening.events.map((event) => narrator.event(event, { before: null, after })),
    );
    for (const choice of fairGalaxy(setup, 3, 1)) {
      const { state } = position(game);
      const prompt = promptOf(game);
      if (prompt.kind === 'decision') {
        told.push(...prompt.options.map((option) => narrator.choice(option.choice, state)));
      } else if (prompt.kind === 'chance') {
        told.push(...prompt.draws.map(({ of }) => narrator.draw(of)));
      }
      told.push(narrator.question(state));
      game = play(game, choice);
      const { state: after, events } = position(game);
      told.push(...events.map((event) => narrator.event(event, { before: null, after })));
    }
    told.push(...narrator.outcome(position(game).state));
    expect(promptOf(game).kind).toBe('over');
    expect(told.map(wrongWith).filter((wrong) => wrong !== null)).toEqual([]);
  });
});

describe.each(['uk', 'ru'] as const)('an agenda phase told in %s', (language) => {
  it('speaks whole sentences, without ids or foreign letters', () => {
    const raw = parse(readFileSync(join(folder, 'tied-vote.yaml'), 'utf8')) as {
      readonly setup: { readonly voters: object };
      readonly choices: readonly AgendaChoice[];
    };
    const voters = {
      ...raw.setup.voters,
      yellow: { planets: ['gral', 'quann'], predicts: true },
    };
    const parsed = parseAgenda({ ...raw.setup, voters });
    if (!parsed.ok) throw new Error(parsed.path);
    const narrator = agendaTold.narratorOf(
      agenda.id,
      parsed.setup,
      language,
      termsOf('ti4', language),
    );
    const predict = { kind: 'predict', outcome: 'for' } as const;
    const told: string[] = [];
    let game = newGame(agenda, parsed.setup);
    const [first, ...rest] = raw.choices;
    const voted = rest.findIndex(({ kind }) => kind === 'abstain') + 2;
    const choices = [predict, ...(first ? [first] : []), ...rest.slice(0, voted)];
    for (const choice of [...choices, { kind: 'no-prediction' } as const, ...rest.slice(voted)]) {
      const prompt = promptOf(game);
      told.push(narrator.question(position(game).state));
      if (prompt.kind === 'decision') {
        told.push(
          ...prompt.options.map((option) => narrator.choice(option.choice, position(game).state)),
        );
      }
      game = play(game, choice);
      const { state: after, events } = position(game);
      told.push(...events.map((event) => narrator.event(event, { before: null, after })));
    }
    told.push(...narrator.outcome(position(game).state));
    expect(promptOf(game).kind).toBe('over');
    expect(told.map(wrongWith).filter((wrong) => wrong !== null)).toEqual([]);
  });
});

describe.each(['uk', 'ru'] as const)('the phases of a round told in %s', (language) => {
  it('speak whole sentences, without ids or foreign letters', () => {
    const messages = roundTold.words[language];
    const told = new Set<string>();
    const kinds = new Set<string>();
    const tables = [
      ...rounds,
      {
        procedure: 'ti4/action-phase',
        setup: {
          players: ['red', 'blue', 'yellow'],
          speaker: 'red',
          seats: {
            red: { cards: [4, 6], laid: 2, actionCards: 7, goods: 2 },
            yellow: { secretHand: 3, cards: [2], exhausted: ['lodor', 'meer'] },
            blue: { cards: [8], planets: ['mecatol-rex'], publics: [2] },
          },
        },
      } as const,
      {
        procedure: 'ti4/status-phase',
        setup: {
          players: ['red', 'blue', 'yellow'],
          speaker: 'red',
          custodians: true,
          hidden: { stage1: 0, stage2: 0 },
          seats: { red: { points: 9, publics: [2], naalu: true } },
        },
      } as const,
    ];
    for (const { procedure: id, setup } of tables) {
      const parsed = parseRound(setup);
      if (!parsed.ok) throw new Error(parsed.path);
      const narrator = roundTold.narratorOf(id, parsed.setup, language, termsOf('ti4', language));
      for (let seed = 0; seed < RUNS; seed += 1) {
        let random = randomFrom(seed);
        let game = newGame(ROUNDS[id], parsed.setup);
        const tell = (): void => {
          const { state, events } = position(game);
          for (const event of events) {
            kinds.add(event.kind);
            told.add(narrator.event(event, { before: null, after: state }));
          }
        };
        tell();
        for (let prompt = promptOf(game); prompt.kind === 'decision'; prompt = promptOf(game)) {
          const { state } = position(game);
          told.add(narrator.side(prompt.by, state));
          told.add(narrator.question(state));
          for (const { choice } of prompt.options) told.add(narrator.choice(choice, state));
          const allowed = prompt.options.filter((option) => option.allowed);
          const next = nextBelow(random, allowed.length);
          random = next.state;
          const option = allowed[next.value];
          if (!option) throw new Error('Nothing is allowed.');
          game = play(game, option.choice);
          tell();
        }
        for (const line of narrator.outcome(position(game).state)) told.add(line);
      }
    }
    expect([...told].map(wrongWith).filter((wrong) => wrong !== null)).toEqual([]);
    expect(Object.keys(messages.events).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe.each(['uk', 'ru'] as const)('transactions told in %s', (language) => {
  it('speak whole sentences, without ids or foreign letters', () => {
    const { setup } = parse(readFileSync(join(folder, 'trading-neighbours.yaml'), 'utf8')) as {
      readonly setup: unknown;
    };
    const parsed = parseTrade(setup);
    if (!parsed.ok) throw new Error(parsed.path);
    const messages = tradeTold.words[language].trade;
    const narrator = tradeTold.narratorOf(
      trade.id,
      parsed.setup,
      language,
      termsOf('ti4', language),
    );
    const told = new Set<string>();
    const kinds = new Set<string>();
    for (let seed = 0; seed < RUNS; seed += 1) {
      let random = randomFrom(seed);
      let game = newGame(trade, parsed.setup);
      for (let prompt = promptOf(game); prompt.kind === 'decision'; prompt = promptOf(game)) {
        const { state } = position(game);
        told.add(narrator.side(prompt.by, state));
        told.add(narrator.question(state));
        for (const { choice } of prompt.options) told.add(narrator.choice(choice, state));
        const allowed = prompt.options.filter((option) => option.allowed);
        const next = nextBelow(random, allowed.length);
        random = next.state;
        const option = allowed[next.value];
        if (!option) throw new Error('Nothing is allowed.');
        game = play(game, option.choice);
        for (const event of position(game).events) {
          kinds.add(event.kind);
          told.add(narrator.event(event, { before: state, after: position(game).state }));
        }
      }
      for (const line of narrator.outcome(position(game).state)) told.add(line);
    }
    expect([...told].map(wrongWith).filter((wrong) => wrong !== null)).toEqual([]);
    expect(Object.keys(messages.events).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
