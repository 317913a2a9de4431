import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BASE_IDS } from '../../../../src/games/swdbg/engine/bases.ts';
import { CARD_IDS } from '../../../../src/games/swdbg/engine/cards.ts';
import { playGame, playTurns } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { SwdbgEvent, SwdbgState } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { Position } from '../../../../src/games/swdbg/engine/game/position.ts';
import type { SwdbgProcedure } from '../../../../src/games/swdbg/engine/game/machine.ts';
import { parsePosition } from '../../../../src/games/swdbg/positions/table.ts';
import { isPrinted } from '../../../../src/games/swdbg/words/names.ts';
import type { GlossaryFile } from '../../../../src/rules/read/schemas.ts';
import { SWDBG_TERMS, swdbgNames } from '../../../../src/games/swdbg/boards/names.ts';
import { play } from '../../../../src/games/swdbg/play/table.tsx';
import { termsOf } from '../../../support/glossary.ts';
import { spokenBy } from '../../../player/support/telling.ts';
import { playRandomly } from '../engine/helpers.ts';
import type { SwdbgGame } from '../engine/helpers.ts';

const content = join(import.meta.dirname, '../../../../content/swdbg');
const read = (path: string): unknown => parse(readFileSync(join(content, path), 'utf8'));
const glossary = read('glossary.yaml') as GlossaryFile;

const LANGUAGES = ['uk', 'ru'] as const;

