import type { JSX } from 'preact';
import type { PlayerWords } from '../i18n/player.ts';
import { Icon, IconButton } from './icon-button.tsx';
import type { IconName } from './icon-button.tsx';
import { MoreButton } from './more.tsx';

export type BookState = 'next' | 'over' | 'left';

/** What the large button does: mostly the next step of the example. */
export interface Main {
  readonly label: string;
  readonly icon?: IconName;
  readonly off?: boolean;
  readonly onClick: () => void;
}

export const Controls = ({
  words,
  atStart,
  canForward,
  main: { label, icon, off = false, onClick },
  onBack,
  onForward,
}: {
  readonly words: PlayerWords;
  readonly atStart: boolean;
  readonly canForward: boolean;
  readonly main: Main;
  readonly onBack: () => void;
  readonly onForward: () => void;
}): JSX.Element => (
  <div class="controls" role="group" aria-label={words.title}>
    <MoreButton words={words} />
    <IconButton icon="back" label={words.back} off={atStart} onClick={onBack} />
    <IconButton icon="forward" label={words.forward} off={!canForward} onClick={onForward} />
    <button
      type="button"
      class="primary"
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {label}
      {icon !== undefined && <Icon name={icon} />}
    </button>
  </div>
);
