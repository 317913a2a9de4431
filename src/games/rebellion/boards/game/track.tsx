import type { JSX } from 'preact';
import { TIME_TRACK, buildsAt, recruitsAt } from '../../engine/time-track.ts';
import type { GameBoardWords } from '../../words/game.ts';

type TrackWords = Pick<
  GameBoardWords,
  'track' | 'time' | 'reputation' | 'recruitIcon' | 'buildIcon' | 'apart'
>;

const SPACES = Array.from({ length: TIME_TRACK.spaces }, (_, index) => index + 1);

const Time = (): JSX.Element => (
  <svg viewBox="0 0 20 20" class="track-marker track-time" aria-hidden="true">
    <path d="M4 2H16L10 10 16 18H4L10 10Z" />
  </svg>
);

const Reputation = (): JSX.Element => (
  <svg viewBox="0 0 20 20" class="track-marker track-reputation" aria-hidden="true">
    <path d="M10 1.5 12.6 7 18.5 7.8 14.2 12 15.3 18 10 15 4.7 18 5.8 12 1.5 7.8 7.4 7Z" />
  </svg>
);

const Recruit = (): JSX.Element => (
  <svg viewBox="0 0 20 20" class="track-icon" aria-hidden="true">
    <circle cx="10" cy="6" r="4" />
    <path d="M3 18C3 12 6 11 10 11S17 12 17 18Z" />
  </svg>
);

const Build = (): JSX.Element => (
  <svg viewBox="0 0 20 20" class="track-icon" aria-hidden="true">
    <path d="M3 9H17V18H3ZM6 9V3H10V9Z" />
  </svg>
);

/** Sixteen spaces; the markers walk towards each other. */
export const Track = ({
  time,
  reputation,
  words,
}: {
  readonly time: number;
  readonly reputation: number;
  readonly words: TrackWords;
}): JSX.Element => (
  <section class="track" aria-label={words.track}>
    <h3 class="panel-name">{words.track}</h3>
    <ol class="track-spaces">
      {SPACES.map((space) => {
        const recruit = recruitsAt(space);
        const build = buildsAt(space);
        const told = [
          ...(recruit ? [words.recruitIcon] : []),
          ...(build ? [words.buildIcon] : []),
          ...(space === time ? [words.time] : []),
          ...(space === reputation ? [words.reputation] : []),
        ];
        const here = space === time || space === reputation;
        return (
          <li key={space} class={here ? 'track-space track-here' : 'track-space'}>
            <span class="track-number">{space}</span>
            <span class="track-icons">
              {recruit && <Recruit />}
              {build && <Build />}
            </span>
            <span class="track-markers">
              {space === time && <Time />}
              {space === reputation && <Reputation />}
            </span>
            {told.length > 0 && <span class="visually-hidden">: {told.join(', ')}</span>}
          </li>
        );
      })}
    </ol>
    <p class="track-key">
      <span>
        <Time /> {words.time} {time}
      </span>{' '}
      <span>
        <Reputation /> {words.reputation} {reputation}
      </span>{' '}
      <span>
        <Recruit /> {words.recruitIcon}
      </span>{' '}
      <span>
        <Build /> {words.buildIcon}
      </span>
    </p>
    <p class="track-key">{words.apart(Math.max(0, reputation - time))}</p>
  </section>
);
