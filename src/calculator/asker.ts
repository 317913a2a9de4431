import type { Heard, Reply, Request } from './desk.ts';

/** Whoever reckons: a worker, or the page itself. */
export interface Reckoner {
  readonly answer: (request: Request, hear: (heard: Heard) => void) => Promise<Reply>;
  /** Gives up whatever is being reckoned; the next question begins afresh. */
  readonly stop: () => void;
}

export interface Asker {
  /** null: another question of the same kind has come since, or it was stopped. */
  readonly ask: (request: Request, hear?: (heard: Heard) => void) => Promise<Reply | null>;
  /** Gives up the question of that kind, and what was asked beside it. */
  readonly stop: (kind: Request['kind']) => void;
}

interface Waiting {
  readonly request: Request;
  readonly hear: (heard: Heard) => void;
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
    reckoner.answer(chosen.request, chosen.hear).then(
      (reply) => settle(() => chosen.done(running.stale ? null : reply)),
      (error: unknown) => settle(() => chosen.failed(error)),
    );
  };

  /** A new question also makes pointless what was asked about the old one. */
  const outdated = (kind: Request['kind'], by: Request['kind']): boolean =>
    kind === by || by === 'ask';

  /** Nobody waits any more for what a question of this kind has made pointless. */
  const forget = (by: Request['kind']): void => {
    for (const [kind, { done: replaced }] of [...waiting]) {
      if (!outdated(kind, by)) continue;
      waiting.delete(kind);
      replaced(null);
    }
  };

  const giveUp = (running: NonNullable<typeof current>): void => {
    if (current !== running) return;
    reckoner.stop();
    current = null;
    running.waiting.done(null);
    next();
  };

  const ask: Asker['ask'] = (request, hear = () => undefined) =>
    new Promise((done, failed) => {
      forget(request.kind);
      waiting.set(request.kind, { request, hear, done, failed });
      const running = current;
      if (running && !running.stale && outdated(running.waiting.request.kind, request.kind)) {
        running.stale = true;
        setTimeout(() => giveUp(running), patience);
      }
      next();
    });

  const stop: Asker['stop'] = (kind) => {
    forget(kind);
    if (current && outdated(current.waiting.request.kind, kind)) giveUp(current);
  };
  return { ask, stop };
};
