import type { JSX } from 'preact';

const ICONS = {
  restart: 'M4 10a6 6 0 1 0 2-4.5M4 3v4h4',
  back: 'M16 10H4M9 5l-5 5 5 5',
  forward: 'M4 10h12M11 5l5 5-5 5',
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1',
  swap: 'M3 7h13M12 3l4 4-4 4M17 13H4M8 9l-4 4 4 4',
  undo: 'M4 8h8a4 4 0 0 1 0 8H7M8 4 4 8l4 4',
  whole: 'M7 3H3v4M13 3h4v4M3 13v4h4M17 13v4h-4',
  less: 'M3 7h4V3M17 7h-4V3M7 17v-4H3M13 17v-4h4',
  more: 'M4 9.5v1M10 9.5v1M16 9.5v1M3.5 10h1M9.5 10h1M15.5 10h1',
  share: 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9H4v8h12V9h-1',
  picture: 'M3 4h14v12H3ZM3 13l4-4 3 3 3-2 4 3M13 7h.01',
  book: 'M10 5C8 3.5 5 3.5 3 4v12c2-.5 5-.5 7 1 2-1.5 5-1.5 7-1V4c-2-.5-5-.5-7 1ZM10 5v12',
} as const;

export type IconName = keyof typeof ICONS;

export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
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
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** Switched off it keeps the focus: a keyboard must not be thrown out at the last step. */
export const IconButton = ({
  icon,
  label,
  class: look = 'icon-button',
  off = false,
  onClick,
}: ButtonProps): JSX.Element => (
  <button
    type="button"
    class={look}
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
