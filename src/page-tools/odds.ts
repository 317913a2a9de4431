import type { Reckoned } from '../calculator/desk.ts';
import type { Answered, Question } from '../calculator/messages.ts';

type Reply = Reckoned | { readonly ok: false; readonly problem: string };

/** The calculators’ own worker: what they are made of stays out of the page. */
export const reckonedBy = (calculator: string, question: unknown): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../calculator/worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (reply: Reply): void => {
      worker.terminate();
      resolve(reply);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if ('error' in data) end({ ok: false, problem: data.error });
      else if ('reply' in data && data.reply.kind === 'reckon') end(data.reply.reckoned);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The calculators could not be fetched.'));
    });
    // A number is the same in every language.
    const asked: Question = {
      number: 1,
      calculator,
      language: 'uk',
      names: {},
      request: { kind: 'reckon', question },
    };
    worker.postMessage(asked);
  });
