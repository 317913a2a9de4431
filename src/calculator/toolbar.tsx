import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../player/icon-button.tsx';
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

const LOOK = 'odds-button odds-tool';

/** What is done with the whole form at once. */
export const Toolbar = ({
  data: { calculator, form, presets, words },
  asking: { values, set, canUndo, undo },
  answer,
}: {
  readonly data: OddsData;
  readonly asking: Asking;
  /** What is saved as a picture. */
  readonly answer: RefObject<HTMLElement>;
}): JSX.Element => {
  const [notice, setNotice] = useState('');
  const copy = (): void => {
    const { origin, pathname } = window.location;
    void copyAddress(`${origin}${pathname}${formatOdds(values)}`).then((done) =>
      setNotice(done ? words.copied : words.copyFailed),
    );
  };
  const draw = (): void => {
    const { current } = answer;
    if (!current) return;
    import('../client/save-picture.ts')
      .then(({ savePicture }) => savePicture(current, calculator.replaceAll('/', '-')))
      .catch(() => setNotice(words.pictureFailed));
  };
  return (
    <div class="odds-toolbar">
      <div class="odds-buttons">
        <button type="button" class="odds-button" onClick={() => set({})}>
          {words.clear}
        </button>
        {form.pairs.length > 0 && (
          <IconButton
            icon="swap"
            class={LOOK}
            label={words.swap}
            onClick={() => set(swapped(form, values))}
          />
        )}
        <IconButton icon="undo" class={LOOK} label={words.undo} off={!canUndo} onClick={undo} />
        <IconButton icon="link" class={LOOK} label={words.copy} onClick={copy} />
        <IconButton icon="picture" class={LOOK} label={words.picture} onClick={draw} />
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
