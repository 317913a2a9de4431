import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatOdds } from '../calculator/address.ts';
import { choicesMade, position, promptOf, undo } from '../engine/play.ts';
import type { Drawn, GameEvent, Option } from '../engine/procedure.ts';
import { askSource } from '../engine/sources.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { ChanceView } from '../player/chance.tsx';
import { IconButton } from '../player/icon-button.tsx';
import { noteOf } from '../player/player-data.ts';
import type { SharedNotes } from '../player/player-data.ts';
import { RuleQuote } from '../player/rule-links.tsx';
import { Latest } from '../player/steps.tsx';
import { stepsOf } from '../player/transcript.ts';
import { rewriteAddress } from '../rewrite-address.ts';
import { Answers } from './answers.tsx';
import type { AskData } from './ask-data.ts';
import { Editor } from './editor.tsx';
import type { Editable } from './field.ts';
import type { AskedGame } from './laid.ts';
import { VerdictView } from './verdict-view.tsx';

/** A position laid out: what plays it, and where it stands. */
export interface Laid<Setup, S, C extends object, E extends GameEvent> {
  readonly setup: Setup;
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly game: AskedGame<S, C, E>;
}

interface Props<Setup, S, C extends object, E extends GameEvent> {
  readonly data: AskData;
  readonly notes: SharedNotes;
  readonly title: string;
  readonly editable: Editable<Setup>;
  readonly first: Laid<Setup, S, C, E>;
  /** Lays it out anew after a change. */
  readonly lay: (setup: Setup, choices: readonly object[]) => Promise<Laid<Setup, S, C, E>>;
  readonly addressOf: (laid: Laid<Setup, S, C, E>) => string;
  readonly onLeave: () => void;
}

/** One position and one question, with everything that can be said of it. */
export const Ask = <Setup, S, C extends object, E extends GameEvent>({
  data: { game: name, language, ask: said, words, odds },
  notes: { rules, terms },
  title,
  editable,
  first,
  lay,
  addressOf,
  onLeave,
}: Props<Setup, S, C, E>): JSX.Element => {
  const [laid, setLaid] = useState(first);
  const [notice, setNotice] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useRef<HTMLElement>(null);
  const turn = useRef(0);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const say = { language, terms };
  const { setup, adapter, game } = laid;
  const { Board } = adapter;
  const { state } = position(game);
  const prompt = promptOf(game);
  const steps = stepsOf(adapter, game.opening, game.moves.slice(0, game.at));

  const show = (next: Laid<Setup, S, C, E>, told = ''): void => {
    setLaid(next);
    setNotice(told);
    rewriteAddress(addressOf(next));
  };
  const change = (wanted: Setup): void => {
    const misfit = editable.misfit(wanted);
    if (misfit) {
      setNotice(`${said.misfit} ${misfit(say)}`);
      return;
    }
    turn.current += 1;
    const own = turn.current;
    const choices = choicesMade(game);
    lay(wanted, choices).then(
      (next) => {
        if (own !== turn.current) return;
        show(next, next.game.at < choices.length ? said.shorter : '');
      },
      () => setNotice(said.failed),
    );
  };
  const choose = (choice: C | Drawn): void => {
    lay(setup, [...choicesMade(game), choice]).then(
      (next) => {
        show(next);
        heading.current?.focus();
      },
      () => setNotice(said.failed),
    );
  };
  const roll = (): void => {
    if (prompt.kind !== 'chance') return;
    const { drawn } = askSource(position(game).source, prompt);
    if (drawn) choose(drawn);
  };
  const fetchMore = (): void => {
    adapter.fetchMore?.().then(
      () => setLaid({ ...laid }),
      () => setNotice(said.failed),
    );
  };
  const draw = (): void => {
    const picture = board.current?.firstElementChild;
    if (!(picture instanceof HTMLElement)) return;
    import('../client/save-picture.ts')
      .then(({ savePicture }) => savePicture(picture, `${name}-position`))
      .catch(() => setNotice(words.pictureFailed));
  };
  const calculator = odds === undefined ? null : (adapter.odds?.(state) ?? null);
  const question = prompt.kind === 'over' ? '' : adapter.question(state);
  const verdict = (option: Option<C>): JSX.Element => {
    const { origin, pathname } = window.location;
    const asks = prompt.kind === 'over' ? undefined : prompt.rules[0];
    const id = option.allowed ? asks : option.because;
    return (
      <>
        {id !== undefined && (
          <VerdictView
            judged={{
              question,
              choice: adapter.choice(option.choice, state),
              allowed: option.allowed,
              rule: noteOf(rules, id),
              origin,
              position: `${origin}${pathname}${addressOf(laid)}`,
            }}
            words={said}
            onPicture={draw}
          />
        )}
      </>
    );
  };
  const [outcome, ...more] = prompt.kind === 'over' ? adapter.outcome(state) : [];
  const by = prompt.kind === 'over' ? '' : adapter.side(prompt.by, state);
  const remark = prompt.kind === 'over' ? undefined : adapter.remark?.(state);

  return (
    <div class="player ask">
      <div class="player-top">
        <button type="button" class="ask-leave" onClick={onLeave}>
          {said.other}
        </button>
        <IconButton
          icon="undo"
          label={words.back}
          off={game.at === 0}
          onClick={() => show({ ...laid, game: undo(game) })}
        />
      </div>
      <h2 class="ask-title">{title}</h2>
      <p class="player-notice" role="status">
        {notice}
      </p>
      {/* Boards have headings of their own below it. */}
      <h3 class="visually-hidden">{words.board}</h3>
      <div class="player-body">
        <section ref={board} class="player-board" aria-label={words.board} tabIndex={0}>
          <Board state={state} />
        </section>
        <div class="player-side">
          <details class="ask-position">
            <summary>{said.position}</summary>
            <Editor
              groups={editable.groupsOf(setup)}
              setup={setup}
              say={say}
              words={said}
              onChange={change}
            />
          </details>
          <Latest steps={steps} notes={rules} words={words} Face={adapter.Face} />
          <div class="panel question" key={`${game.at} ${steps.length}`}>
            <h3 ref={heading} tabIndex={-1}>
              {by !== '' && (
                <span class="question-by">
                  <span class="visually-hidden">
                    {prompt.kind === 'chance' ? words.rolls : words.decides}:{' '}
                  </span>
                  {by}
                </span>
              )}{' '}
              {outcome ?? question}
            </h3>
            {more.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {remark !== undefined && <p class="question-remark">{remark}</p>}
            {calculator && (
              <p class="player-odds">
                <a
                  href={`${odds ?? ''}${calculator.calculator.split('/')[1] ?? ''}/${formatOdds(calculator.values)}`}
                >
                  {words.odds}
                </a>
              </p>
            )}
            {prompt.kind === 'chance' && (
              <ChanceView
                prompt={prompt}
                say={adapter}
                Face={adapter.Face}
                words={words}
                printed={null}
                onRandom={roll}
                onDrawn={choose}
              />
            )}
            {prompt.kind === 'decision' && (
              <Answers
                adapter={adapter}
                state={state}
                prompt={prompt}
                notes={rules}
                words={words}
                said={said}
                onMissing={fetchMore}
                onChoose={choose}
                verdict={verdict}
              />
            )}
            {prompt.kind !== 'over' && (
              <details class="asked-rules">
                <summary>{words.whyAsked}</summary>
                <ul>
                  {prompt.rules.map((id) => (
                    <li key={id}>
                      <RuleQuote id={id} notes={rules} label={words.openRule} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </div>
      </div>
    </div>
  );
};
