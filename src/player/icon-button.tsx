import type { JSX } from 'preact';

const ICONS = {
  restart: 'M4 10a6 6 0 1 0 2-4.5M4 3v4h4',
  back: 'M16 10H4M9 5l-5 5 5 5',
  forward: 'M4 10h12M11 5l5 5-5 5',
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1',
  swap: 'M3 7h13M12 3l4 4-4 4M17 13H4M8 9l-4 4 4 4',
  undo: 'M4 8h8a4 4 0 0 1 0 8H7M8 4 4 8l4 4',
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
