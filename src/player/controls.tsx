import type { JSX } from 'preact';
import type { PlayerWords } from '../i18n/player.ts';
import { Icon, IconButton } from './icon-button.tsx';

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
