import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { choicesMade, position, promptOf } from '../engine/play.ts';
import { digitsOf, formatLink, LINK_LIMIT } from '../engine/link.ts';
import { MissingPart } from '../engine/procedure.ts';
import type { Drawn, GameEvent, SideId } from '../engine/procedure.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { IconButton } from '../player/icon-button.tsx';
import { copyLink } from '../player/passing-on.ts';
import { Question } from '../player/question.tsx';
import { Stretch } from '../player/steps.tsx';
import { useStage } from '../player/use-stage.ts';
import { withFigures } from '../player/with-figures.ts';
import { Curtain } from './curtain.tsx';
import type { Guidance } from './guided.tsx';
import type { KeptGame } from './kept.ts';
import { stretchOf } from './lines.ts';
import { Known } from './known.tsx';
import { HabitsForm } from './manner.tsx';
import type { Habits } from './manner.tsx';
import { nextIn } from './next.ts';
import { NowFold } from './now-fold.tsx';
import type { PartyData } from './party-data.ts';
import { PREFIX } from './link.ts';
import { answer, roll, settle, takeBack } from './table.ts';
import type { Table } from './table.ts';

interface Props<S, C extends object, E extends GameEvent> {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly data: PartyData;
  readonly title: string;
  readonly kept: KeptGame;
  readonly from: Table<S, C, E>;
  readonly notice: string;
  /** What leads through a first game; other games are played without. */
  readonly guidance: Guidance<S, C, E> | undefined;
  /** Says whether it could be kept. */
  readonly onKeep: (kept: KeptGame) => boolean;
  readonly onSave: (kept: KeptGame) => void;
  readonly onLeave: () => void;
}

/** Whoever decides alone; what all agree on is nobody's secret. */
const seatOf = (by: SideId): SideId | undefined => (by === 'both' || by === '' ? undefined : by);

const whoNext = <S, C extends object, E extends GameEvent>(
  { next }: PlayerAdapter<S, C, E>,
  state: S,
  by: SideId,
): SideId | undefined => {
  const found = nextIn(state, by) ?? next?.(state);
  return found === by ? undefined : found;
};

