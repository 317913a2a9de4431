import { beforeAll, describe, expect, it } from 'vitest';
import { lessonMinutes } from '../../src/components/lesson-minutes.ts';
import { lessonPlay } from '../../src/components/lesson-play.ts';
import { walkthroughData } from '../../src/components/walkthrough-data.ts';
import { promptOf } from '../../src/engine/play.ts';
import { loadPlay } from '../../src/games/player.ts';
import type { AnyAdapter } from '../../src/player/adapter.ts';
import {
  decidedAt,
  hasEnded,
  isReached,
  lessonBack,
  lessonForward,
  lessonSteps,
  settled,
} from '../../src/player/lesson.ts';
import { withParts } from '../../src/player/play.tsx';
import type { LessonData } from '../../src/player/player-data.ts';
import { act, bookNext, roll, startSession, toBookStep } from '../../src/player/session.ts';
import type { Session } from '../../src/player/session.ts';
import type { GameEvent } from '../../src/engine/procedure.ts';
import type { Game, Lesson, Model } from '../../src/rules/model.ts';
import { contentModel } from '../rules/support/content.ts';

type Any = Session<unknown, object, GameEvent>;

let model: Model;
beforeAll(async () => {
  model = await contentModel();
});

const lessonsOf = ({ course }: Game): readonly Lesson[] => course?.lessons ?? [];
const boards = (): readonly (readonly [Game, Lesson])[] =>
  model.games.flatMap((game) =>
    lessonsOf(game).flatMap((lesson): (readonly [Game, Lesson])[] =>
      lesson.board === undefined ? [] : [[game, lesson]],
    ),
  );

const kindsIn = ({ game }: Any): readonly string[] =>
  game.moves.flatMap(({ events }) => events.map(({ kind }) => kind));

interface Open {
  readonly adapter: AnyAdapter;
  readonly lesson: LessonData;
  readonly start: Any;
}

const opened = async (game: Game, lesson: Lesson): Promise<Open> => {
  const play = await lessonPlay(game, lesson, 'uk');
  const scenario = game.scenarios.find(({ id }) => id === lesson.scenario);
  if (play === null || scenario === undefined) throw new Error(`${lesson.id} has no board.`);
  const data = walkthroughData(model, game, scenario, 'uk');
  const adapter = (await (await loadPlay(data.play)).ready(data, () => 1)) as unknown as AnyAdapter;
  const book = data.choices as readonly object[];
  const start = await withParts(
    () => toBookStep(startSession(adapter.procedure, scenario.id, book, 7), play.data.from),
    adapter.fetchMore,
  );
  return { adapter, lesson: play.data, start };
};

const board = async (game: string, id: string): Promise<Open> => {
  const found = boards().find(([one, lesson]) => one.id === game && lesson.id === id);
  if (found === undefined) throw new Error(`There is no lesson «${id}».`);
  return opened(...found);
};

/** Takes any choices from where the board begins, and notes what is asked. */
function wander({ procedure, opening }: Any['game'], seed: number, tasks: Set<string>): void {
  let at = seed;
  const any = <T>(all: readonly T[]): T | undefined => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return all[Math.floor((at / 2_147_483_648) * all.length)];
  };
  let { state } = opening;
  for (let step = 0; step < 120; step += 1) {
    const prompt = procedure.prompt(state);
    if (prompt.kind === 'over') return;
    tasks.add(prompt.task);
    const answer =
      prompt.kind === 'chance'
        ? {
            kind: 'drawn' as const,
            results: prompt.draws.map(({ faces }) => any(faces)?.result ?? ''),
          }
        : any(prompt.options.filter(({ allowed }) => allowed))?.choice;
    if (answer === undefined) return;
    try {
      ({ state } = procedure.apply(state, answer));
    } catch {
      // Cards of one deck drawn at once are not each other's copies: this way ends here.
      return;
    }
  }
}

describe('the board of every lesson', () => {
  it('is done by its example, which every language plays alike', async () => {
    for (const [game, lesson] of boards()) {
      const { adapter, lesson: shown, start } = await opened(game, lesson);
      const { end } = await withParts(() => lessonSteps(start, shown), adapter.fetchMore);
      expect(isReached(end, shown), `${game.id} ${lesson.id}`).toBe(true);
      expect(end.game.at, `${game.id} ${lesson.id}`).toBe(shown.to);
      const other = await lessonPlay(game, lesson, 'ru');
      expect(other?.data.to, `${game.id} ${lesson.id}`).toBe(shown.to);
    }
  });

  it('names only events and questions that its procedure knows', async () => {
    const asked = new Map<string, Set<string>>();
    const named: (readonly [game: string, lesson: string, task: string])[] = [];
    for (const [game, lesson] of boards()) {
      const { adapter, lesson: shown, start } = await opened(game, lesson);
      const { end } = await withParts(() => lessonSteps(start, shown), adapter.fetchMore);
      const { game: line } = end;
      const kinds = new Set(line.moves.flatMap(({ events }) => events.map(({ kind }) => kind)));
      if (shown.until) expect(kinds, lesson.id).toContain(shown.until.event);
      const tasks = asked.get(game.id) ?? new Set();
      asked.set(game.id, tasks);
      for (const { state } of [line.opening, ...line.moves]) {
        const prompt = line.procedure.prompt(state);
        tasks.add(prompt.kind === 'over' ? 'over' : prompt.task);
      }
      // What is passed over may come up only where a reader leaves the example.
      if (Object.keys(shown.itself).some((task) => !tasks.has(task))) {
        for (let seed = 1; seed <= 20; seed += 1) wander(line, seed, tasks);
      }
      named.push(...Object.keys(shown.itself).map((task) => [game.id, lesson.id, task] as const));
    }
    const unknown = named.filter(([game, , task]) => asked.get(game)?.has(task) !== true);
    expect(unknown).toEqual([]);
  });

  it('takes no more than seventeen presses by its example', async () => {
    for (const [game, lesson] of boards()) {
      const play = await lessonPlay(game, lesson, 'uk');
      expect(play?.presses, `${game.id} ${lesson.id}`).toBeLessThanOrEqual(17);
      expect(play?.presses, `${game.id} ${lesson.id}`).toBeGreaterThan(0);
    }
  });

  it('does not begin at its own end', async () => {
    for (const [game, lesson] of boards()) {
      const { lesson: shown, start } = await opened(game, lesson);
      expect(hasEnded(start, shown), `${game.id} ${lesson.id}`).toBe(false);
    }
  });
});

