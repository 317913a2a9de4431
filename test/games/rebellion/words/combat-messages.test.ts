import { beforeAll, describe, expect, it } from 'vitest';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { LEADER_IDS } from '../../../../src/games/rebellion/engine/leaders.ts';
import { TACTICS } from '../../../../src/games/rebellion/engine/tactics.ts';
import { UNIT_IDS } from '../../../../src/games/rebellion/engine/units.ts';
import type {
  CombatEvent,
  CombatSetup,
  CombatState,
} from '../../../../src/games/rebellion/engine/combat/types.ts';
import { SYSTEM_IDS, systemName } from '../../../../src/games/rebellion/words/systems.ts';
import { combatWords, narratorOf, termsIn, examples } from '../../../player/support/content.ts';
import { randomCombat, setups } from '../../../player/support/combats.ts';
import { combatNames } from '../../../../src/games/rebellion/boards/combat-names.ts';

const IDS = [...UNIT_IDS, ...LEADER_IDS, ...TACTICS.map(({ card }) => card), ...SYSTEM_IDS];
const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${IDS.join('|')})(?![\\w-])`);
const LATIN_NAMES = /\b(?:X-истребитель|Y-истребитель|Y-вінґ|AT-ST|AT-AT)(?: \d)?/g;

/** What no reader should ever meet. */
const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]/.test(text)) return `broken: ${text}`;
  if (SPOKEN_ID.test(text)) return `speaks in ids: ${text}`;
  if (/[A-Za-z]/.test(text.replaceAll(LATIN_NAMES, ''))) return `Latin letters: ${text}`;
  return null;
};

interface Heard {
  readonly events: Set<string>;
  readonly tasks: Set<string>;
  readonly choices: Set<string>;
  readonly wrong: Set<string>;
}

const listen = (
  setup: CombatSetup,
  turns: readonly { state: CombatState; answer: object }[],
  heard: Heard,
): void => {
  const narrators = (['uk', 'ru'] as const).map((language) => narratorOf(setup, language));
  const check = (text: string): void => {
    const wrong = wrongWith(text);
    if (wrong !== null) heard.wrong.add(wrong);
  };
  const { state: opening, events } = combat.begin(setup);
  const hear = (told: readonly CombatEvent[]): void => {
    for (const event of told) {
      heard.events.add(event.kind);
      for (const narrator of narrators)
        check(narrator.event(event, { before: null, after: opening }));
    }
  };
  hear(events);
  for (const { state, answer } of turns) {
    const prompt = combat.prompt(state);
    if (prompt.kind === 'over') continue;
    heard.tasks.add(prompt.task);
    for (const narrator of narrators) {
      check(narrator.side(prompt.by, state));
      check(narrator.question(state));
      if (prompt.kind === 'chance') {
        for (const { of, faces } of prompt.draws) {
          check(narrator.draw(of));
          for (const { result } of faces) check(narrator.face(of, result));
        }
        continue;
      }
      for (const option of prompt.options) {
        heard.choices.add(option.choice.kind);
        check(narrator.choice(option.choice, state));
        if (!option.allowed && option.cause !== undefined) check(narrator.cause(option.cause));
      }
    }
    const step = combat.apply(state, answer as Parameters<typeof combat.apply>[1]);
    hear(step.events);
    if (combat.prompt(step.state).kind === 'over') {
      for (const narrator of narrators) narrator.outcome(step.state).forEach(check);
    }
  }
};

const heard: Heard = {
  events: new Set(),
  tasks: new Set(),
  choices: new Set(),
  wrong: new Set(),
};

beforeAll(() => {
  for (const { setup, choices } of examples) {
    let { state } = combat.begin(setup);
    const turns = choices.map((answer) => {
      const turn = { state, answer };
      ({ state } = combat.apply(state, answer));
      return turn;
    });
    listen(setup, turns, heard);
  }
  for (const setup of setups) {
    for (let seed = 1; seed <= 25; seed += 1) listen(setup, randomCombat(setup, seed), heard);
  }
});

describe('what a combat says', () => {
  it('is whole and free of ids, in both languages', () => {
    expect([...heard.wrong]).toEqual([]);
  });

  it('was heard for every event, question and choice there is', () => {
    const { events, tasks, choices } = combatWords.uk;
    const missing = (all: object, met: ReadonlySet<string>): readonly string[] =>
      Object.keys(all).filter((kind) => !met.has(kind));
    expect(missing(events, heard.events)).toEqual([]);
    expect(missing(tasks, heard.tasks)).toEqual([]);
    expect(missing(choices, heard.choices)).toEqual([]);
  });

  it('has the same messages in both languages', () => {
    const shape = (value: object): readonly string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && inner !== null
          ? shape(inner as object).map((path) => `${key}.${path}`)
          : [key],
      );
    expect(shape(combatWords.ru).toSorted()).toEqual(shape(combatWords.uk).toSorted());
  });
});

describe('numbers and cases', () => {
  const [setup] = setups;
  if (!setup) throw new Error('There is no combat to speak about.');
  const uk = combatWords.uk.events;
  const ru = combatWords.ru.events;
  const names = (language: 'uk' | 'ru') => combatNames(setup, language, termsIn(language));

  const marked = (damage: number) =>
    ({
      side: 'rebel',
      figure: 'corellian-corvette-1',
      unit: 'corellian-corvette',
      damage,
      health: 2,
    }) as const;

  it('count damage in Ukrainian', () => {
    const said = [1, 2, 5].map((damage) => uk['damage-marked'](marked(damage), names('uk')));
    expect(said.map((text) => text.split(',')[0])).toEqual([
      'Корелліанський корвет: 1 пошкодження',
      'Корелліанський корвет: 2 пошкодження',
      'Корелліанський корвет: 5 пошкоджень',
    ]);
  });

  it('count damage in Russian', () => {
    const said = [1, 2, 5].map((damage) => ru['damage-marked'](marked(damage), names('ru')));
    expect(said.map((text) => text.split(',')[0])).toEqual([
      'Кореллианский корвет: 1 урон',
      'Кореллианский корвет: 2 урона',
      'Кореллианский корвет: 5 урона',
    ]);
  });

  it('agree with the side: the Empire is one, the Rebels are many', () => {
    const ends = (side: 'empire' | 'rebel') => [
      uk['retreat-declined']({ side }, names('uk')),
      ru['retreat-declined']({ side }, names('ru')),
    ];
    expect(ends('empire')).toEqual(['Імперія не відступає.', 'Империя не отступает.']);
    expect(ends('rebel')).toEqual(['Повстанці не відступають.', 'Повстанцы не отступают.']);
  });

  it('count dice of two colours', () => {
    const roll = (red: number, black: number) => ({
      side: 'empire' as const,
      theatre: 'space' as const,
      sum: { red, black },
      reduced: 0,
      taken: { red: 0, black: 0 },
      count: { red, black },
    });
    expect(uk['attack-began'](roll(1, 2), names('uk'))).toContain('1 червоний та 2 чорні кубики');
    expect(uk['attack-began'](roll(5, 1), names('uk'))).toContain('5 червоних та 1 чорний кубик');
    expect(ru['attack-began'](roll(2, 5), names('ru'))).toContain('2 красных и 5 чёрных кубиков');
  });

  it('number figures only where several are alike', () => {
    expect(names('uk').figure('x-wing-2')).toBe('Х-вінґ 2');
    expect(names('uk').figure('corellian-corvette-1')).toBe('корелліанський корвет');
  });
});

describe('systems', () => {
  it('have a name in both languages for every one in the examples', () => {
    const used = examples.flatMap(({ setup }) => [
      setup.system,
      ...setup.adjacent.map(({ id }) => id),
    ]);
    const nameless = used.filter(
      (id) => systemName('uk', id) === undefined || systemName('ru', id) === undefined,
    );
    expect(nameless).toEqual([]);
  });

  it('are the 32 of the board', () => {
    expect(SYSTEM_IDS).toHaveLength(32);
  });
});
