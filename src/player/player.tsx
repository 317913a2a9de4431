import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isDrawn } from '../engine/check.ts';
import { promptOf } from '../engine/play.ts';
import { MissingPart } from '../engine/procedure.ts';
import type { Drawn, GameEvent } from '../engine/procedure.ts';
import { rewriteAddress } from '../rewrite-address.ts';
import type { PlayerAdapter } from './adapter.ts';
import { Controls } from './controls.tsx';
import { IconButton } from './icon-button.tsx';
import { oddsAddress } from '../calculator/address.ts';
import type { PlayerData } from './player-data.ts';
import { Question } from './question.tsx';
import {
  act,
  bookNext,
  canStepForward,
  fragmentOf,
  isPlayFragment,
  isStepFragment,
  momentOf,
  onBook,
  restoreSession,
  roll,
  startSession,
  stateOf,
  stepBack,
  stepBook,
  stepForward,
} from './session.ts';
import type { Session } from './session.ts';
import { Latest, Log } from './steps.tsx';
import { stepsOf } from './transcript.ts';

interface Props<S, C extends object, E extends GameEvent> {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly data: PlayerData;
  /** The book's own line, already known to be legal. */
  readonly book: readonly (C | Drawn)[];
  readonly newSeed: () => number;
}

const writeAddress = (fragment: string): void => {
  const { pathname, search, hash } = window.location;
  // What else the address leads to stays there until there is a moment to tell of.
  if (fragment === '' && hash !== '' && !isPlayFragment(hash)) return;
  rewriteAddress(`${pathname}${search}${fragment}`);
};

/** Plays any procedure: it knows steps, choices, chance and rules, and nothing of a game. */
export const Player = <S, C extends object, E extends GameEvent>({
  adapter,
  data,
  book,
  newSeed,
}: Props<S, C, E>): JSX.Element => {
  const { words, rules } = data;
  const { Board } = adapter;
  const begin = (): Session<S, C, E> =>
    startSession(adapter.procedure, data.scenario, book, newSeed());

  const [session, setSession] = useState(begin);
  const [notice, setNotice] = useState('');
  const asked = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const move = (next: Session<S, C, E>): void => {
    const within = panel.current?.contains(document.activeElement) === true;
    setNotice('');
    setSession(next);
    writeAddress(fragmentOf(next));
    // The button just pressed is gone; the next question takes its place for the keyboard.
    if (within) requestAnimationFrame(() => asked.current?.focus());
  };

  /** A step that lacks code fetches it and is taken again: nothing has happened in between. */
  const attempt = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      if (!(error instanceof MissingPart) || !adapter.fetchMore) throw error;
      adapter.fetchMore().then(
        () => attempt(step),
        () => setNotice(words.failed),
      );
    }
  };

  // Before the touch that wakes the player is answered: afterwards the address tells of its move.
  useLayoutEffect(() => {
    const restore = (): void => {
      const restored = restoreSession(begin, window.location.hash);
      if (restored.kind === 'none') return;
      if (restored.kind === 'restored' || restored.kind === 'short') {
        setNotice(restored.kind === 'short' ? words.shortLink : '');
        setSession(restored.session);
        // The address itself leads to the text of the step, which now has a player above it.
        if (isStepFragment(window.location.hash)) panel.current?.parentElement?.scrollIntoView();
        return;
      }
      setSession(begin());
      setNotice(restored.kind === 'bad' ? words.badLink : words.otherScenario);
    };
    const open = (): void => attempt(restore);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
    // The address is read when the player opens and whenever it changes, never because of a move.
  }, []);

  const copy = (): void => {
    const { origin, pathname, search } = window.location;
    const done = (): void => setNotice(words.copied);
    const failed = (): void => setNotice(words.copyFailed);
    // Without a secure context there is no clipboard at all.
    const clipboard = window.navigator.clipboard as Clipboard | undefined;
    if (clipboard)
      clipboard.writeText(`${origin}${pathname}${search}${fragmentOf(session)}`).then(done, failed);
    else failed();
  };

  const { game } = session;
  const state = stateOf(session);
  const steps = useMemo(
    () => stepsOf(adapter, game.opening, game.moves.slice(0, game.at)),
    [adapter, game],
  );
  const printed = bookNext(session);
  const following = onBook(session);
  const bookState = printed !== null ? 'next' : following ? 'over' : 'left';
  const place = following
    ? `${words.step} ${game.at} ${words.ofBook} ${book.length}`
    : `${words.step} ${game.at}`;
  const toOdds = useMemo(() => {
    const position = data.odds === undefined ? null : (adapter.odds?.(state) ?? null);
    return position && `${data.odds ?? ''}${oddsAddress(position, momentOf(session))}`;
  }, [adapter, session]);
  const told = steps.at(-1)?.lines.map(({ text }) => text) ?? [];

  return (
    <div class="player">
      <div class="player-top">
        <p class="player-place">
          <span>{place}</span>
          <progress max={book.length} value={Math.min(game.at, book.length)} aria-hidden="true" />
        </p>
        <IconButton icon="link" label={words.copyLink} onClick={copy} />
      </div>
      <p class="player-notice" role="status">
        {notice}
      </p>
      <div class="player-body">
        <section class="player-board" aria-label={words.board}>
          <Board state={state} />
          {toOdds !== null && (
            <p class="player-odds">
              <a href={toOdds}>{words.odds}</a>
            </p>
          )}
        </section>
        <div class="player-side">
          <p class="visually-hidden" role="status">
            {told.join(' ')}
          </p>
          <Latest steps={steps} notes={rules} words={words} />
          <div class="panel" ref={panel}>
            <Question
              key={game.at}
              adapter={adapter}
              state={state}
              prompt={promptOf(game)}
              notes={rules}
              words={words}
              printed={printed !== null && isDrawn(printed) ? printed : null}
              heading={asked}
              onChoose={(choice) => attempt(() => move(act(session, choice)))}
              onRandom={() => attempt(() => move(roll(session)))}
            />
            {bookState !== 'next' && (
              <p class="player-hint">
                {bookState === 'over' ? words.bookOverLong : words.bookLeft}
              </p>
            )}
          </div>
          <Controls
            words={words}
            atStart={game.at === 0}
            canForward={canStepForward(session)}
            book={bookState}
            onRestart={() => move(begin())}
            onBack={() => move(stepBack(session))}
            onForward={() => move(stepForward(session))}
            onBook={() => attempt(() => move(stepBook(session)))}
          />
          {steps.length > 1 && (
            <section class="player-log">
              <h3>{words.log}</h3>
              <Log steps={steps} notes={rules} words={words} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
};
