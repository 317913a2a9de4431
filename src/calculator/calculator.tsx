import type { JSX, RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { percent } from '../i18n/odds/percent.ts';
import { Outcomes, Reasons } from './answer.tsx';
import type { Asker } from './asker.ts';
import { Verdict, VerdictBar } from './bars.tsx';
import { GoalSearch } from './goal.tsx';
import { Groups } from './groups.tsx';
import type { OddsData } from './page-data.ts';
import { Toolbar } from './toolbar.tsx';
import { Working } from './working.tsx';
import { useAnswers } from './use-answers.ts';
import { useQuestion, type Asking } from './use-question.ts';
import type { Told } from './view.ts';
import { WhatIf } from './what-if.tsx';

const Notices = ({
  data: { walkthroughs, words },
  asking: { trouble, origin },
}: {
  readonly data: OddsData;
  readonly asking: Asking;
}): JSX.Element => (
  <>
    <p class="odds-notice" role="status">
      {trouble === 'bad' && words.badLink}
      {trouble === 'skipped' && words.skipped}
    </p>
    {origin && (
      <p class="odds-back">
        <a href={`${walkthroughs}${origin.scenario}/#play=${origin.play}`}>← {words.back}</a>
      </p>
    )}
  </>
);

/** On a phone the answer stays in sight above the thumb, from the first on. */
const Strip = ({
  told: { verdict },
  data: { language, words },
  answer,
}: {
  readonly told: Told;
  readonly data: OddsData;
  readonly answer: RefObject<HTMLElement>;
}): JSX.Element => (
  <button
    type="button"
    class="odds-strip"
    // A link would put another question's place into the address.
    onClick={() => answer.current?.scrollIntoView()}
  >
    <span class="visually-hidden">{words.toAnswer}: </span>
    <VerdictBar shares={verdict} height={10} />
    <span class="odds-strip-figures">
      {verdict.map(({ label, chance }) => (
        <span key={label}>
          <b>{percent(language, chance)}</b> {label}
        </span>
      ))}
    </span>
  </button>
);

/** The build asks nothing: it knows the answer to what the page opens with. */
const nobody = (): Asker => ({
  ask: () => Promise.resolve(null),
  stop: () => undefined,
});

/** The page of any calculator: it knows fields, shares and rules, and nothing of a game. */
export const Calculator = ({
  data,
  asker = nobody,
}: {
  readonly data: OddsData;
  readonly asker?: () => Asker;
}): JSX.Element => {
  const { form, goal, language, words, rules } = data;
  const around = { language, rules, words };
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const answer = useRef<HTMLElement>(null);
  const asking = useQuestion(data);
  const { values, set } = asking;
  const answers = useAnswers(data.opening, asker, values, chosen);
  // An answer changes no field: the form is drawn anew only with the question.
  const groups = useMemo(
    () => (
      <Groups
        groups={form.groups}
        values={values}
        data={data}
        onChange={(key, value) => set({ ...values, [key]: value })}
      />
    ),
    [values],
  );
  const { reply } = answers;
  const told = reply.kind === 'ask' ? reply.told : null;
  const fitting = reply.kind === 'ask' ? reply.fitting : [];
  const headline = reply.kind === 'refused' ? reply.problem : told?.headline;
  return (
    <div
      class="odds"
      // On other pages the key leads back; here a wrong one must not take the reader away.
      onKeyDown={(event) => {
        if (event.key === 'Backspace') event.stopPropagation();
      }}
    >
      <Notices data={data} asking={asking} />
      <section class="odds-question" aria-labelledby="odds-question">
        <h2 id="odds-question" class="visually-hidden">
          {words.question}
        </h2>
        <Toolbar data={data} asking={asking} answer={answer} />
        {groups}
        {told && <Strip told={told} data={data} answer={answer} />}
      </section>
      <section
        class="odds-answer"
        ref={answer}
        aria-labelledby="odds-answer"
        data-slow={answers.asking.work ? '' : undefined}
      >
        <h2 id="odds-answer" class="visually-hidden">
          {words.answer}
        </h2>
        <p class="odds-headline">{headline}</p>
        <div class="odds-slow">
          <Working
            task={answers.asking}
            words={words}
            name={words.reckoning}
            instead={words.older}
          />
          {answers.failed && words.failed}
        </div>
        <p class="visually-hidden" role="status">
          {answers.said}
        </p>
        {told && <Verdict shares={told.verdict} language={language} />}
        {told && fitting.length > 0 && (
          <WhatIf
            data={data}
            fitting={fitting}
            chosen={chosen}
            rows={answers.rows}
            comparing={answers.comparing}
            onChoose={setChosen}
            onApply={set}
          />
        )}
        {told && goal && (
          <GoalSearch
            goal={goal}
            words={words}
            seeking={answers.seeking}
            found={answers.found}
            onSeek={answers.seek}
            onApply={set}
          />
        )}
        {told && <Outcomes told={told} around={around} />}
        {told && <Reasons told={told} around={around} />}
      </section>
    </div>
  );
};
