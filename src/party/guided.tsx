import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LED_GAME, withLessonRead } from '../client/course/progress.ts';
import { readProgress, writeProgress } from '../client/course/storage.ts';
import type { Advise } from '../engine/advice.ts';
import { position, promptOf } from '../engine/play.ts';
import type { GameEvent } from '../engine/procedure.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { noteOf } from '../player/player-data.ts';
import { RuleLinks } from '../player/rule-links.tsx';
import { answersFor, isTold, milestoneAt } from './guide.ts';
import type { Guide, Milestone } from './guide.ts';
import type { PartyData } from './party-data.ts';
import type { Answers, Table } from './table.ts';

interface Shown<S, C extends object, E extends GameEvent> {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly data: PartyData;
  readonly table: Table<S, C, E>;
  readonly onChoose: (choice: C) => void;
}

/** What leads through a first game: the others' answers, and what stands above each question. */
export interface Guidance<S, C extends object, E extends GameEvent> {
  readonly you: string;
  readonly answers: Answers<S, C, E>;
  readonly View: (shown: Shown<S, C, E>) => JSX.Element;
}

/** What a milestone is about; open where that is asked first, and folded before and after. */
const Told = ({
  milestone: { title, text, rules },
  place,
  data,
  isNew,
}: {
  readonly milestone: Milestone;
  /** Which of how many. */
  readonly place: string;
  readonly data: PartyData;
  readonly isNew: boolean;
}): JSX.Element => (
  <details open={isNew}>
    <summary>
      <span class="party-guide-place">{place} ·</span> <b>{title}</b>
    </summary>
    <p>
      {text} <RuleLinks rules={rules} notes={data.rules} />
    </p>
  </details>
);

/** After the last milestone: what else there is. */
const Learned = ({
  data,
  later,
}: {
  readonly data: PartyData;
  readonly later: string;
}): JSX.Element => {
  const { game, party: said, after } = data;
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    // Read anew: lessons may have been done meanwhile.
    writeProgress(game, withLessonRead(readProgress(game), LED_GAME));
  }, []);
  return (
    <section class="party-guide" hidden={isHidden} aria-label={said.first}>
      <h3>{said.learned}</h3>
      <p>{later}</p>
      <p>{said.learnedLead}</p>
      <p class="party-after">
        <button type="button" class="chip" onClick={() => setHidden(true)}>
          {said.goOn}
        </button>
        {after.map(({ name, url }) => (
          <a key={url} class="chip" href={url}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
};

export const guidedBy = <S, C extends object, E extends GameEvent>(
  guide: Guide,
  advise: Advise<S, C>,
): Guidance<S, C, E> => ({
  you: guide.you,
  answers: answersFor(guide, advise),
  View({ adapter, data, table: { game }, onChoose }) {
    const { party: said, rules, words } = data;
    const at = milestoneAt(guide, game);
    const milestone = guide.milestones[at];
    if (!milestone) return <Learned data={data} later={guide.later} />;
    const { state } = position(game);
    const prompt = promptOf(game);
    const advice = prompt.kind === 'decision' ? advise(state, prompt) : null;
    const reason = guide.reasons[advice?.why ?? ''];
    return (
      <section class="party-guide" aria-label={said.first}>
        <Told
          key={milestone.id}
          milestone={milestone}
          place={`${at + 1} ${said.of} ${guide.milestones.length}`}
          data={data}
          isNew={isTold(guide, advise, game)}
        />
        {advice && (
          <div class="party-advice">
            <button type="button" onClick={() => onChoose(advice.choice)}>
              <b>{said.advised}</b> {adapter.choice(advice.choice, state)}
            </button>
            {reason && (
              <p>
                {reason.text}{' '}
                <a class="rule-open" href={noteOf(rules, reason.rule).url}>
                  {words.openRule}
                </a>
              </p>
            )}
          </div>
        )}
      </section>
    );
  },
});
