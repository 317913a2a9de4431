import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AskWords } from '../i18n/ask.ts';
import { canShare, copyLink } from '../player/passing-on.ts';
import type { Judged } from './verdict.ts';
import { verdictOf } from './verdict.ts';

/** The verdict as it will stand in a chat, and the ways there. */
export const VerdictView = ({
  judged,
  words,
  onPicture,
}: {
  readonly judged: Judged;
  readonly words: AskWords;
  readonly onPicture: () => void;
}): JSX.Element => {
  const [notice, setNotice] = useState('');
  const text = verdictOf(judged, words);
  return (
    <div class="ask-verdict">
      <p class={judged.allowed ? 'ask-ruling ask-ruling-may' : 'ask-ruling'}>
        {judged.allowed ? words.yes : words.no}
      </p>
      <p class="ask-deeds">
        <button
          type="button"
          class="primary"
          onClick={() => {
            void copyLink(text).then((passed) =>
              setNotice(passed === 'failed' ? words.copyFailed : words.copied),
            );
          }}
        >
          {words.copyVerdict}
        </button>
        {canShare() && (
          <button
            type="button"
            class="option"
            onClick={() => {
              // Who closes the sheet has changed their mind, which is no mistake.
              void navigator.share({ text }).catch(() => undefined);
            }}
          >
            {words.share}
          </button>
        )}
        <button type="button" class="option" onClick={onPicture}>
          {words.picture}
        </button>
      </p>
      <p class="ask-notice" role="status">
        {notice}
      </p>
    </div>
  );
};
