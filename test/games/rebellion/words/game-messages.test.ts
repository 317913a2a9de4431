import { beforeAll, describe, expect, it } from 'vitest';
import { ACTION_IDS } from '../../../../src/games/rebellion/engine/actions.ts';
import { GAME_PROCEDURES, wholeGame } from '../../../../src/games/rebellion/engine/game/index.ts';
import type {
  RebellionChoice,
  RebellionEvent,
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
} from '../../../../src/games/rebellion/engine/game/index.ts';
import { parsePosition } from '../../../../src/games/rebellion/positions/game.ts';
import type { Drawn } from '../../../../src/engine/procedure.ts';
import { LEADER_IDS } from '../../../../src/games/rebellion/engine/leaders.ts';
import { MISSION_IDS } from '../../../../src/games/rebellion/engine/missions.ts';
import { OBJECTIVE_IDS } from '../../../../src/games/rebellion/engine/objectives.ts';
import { RING_IDS } from '../../../../src/games/rebellion/engine/rings.ts';
import { SYSTEM_IDS } from '../../../../src/games/rebellion/engine/systems.ts';
import { UNIT_IDS } from '../../../../src/games/rebellion/engine/units.ts';
import { unprintedCards } from '../../../../src/games/rebellion/words/cards.ts';
import { gameNames } from '../../../../src/games/rebellion/boards/game/names.ts';
import { play } from '../../../../src/games/rebellion/play/game.tsx';
import { playRandomly } from '../engine/game/random-play.ts';
import { gameExamples, termsIn as glossaryIn } from '../../../player/support/content.ts';
import { spokenBy } from '../../../player/support/telling.ts';

