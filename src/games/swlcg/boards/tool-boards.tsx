import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { checkDeck, mainFaction, parseDeck } from '../engine/deck/check-deck.ts';
import type { DeckState } from '../engine/deck/deck.ts';
import type { Faction } from '../engine/sides.ts';
import { SIDES } from '../engine/sides.ts';
import type { TrackerState } from '../engine/tracker/tracker.ts';
import type { DeckMessages, SetName, TrackerMessages } from '../words/tools.ts';
import type { RuleNotes } from '../../../player/player-data.ts';
import { RuleLinks } from '../../../player/rule-links.tsx';
import { Dial } from './game-board.tsx';

interface DeckContext {
  readonly messages: DeckMessages;
  readonly name: SetName;
  readonly notes: RuleNotes;
}

const Verdicts = ({
  faction,
  sets,
  messages,
  name,
  notes,
}: DeckContext & { readonly faction: Faction; readonly sets: readonly number[] }) => {
  const { verdicts, objectives, command } = checkDeck(faction, sets);
  const { board } = messages;
  return (
    <>
      <p class="lcg-line">
        {board.sets(sets.length)} · {board.cards(objectives, command)}
      </p>
      {verdicts.length === 0 ? (
        <p class="lcg-line">{board.legal}</p>
      ) : (
        <>
          <h4>{board.breaks}</h4>
          <ul class="lcg-verdicts">
            {verdicts.map(({ problem, rule }, index) => (
              <li key={index}>
                {messages.problem(problem, name)} <RuleLinks rules={[rule]} notes={notes} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** A list brought from elsewhere gets its verdict at once, in place of the deck built step by step. */
const Paste = ({
  faction,
  text,
  onInput,
  ...context
}: DeckContext & {
  readonly faction: Faction | null;
  readonly text: string;
  readonly onInput: (text: string) => void;
}) => {
  const id = useId();
  const parsed = parseDeck(text);
  const { board } = context.messages;
  const of = parsed.ok ? (faction ?? mainFaction(parsed.sets)) : null;
  return (
    <div class="lcg-paste">
      <label for={id}>
        <b>{board.paste}</b>
      </label>
      <span id={`${id}-hint`}>{board.pasteHint}</span>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        value={text}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      <div role="status">
        {!parsed.ok && board.pasteBad(parsed.at)}
        {parsed.ok && of !== null && parsed.sets.length > 0 && (
          <>
            <p class="lcg-line">
              {board.faction}: <b>{context.messages.factions[of]}</b>
            </p>
            <Verdicts faction={of} sets={parsed.sets} {...context} />
          </>
        )}
      </div>
    </div>
  );
};

/** What most come with stands first: a list they already have. One deck is judged at a time. */
export const DeckBoard = ({
  state: { faction, sets },
  ...context
}: DeckContext & { readonly state: DeckState }): JSX.Element => {
  const [text, setText] = useState('');
  return (
    <div class="lcg">
      <Paste faction={faction} text={text} onInput={setText} {...context} />
      {faction !== null && text.trim() === '' && (
        <>
          <p class="lcg-line">
            {context.messages.board.faction}: <b>{context.messages.factions[faction]}</b>
          </p>
          {sets.length > 0 && <Verdicts faction={faction} sets={sets} {...context} />}
          <ul class="lcg-cards">
            {[...sets]
              .sort((one, other) => one - other)
              .map((set, index) => (
                <li key={index} class="lcg-card">
                  <span class="lcg-name">{context.name(set)}</span>
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
};

export const TrackerBoard = ({
  state,
  messages: { board },
}: {
  readonly state: TrackerState;
  readonly messages: TrackerMessages;
}): JSX.Element => (
  <div class="lcg">
    <Dial value={state.dial} label={board.dial(state.dial)} />
    <p class="lcg-line">{board.balance[state.balance]}</p>
    {SIDES.map((side) => (
      <p key={side} class="lcg-line">
        {board.pile(side, state.piles[side])}
      </p>
    ))}
  </div>
);
