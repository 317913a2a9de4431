import { describe, expect, it } from 'vitest';
import { combat as citedRules } from '../../src/games/rebellion/engine/cited-rules.ts';
import { combat } from '../../src/games/rebellion/engine/combat/combat.ts';
import { IllegalChoice } from '../../src/engine/procedure.ts';
import type { CombatEvent } from '../../src/games/rebellion/engine/combat/types.ts';
import { loadPlay } from '../../src/games/player.ts';
import { PROCEDURES, procedureOf } from '../../src/games/procedures.ts';
import { playerWords } from '../../src/i18n/player.ts';
import type { PlayerData } from '../../src/player/player-data.ts';
import { tell } from '../../src/player/tell.ts';
import { transcript } from '../../src/player/transcript.ts';
import { randomCombat, setups } from './support/combats.ts';
import { exampleOf, examples, narratorOf, termsIn } from './support/content.ts';

describe.each(examples)('the transcript of $id', ({ setup, choices }) => {
  const steps = transcript(narratorOf(setup, 'uk'), choices);

  it('has the opening and one step for each choice', () => {
    expect(steps).toHaveLength(choices.length + 1);
    expect(steps[0]).toMatchObject({ by: null, question: null, answer: null });
  });

  it('tells each event of the engine in order, with its rules', () => {
    let { state, events } = combat.begin(setup);
    const told: (readonly CombatEvent[])[] = [events];
    for (const choice of choices) {
      ({ state, events } = combat.apply(state, choice));
      told.push(events);
    }
    for (const [index, expected] of told.entries()) {
      const lines = steps[index]?.lines ?? [];
      if (expected.length === 0) expect(lines).toHaveLength(1);
      else expect(lines.map(({ rules }) => rules)).toEqual(expected.map(({ rules }) => rules));
    }
  });

  it('cites a known rule on every line', () => {
    const lines = steps.flatMap((step) => step.lines);
    expect(lines.filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(lines.flatMap(({ rules }) => rules).filter((id) => !citedRules.includes(id))).toEqual(
      [],
    );
  });
});

describe('the space battle at Yavin', () => {
  const { setup, choices } = exampleOf('yavin-space-battle');
  const told = (language: 'uk' | 'ru'): readonly string[] =>
    transcript(narratorOf(setup, language), choices).flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    );

  it('is told in Ukrainian as the booklet prints it', () => {
    expect(told('uk')).toEqual(
      expect.arrayContaining([
        'Повстанці додають лідера з резерву: Ян Додонна (космос 2, земля 1).',
        'Імперія атакує в космосі. Кидок: 2 червоні та 2 чорні кубики.',
        'Х-вінґ: 1 пошкодження (карта «Натиск»).',
        'Червоне влучання нема кому призначити.',
        'Y-вінґ: 2 пошкодження, витривалість 1. Фігурка переходить на лист фракції й загине, але спершу ще атакує в цьому раунді.',
        'Y-вінґ: знищено, фігурка повертається в запас.',
      ]),
    );
  });

  it('is told in Russian as the booklet prints it', () => {
    expect(told('ru')).toEqual(
      expect.arrayContaining([
        'Повстанцы добавляют командира из пула: Ян Додонна (космос 2, земля 1).',
        'Империя атакует в космосе. Бросок: 2 красных и 2 чёрных кубика.',
        'X-истребитель: 1 урон заблокирован (карта «Оборонительный строй»).',
        'Красное попадание назначить некому.',
        'СИД-истребитель: отряд уничтожен, фигурка возвращается в запас.',
      ]),
    );
  });

  it('asks what the engine asks', () => {
    const questions = transcript(narratorOf(setup, 'uk'), choices).map(({ question }) => question);
    expect(questions[11]).toBe('Кому призначити червоне влучання?');
    expect(questions[13]).toBe('Чи заблокувати пошкодження?');
  });
});

it('a step without events is told by its question and answer', () => {
  const { setup, choices } = exampleOf('lone-transports');
  const steps = transcript(narratorOf(setup, 'uk'), choices);
  const [line, ...rest] = steps[5]?.lines ?? [];
  expect(rest).toEqual([]);
  expect(line?.text).toBe('Чи відступити? Відступити в систему Набу, лідер: принцеса Лея.');
});

it('any legal combat can be told', () => {
  const [setup] = setups;
  if (!setup) throw new Error('There is no combat to tell.');
  const choices = randomCombat(setup, 7).map(({ answer }) => answer);
  expect(choices.length).toBeGreaterThan(10);
  expect(transcript(narratorOf(setup, 'ru'), choices)).toHaveLength(choices.length + 1);
});

it('a refused choice is not told but thrown out', () => {
  const { setup } = exampleOf('hit-colours');
  const choices = [
    { kind: 'drawn', results: ['hit'] },
    { kind: 'end-actions' },
    { kind: 'assign', die: 'black-1', figure: 'corellian-corvette-1' },
  ] as const;
  expect(() => transcript(narratorOf(setup, 'uk'), choices)).toThrow(IllegalChoice);
});

/** A worked example as its page carries it. */
const pageOf = (id: string, terms: PlayerData['terms']): PlayerData => {
  const { setup, choices } = exampleOf(id);
  const procedure = 'rebellion/combat';
  const play = `rebellion/${procedureOf(procedure).play}`;
  const known = { procedure, play, setup, choices, terms, scenario: id, rules: {} };
  return { ...known, language: 'uk', words: playerWords('uk') };
};

describe('the list of procedures', () => {
  it('tells a scenario as the page needs it', async () => {
    const { setup, choices } = exampleOf('yavin-space-battle');
    expect(await tell(pageOf('yavin-space-battle', termsIn('uk')))).toEqual(
      transcript(narratorOf(setup, 'uk'), choices),
    );
  });

  it('names every term a combat may mention', () => {
    const { terms } = procedureOf('rebellion/combat');
    for (const language of ['uk', 'ru'] as const) {
      const known = termsIn(language);
      expect(terms.filter((id) => known[id] === undefined)).toEqual([]);
    }
  });

  it('says what is wrong with an unknown name or a bad setup', () => {
    expect(() => procedureOf('rebellion/kombat')).toThrow('«rebellion/kombat»');
    expect(procedureOf('rebellion/combat').read({ system: 7 })).toEqual({
      ok: false,
      path: 'system',
      problem: 'Invalid input: expected string, received number',
    });
  });

  it.each(PROCEDURES)('names what plays $id', async ({ id, play }) => {
    const [game = ''] = id.split('/');
    expect(await loadPlay(`${game}/${play}`)).toHaveProperty('ready');
  });

  it('says that nothing plays what has no file', async () => {
    await expect(loadPlay('rebellion/kombat')).rejects.toThrow('«rebellion/kombat»');
  });
});

it('a term without a name is a mistake that says so', async () => {
  await expect(tell(pageOf('yavin-space-battle', {}))).rejects.toThrow('has no name');
});
