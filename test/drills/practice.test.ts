import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PooledQuestion } from '../../src/drills/pool-data.ts';
import { formatRecord, NOTHING, parseRecord } from '../../src/drills/page/record.ts';
import type { PracticeRecord } from '../../src/drills/page/record.ts';
import {
  A_DAY,
  answered,
  dayOf,
  forToday,
  skillOf,
  toRefresh,
  weakTopics,
} from '../../src/drills/page/schedule.ts';
import { triedIn, tryFragment } from '../../src/drills/page/try-link.ts';

const question = (kind: string, topic: string, level: 1 | 2 | 3 = 1): PooledQuestion => ({
  id: `${kind}-1`,
  kind,
  knowledge: level,
  complexity: level,
  text: '?',
  answers: ['1', '2'],
  right: 0,
  rule: `duel.${topic}.rule`,
});

const QUESTIONS = Array.from({ length: 25 }, (_, at) =>
  question(`kind-${at}`, at < 3 ? 'combat' : `topic-${at}`, at < 12 ? 1 : 3),
);
const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const first = (): number => 0;

const after = (
  record: PracticeRecord,
  asked: readonly PooledQuestion[],
  isRight: boolean,
  now = NOW,
): PracticeRecord => asked.reduce((kept, one) => answered(kept, one, isRight, now, true), record);

describe('what is asked today', () => {
  it('is ten questions at most, and none after them', () => {
    const asked = forToday(QUESTIONS, NOTHING, NOW, first);
    expect(asked).toHaveLength(A_DAY);
    const done = after(NOTHING, asked, true);
    expect(forToday(QUESTIONS, done, NOW, first)).toEqual([]);
    expect(forToday(QUESTIONS, done, later(1), first).length).toBeGreaterThan(0);
  });

  it('begins with the basics, and asks no more than the levels that were chosen', () => {
    const levels = forToday(QUESTIONS, NOTHING, NOW, first).map(({ knowledge }) => knowledge);
    expect(levels).toEqual(Array.from({ length: A_DAY }, () => 1));
    const basics = { ...NOTHING, knowledge: 1 };
    const all = after(basics, QUESTIONS.slice(0, 12), true);
    expect(forToday(QUESTIONS, { ...all, day: 0 }, NOW, first)).toEqual([]);
    const easy = forToday(QUESTIONS, { ...NOTHING, complexity: 1 }, NOW, first);
    expect(easy.every(({ complexity }) => complexity === 1)).toBe(true);
  });

  it('brings back what was wrong sooner than what was right', () => {
    const [known, unknown] = [question('known', 'a'), question('unknown', 'b')];
    const once = after(after(NOTHING, [known], true), [unknown], false);
    const due = (one: PooledQuestion): number => once.skills.get(skillOf(one))?.due ?? 0;
    expect(due(unknown)).toBeLessThan(due(known));
    expect(due(unknown)).toBeGreaterThan(dayOf(NOW));
  });

  it('waits longer after each right answer', () => {
    const one = question('kind', 'a');
    let record = after(NOTHING, [one], true);
    let now = NOW;
    const waits = Array.from({ length: 4 }, () => {
      const { due = 0, last = 0 } = record.skills.get(skillOf(one)) ?? {};
      now = new Date(due * DAY_MS + DAY_MS / 2);
      record = after(record, [one], true, now);
      return due - last;
    });
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(new Set(waits).size).toBe(4);
  });

  it('puts what is due before what is new', () => {
    const [old] = QUESTIONS.slice(-1);
    if (!old) throw new Error('There are no questions.');
    const record = after(NOTHING, [old], false);
    expect(forToday(QUESTIONS, record, later(9), first)[0]).toBe(old);
  });
});

describe('a refreshment before the game', () => {
  it('asks ten, whatever the day has asked, and does not count among its ten', () => {
    const done = after(NOTHING, forToday(QUESTIONS, NOTHING, NOW, first), true);
    const asked = toRefresh(QUESTIONS, done, NOW, first);
    expect(asked).toHaveLength(A_DAY);
    const refreshed = asked.reduce((kept, one) => answered(kept, one, true, NOW, false), done);
    expect(refreshed.asked).toBe(done.asked);
  });

  it('asks what is least remembered first', () => {
    const record = after(after(NOTHING, QUESTIONS, true), QUESTIONS.slice(3, 4), false);
    const [one] = toRefresh(QUESTIONS, record, later(30), first);
    expect(one).toBe(QUESTIONS[3]);
  });
});

