import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asker } from './asker.ts';
import type { Compared, Found, Reply } from './desk.ts';
import type { Values } from './view.ts';

/** Answers usually come sooner than anybody could read that they are being reckoned. */
const SLOW_MS = 300;
/** A screen reader is told what the form has come to, not each step on the way. */
const PAUSE_MS = 800;

export interface Answers {
  readonly reply: Reply;
  readonly slow: boolean;
  readonly failed: boolean;
  /** What to say aloud, once the reader has paused. */
  readonly said: string;
  readonly rows: readonly Compared[];
  readonly comparing: boolean;
  readonly seek: (wanted: number) => void;
  readonly seeking: boolean;
  readonly found: Found | null;
}

export const useAnswers = (
  opening: Reply,
  asker: () => Asker,
  values: Values,
  chosen: readonly string[],
): Answers => {
  const [reply, setReply] = useState(opening);
  const [slow, setSlow] = useState(false);
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  const [rows, setRows] = useState<readonly Compared[]>([]);
  const [comparing, setComparing] = useState(false);
  const [seeking, setSeeking] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const isFirst = useRef(true);

  const ask: Asker['ask'] = (request) => asker().ask(request);
  const fail = (): void => {
    setFailed(true);
    setSlow(false);
    setComparing(false);
    setSeeking(false);
  };

  useEffect(() => {
    if (isFirst.current) {
      // The answer stands there.
      isFirst.current = false;
      return undefined;
    }
    const tooLong = setTimeout(() => setSlow(true), SLOW_MS);
    let pause: ReturnType<typeof setTimeout> | undefined;
    setFound(null);
    setSeeking(false);
    ask({ kind: 'ask', values }).then((next) => {
      clearTimeout(tooLong);
      if (next === null) return;
      setSlow(false);
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
  }, [values]);

  useEffect(() => {
    setComparing(false);
    if (chosen.length === 0) {
      setRows([]);
      return;
    }
    // What stands there belongs to an older question; for a moment that does no harm.
    const tooLong = setTimeout(() => {
      setRows([]);
      setComparing(true);
    }, SLOW_MS);
    ask({ kind: 'compare', values, changes: chosen }).then((next) => {
      if (next?.kind !== 'compare') return;
      clearTimeout(tooLong);
      setComparing(false);
      setRows(next.rows);
    }, fail);
    return () => clearTimeout(tooLong);
  }, [values, chosen.join(' ')]);

  const seek = (wanted: number): void => {
    setSeeking(true);
    setFound(null);
    ask({ kind: 'seek', values, wanted }).then((next) => {
      if (next === null) return;
      setSeeking(false);
      if (next.kind === 'seek') setFound(next.found);
      if (next.kind === 'refused') setFound({ text: next.problem, steps: [] });
    }, fail);
  };

  return { reply, slow, failed, said, rows, comparing, seek, seeking, found };
};
