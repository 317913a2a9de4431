import type { JSX } from 'preact';
import type { PlayerWords } from '../i18n/player.ts';

const ICONS = {
  restart: 'M4 10a6 6 0 1 0 2-4.5M4 3v4h4',
  back: 'M16 10H4M9 5l-5 5 5 5',
  forward: 'M4 10h12M11 5l5 5-5 5',
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof ICONS }): JSX.Element => (
  <svg
    class="icon"
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);

interface ButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** Switched off it keeps the focus: a keyboard must not be thrown out at the last step. */
export const IconButton = ({ icon, label, off = false, onClick }: ButtonProps): JSX.Element => (
  <button
    type="button"
    class="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => {
      if (!off) onClick();
    }}
  >
    <Icon name={icon} />
  </button>
);

export type BookState = 'next' | 'over' | 'left';

export const Controls = ({
  words,
  atStart,
  canForward,
  book,
  onRestart,
  onBack,
  onForward,
  onBook,
}: {
  readonly words: PlayerWords;
  readonly atStart: boolean;
  readonly canForward: boolean;
  readonly book: BookState;
  readonly onRestart: () => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onBook: () => void;
}): JSX.Element => {
  const label = { next: words.bookNext, over: words.bookOver, left: words.bookReturn }[book];
  return (
    <div class="controls" role="group" aria-label={words.title}>
      <IconButton icon="restart" label={words.restart} off={atStart} onClick={onRestart} />
      <IconButton icon="back" label={words.back} off={atStart} onClick={onBack} />
      <IconButton icon="forward" label={words.forward} off={!canForward} onClick={onForward} />
      <button
        type="button"
        class="primary"
        aria-disabled={book === 'over'}
        onClick={() => {
          if (book !== 'over') onBook();
        }}
      >
        {label}
        {book === 'next' && <Icon name="forward" />}
      </button>
    </div>
  );
};
