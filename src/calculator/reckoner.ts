import type { Reckoner } from './asker.ts';
import type { Heard, Reply, Request } from './desk.ts';
import type { Answered, Question } from './messages.ts';
import type { OddsData } from './page-data.ts';

type About = Pick<OddsData, 'calculator' | 'language' | 'names'>;

interface Caller {
  readonly request: Request;
  readonly hear: (heard: Heard) => void;
  readonly done: (reply: Reply) => void;
  readonly failed: (error: Error) => void;
}

const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The same on the page itself, a moment later, so that what was pressed is painted first. */
const onThisPage = async (
  { calculator, language, names }: About,
  request: Request,
): Promise<Reply> => {
  const { loadCalculator } = await import('./registry.ts');
  const desk = (await loadCalculator(calculator)).named(names);
  await new Promise((painted) => setTimeout(painted));
  return desk.answer(request, language);
};

/** A worker of its own; where workers fail, the page reckons itself. */
export const reckonerOf = (about: About): Reckoner => {
  const { calculator, language, names } = about;
  const callers = new Map<number, Caller>();
  let worker: Worker | null = null;
  let fails = false;
  let number = 0;

  const giveUpWorkers = (): void => {
    fails = true;
    worker?.terminate();
    worker = null;
    for (const [asked, { request, done, failed }] of [...callers]) {
      callers.delete(asked);
      onThisPage(about, request).then(done, failed);
    }
  };

  const listen = ({ data }: MessageEvent<Answered>): void => {
    const caller = callers.get(data.number);
    if ('heard' in data) {
      caller?.hear(data.heard);
      return;
    }
    callers.delete(data.number);
    if ('reply' in data) caller?.done(data.reply);
    else caller?.failed(new Error(data.error));
  };

  const ready = (): Worker => {
    if (worker) return worker;
    const started = startWorker();
    started.addEventListener('message', listen);
    started.addEventListener('error', giveUpWorkers);
    worker = started;
    return started;
  };

  const answer: Reckoner['answer'] = (request, hear) => {
    if (fails) return onThisPage(about, request);
    return new Promise((done, failed) => {
      number += 1;
      callers.set(number, { request, hear, done, failed });
      const question: Question = { number, calculator, language, names, request };
      try {
        ready().postMessage(question);
      } catch {
        giveUpWorkers();
      }
    });
  };

  const stop = (): void => {
    worker?.terminate();
    worker = null;
    callers.clear();
  };
  return { answer, stop };
};