const LANGUAGES = ['uk', 'ru'] as const;
const termsIn = (language: 'uk' | 'ru') => ({
  ...unprintedCards(language),
  ...glossaryIn(language),
});
const IDS = [
  ...UNIT_IDS,
  ...LEADER_IDS,
  ...SYSTEM_IDS,
  ...MISSION_IDS,
  ...ACTION_IDS,
  ...OBJECTIVE_IDS,
];
const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${IDS.join('|')})(?![\\w-])`);
const ROMAN_AND_NAMES = /\b(?:X-истребитель|Y-истребитель|Y-вінґ|AT-ST|AT-AT)(?: \d)?|\bI{1,3}\b/g;

/** What no reader should ever meet. */
const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]|: \.|\.\./.test(text))
    return `broken: ${text}`;
  if (SPOKEN_ID.test(text)) return `speaks in ids: ${text}`;
  if (/[A-Za-z]/.test(text.replaceAll(ROMAN_AND_NAMES, ''))) return `Latin letters: ${text}`;
  return null;
};

const wrong = new Set<string>();
const asked = new Map<string, number>();
const ENOUGH = 25;

const check = (text: string): void => {
  const mistake = wrongWith(text);
  if (mistake !== null) wrong.add(mistake);
};

const { words, narratorOf } = await spokenBy(play);

type GameNarrator = ReturnType<typeof narratorOf>;

/** Their fights may come up at any step. */
const narratorsOf = async (
  procedure: RebellionProcedure,
  setup: RebellionSetup,
): Promise<readonly GameNarrator[]> => {
  const narrators = LANGUAGES.map((language) =>
    narratorOf(procedure.id, setup, language, termsIn(language)),
  );
  for (const { fetchMore } of narrators) await fetchMore?.();
  return narrators;
};

const hearQuestion = (narrator: GameNarrator, state: RebellionState): void => {
  const prompt = narrator.procedure.prompt(state);
  if (prompt.kind === 'over') {
    narrator.outcome(state).forEach(check);
    return;
  }
  const times = asked.get(prompt.task) ?? 0;
  if (times > ENOUGH) return;
  asked.set(prompt.task, times + 1);
  check(narrator.question(state));
  const remark = narrator.remark?.(state);
  if (remark !== undefined) check(remark);
  if (prompt.kind === 'decision') {
    for (const option of prompt.options) {
      check(narrator.choice(option.choice, state));
      if (!option.allowed && option.cause !== undefined) check(narrator.cause(option.cause));
    }
    return;
  }
  for (const { of, faces } of prompt.draws) {
    check(narrator.draw(of));
    for (const { result } of faces) check(narrator.face(of, result));
  }
};

const hear = (
  narrators: readonly GameNarrator[],
  events: readonly RebellionEvent[],
  before: RebellionState | null,
  after: RebellionState,
): void => {
  for (const narrator of narrators) {
    for (const event of events) {
      const told = narrator.event(event, { before, after });
      check(told);
      if (event.kind === 'refresh-ended' && !told.includes(` ${after.round}.`)) {
        wrong.add(`another round than ${after.round}: ${told}`);
      }
    }
    hearQuestion(narrator, after);
  }
};

beforeAll(async () => {
  for (const { file } of gameExamples) {
    const procedure = GAME_PROCEDURES.find(({ id }) => id === file.procedure);
    const parsed = parsePosition(file.setup);
    if (!procedure || !parsed.ok) throw new Error(`The example ${file.title.uk} cannot begin.`);
    const narrators = await narratorsOf(procedure, parsed.setup);
    let { state, events } = procedure.begin(parsed.setup);
    hear(narrators, events, null, state);
    for (const choice of file.choices) {
      const before = state;
      ({ state, events } = procedure.apply(state, choice as RebellionChoice | Drawn));
      hear(narrators, events, before, state);
    }
  }
  for (const [seed, players] of [2, 2, 3, 4].entries()) {
    const parsed = parsePosition({ variant: 'advanced', phase: 'setup', players });
    if (!parsed.ok) throw new Error(parsed.path);
    const narrators = await narratorsOf(wholeGame, parsed.setup);
    playRandomly(wholeGame, parsed.setup, seed + 1, ({ state, before, events }) =>
      hear(narrators, events, before, state),
    );
  }
});

describe('what the game says', () => {
  it('is whole and free of ids, in both languages', () => {
    expect([...wrong].slice(0, 20)).toEqual([]);
  });

  it('was heard for most questions there are', () => {
    expect([...asked.keys()].length).toBeGreaterThan(35);
  });

  it.each(LANGUAGES)('has a name for every card, ring, unit and leader in %s', (language) => {
    const names = gameNames(language, termsIn(language));
    const spoken = [...IDS, ...RING_IDS].map((id) => wrongWith(names.term(id)));
    expect(spoken.filter((mistake) => mistake !== null)).toEqual([]);
  });

  it('has the same messages in both languages', () => {
    const shape = (value: object): readonly string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && inner !== null
          ? shape(inner as object).map((path) => `${key}.${path}`)
          : [key],
      );
    expect(shape(words.ru).toSorted()).toEqual(shape(words.uk).toSorted());
  });
});

describe('chances in words', () => {
  const [uk, ru] = LANGUAGES.map((language) => words[language].events['mission-opposed']);
  const names = gameNames('uk', termsIn('uk'));
  const said = (success: number, total: number) =>
    [uk, ru].map((tell) =>
      tell?.(
        {
          card: 'infiltration',
          attackers: [],
          opposers: [],
          dice: { rebel: 2, empire: 1 },
          bonus: 0,
          odds: { success, total },
        },
        names,
      ),
    );

  it('are a share that people can picture', () => {
    expect(said(1, 2)[0]).toContain('50 % (приблизно 1 із 2)');
    expect(said(3, 4)[1]).toContain('75 % (примерно 3 из 4)');
  });

  it('never call likely what is certain, or possible what is not', () => {
    expect(said(0, 6)[0]).toContain('0 %, успіх неможливий');
    expect(said(6, 6)[1]).toContain('100 %.');
    expect(said(999, 1000)[0]).toContain('99 %');
    expect(said(1, 1000)[1]).toContain('1 %');
  });
});
