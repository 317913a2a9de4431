import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OddsPageWords } from '../i18n/odds/page.ts';

/** What becomes of a question that takes long: the share that is done, or that it was stopped. */
type Work = { readonly share: number | undefined } | 'stopped';

export interface Task {
  /** null while it is quick, and when it is answered. */
  readonly work: Work | null;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Props {
  readonly task: Task;
  readonly words: OddsPageWords;
  /** «Reckoning…», or what else is being done. */
  readonly name: string;
  /** What stands there instead of an answer. */
  readonly instead?: string;
}

/** Whoever presses twice has seen no more than the first button. */
const SEEN_MS = 1000;

/** Takes the place of what stopped it, so it rests at first, and keeps the focus for the keyboard. */
const Again = ({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress: () => void;
}): JSX.Element => {
  const [rests, setRests] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const seen = setTimeout(() => setRests(false), SEEN_MS);
    return () => clearTimeout(seen);
  }, []);
  return (
    <button
      type="button"
      class="odds-button"
      ref={button}
      aria-disabled={rests}
      onClick={() => {
        if (!rests) onPress();
      }}
    >
      {label}
    </button>
  );
};

/** How far the reckoning is, with a way to stop it, and to go on with it afterwards. */
export const Working = ({
  task: { work, stop, again },
  words,
  name,
  instead,
}: Props): JSX.Element | null => {
  if (!work) return null;
  return work === 'stopped' ? (
    <div class="odds-working">
      <p>
        {words.stopped} {instead}
      </p>
      <Again label={words.reckon} onPress={again} />
    </div>
  ) : (
    <div class="odds-working">
      <p>{name}</p>
      <progress value={work.share} aria-label={name} />
      <button type="button" class="odds-button" onClick={stop}>
        {words.stop}
      </button>
    </div>
  );
};
