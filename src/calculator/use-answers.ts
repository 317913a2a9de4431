import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asker } from './asker.ts';
import type { Compared, Found, Heard, Reply } from './desk.ts';
import type { Values } from './view.ts';
import type { Task } from './working.tsx';

type Work = Task['work'];

/** Answers usually come sooner than anybody could read that they are being reckoned. */
const SLOW_MS = 300;
/** A screen reader is told what the form has come to, not each step on the way. */
const PAUSE_MS = 800;

export interface Answers {
  readonly reply: Reply;
  readonly asking: Task;
  readonly failed: boolean;
  /** What to say aloud, once the reader has paused. */
  readonly said: string;
  readonly rows: readonly Compared[];
  readonly comparing: Task;
  readonly seek: (wanted: number) => void;
  readonly seeking: Task;
  readonly found: Found | null;
}

export const useAnswers = (
  opening: Reply,
  asker: () => Asker,
  values: Values,
  chosen: readonly string[],
): Answers => {
  const [reply, setReply] = useState(opening);
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  const [rows, setRows] = useState<readonly Compared[]>([]);
  const [found, setFound] = useState<Found | null>(null);
  const [asking, setAsking] = useState<Work>(null);
  const [comparing, setComparing] = useState<Work>(null);
  const [seeking, setSeeking] = useState<Work>(null);
  // Pressed again, a stopped question is asked once more.
  const [asked, setAsked] = useState(0);
  const [compared, setCompared] = useState(0);
  const wanted = useRef(0);
  const isFirst = useRef(true);

  const fail = (): void => {
    setFailed(true);
    setAsking(null);
    setComparing(null);
    setSeeking(null);
  };

  useEffect(() => {
    if (isFirst.current) {
      // The answer stands there.
      isFirst.current = false;
      return undefined;
    }
    const tooLong = setTimeout(() => setAsking({ share: undefined }), SLOW_MS);
    let pause: ReturnType<typeof setTimeout> | undefined;
    setFound(null);
    setSeeking(null);
    const hear = ({ share }: Heard): void => setAsking((work) => work && { share });
    asker()
      .ask({ kind: 'ask', values }, hear)
      .then((next) => {
        clearTimeout(tooLong);
        if (next === null) return;
        setAsking(null);
        setFailed(false);
        setReply(next);
        const words = next.kind === 'ask' ? next.told.headline : '';
        const line = next.kind === 'refused' ? next.problem : words;
        pause = setTimeout(() => setSaid(line), PAUSE_MS);
      }, fail);
    return () => {
      clearTimeout(tooLong);
      clearTimeout(pause);
    };
  }, [values, asked]);

  useEffect(() => {
    setComparing(null);
    if (chosen.length === 0) {
      setRows([]);
      return;
    }
    // What stands there belongs to an older question; for a moment that does no harm.
    let late = false;
    const tooLong = setTimeout(() => {
      late = true;
      setRows([]);
      setComparing({ share: undefined });
    }, SLOW_MS);
    const hear = ({ share, rows: ready = [] }: Heard): void => {
      if (!late) return;
      setComparing({ share });
      setRows(ready);
    };
    asker()
      .ask({ kind: 'compare', values, changes: chosen }, hear)
      .then((next) => {
        clearTimeout(tooLong);
        if (next?.kind !== 'compare') return;
        setComparing(null);
        setRows(next.rows);
      }, fail);
    return () => clearTimeout(tooLong);
  }, [values, asked, compared, chosen.join(' ')]);

  const seek = (chance: number): void => {
    wanted.current = chance;
    setSeeking({ share: undefined });
    setFound(null);
    asker()
      .ask({ kind: 'seek', values, wanted: chance })
      .then((next) => {
        if (next === null) return;
        setSeeking(null);
        if (next.kind === 'seek') setFound(next.found);
        if (next.kind === 'refused') setFound({ text: next.problem, steps: [] });
      }, fail);
  };

  return {
    reply,
    asking: {
      work: asking,
      stop: () => {
        setAsking('stopped');
        asker().stop('ask');
      },
      again: () => {
        setAsking({ share: undefined });
        setAsked(asked + 1);
      },
    },
    failed,
    said,
    rows,
    comparing: {
      work: comparing,
      stop: () => {
        setComparing('stopped');
        asker().stop('compare');
      },
      again: () => setCompared(compared + 1),
    },
    seek,
    seeking: {
      work: seeking,
      stop: () => {
        setSeeking('stopped');
        asker().stop('seek');
      },
      again: () => seek(wanted.current),
    },
    found,
  };
};
