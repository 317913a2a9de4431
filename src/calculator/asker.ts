import type { Reply, Request } from './desk.ts';

/** Whoever reckons: a worker, or the page itself. */
export interface Reckoner {
  readonly answer: (request: Request) => Promise<Reply>;
  /** Gives up whatever is being reckoned; the next question begins afresh. */
  readonly stop: () => void;
}

export interface Asker {
  /** null: another question of the same kind has come since. */
  readonly ask: (request: Request) => Promise<Reply | null>;
}

interface Waiting {
  readonly request: Request;
  readonly done: (reply: Reply | null) => void;
  readonly failed: (error: unknown) => void;
}

/** What the reader waits for first. */
const ORDER = ['ask', 'compare', 'seek'] as const satisfies readonly Request['kind'][];

/** A question that nobody waits for any more may go on for so long before it is given up. */
const PATIENCE_MS = 150;

/**
 * One question at a time, the latest of each kind. While it is reckoned, newer ones replace one
 * another; so typing never queues up work that nobody will look at.
 */
export const askerOf = (reckoner: Reckoner, patience = PATIENCE_MS): Asker => {
  const waiting = new Map<Request['kind'], Waiting>();
  let current: { waiting: Waiting; stale: boolean } | null = null;

  const next = (): void => {
    if (current) return;
    const kind = ORDER.find((known) => waiting.has(known));
    const chosen = kind && waiting.get(kind);
    if (!kind || !chosen) return;
    waiting.delete(kind);
    const running = { waiting: chosen, stale: false };
    current = running;
    const settle = (end: () => void): void => {
      if (current !== running) return;
      current = null;
      end();
      next();
    };
    reckoner.answer(chosen.request).then(
      (reply) => settle(() => chosen.done(running.stale ? null : reply)),
      (error: unknown) => settle(() => chosen.failed(error)),
    );
  };

  /** A new question also makes pointless what was asked about the old one. */
  const outdated = (kind: Request['kind'], by: Request['kind']): boolean =>
    kind === by || by === 'ask';

  const ask = (request: Request): Promise<Reply | null> =>
    new Promise((done, failed) => {
      for (const [kind, { done: replaced }] of [...waiting]) {
        if (!outdated(kind, request.kind)) continue;
        waiting.delete(kind);
        replaced(null);
      }
      waiting.set(request.kind, { request, done, failed });
      const running = current;
      if (running && !running.stale && outdated(running.waiting.request.kind, request.kind)) {
        running.stale = true;
        setTimeout(() => {
          if (current !== running) return;
          reckoner.stop();
          current = null;
          running.waiting.done(null);
          next();
        }, patience);
      }
      next();
    });
  return { ask };
};
