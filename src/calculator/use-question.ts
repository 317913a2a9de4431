import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { rewriteAddress } from '../rewrite-address.ts';
import { formatOdds } from './address.ts';
import { restoreOdds, type Origin } from './link.ts';
import { openingValues, type OddsData } from './page-data.ts';
import { filled, isSame } from './values.ts';
import type { Values } from './view.ts';

const REMEMBERED = 50;

export interface Asking {
  readonly values: Values;
  /** What was wrong with the address, for the reader to know. */
  readonly trouble: 'bad' | 'skipped' | null;
  readonly origin: Origin | null;
  readonly set: (values: Values) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

const writeAddress = (values: Values, origin: Origin | null): void => {
  const { pathname, search } = window.location;
  rewriteAddress(`${pathname}${search}${formatOdds(values, origin?.play)}`);
};

/** The question is in the address at any moment: to reload, to share, to read in the other language. */
export const useQuestion = ({ form }: OddsData): Asking => {
  const opening = useMemo(() => filled(form, openingValues(form)), [form]);
  const [values, setValues] = useState<Values>(opening);
  const [past, setPast] = useState<readonly Values[]>([]);
  const [trouble, setTrouble] = useState<Asking['trouble']>(null);
  const [origin, setOrigin] = useState<Origin | null>(null);

  // Before the touch that wakes the form is answered: afterwards the address tells of its change.
  useLayoutEffect(() => {
    const restore = (): void => {
      const restored = restoreOdds(form, window.location.hash);
      if (restored.kind !== 'restored') {
        setTrouble(restored.kind === 'bad' ? 'bad' : null);
        return;
      }
      setTrouble(restored.skipped > 0 ? 'skipped' : null);
      setOrigin(restored.origin);
      setPast([]);
      setValues(restored.values);
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, []);

  const show = (next: Values): void => {
    setTrouble(null);
    setValues(next);
    writeAddress(next, origin);
  };
  const set = (wanted: Values): void => {
    const next = filled(form, wanted);
    if (isSame(form, next, values)) return;
    setPast([...past, values].slice(-REMEMBERED));
    show(next);
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    show(before);
  };
  return { values, trouble, origin, set, canUndo: past.length > 0, undo };
};