describe('what needs no hand of the reader', () => {
  it('is done at once: cards one after another, after the first of them', async () => {
    const { lesson, start } = await board('swlcg', 'first-game');
    const asked = toBookStep(start, 3);
    expect(promptOf(asked.game).kind).toBe('chance');
    const dealt = settled(roll(asked), lesson);
    expect(dealt.game.at).toBe(7);
    expect(promptOf(dealt.game)).toMatchObject({ kind: 'decision', task: 'return-objective' });
    expect(decidedAt(dealt, lesson)).toBe(3);
  });

  it('leaves each throw of dice to the reader', async () => {
    const { lesson, start } = await board('ti4', 'space-combat');
    const thrown = settled(toBookStep(start, 6), lesson);
    expect(thrown.game.at).toBe(6);
    expect(promptOf(thrown.game).kind).toBe('chance');
  });

  it('passes over what the lesson is not about, by the example or away from it', async () => {
    const { lesson, start } = await board('swlcg', 'engagement');
    const byBook = settled(toBookStep(start, 3), lesson);
    expect(byBook.game.at).toBe(5);
    const alone = settled(
      act(act(start, { kind: 'engage', objective: 'imperial-command-1' }), {
        kind: 'send',
        piece: 'luke-skywalker-1',
      }),
      lesson,
    );
    const sent = settled(act(alone, { kind: 'done' }), lesson);
    expect(bookNext(sent)).toBeNull();
    expect(promptOf(sent.game)).toMatchObject({ task: 'defend' });
    const fought = settled(act(sent, { kind: 'done' }), lesson);
    expect(promptOf(fought.game)).toMatchObject({ kind: 'decision', task: 'strike' });
  });

  it('lies on one side of a step back and of a step forward', async () => {
    const { lesson, start } = await board('swlcg', 'first-game');
    const asked = toBookStep(start, 3);
    const dealt = settled(roll(asked), lesson);
    const back = lessonBack(dealt, lesson);
    expect(back.game.at).toBe(3);
    expect(lessonForward(back, lesson).game.at).toBe(7);
  });
});

describe('the task of a lesson', () => {
  it('is done whichever way it was done, and only by what it asked for', async () => {
    const { lesson, start } = await board('ti4', 'moving');
    const to = (system: string): Any => act(start, { kind: 'activate', system });
    const idle = settled(act(to('34'), { kind: 'depart' }), lesson);
    expect(isReached(idle, lesson)).toBe(false);
    const elsewhere = act(
      act(to('41'), { kind: 'move', unit: 'red-carrier-1', path: ['34', '41'] }),
      { kind: 'depart' },
    );
    expect(kindsIn(elsewhere)).toContain('ships-arrived');
    expect(isReached(elsewhere, lesson)).toBe(false);
    const sent = act(
      act(to('35'), { kind: 'move', unit: 'red-carrier-1', path: ['34', '41', '35'] }),
      { kind: 'depart' },
    );
    const lost = act(sent, { kind: 'drawn', results: ['1'] });
    expect(isReached(settled(lost, lesson), lesson)).toBe(false);
    const flown = act(sent, { kind: 'drawn', results: ['9'] });
    expect(bookNext(flown)).toBeNull();
    expect(isReached(flown, lesson)).toBe(true);
  });

  it('may be missed at the end', async () => {
    const { lesson, start } = await board('swlcg', 'paying');
    const idle = settled(act(start, { kind: 'done' }), lesson);
    expect(hasEnded(idle, lesson)).toBe(true);
    expect(isReached(idle, lesson)).toBe(false);
  });

  it('ends the board, though the game would go on', async () => {
    const { lesson, start } = await board('ti4', 'first-game');
    const { end } = lessonSteps(start, lesson);
    expect(promptOf(end.game).kind).toBe('decision');
    expect(settled(end, lesson)).toBe(end);
    expect(lesson.rest).toMatch(/galaxy-for-three\/#step-51$/);
  });
});

describe('the minutes of a lesson', () => {
  it('are told by words and decisions: from three to nine', async () => {
    for (const game of model.games) {
      for (const lesson of lessonsOf(game)) {
        const minutes = await lessonMinutes(game, lesson, 'uk');
        expect(minutes, `${game.id} ${lesson.id}`).toBeGreaterThanOrEqual(3);
        expect(minutes, `${game.id} ${lesson.id}`).toBeLessThanOrEqual(9);
      }
    }
  });

  it('grow with every press that the example takes', async () => {
    const [game, lesson] = boards().find(([, { id }]) => id === 'first-strategy') ?? [];
    if (game === undefined || lesson === undefined) throw new Error('The lesson is gone.');
    const without: Lesson = { ...lesson, id: 'without', board: undefined };
    const longer: Lesson = { ...lesson, id: 'longer', scenario: 'refresh-phase' };
    const least = await lessonMinutes(game, without, 'uk');
    expect(await lessonMinutes(game, longer, 'uk')).toBeGreaterThan(least);
  });
});