const IDS = [...CARD_IDS, ...BASE_IDS].filter((id) => id.includes('-'));
const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${IDS.join('|')})(?![\\w-])`);

/** What no reader should ever meet. */
const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]|\.\./.test(text)) return `broken: ${text}`;
  return SPOKEN_ID.test(text) ? `speaks in ids: ${text}` : null;
};

const { words: WORDS, narratorOf } = await spokenBy(play);

const heard = { events: new Set<string>(), tasks: new Set<string>(), choices: new Set<string>() };
const wrong = new Set<string>();

const listen = <Setup extends Position | null>(
  procedure: SwdbgProcedure<Setup>,
  setup: Setup,
  game: SwdbgGame<Setup>,
): void => {
  const narrators = LANGUAGES.map((language) =>
    narratorOf(procedure.id, setup, language, termsOf('swdbg', language)),
  );
  const check = (text: string): void => {
    const found = wrongWith(text);
    if (found !== null) wrong.add(found);
  };
  const hear = (events: readonly SwdbgEvent[], after: SwdbgState): void => {
    for (const event of events) {
      heard.events.add(event.kind);
      for (const narrator of narrators) check(narrator.event(event, { before: null, after }));
    }
  };
  const ask = (state: SwdbgState): void => {
    const prompt = procedure.prompt(state);
    for (const narrator of narrators) {
      if (prompt.kind === 'over') {
        narrator.outcome(state).forEach(check);
        continue;
      }
      heard.tasks.add(prompt.task);
      check(narrator.side(prompt.by, state));
      check(narrator.question(state));
      if (prompt.kind === 'chance') {
        for (const { of, faces } of prompt.draws.slice(0, 1)) {
          check(narrator.draw(of));
          for (const { result } of faces) check(narrator.face(of, result));
        }
        continue;
      }
      for (const { choice } of prompt.options) {
        heard.choices.add(choice.kind);
        check(narrator.choice(choice, state));
      }
    }
  };
  hear(game.opening.events, game.opening.state);
  ask(game.opening.state);
  for (const { state, events } of game.moves) {
    hear(events, state);
    ask(state);
  }
};

/** A crowded table where nearly everything can be done. */
const crowded = () => {
  const parsed = parsePosition({
    active: 'rebel',
    turns: 6,
    goal: 2,
    neutralRule: true,
    force: 1,
    players: {
      empire: {
        base: { base: 'lothal', damage: 3 },
        bases: ['corellia', 'endor', 'coruscant'],
        hand: ['imperial-shuttle', 'stormtrooper', 'boba-fett', 'at-st', 'at-at'],
        deck: ['imperial-shuttle', 'stormtrooper'],
        play: [{ card: 'imperial-carrier' }, { card: 'gozanti-cruiser' }],
      },
      rebel: {
        bases: ['yavin-4', 'mon-cala', 'hoth'],
        hand: ['duros-spy', 'cassian-andor', 'luke-skywalker', 'u-wing', 'chewbacca'],
        deck: ['alliance-shuttle', 'quarren-mercenary'],
        play: [{ card: 'mon-calamari-cruiser' }, { card: 'rebel-transport', damage: 1 }],
        resources: 6,
      },
    },
    row: [
      'director-krennic',
      'scout-trooper',
      'x-wing',
      'at-at',
      'rodian-gunslinger',
      'fang-fighter',
    ].map((id, at) => (at === 3 ? 'star-destroyer' : id)),
    galaxyDeck: ['at-st', 'y-wing'],
    galaxyDiscard: ['moff-jerjerrod', 'millennium-falcon'],
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const setup = crowded();
for (let seed = 1; seed <= 150; seed += 1) {
  const picks = Array.from({ length: 7 }, (_, at) => (seed * (at + 3) * 7) % 97);
  listen(playTurns, setup, playRandomly(playTurns, setup, seed, picks, 99));
}
const bare = parsePosition({ active: 'rebel' });
if (bare.ok) listen(playTurns, bare.setup, playRandomly(playTurns, bare.setup, 1, [0], 99));
for (let seed = 1; seed <= 6; seed += 1) {
  listen(playGame, null, playRandomly(playGame, null, seed, [seed, 2 * seed, 5], 3));
}

describe.each(LANGUAGES)('the words of the deckbuilding game in %s', (language) => {
  const words = WORDS[language];

  it('have a name for every card and base', () => {
    const names = swdbgNames(language, termsOf('swdbg', language));
    for (const id of [...CARD_IDS, ...BASE_IDS]) expect(names.of(id)).not.toBe('');
  });

  it('were all heard: every event, question and choice', () => {
    const silent = (all: object, told: ReadonlySet<string>) =>
      Object.keys(all).filter((kind) => !told.has(kind));
    expect(silent(words.events, heard.events)).toEqual([]);
    expect(silent(words.tasks, heard.tasks)).toEqual([]);
    expect(silent(words.choices, heard.choices)).toEqual([]);
  });

  it('speak of one Empire and of many Rebels', () => {
    const names = swdbgNames(language, termsOf('swdbg', language));
    const ends = (['empire', 'rebel'] as const).map((side) =>
      words.events['turn-announced']({ side }, names),
    );
    expect(ends).toEqual(
      language === 'uk'
        ? ['Імперія завершує хід.', 'Повстанці завершують хід.']
        : ['Империя завершает ход.', 'Повстанцы завершают ход.'],
    );
  });
});

describe('what is said', () => {
  it('is never empty, broken or in ids', () => {
    expect([...wrong]).toEqual([]);
  });
});

describe('names', () => {
  it('come from the glossary or from the original edition, never from both', () => {
    const known = new Set(glossary.terms.map(({ id }) => id));
    expect(SWDBG_TERMS.filter((id) => !known.has(id))).toEqual([]);
    const both = [...CARD_IDS, ...BASE_IDS].filter((id) => !isPrinted(id) && known.has(id));
    expect(both).toEqual([]);
  });

  it.each(LANGUAGES)('of bases are written as the reader writes, in %s', (language) => {
    const names = swdbgNames(language, termsOf('swdbg', language));
    expect(
      BASE_IDS.map(names.of).filter((name) => /[a-z]/i.test(name.replace(/\bI?V\b/, ''))),
    ).toEqual([]);
  });

  it('number copies from the second on, whatever number a title ends in', () => {
    const names = swdbgNames('uk', termsOf('swdbg', 'uk'));
    expect(names.copy('ig-88-1')).toBe('«IG-88»');
    expect(names.copy('x-wing-2')).toBe('«X-wing» 2');
    expect(names.copy('ig-88')).toBe('«IG-88»');
  });

  it('stand for every walkthrough', () => {
    expect(readdirSync(join(content, 'scenarios')).length).toBeGreaterThanOrEqual(10);
  });
});
