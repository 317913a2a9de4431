import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askerOf, type Reckoner } from '../../src/calculator/asker.ts';
import type { Heard, Reply, Request } from '../../src/calculator/desk.ts';

interface Job {
  readonly request: Request;
  readonly hear: (heard: Heard) => void;
  readonly done: (reply: Reply) => void;
  readonly failed: (error: Error) => void;
}

/** Reckons when it is told to. */
const slowReckoner = () => {
  const jobs: Job[] = [];
  const stop = vi.fn();
  const reckoner: Reckoner = {
    answer: (request, hear) =>
      new Promise((done, failed) => jobs.push({ request, hear, done, failed })),
    stop,
  };
  return { jobs, stop, reckoner };
};

const ask = (coins: number): Request => ({ kind: 'ask', values: { coins } });
const compare: Request = { kind: 'compare', values: {}, changes: [] };
const seek: Request = { kind: 'seek', values: {}, wanted: 0.5 };
const reply = (problem: string): Reply => ({ kind: 'refused', problem });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the queue before a worker', () => {
  it('lets the latest question win and reckons none of those between', async () => {
    const { jobs, reckoner } = slowReckoner();
    const asker = askerOf(reckoner);
    const answers = [ask(1), ask(2), ask(3)].map((request) => asker.ask(request));
    expect(jobs.map(({ request }) => request)).toEqual([ask(1)]);
    jobs[0]?.done(reply('one'));
    await vi.advanceTimersByTimeAsync(0);
    expect(jobs.map(({ request }) => request)).toEqual([ask(1), ask(3)]);
    jobs[1]?.done(reply('three'));
    expect(await Promise.all(answers)).toEqual([null, null, reply('three')]);
  });

  it('answers the question before it compares, and compares before it seeks', async () => {
    const { jobs, reckoner } = slowReckoner();
    const asker = askerOf(reckoner);
    void asker.ask(ask(1));
    void asker.ask(seek);
    void asker.ask(compare);
    for (let index = 0; index < 3; index += 1) {
      jobs[index]?.done(reply('done'));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(jobs.map(({ request }) => request.kind)).toEqual(['ask', 'compare', 'seek']);
  });

  it('drops what was asked about an older question', async () => {
    const { jobs, reckoner } = slowReckoner();
    const asker = askerOf(reckoner);
    void asker.ask(ask(1));
    const compared = asker.ask(compare);
    void asker.ask(ask(2));
    expect(await compared).toBeNull();
    jobs[0]?.done(reply('one'));
    await vi.advanceTimersByTimeAsync(0);
    expect(jobs.map(({ request }) => request.kind)).toEqual(['ask', 'ask']);
  });

  it('gives up a long search when the question changes', async () => {
    const { jobs, stop, reckoner } = slowReckoner();
    const asker = askerOf(reckoner, 150);
    const sought = asker.ask(seek);
    const answered = asker.ask(ask(2));
    await vi.advanceTimersByTimeAsync(149);
    expect(stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stop).toHaveBeenCalledOnce();
    expect(await sought).toBeNull();
    jobs[1]?.done(reply('two'));
    expect(await answered).toEqual(reply('two'));
  });

  it('passes on how far a question is', () => {
    const { jobs, reckoner } = slowReckoner();
    const heard: Heard[] = [];
    void askerOf(reckoner).ask(ask(1), (one) => heard.push(one));
    jobs[0]?.hear({ share: 0.5 });
    expect(heard).toEqual([{ share: 0.5 }]);
  });

  it('stops a question at once, with what was asked beside it, and answers the next', async () => {
    const { jobs, stop, reckoner } = slowReckoner();
    const asker = askerOf(reckoner);
    const stopped = [asker.ask(ask(1)), asker.ask(compare)];
    asker.stop('ask');
    expect(await Promise.all(stopped)).toEqual([null, null]);
    expect(stop).toHaveBeenCalledOnce();
    const next = asker.ask(ask(2));
    expect(jobs.map(({ request }) => request)).toEqual([ask(1), ask(2)]);
    jobs[1]?.done(reply('two'));
    expect(await next).toEqual(reply('two'));
  });

  it('stops a comparison and nothing else', async () => {
    const { jobs, stop, reckoner } = slowReckoner();
    const asker = askerOf(reckoner);
    const answered = asker.ask(ask(1));
    const compared = asker.ask(compare);
    asker.stop('compare');
    expect(await compared).toBeNull();
    expect(stop).not.toHaveBeenCalled();
    jobs[0]?.done(reply('one'));
    expect(await answered).toEqual(reply('one'));
    expect(jobs).toHaveLength(1);
  });

  it('goes on after a failure', async () => {
    const { jobs, reckoner } = slowReckoner();
    const asker = askerOf(reckoner);
    const failed = asker.ask(ask(1)).catch((error: unknown) => String(error));
    jobs[0]?.failed(new Error('no network'));
    expect(await failed).toBe('Error: no network');
    const next = asker.ask(ask(2));
    jobs[1]?.done(reply('two'));
    expect(await next).toEqual(reply('two'));
  });
});
