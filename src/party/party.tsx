import type { ComponentChild, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadAdvice } from '../games/advice.ts';
import { loadPlay } from '../games/player.ts';
import type { AnyAdapter } from '../player/adapter.ts';
import type { GameEvent } from '../engine/procedure.ts';
import { withParts } from '../player/play.tsx';
import type { KeptGame } from './kept.ts';
import { openFile, saveFile } from './file.ts';
import type { Guidance } from './guided.tsx';
import { choicesOf, FIRST, linkedGame } from './link.ts';
import type { LinkedGame } from './link.ts';
import { HabitsForm } from './manner.tsx';
import type { Habits } from './manner.tsx';
import type { Guide } from './guide.ts';
import type { OpenBeginning, PartyData } from './party-data.ts';
import { PlayedGame } from './play.tsx';
import { forgetGame, keepGame, keptGames } from './storage.ts';
import { takeUp } from './table.ts';

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
const newId = (): string => randomWord().toString(36);

const adapterFor = async (data: PartyData, beginning: OpenBeginning): Promise<AnyAdapter> => {
  const play = await loadPlay(beginning.play);
  const { language, terms, rules, words } = data;
  const { procedure, setup, play: file, id: scenario } = beginning;
  const page = {
    language,
    terms,
    rules,
    words,
    procedure,
    setup,
    play: file,
    scenario,
    choices: [],
  };
  // Which game it is, nobody needs to know here.
  return (await play.ready(page, randomWord)) as unknown as AnyAdapter;
};

/** Fetched when somebody begins a first game. */
const guidanceFor = async ({
  game,
  guide,
}: PartyData): Promise<Guidance<unknown, object, GameEvent> | undefined> => {
  if (guide === undefined) return undefined;
  const [{ guidedBy }, advice] = await Promise.all([import('./guided.tsx'), loadAdvice(game)]);
  return guidedBy(guide, advice);
};

const New = ({
  data,
  onBegin,
}: {
  readonly data: PartyData;
  readonly onBegin: (beginning: string, habits: Habits) => void;
}): JSX.Element => {
  const { party: said, beginnings } = data;
  const [id, setId] = useState(beginnings[0]?.id ?? '');
  const [habits, setHabits] = useState<Habits>({
    manner: { speed: 'quick', dice: 'site' },
    passing: false,
  });
  return (
    <form
      class="party-new"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(id, habits);
      }}
    >
      <h2>{said.newGame}</h2>
      {beginnings.length > 1 && (
        <fieldset class="party-choice">
          <legend>{said.who}</legend>
          {beginnings.map((beginning) => (
            <label key={beginning.id}>
              <input
                type="radio"
                name="beginning"
                checked={beginning.id === id}
                onChange={() => setId(beginning.id)}
              />
              <b>{beginning.title}</b>
            </label>
          ))}
        </fieldset>
      )}
      <HabitsForm habits={habits} words={said} onChange={setHabits} />
      <button type="submit" class="primary">
        {said.begin}
      </button>
    </form>
  );
};

const Forget = ({
  said,
  onForget,
}: {
  readonly said: PartyData['party'];
  readonly onForget: () => void;
}): JSX.Element => {
  const [sure, setSure] = useState(false);
  return (
    <button type="button" class="party-forget" onClick={() => (sure ? onForget() : setSure(true))}>
      {sure ? said.forgetReally : said.forget}
    </button>
  );
};

