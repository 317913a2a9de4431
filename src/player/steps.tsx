import { Fragment } from 'preact';
import type { FunctionComponent, JSX } from 'preact';
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

interface Line extends Pick<Props, 'notes'> {
  readonly line: TranscriptStep['lines'][number];
}

const StepLine = ({ line, notes }: Line): JSX.Element => (
  <p class="step-line">
    <span>{line.text}</span> <RuleLinks rules={line.rules} notes={notes} />
  </p>
);

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
      <StepLine key={index} line={line} notes={notes} />
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

interface LatestProps extends Pick<Props, 'notes' | 'words'> {
  readonly steps: readonly TranscriptStep[];
  readonly Face: FunctionComponent<{ readonly of: string; readonly result: string }>;
}

const Faces = ({
  drawn,
  Face,
}: Pick<LatestProps, 'Face'> & {
  readonly drawn: TranscriptStep['drawn'];
}): JSX.Element | null =>
  drawn === undefined ? null : (
    <p class="latest-faces" aria-hidden="true">
      {drawn.map(({ of, result }, index) => (
        <Face key={index} of={of} result={result} />
      ))}
    </p>
  );

/** All that has happened since somebody decided, for whoever learns what follows from what. */
export const Since = ({ steps, notes, Face }: Omit<LatestProps, 'words'>): JSX.Element => (
  <div class="latest latest-all">
    {steps.map((step, index) => (
      <Fragment key={index}>
        <Faces drawn={step.drawn} Face={Face} />
        {step.lines.map((line, at) => (
          <StepLine key={at} line={line} notes={notes} />
        ))}
      </Fragment>
    ))}
  </div>
);

/** What has just happened, in a line with its dice; what led to it in the same step is folded. */
export const Latest = ({ steps, notes, words, Face }: LatestProps): JSX.Element | null => {
  const last = steps.at(-1);
  const line = last?.lines.at(-1);
  if (last === undefined || line === undefined) return null;
  const before = last.lines.slice(0, -1);
  return (
    <div class="latest" key={steps.length}>
      {before.length > 0 && (
        <details class="latest-before">
          <summary>{`${words.sameStep} (${before.length})`}</summary>
          {before.map((one, index) => (
            <StepLine key={index} line={one} notes={notes} />
          ))}
        </details>
      )}
      <Faces drawn={last.drawn} Face={Face} />
      <StepLine line={line} notes={notes} />
    </div>
  );
};

/** Part of a long game, in the order it went. */
export const Stretch = ({
  steps,
  numbers,
  notes,
  words,
}: Pick<Props, 'notes' | 'words'> & {
  readonly steps: readonly TranscriptStep[];
  /** Of each of them, for some may be left out. */
  readonly numbers: readonly number[];
}): JSX.Element => (
  <ol class="steps latest" start={numbers[0]}>
    {steps.map((step, index) => {
      const number = numbers[index] ?? index;
      return (
        <Step key={number} step={step} number={number} notes={notes} words={words} full={false} />
      );
    })}
  </ol>
);

/** All steps, the newest first. */
export const Log = ({
  steps,
  notes,
  words,
}: Pick<Props, 'notes' | 'words'> & { readonly steps: readonly TranscriptStep[] }): JSX.Element => (
  <ol class="steps log" reversed start={steps.length - 1}>
    {steps
      .map((step, index) => (
        <Step key={index} step={step} number={index} notes={notes} words={words} full={false} />
      ))
      .reverse()}
  </ol>
);
