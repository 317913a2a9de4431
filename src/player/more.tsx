import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { PlayerWords } from '../i18n/player.ts';
import { Icon } from './icon-button.tsx';
import type { IconName } from './icon-button.tsx';

export interface Deed {
  readonly icon: IconName;
  readonly label: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

const ID = 'player-more';

export const MoreButton = ({ words }: { readonly words: PlayerWords }): JSX.Element => (
  <button
    type="button"
    class="icon-button"
    aria-label={words.more}
    title={words.more}
    popovertarget={ID}
  >
    <Icon name="more" />
  </button>
);

/** What is not needed at every step lies on a sheet: deeds, links, what happened before. */
export const More = ({
  words,
  deeds,
  children,
}: {
  readonly words: PlayerWords;
  readonly deeds: readonly Deed[];
  readonly children: ComponentChildren;
}): JSX.Element => {
  const sheet = useRef<HTMLElement>(null);
  return (
    <section ref={sheet} id={ID} class="player-more" popover="auto" aria-label={words.more}>
      <ul class="deeds">
        {deeds.map(({ icon, label, off = false, onClick }) => (
          <li key={label}>
            <button
              type="button"
              class="deed"
              aria-disabled={off}
              onClick={() => {
                if (off) return;
                sheet.current?.hidePopover();
                onClick();
              }}
            >
              <Icon name={icon} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
};
