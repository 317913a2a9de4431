import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newGame, play, playChance, position, promptOf } from '../../src/engine/core/play.ts';
import { nextBelow, randomFrom } from '../../src/engine/core/random.ts';
import { fromSeed } from '../../src/engine/core/sources.ts';
import { parseAction } from '../../src/engine/ti4/action/parse-setup.ts';
import { ACTIONS } from '../../src/engine/ti4/action/procedures.ts';
import type { ActionId } from '../../src/engine/ti4/action/procedures.ts';
import { UNIT_IDS } from '../../src/engine/ti4/data/units.ts';
import { actionMessages } from '../../src/i18n/engine/ti4-action.ts';
import { actionNarrator } from '../../src/widgets/ti4/action-narrator.ts';

const folder = join(import.meta.dirname, '../../content/ti4/scenarios');
const scenarios = readdirSync(folder).map(
  (name) =>
    parse(readFileSync(join(folder, name), 'utf8')) as {
      readonly procedure: ActionId;
      readonly setup: unknown;
    },
);

const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${UNIT_IDS.join('|')})(?![\\w-])`);
// Roman numerals of planets and upgrades.
const NUMERALS = /\b(?:II|IV)\b/g;

const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]/.test(text)) return `broken: ${text}`;
  if (SPOKEN_ID.test(text)) return `speaks in ids: ${text}`;
  return /[A-Za-z]/.test(text.replaceAll(NUMERALS, '')) ? `Latin letters: ${text}` : null;
};

const TERMS = {};
const RUNS = 25;

describe.each(['uk', 'ru'] as const)('a tactical action told in %s', (language) => {
  it('speaks whole sentences, without ids or foreign letters', () => {
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    const check = (text: string): void => {
      const found = wrongWith(text);
      if (found !== null) wrong.add(found);
    };
    for (const { procedure: id, setup } of scenarios) {
      const parsed = parseAction(setup);
      if (!parsed.ok) throw new Error(parsed.path);
      const messages = actionMessages(language);
      const narrator = actionNarrator(id, parsed.setup, language, messages, TERMS);
      for (let seed = 0; seed < RUNS; seed += 1) {
        let random = randomFrom(seed);
        let game = newGame(ACTIONS[id], parsed.setup, fromSeed(seed));
        for (const event of game.opening.events) check(narrator.event(event));
        while (game.moves.length < 300) {
          const prompt = promptOf(game);
          const { state } = position(game);
          if (prompt.kind === 'over') break;
          check(narrator.side(prompt.by));
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
            check(narrator.event(event));
          }
        }
        for (const line of narrator.outcome(position(game).state)) check(line);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(30);
  });
});
