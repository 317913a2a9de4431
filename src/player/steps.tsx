import type { JSX } from 'preact';
import type { PlayerWords } from '../i18n/player.ts';
import type { RuleNotes } from './player-data.ts';
import { RuleLinks } from './rule-links.tsx';
import type { TranscriptStep } from './transcript.ts';

interface Props {
  readonly step: TranscriptStep;
  readonly number: number;
  readonly notes: RuleNotes;
  readonly words: PlayerWords;
  /** With the question and the answer; the log of the player shows them elsewhere. */
  readonly full: boolean;
  /** With an address of its own: on the page of a walkthrough, where there is one of each. */
  readonly anchored?: boolean;
}

const Step = ({ step, number, notes, words, full, anchored = false }: Props) => (
  <li class="step" id={anchored ? `step-${number}` : undefined}>
    <p class="step-head">
      <span class="step-number">{number === 0 ? words.start : `${words.step} ${number}`}</span>
      {step.by !== null && <span class="step-by">{step.by}</span>}
    </p>
    {full && step.remark !== undefined && <p class="step-asked">{step.remark}</p>}
    {full && step.question !== null && (
      <p class="step-asked">
        {step.question}
        {/[?.]$/.test(step.question) ? ' ' : ': '}
        <b>{step.answer}</b>
      </p>
    )}
    {step.lines.map((line, index) => (
      <p key={index} class="step-line">
        <span>{line.text}</span> <RuleLinks rules={line.rules} notes={notes} />
      </p>
    ))}
  </li>
);

/** The whole example in reading order, complete without script. */
export const Transcript = ({
  steps,
  notes,
  words,
  anchored = false,
}: Pick<Props, 'notes' | 'words' | 'anchored'> & {
  readonly steps: readonly TranscriptStep[];
}): JSX.Element => (
  <ol class="steps">
    {steps.map((step, index) => (
      <Step
        key={index}
        step={step}
        number={index}
        notes={notes}
        words={words}
        full
        anchored={anchored}
      />
    ))}
  </ol>
);

/** What has just happened, beside the question it leads to. */
export const Latest = ({
  steps,
  notes,
  words,
}: Pick<Props, 'notes' | 'words'> & {
  readonly steps: readonly TranscriptStep[];
}): JSX.Element | null => {
  const last = steps.at(-1);
  return last === undefined ? null : (
    <ol class="steps latest" start={steps.length - 1}>
      <Step step={last} number={steps.length - 1} notes={notes} words={words} full={false} />
    </ol>
  );
};

/** Part of a long game, in the order it went. */
export const Stretch = ({
  steps,
  first,
  notes,
  words,
}: Pick<Props, 'notes' | 'words'> & {
  readonly steps: readonly TranscriptStep[];
  /** The number of the first of them. */
  readonly first: number;
}): JSX.Element => (
  <ol class="steps latest" start={first}>
    {steps.map((step, index) => (
      <Step
        key={first + index}
        step={step}
        number={first + index}
        notes={notes}
        words={words}
        full={false}
      />
    ))}
  </ol>
);

/** The steps before, the newest first. */
export const Log = ({
  steps,
  notes,
  words,
}: Pick<Props, 'notes' | 'words'> & { readonly steps: readonly TranscriptStep[] }): JSX.Element => (
  <ol class="steps log" reversed start={Math.max(0, steps.length - 2)}>
    {steps
      .slice(0, -1)
      .map((step, index) => (
        <Step key={index} step={step} number={index} notes={notes} words={words} full={false} />
      ))
      .reverse()}
  </ol>
);
