import type { JSX } from 'preact';
import { choiceKey } from '../engine/check.ts';
import type { GameEvent, Prompt, RuleId } from '../engine/procedure.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { noteOf } from '../player/player-data.ts';
import { RuleQuote } from '../player/rule-links.tsx';
import { askedAt } from './known.tsx';
import type { AskedHere, PartyData } from './party-data.ts';

const topicOf = (rule: RuleId): string => rule.split('.').slice(0, 2).join('.');

/** A game without phases has turns. */
const phaseOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'phase' in state && typeof state.phase === 'string'
    ? state.phase
    : 'turn';

const MOST_FORGOTTEN = 6;

/** About this question first, then about what else happens in the phase. */
const forgotten = (
  prompt: Prompt<object>,
  inPhase: readonly RuleId[],
  asked: readonly AskedHere[],
): readonly AskedHere[] => {
  const topics = new Set(inPhase.map(topicOf));
  const near = asked.filter(({ rule }) => topics.has(topicOf(rule)));
  return [...new Set([...askedAt(prompt, asked), ...near])].slice(0, MOST_FORGOTTEN);
};

/** Everything that can be done now and what cannot, what the phase brings, and what slips the mind. */
export const Now = <S, C extends object, E extends GameEvent>({
  adapter,
  state,
  prompt,
  data: { asked, party, phases, rules, words },
}: {
  readonly adapter: PlayerAdapter<S, C, E>;
  readonly state: S;
  readonly prompt: Prompt<C>;
  readonly data: PartyData;
}): JSX.Element => {
  const options = prompt.kind === 'decision' ? prompt.options : [];
  const refused = options.flatMap((option) => (option.allowed ? [] : [option]));
  const inPhase = phases[phaseOf(state)] ?? [];
  const often = forgotten(prompt, inPhase, asked);
  return (
    <div class="party-now-body">
      <h4>{party.nowCan}</h4>
      <ul>
        {options
          .filter(({ allowed }) => allowed)
          .map(({ choice }) => (
            <li key={choiceKey(choice)}>{adapter.choice(choice, state)}</li>
          ))}
        {prompt.kind === 'chance' && <li>{adapter.question(state)}</li>}
      </ul>
      {refused.length > 0 && (
        <>
          <h4>{party.nowCannot}</h4>
          <ul>
            {refused.map(({ choice, because }) => (
              <li key={choiceKey(choice)}>
                {adapter.choice(choice, state)}
                {'. '}
                <RuleQuote id={because} notes={rules} label={words.openRule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {inPhase.length > 0 && (
        <>
          <h4>{party.nowPhase}</h4>
          <ol>
            {inPhase.map((id) => (
              <li key={id}>
                <RuleQuote id={id} notes={rules} label={words.openRule} />
              </li>
            ))}
          </ol>
        </>
      )}
      {often.length > 0 && (
        <>
          <h4>{party.nowForgotten}</h4>
          <dl>
            {often.map(({ rule, question, answer }) => (
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
        </>
      )}
    </div>
  );
};
