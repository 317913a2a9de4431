import type { JSX } from 'preact';
import type { Prompt, RuleId } from '../engine/procedure.ts';
import { noteOf } from '../player/player-data.ts';
import type { AskedHere, PartyData } from './party-data.ts';

/** The rules that ask, and those that forbid something here. */
const bearingOn = (prompt: Prompt<object>): ReadonlySet<RuleId> => {
  if (prompt.kind === 'over') return new Set();
  const refusals =
    prompt.kind === 'decision'
      ? prompt.options.flatMap((option) => (option.allowed ? [] : [option.because]))
      : [];
  return new Set([...prompt.rules, ...refusals]);
};

/** What is asked about this very moment at other tables. */
export const askedAt = (
  prompt: Prompt<object>,
  asked: readonly AskedHere[],
): readonly AskedHere[] => {
  const rules = bearingOn(prompt);
  return asked.filter(({ rule }) => rules.has(rule));
};

/** One thing that most do not know about this question: another one as the game goes on. */
export const Known = ({
  prompt,
  at,
  data: { asked, party, rules, words },
}: {
  readonly prompt: Prompt<object>;
  readonly at: number;
  readonly data: PartyData;
}): JSX.Element | null => {
  const here = askedAt(prompt, asked);
  const one = here[at % here.length];
  return one === undefined ? null : (
    <p class="party-known">
      <span>
        <b>{party.known}</b> {one.question} {one.answer}
      </span>{' '}
      <a class="rule-open" href={noteOf(rules, one.rule).url}>
        {words.openRule}
      </a>
    </p>
  );
};