/** One whole game on the table. */
export const PlayedGame = <S, C extends object, E extends GameEvent>({
  adapter,
  data,
  title,
  kept,
  from,
  notice: first,
  guidance,
  onKeep,
  onSave,
  onLeave,
}: Props<S, C, E>): JSX.Element => {
  const { party: said, words, rules } = data;
  const { Board } = adapter;
  const [habits, setHabits] = useState<Habits>({ manner: kept.manner, passing: kept.passing });
  const [table, setTable] = useState(from);
  const [notice, setNotice] = useState(first);
  const [seen, setSeen] = useState<SideId | undefined>();
  const asked = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const fetching = useRef(false);
  const { manner, passing } = habits;
  const answers = guidance?.answers;
  const { game } = table;
  const { state } = position(game);
  const prompt = promptOf(game);

  const record = (at: Table<S, C, E>, ways: Habits): KeptGame => ({
    ...kept,
    ...ways,
    choices: choicesMade(at.game),
    over: promptOf(at.game).kind === 'over',
    saved: Date.now(),
  });
  const show = (next: Table<S, C, E>, ways: Habits = habits): void => {
    const within = panel.current?.contains(document.activeElement) === true;
    setTable(next);
    setHabits(ways);
    setNotice(onKeep(record(next, ways)) ? '' : said.notKept);
    requestAnimationFrame(() => {
      if (within) asked.current?.focus();
      // On a wide screen log and question scroll beside the board, and a long log would hide the question.
      const side = asked.current?.closest('.player-side');
      if (side && side.scrollHeight > side.clientHeight) {
        asked.current?.scrollIntoView({ block: 'nearest' });
      }
      toStage();
    });
  };
  /** A step that lacks code fetches it and is taken again: nothing can happen in between. */
  const attempt = (step: () => void): void => {
    if (fetching.current) return;
    try {
      step();
    } catch (error) {
      if (!(error instanceof MissingPart) || !adapter.fetchMore) throw error;
      fetching.current = true;
      adapter
        .fetchMore()
        .finally(() => {
          fetching.current = false;
        })
        .then(
          () => attempt(step),
          () => setNotice(said.failed),
        );
    }
  };
  useLayoutEffect(() => {
    attempt(() => setTable(settle(from, manner, answers)));
    // Whoever is led comes from another page, and is to see the board.
    if (guidance) requestAnimationFrame(() => toStage());
  }, []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-at-table', true);
    return () => root.removeAttribute('data-at-table');
  }, []);

  const next = prompt.kind === 'over' ? undefined : whoNext(adapter, state, prompt.by);
  const seat = passing && prompt.kind !== 'over' ? seatOf(prompt.by) : undefined;
  const isHidden = seat !== undefined && seat !== seen;
  const toStage = useStage(player, !isHidden);
  const viewer = guidance?.you ?? (passing ? (seat ?? seen) : undefined);
  const stretch = useMemo(
    () => stretchOf(adapter, game, table.since, viewer),
    [adapter, game, viewer],
  );

  const choose = (choice: C | Drawn): void =>
    attempt(() => show(answer(table, choice, manner, answers)));

  const linkHere = (): string => {
    const digits = digitsOf(game.procedure, game.setup, choicesMade(game));
    return formatLink({ scenario: kept.beginning, seed: kept.seed, digits });
  };
  const copy = (): void => {
    const link = linkHere();
    const { origin, pathname } = window.location;
    if (link.length > LINK_LIMIT) setNotice(said.linkTooLong);
    else {
      void copyLink(`${origin}${pathname}${PREFIX}${link}`).then((passed) =>
        setNotice(passed === 'failed' ? words.copyFailed : words.copied),
      );
    }
  };

  /** A position lies open: between two players it would tell what one hides. */
  const askHere = (): void => {
    const link = linkHere();
    if (link.length > LINK_LIMIT) setNotice(said.linkTooLong);
    else window.location.href = `${data.ask ?? ''}${PREFIX}${link}`;
  };

  if (isHidden) {
    return (
      <Curtain
        key={seat}
        to={adapter.side(seat, state)}
        words={said}
        onShow={() => setSeen(seat)}
      />
    );
  }
  return (
    <div class={`player party-play${guidance ? ' party-led' : ''}`} ref={player}>
      <h2 class="visually-hidden">{title}</h2>
      <div class="player-top">
        <p class="player-place">
          <span>
            {title} · {words.step} {game.at}
          </span>
        </p>
        <IconButton
          icon="undo"
          label={said.undo}
          off={game.at === 0}
          onClick={() => attempt(() => show(takeBack(table, manner, answers)))}
        />
      </div>
      <p class="player-notice" role="status">
        {notice}
      </p>
      <div class="player-body">
        <section class="player-board" aria-label={words.board} tabIndex={0}>
          <Board state={state} viewer={viewer} />
        </section>
        <div class="player-side">
          <Stretch {...stretch} notes={rules} words={words} />
          {guidance && (
            <guidance.View adapter={adapter} data={data} table={table} onChoose={choose} />
          )}
          <div class="panel" ref={panel}>
            <Question
              key={game.at}
              adapter={guidance ? withFigures(adapter, state) : adapter}
              state={state}
              prompt={prompt}
              notes={rules}
              words={words}
              printed={null}
              heading={asked}
              onChoose={choose}
              onRandom={() => attempt(() => show(roll(table, manner, answers)))}
            />
            {next !== undefined && !guidance && (
              <p class="party-next">
                {said.next} <b>{adapter.side(next, state)}</b>
              </p>
            )}
            {!guidance && <Known prompt={prompt} at={game.at} data={data} />}
          </div>
          {prompt.kind !== 'over' && (
            <NowFold adapter={adapter} state={state} prompt={prompt} data={data} />
          )}
          <details class="party-more">
            <summary>{said.more}</summary>
            {!guidance && (
              <HabitsForm
                habits={habits}
                words={said}
                onChange={(ways) => attempt(() => show(settle(table, ways.manner, answers), ways))}
              />
            )}
            <p class="party-deeds">
              <button type="button" class="option" onClick={copy}>
                {said.copyLink}
              </button>
              {data.ask !== undefined && !passing && (
                <button type="button" class="option" onClick={askHere}>
                  {words.ask}
                </button>
              )}
              <button type="button" class="option" onClick={() => onSave(record(table, habits))}>
                {said.saveFile}
              </button>
            </p>
          </details>
          <p>
            <button
              type="button"
              class={prompt.kind === 'over' ? 'primary' : 'option'}
              onClick={onLeave}
            >
              {prompt.kind === 'over' ? said.again : said.leave}
            </button>
          </p>
        </div>
      </div>
    </div>
  );
};
