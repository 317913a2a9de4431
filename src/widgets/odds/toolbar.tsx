import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { formatOdds } from './address.ts';
import { labelOf, type OddsData } from './page-data.ts';
import type { Asking } from './use-question.ts';
import { swapped } from './values.ts';

const copyAddress = async (address: string): Promise<boolean> => {
  // Without a secure context there is no clipboard at all.
  const clipboard = window.navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(address).then(
    () => true,
    () => false,
  );
};

const ICONS = {
  swap: 'M3 7h13M12 3l4 4-4 4M17 13H4M8 9l-4 4 4 4',
  undo: 'M4 8h8a4 4 0 0 1 0 8H7M8 4 4 8l4 4',
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1',
} as const;

/** Switched off it keeps the focus: a keyboard must not be thrown out by the last step back. */
const Tool = ({
  icon,
  label,
  off = false,
  onClick,
}: {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="odds-button odds-tool"
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => {
      if (!off) onClick();
    }}
  >
    <svg
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
      <path d={ICONS[icon]} />
    </svg>
  </button>
);

/** What is done with the whole form at once. */
export const Toolbar = ({
  data: { form, presets, words },
  asking: { values, set, canUndo, undo },
}: {
  readonly data: OddsData;
  readonly asking: Asking;
}): JSX.Element => {
  const [notice, setNotice] = useState('');
  const copy = (): void => {
    const { origin, pathname } = window.location;
    void copyAddress(`${origin}${pathname}${formatOdds(values)}`).then((done) =>
      setNotice(done ? words.copied : words.copyFailed),
    );
  };
  return (
    <div class="odds-toolbar">
      <div class="odds-buttons">
        <button type="button" class="odds-button" onClick={() => set({})}>
          {words.clear}
        </button>
        {form.pairs.length > 0 && (
          <Tool icon="swap" label={words.swap} onClick={() => set(swapped(form, values))} />
        )}
        <Tool icon="undo" label={words.undo} off={!canUndo} onClick={undo} />
        <Tool icon="link" label={words.copy} onClick={copy} />
      </div>
      <p class="odds-note" role="status">
        {notice}
      </p>
      {form.presets.length > 1 && (
        <details class="odds-presets">
          <summary>{words.presets}</summary>
          <ul class="odds-chips">
            {form.presets.map((preset) => (
              <li key={preset.key}>
                <button type="button" class="odds-chip" onClick={() => set(preset.values)}>
                  {labelOf(presets, preset.key)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
