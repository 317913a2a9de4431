import type { JSX } from 'preact';
import type { Prompt, RuleId } from '../engine/procedure.ts';
import { noteOf } from '../player/player-data.ts';
import type { AskedHere, PartyData } from './party-data.ts';

/** The rules that ask, and those that forbid something here. */
const bearingOn = (prompt: Prompt<object>): readonly RuleId[] => {
  if (prompt.kind === 'over') return [];
  const refusals =
    prompt.kind === 'decision'
      ? prompt.options.flatMap((option) => (option.allowed ? [] : [option.because]))
      : [];
  return [...prompt.rules, ...refusals];
};

/** What is asked about this very moment at other tables. */
const askedAt = (prompt: Prompt<object>, asked: readonly AskedHere[]): readonly AskedHere[] => {
  const rules = new Set(bearingOn(prompt));
  return asked.filter(({ rule }) => rules.has(rule));
};

const MOST = 3;

export const Asked = ({
  prompt,
  data: { asked, party, rules, words },
}: {
  readonly prompt: Prompt<object>;
  readonly data: PartyData;
}): JSX.Element | null => {
  const here = askedAt(prompt, asked).slice(0, MOST);
  return here.length === 0 ? null : (
    <details class="party-asked">
      <summary>
        {party.asked} {here[0]?.question}
      </summary>
      <dl>
        {here.map(({ rule, question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {answer}{' '}
              <a class="rule-open" href={noteOf(rules, rule).url}>
                {words.openRule}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
