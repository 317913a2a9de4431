import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isDrawn } from '../engine/check.ts';
import { promptOf } from '../engine/play.ts';
import { MissingPart } from '../engine/procedure.ts';
import type { Drawn, GameEvent } from '../engine/procedure.ts';
import { rewriteAddress } from '../rewrite-address.ts';
import type { PlayerAdapter } from './adapter.ts';
import { Controls } from './controls.tsx';
import type { BookState, Main } from './controls.tsx';
import { EndCard, LessonEnd } from './end-card.tsx';
import { IconButton } from './icon-button.tsx';
import { oddsAddress } from '../calculator/address.ts';
import { More } from './more.tsx';
import type { Deed } from './more.tsx';
import { canShare, copyLink, shareLink } from './passing-on.ts';
import type { Passed } from './passing-on.ts';
import { LESSON_TEXT } from './player-data.ts';
import type { PlayerData } from './player-data.ts';
import { Question } from './question.tsx';
import {
  act,
  bookNext,
  canStepForward,
  fragmentOf,
  isPlayFragment,
  isStepFragment,
  lastDecision,
  momentOf,
  onBook,
  restoreSession,
  roll,
  startSession,
  stateOf,
  stepBack,
  stepBook,
  stepForward,
  stepTo,
  toBookStep,
} from './session.ts';
import type { Session } from './session.ts';
import { decidedAt, hasEnded, isReached, lessonBack, lessonForward, settled } from './lesson.ts';
import { Latest, Log, Since } from './steps.tsx';
import { stepsOf } from './transcript.ts';
import { useStage } from './use-stage.ts';
import { withFigures } from './with-figures.ts';

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
  const { words, rules, lesson } = data;
  const { Board } = adapter;
  const begin = (): Session<S, C, E> => {
    const fresh = startSession(adapter.procedure, data.scenario, book, newSeed());
    return lesson === undefined ? fresh : toBookStep(fresh, lesson.from);
  };

  const [session, setSession] = useState(begin);
  const [notice, setNotice] = useState('');
  const asked = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState(false);
  const first = lesson?.from ?? 0;
  const toStage = useStage(player, session.game.moves.length > first);

  const show = (next: Session<S, C, E>): void => {
    const within = panel.current?.contains(document.activeElement) === true;
    setNotice('');
    setSession(next);
    writeAddress(fragmentOf(next));
    requestAnimationFrame(() => {
      // The button just pressed is gone; the next question takes its place for the keyboard.
      if (within) asked.current?.focus();
      toStage();
    });
  };
  const move = (next: Session<S, C, E>): void =>
    show(lesson === undefined ? next : settled(next, lesson));

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

  const link = (): string => {
    const { origin, pathname, search } = window.location;
    return `${origin}${pathname}${search}${fragmentOf(session)}`;
  };
  const tell = (passing: Promise<Passed>): void => {
    void passing.then((passed) =>
      setNotice({ shared: '', copied: words.copied, failed: words.copyFailed }[passed]),
    );
  };

  const last = lesson?.to ?? book.length;
  const { game } = session;
  const state = stateOf(session);
  const steps = useMemo(
    () => stepsOf(adapter, game.opening, game.moves.slice(0, game.at)),
    [adapter, game],
  );
  const printed = bookNext(session);
  const following = onBook(session);
  const bookState: BookState = printed !== null ? 'next' : following ? 'over' : 'left';
  const place =
    following && data.tool !== true
      ? `${words.step} ${game.at} ${words.ofBook} ${book.length}`
      : `${words.step} ${game.at}`;
  const toOdds = useMemo(() => {
    const position = data.odds === undefined ? null : (adapter.odds?.(state) ?? null);
    return position && `${data.odds ?? ''}${oddsAddress(position, momentOf(session))}`;
  }, [adapter, session]);
  // Of what nobody had to decide, only what has changed something is told.
  const since = lesson !== undefined && game.at > first ? decidedAt(session, lesson) + 1 : game.at;
  const latest =
    lesson === undefined
      ? steps.slice(-1)
      : steps.filter(
          (_, at) => at === since || (at > since && (game.moves[at - 1]?.events.length ?? 0) > 0),
        );
  const told = latest.flatMap(({ lines }) => lines.map(({ text }) => text));

  const prompt = promptOf(game);
  /** Who won stands first, and what is left after it. */
  const outcome = (end: S): readonly string[] => {
    const deciding = game.moves
      .slice(0, game.at)
      .flatMap(({ events }) => events)
      .findLast(({ kind }) => adapter.decisive?.includes(kind));
    const around = { before: null, after: end };
    return [...(deciding ? [adapter.event(deciding, around)] : []), ...adapter.outcome(end)];
  };
  // Whoever learns knows no card yet.
  const narrator: typeof adapter = {
    ...(lesson === undefined ? adapter : withFigures(adapter, state)),
    outcome,
  };
  const isOver = prompt.kind === 'over';
  /** The book goes no further, though the rules would: nothing is asked before it is seen to end. */
  const isPlayedOut = lesson === undefined && data.tool !== true && bookState === 'over' && !isOver;
  const ended = lesson !== undefined && hasEnded(session, lesson);
  const reached = lesson !== undefined && isReached(session, lesson);
  const decided = lastDecision(session);
  const other = decided === null || decided < first ? null : decided;
  const draw = (): void => {
    // All of it, however little of it the window shows.
    const picture = board.current?.firstElementChild;
    if (!(picture instanceof HTMLElement)) return;
    import('../client/save-picture.ts')
      .then(({ savePicture }) => savePicture(picture, data.scenario))
      .catch(() => setNotice(words.pictureFailed));
  };
  const toBook = (): void => attempt(() => move(stepBook(session)));
  const picture = { icon: 'picture', label: words.picture, onClick: draw } as const;
  // A lesson goes no further than its task.
  const shown: BookState = ended && bookState === 'next' ? 'over' : bookState;
  const isOwn = data.tool === true && lesson === undefined && bookState !== 'next';
  const main: Main = isOwn
    ? picture
    : ended && (reached || shown === 'over')
      ? {
          label: lesson.words.on,
          onClick: () => {
            window.location.hash = LESSON_TEXT;
          },
        }
      : {
          label: { next: words.bookNext, over: words.bookOver, left: words.bookReturn }[shown],
          off: shown === 'over',
          onClick: toBook,
          ...(shown === 'next' && { icon: 'forward' }),
        };
  const deeds: readonly Deed[] = [
    ...(canShare()
      ? [
          {
            icon: 'share',
            label: words.share,
            onClick: () => tell(shareLink(link(), document.title)),
          } as const,
        ]
      : []),
    { icon: 'link', label: words.copyLink, onClick: () => tell(copyLink(link())) },
    ...(isOwn
      ? bookState === 'left'
        ? [{ icon: 'book', label: words.bookReturn, onClick: toBook } as const]
        : []
      : [picture]),
    { icon: 'restart', label: words.restart, off: game.at === first, onClick: () => move(begin()) },
  ];

  const question = (
    <Question
      key={game.at}
      adapter={narrator}
      state={state}
      prompt={prompt}
      notes={rules}
      words={words}
      printed={printed !== null && isDrawn(printed) ? printed : null}
      heading={isPlayedOut ? undefined : asked}
      onChoose={(choice) => attempt(() => move(act(session, choice)))}
      onRandom={() => attempt(() => move(roll(session)))}
    />
  );

  return (
    <div class="player" ref={player}>
      <p class="player-notice" role="status">
        {notice}
      </p>
      <div class="player-body">
        {/* On a phone it scrolls within itself, which a keyboard has to be able to do. */}
        <section
          ref={board}
          class={`player-board${whole ? ' player-board-whole' : ''}`}
          aria-label={words.board}
          tabIndex={0}
        >
          <Board state={state} />
        </section>
        <div class="player-side">
          <div class="player-top">
            <p class="player-place">
              {lesson === undefined && <span>{place}</span>}
              {(lesson !== undefined || data.tool !== true) && (
                <progress
                  max={last - first}
                  value={Math.min(game.at, last) - first}
                  aria-hidden="true"
                />
              )}
            </p>
            <IconButton
              icon={whole ? 'less' : 'whole'}
              label={whole ? words.lessBoard : words.wholeBoard}
              class="icon-button board-size"
              onClick={() => setWhole(!whole)}
            />
          </div>
          <p class="visually-hidden" role="status">
            {told.join(' ')}
          </p>
          {lesson === undefined ? (
            <Latest steps={steps} notes={rules} words={words} Face={adapter.Face} />
          ) : (
            <>
              <p class="player-task">
                <b>{lesson.words.task}:</b> {lesson.task}
              </p>
              <Since steps={latest} notes={rules} Face={adapter.Face} />
            </>
          )}
          <div class="panel" ref={panel}>
            {ended ? (
              <div class="question">
                <h3 ref={asked} tabIndex={-1}>
                  {reached ? lesson.words.reached : words.bookOver}
                </h3>
              </div>
            ) : (
              !isPlayedOut && question
            )}
            {ended && (
              <LessonEnd
                words={words}
                lesson={lesson}
                reached={reached}
                onOther={other === null ? null : () => show(stepTo(session, other))}
              />
            )}
            {bookState === 'left' && data.tool !== true && (
              <p class="player-hint">{words.bookLeft}</p>
            )}
            {(isPlayedOut || (lesson === undefined && isOver && data.tool !== true)) && (
              <EndCard
                words={words}
                next={data.next}
                onOther={other === null ? null : () => move(stepTo(session, other))}
              >
                {isPlayedOut && (
                  <>
                    <h3 ref={asked} tabIndex={-1}>
                      {words.bookOver}
                    </h3>
                    {told.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </>
                )}
              </EndCard>
            )}
            {isPlayedOut && (
              <details class="options-more">
                <summary>{words.playOn}</summary>
                {question}
              </details>
            )}
          </div>
          <Controls
            words={words}
            atStart={game.at <= first}
            canForward={canStepForward(session) && !ended}
            main={main}
            onBack={() => show(lesson ? lessonBack(session, lesson) : stepBack(session))}
            onForward={() => show(lesson ? lessonForward(session, lesson) : stepForward(session))}
          />
        </div>
      </div>
      <More words={words} deeds={deeds}>
        {toOdds !== null && (
          <p class="player-odds">
            <a href={toOdds}>{words.odds}</a>
          </p>
        )}
        {data.ask !== undefined && (
          <p class="player-odds">
            <a href={`${data.ask}#from=${momentOf(session)}`}>{words.ask}</a>
          </p>
        )}
        <section class="player-log">
          <h3>{words.log}</h3>
          <Log steps={steps} notes={rules} words={words} />
        </section>
      </More>
    </div>
  );
};
