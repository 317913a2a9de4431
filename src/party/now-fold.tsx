import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameEvent, Prompt } from '../engine/procedure.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import type { Now as NowShown } from './now.tsx';
import type { PartyData } from './party-data.ts';

/** Fetched when somebody first wonders. */
export const NowFold = <S, C extends object, E extends GameEvent>(shown: {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly state: S;
  readonly prompt: Prompt<C>;
  readonly data: PartyData;
}): JSX.Element => {
  const { party } = shown.data;
  const [Now, setNow] = useState<typeof NowShown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const toggled = (open: boolean): void => {
    setOpen(open);
    if (!open || Now) return;
    import('./now.tsx').then(
      (part) => setNow(() => part.Now),
      () => setFailed(true),
    );
  };
  return (
    <details
      class="party-now"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => toggled(open)}
    >
      <summary>{party.now}</summary>
      {failed && <p>{party.failed}</p>}
      {isOpen && Now && <Now {...shown} />}
    </details>
  );
};
