import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PartyWords } from '../i18n/party.ts';

/** Between two players: nothing of the table is to be seen until the right one has the device. */
export const Curtain = ({
  to,
  words,
  onShow,
}: {
  readonly to: string;
  readonly words: PartyWords;
  readonly onShow: () => void;
}): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="player party-curtain panel">
      <h2 ref={heading} tabIndex={-1}>
        {words.passTo} <b>{to}</b>
      </h2>
      <p>{words.passLead}</p>
      <button type="button" class="primary" onClick={onShow}>
        {words.passShow}
      </button>
    </div>
  );
};
