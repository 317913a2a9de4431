import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { CARD_IDS } from '../../../../src/games/swlcg/engine/cards.ts';
import {
  gameProcedure,
  GAME_PROCEDURES,
} from '../../../../src/games/swlcg/engine/game/procedures.ts';

import type { GameSetup } from '../../../../src/games/swlcg/engine/game/types.ts';
import { cardNotes } from '../../../../src/games/swlcg/words/card-names.ts';
import { cardName } from '../../../../src/games/swlcg/words/cards.ts';
import { LANGUAGES } from '../../../../src/rules/languages.ts';
import { play } from '../../../../src/games/swlcg/play/table.tsx';
import { spokenBy } from '../../../player/support/telling.ts';
import { setupOf } from '../engine/helpers.ts';
import { tables } from '../engine/random-table.ts';

const IDS = CARD_IDS.filter((id) => id.includes('-'));
const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${IDS.join('|')})(?![\\w-])`);
const TITLES = LANGUAGES.flatMap((language) => CARD_IDS.map((id) => cardName(language, id)));
const TITLE = new RegExp(
  `«(?:${[...new Set(TITLES)].map((text) => text.replaceAll(/[!’]/g, '.')).join('|')})»`,
  'g',
);

/** What no reader should ever meet. */
const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]/.test(text)) return `broken: ${text}`;
  if (SPOKEN_ID.test(text)) return `speaks in ids: ${text}`;
  if (/[A-Za-z]/.test(text.replaceAll(TITLE, ''))) return `Latin letters: ${text}`;
  return null;
};

const { words, narratorOf } = await spokenBy(play);

const heard = {
  events: new Set<string>(),
  tasks: new Set<string>(),
  choices: new Set<string>(),
  wrong: new Set<string>(),
};

const check = (text: string): void => {
  const wrong = wrongWith(text);
  if (wrong !== null) heard.wrong.add(wrong);
};

const listen = (id: string, setup: GameSetup, seed: number): void => {
  const procedure = gameProcedure(id);
  const narrators = LANGUAGES.map((language) =>
    narratorOf(procedure.id, setup, language, cardNotes(language)),
  );
  let { state, events } = procedure.begin(setup);
  const hear = (): void => {
    for (const event of events) {
      heard.events.add(event.kind);
      for (const narrator of narrators)
        check(narrator.event(event, { before: null, after: state }));
    }
  };
  hear();
  let chance = randomFrom(seed);
  for (let step = 0; step < 400; step += 1) {
    const prompt = procedure.prompt(state);
    if (prompt.kind === 'over') break;
    heard.tasks.add(prompt.task);
    for (const narrator of narrators) {
      check(narrator.side(prompt.by, state));
      check(narrator.question(state));
    }
    const at = nextBelow(chance, 2 ** 16);
    chance = at.state;
    if (prompt.kind === 'chance') {
      const results = prompt.draws.map(({ of, faces }) => {
        const result = faces[at.value % faces.length]?.result ?? '';
        for (const narrator of narrators) {
          check(narrator.draw(of));
          check(narrator.face(of, result));
        }
        return result;
      });
      ({ state, events } = procedure.apply(state, { kind: 'drawn', results }));
    } else {
      for (const { choice } of prompt.options) {
        heard.choices.add(choice.kind);
        for (const narrator of narrators) check(narrator.choice(choice, state));
      }
      const open = prompt.options.filter(({ allowed }) => allowed);
      const picked = open[at.value % open.length];
      if (!picked) throw new Error('A dead end.');
      ({ state, events } = procedure.apply(state, picked.choice));
    }
    hear();
  }
  for (const narrator of narrators) for (const line of narrator.outcome(state)) check(line);
};

/** Cards that meet seldom at random tables, and the first turn of both sides. */
const RARE = {
  active: 'dark',
  turns: { light: 0, dark: 0 },
  length: 3,
  balance: 'light',
  light: {
    play: [
      ...['a-heros-journey', 'forgotten-heroes', 'jedi-training'],
      ...['luke-skywalker', 'guardian-of-peace', 'repair-droid', 'obi-wan-kenobi'],
      { card: 'red-five', damage: 1, focus: 1 },
      { card: 'jedi-lightsaber', on: 'luke-skywalker-1' },
    ],
    hand: [
      ...['heat-of-battle', 'heat-of-battle', 'lightsaber-deflection', 'target-of-opportunity'],
      ...['twist-of-fate', 'return-of-the-jedi'],
    ],
    discard: ['yoda'],
    deck: { command: ['x-wing', 'c-3po', 'double-strike', 'counter-stroke', 'red-five', 'r2-d2'] },
  },
  dark: {
    play: [
      ...['imperial-command', 'kuat-reinforcements'],
      ...['darth-vader', 'rancor', 'devastator'],
      { card: 'intimidated', on: 'luke-skywalker-1' },
    ],
    hand: [
      ...['heat-of-battle-dark', 'force-choke', 'force-stasis', 'tallon-roll'],
      ...['dark-alliance', 'espo-trooper', 'tie-fighter', 'nightsister'],
    ],
    deck: { objectives: ['the-endor-gambit'] },
  },
} as const;

beforeAll(() => {
  for (let seed = 0; seed < 60; seed += 1) {
    listen('swlcg/turn', setupOf(RARE), seed);
    listen('swlcg/engagement', setupOf({ ...RARE, active: 'light' }), seed);
    listen('swlcg/engagement', setupOf(RARE), seed);
  }
  const ids = Object.keys(GAME_PROCEDURES).filter((id) => !/setup|edge|strikes/.test(id));
  fc.assert(
    fc.property(tables, fc.constantFrom(...ids), fc.nat(9999), (table, id, seed) => {
      listen(id, setupOf({ ...table, length: 3 }), seed);
    }),
    { numRuns: 120, seed: 1977 },
  );
  for (let seed = 0; seed < 12; seed += 1) listen('swlcg/setup', setupOf({}), seed);
});

const KINDS = words.ru;

describe('the words of the card game', () => {
  it('never break, speak in ids or leave a word out, in either language', () => {
    expect([...heard.wrong].slice(0, 5)).toEqual([]);
  });

  it('are heard for every event', () => {
    const silent = Object.keys(KINDS.events).filter((kind) => !heard.events.has(kind));
    expect(silent).toEqual([]);
  });

  it('are heard for every question and every answer', () => {
    expect(Object.keys(KINDS.tasks).filter((task) => !heard.tasks.has(task))).toEqual([]);
    expect(Object.keys(KINDS.choices).filter((kind) => !heard.choices.has(kind))).toEqual([]);
  });
});