describe('weak topics', () => {
  it('are those with wrong answers, the worst first', () => {
    const record = after(
      after(NOTHING, [question('x', 'combat'), question('y', 'combat')], true),
      [question('x', 'combat'), question('z', 'trade')],
      false,
    );
    expect(weakTopics(record)).toEqual([
      { topic: 'trade', right: 0, asked: 1 },
      { topic: 'combat', right: 2, asked: 3 },
    ]);
    expect(weakTopics(after(NOTHING, QUESTIONS, true))).toEqual([]);
  });
});

describe('the record on the device', () => {
  it('comes back as it was written', () => {
    const record = after(NOTHING, QUESTIONS, true);
    expect(parseRecord(formatRecord(record))).toEqual(record);
  });

  it('survives whatever lies in the storage, and stays within its bounds', () => {
    const skill = fc.dictionary(
      fc.constantFrom(
        'due',
        'last',
        'stability',
        'difficulty',
        'reps',
        'lapses',
        'state',
        'right',
        'asked',
      ),
      fc.oneof(fc.double(), fc.integer(), fc.string()),
    );
    const skills = fc.dictionary(fc.constantFrom('a.b.c.d', '__proto__', 'x', 'k.duel.a.b'), skill);
    const strange = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ skills, day: fc.anything(), asked: fc.double(), knowledge: fc.integer() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(strange, (text) => {
        const record = parseRecord(text);
        expect([1, 2, 3]).toContain(Math.round(record.knowledge));
        const asked = forToday(QUESTIONS, record, NOW, first);
        expect(asked.length).toBeLessThanOrEqual(A_DAY);
        expect(() => after(record, [...asked, ...QUESTIONS], false)).not.toThrow();
        expect(() => toRefresh(QUESTIONS, record, NOW, first)).not.toThrow();
      }),
    );
  });

  it('takes no skill that the scheduler could not have left', () => {
    const sound = formatRecord(after(NOTHING, QUESTIONS.slice(0, 1), true));
    expect(parseRecord(sound).skills.size).toBe(1);
    for (const [field, value] of [
      ['difficulty', 0.5],
      ['difficulty', 11],
      ['stability', 0],
      ['state', 7],
      ['right', 2],
      ['due', -1],
    ] as const) {
      const strange = sound.replace(new RegExp(`"${field}":[\\d.]+`), `"${field}":${value}`);
      expect(strange).not.toBe(sound);
      expect(parseRecord(strange).skills.size).toBe(0);
    }
  });

  it('is as good as absent when it is too long to be one', () => {
    expect(parseRecord(`{"day":5,"x":"${'y'.repeat(200_001)}"}`)).toEqual(NOTHING);
    const many = Object.fromEntries(
      Array.from({ length: 900 }, (_, at) => [
        `k-${at}.a.b.c`,
        {
          due: 1,
          last: 0,
          stability: 1,
          difficulty: 5,
          reps: 1,
          lapses: 0,
          state: 2,
          right: 1,
          asked: 1,
        },
      ]),
    );
    expect(parseRecord(JSON.stringify({ skills: many })).skills.size).toBe(500);
  });
});

describe('the address of a position', () => {
  it('names its question, and nothing else does', () => {
    expect(triedIn(tryFragment('combat-dice-7'))).toBe('combat-dice-7');
    expect(triedIn('#play=1.combat-dice-7.0.00A')).toBe('combat-dice-7');
    expect(triedIn('#2026-11-20')).toBeUndefined();
    for (const strange of [
      '#play=',
      '#play=2.x.0',
      '#play=1.<b>.0',
      `#play=1.${'x'.repeat(9999)}.0`,
    ]) {
      expect(triedIn(strange)).toBeNull();
    }
  });
});