/** The games that the device keeps, a new one, and the one that is being played. */
export const Party = ({ data }: { readonly data: PartyData }): JSX.Element => {
  const { game, party: said, words, beginnings } = data;
  const [games, setGames] = useState(() => keptGames(game));
  const [notice, setNotice] = useState('');
  const [table, setTable] = useState<ComponentChild>(null);

  const list = (): void => {
    setTable(null);
    setGames(keptGames(game));
  };
  const open = async (kept: KeptGame, linked?: LinkedGame): Promise<void> => {
    const beginning = beginnings.find(({ id }) => id === kept.beginning);
    if (!beginning) {
      setNotice(linked ? said.otherBeginning : said.badFile);
      return;
    }
    const adapter = await adapterFor(data, beginning);
    const guidance = kept.led ? await guidanceFor(data) : undefined;
    const { procedure, fetchMore } = adapter;
    const { table: from, stoppedAt } = await withParts(() => {
      const choices = linked ? choicesOf(procedure, linked) : kept.choices;
      return takeUp(procedure, kept.seed, choices);
    }, fetchMore);
    setNotice('');
    setTable(
      <PlayedGame
        key={kept.id}
        adapter={adapter}
        data={data}
        title={guidance ? said.firstName : beginning.title}
        guidance={guidance}
        kept={kept}
        from={from}
        notice={stoppedAt === null ? '' : `${said.rulesChanged} ${stoppedAt}.`}
        onKeep={(now) => keepGame(game, now)}
        onSave={(now) => saveFile(game, now)}
        onLeave={list}
      />,
    );
  };
  const attempt = (kept: KeptGame, linked?: LinkedGame): void => {
    open(kept, linked).catch((error: unknown) => {
      setNotice(said.failed);
      throw error;
    });
  };
  const begin = (beginning: string, habits: Habits, linked?: LinkedGame): void => {
    attempt(
      {
        id: newId(),
        beginning,
        seed: linked?.seed ?? randomWord(),
        choices: [],
        ...habits,
        over: false,
        led: false,
        saved: Date.now(),
      },
      linked,
    );
  };
  const { guide } = data;
  const beginFirst = ({ beginning, seed }: Guide): void =>
    attempt({
      id: newId(),
      beginning,
      seed,
      choices: [],
      manner: { speed: 'quick', dice: 'site' },
      passing: false,
      over: false,
      led: true,
      saved: Date.now(),
    });
  useEffect(() => {
    if (guide && window.location.hash === FIRST) {
      // One that was begun goes on: a link is followed more than once.
      const begun = games.find(({ led, over }) => led && !over);
      if (begun) attempt(begun);
      else beginFirst(guide);
      return;
    }
    const linked = linkedGame(window.location.hash);
    if (linked === undefined) return;
    if (linked === null) {
      setNotice(said.otherBeginning);
      return;
    }
    begin(
      linked.beginning,
      { manner: { speed: 'learning', dice: 'site' }, passing: false },
      linked,
    );
  }, []);

  if (table !== null) return <>{table}</>;
  return (
    <div class="player party-start">
      <p class="player-notice" role="status">
        {notice}
      </p>
      {data.asksCards && <p class="party-hint">{said.asksCards}</p>}
      {guide && (
        <section class="party-first">
          <h2>{said.first}</h2>
          <p class="party-hint">{said.firstLead}</p>
          <button type="button" class="primary" onClick={() => beginFirst(guide)}>
            {said.firstBegin}
          </button>
        </section>
      )}
      {games.length > 0 && (
        <section class="party-kept">
          <h2>{said.kept}</h2>
          <p class="party-hint">{said.keptLead}</p>
          <ul>
            {games.map((kept) => (
              <li key={kept.id}>
                <button type="button" class="option" onClick={() => attempt(kept)}>
                  <span class="option-name">
                    {kept.over ? said.look : said.goOn}
                    {': '}
                    {kept.led
                      ? said.firstName
                      : beginnings.find(({ id }) => id === kept.beginning)?.title}
                  </span>
                  <span class="option-hint">
                    {words.step} {kept.choices.length} ·{' '}
                    {new Date(kept.saved).toLocaleString(data.language)}
                  </span>
                </button>
                <Forget
                  said={said}
                  onForget={() => {
                    forgetGame(game, kept.id);
                    list();
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <New data={data} onBegin={begin} />
      <label class="option party-open">
        <span class="option-name">{said.openFile}</span>
        <input
          class="visually-hidden"
          type="file"
          accept="application/json"
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (!file) return;
            openFile(file).then(
              (kept) => (kept ? attempt(kept) : setNotice(said.badFile)),
              () => setNotice(said.badFile),
            );
          }}
        />
      </label>
    </div>
  );
};
