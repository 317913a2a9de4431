import type { JSX } from 'preact';
import type { PlayerWords } from '../i18n/player.ts';
import type { NextScenario } from './player-data.ts';

/** After the last step: what else could have been decided, and where to go from here. */
export const EndCard = ({
  words,
  lead,
  next,
  onOther,
}: {
  readonly words: PlayerWords;
  readonly lead: string | null;
  readonly next: NextScenario | undefined;
  /** null: nobody has had anything to decide. */
  readonly onOther: (() => void) | null;
}): JSX.Element => (
  <div class="end-card">
    {lead !== null && <p>{lead}</p>}
    <p class="end-ways">
      {onOther !== null && (
        <button type="button" class="secondary" onClick={onOther}>
          {words.otherChoice}
        </button>
      )}
      {next && (
        <a class="end-next" href={next.url}>
          <span>{words.next}</span> {next.title}
        </a>
      )}
    </p>
  </div>
);
