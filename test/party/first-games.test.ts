import { describe, expect, it } from 'vitest';
import { choiceKey } from '../../src/engine/check.ts';
import { position, promptOf } from '../../src/engine/play.ts';
import type { Decision, GameEvent } from '../../src/engine/procedure.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import { loadAdvice } from '../../src/games/advice.ts';
import { answersFor, guideIn, isTold, milestoneAt, reachedIn } from '../../src/party/guide.ts';
import type { Guide } from '../../src/party/guide.ts';
import { answer, settle, sitDown, takeBack, withoutTelling } from '../../src/party/table.ts';
import type { Answers, Manner, Table } from '../../src/party/table.ts';
import { publishedModel } from '../rules/support/content.ts';
import { times } from '../support/effort.ts';
import { adapterOf, BEGINNINGS } from './support/adapter.ts';

type AnyTable = Table<unknown, object, GameEvent>;

const QUICK: Manner = { speed: 'quick', dice: 'site' };
const SEEDS = 20;
/** A first game is done before this many questions, whatever the dice. */
const MOST_QUESTIONS = 200;

const { games } = await publishedModel();
const FIRST_GAMES = games.flatMap(({ id, firstGame }) => {
  const beginning = BEGINNINGS.find((one) => one.game === id && one.id === firstGame?.beginning);
  return firstGame && beginning ? [{ id, beginning, guide: guideIn(firstGame, 'uk') }] : [];
});

it('is told for every game that is played as a whole', () => {
  const played = new Set(BEGINNINGS.map(({ game }) => game));
  expect(FIRST_GAMES.map(({ id }) => id)).toEqual([...played]);
});

const openIn = (prompt: Decision<object>): readonly object[] =>
  withoutTelling(prompt).options.flatMap(({ allowed, choice }) => (allowed ? [choice] : []));

/** What a reader is asked until the last milestone, and what he answers. */
const lead = async (
  { id, beginning, guide }: (typeof FIRST_GAMES)[number],
  seed: number,
  most: number,
  choose: (advised: object | undefined, open: readonly object[]) => object | undefined,
) => {
  const advise = await loadAdvice(id);
  const { procedure } = await adapterOf(beginning);
  const answers: Answers<unknown, object, GameEvent> = answersFor({ ...guide, seed }, advise);
  const asked: { readonly table: AnyTable; readonly by: string; readonly task: string }[] = [];
  const illegal: string[] = [];
  const reasons = new Set<string>();
  let table: AnyTable = settle(sitDown(procedure, seed), QUICK, answers);
  while (asked.length < most && reachedIn(guide, table.game).size < guide.milestones.length) {
    const prompt = promptOf(table.game);
    if (prompt.kind === 'over') break;
    if (prompt.kind === 'chance') throw new Error('The site did not roll.');
    asked.push({ table, by: prompt.by, task: prompt.task });
    const open = openIn(prompt);
    const advice = advise(position(table.game).state, prompt);
    const keys = open.map(choiceKey);
    if (advice && !keys.includes(choiceKey(advice.choice))) illegal.push(prompt.task);
    if (advice?.why !== undefined) reasons.add(advice.why);
    const choice = choose(advice?.choice, open);
    if (!choice) throw new Error(`${prompt.task} offers nothing that is allowed.`);
    table = answer(table, choice, QUICK, answers);
  }
  return { asked, illegal, reasons, table, answers };
};

const missedIn = (guide: Guide, { game }: AnyTable): readonly string[] => {
  const reached = reachedIn(guide, game);
  return guide.milestones.map(({ id }) => id).filter((id) => !reached.has(id));
};

describe.each(FIRST_GAMES)('the first game of $id', (first) => {
  const { guide } = first;
  const advised = Promise.all(
    Array.from({ length: times(SEEDS) }, (_, index) =>
      lead(first, index + 1, MOST_QUESTIONS, (choice, open) => choice ?? open[0]),
    ),
  );

  it('reaches every milestone by what is advised, whatever the dice', async () => {
    const missed = (await advised).map(({ table }) => missedIn(guide, table));
    expect(missed.flat()).toEqual([]);
  });

  it('asks the reader alone, and nothing that is settled for him', async () => {
    const asked = (await advised).flatMap((game) => game.asked);
    expect(new Set(asked.map(({ by }) => by))).toEqual(new Set([guide.you]));
    expect(asked.filter(({ task }) => guide.settled.includes(task))).toEqual([]);
  });

  /** Readers who do as they like. */
  const stray = Promise.all(
    Array.from({ length: times(SEEDS) }, (_, index) => {
      let random = randomFrom(index);
      return lead(first, index + 1, 60, (_choice, open) => {
        const { value, state } = nextBelow(random, open.length);
        random = state;
        return open[value];
      });
    }),
  );

  it('advises nothing that the rules refuse, whatever has been chosen before', async () => {
    const all = [...(await advised), ...(await stray)];
    expect(all.flatMap(({ illegal }) => illegal)).toEqual([]);
  });

  it('has a word for every reason that it gives, and gives every reason that it has', async () => {
    const all = [...(await advised), ...(await stray)];
    const given = new Set(all.flatMap(({ reasons }) => [...reasons]));
    const told = new Set(Object.keys(guide.reasons));
    expect([...given].filter((why) => !told.has(why))).toEqual([]);
    expect([...told].filter((why) => !given.has(why))).toEqual([]);
  });

  it('tells of a milestone once, at the first question that it speaks of', async () => {
    const advise = await loadAdvice(first.id);
    const choose = (choice: object | undefined, open: readonly object[]) => choice ?? open[0];
    const { asked } = await lead(first, guide.seed, MOST_QUESTIONS, choose);
    const met = asked.flatMap(({ table: { game } }) => {
      const prompt = promptOf(game);
      const milestone = guide.milestones[milestoneAt(guide, game)];
      if (!milestone || prompt.kind !== 'decision') return [];
      const choice = advise(position(game).state, prompt)?.choice ?? {};
      const { id, about } = milestone;
      const fits = about.length === 0 || about.some((kind) => kind === Reflect.get(choice, 'kind'));
      return [{ id, fits, told: isTold(guide, advise, game) }];
    });
    const spokenOf = new Set(met.filter(({ fits }) => fits).map(({ id }) => id));
    expect(met.filter(({ told }) => told).map(({ id }) => id)).toEqual([...spokenOf]);
    expect(met.filter(({ told, fits }) => told && !fits)).toEqual([]);
    expect(spokenOf.size).toBeGreaterThan(guide.milestones.length - 2);
  });

  it('goes back to the last question of the reader, with all that the site answered', async () => {
    const { asked, table, answers } = await lead(first, guide.seed, 12, (choice) => choice);
    let back = table;
    for (const before of asked.toReversed().slice(0, 5)) {
      back = takeBack(back, QUICK, answers);
      expect(back.game.at).toBe(before.table.game.at);
    }
  });
});
