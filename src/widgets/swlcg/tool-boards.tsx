import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { checkDeck, parseDeck } from '../../engine/swlcg/deck/check-deck.ts';
import type { DeckState } from '../../engine/swlcg/deck/deck.ts';
import type { Faction } from '../../engine/swlcg/sides.ts';
import { SIDES } from '../../engine/swlcg/sides.ts';
import type { TrackerState } from '../../engine/swlcg/tracker/tracker.ts';
import type { GameMessages } from '../../i18n/engine/swlcg-game.ts';
import type { DeckMessages, SetName, TrackerMessages } from '../../i18n/engine/swlcg-tools.ts';
import { Dial } from './game-board.tsx';

const Verdicts = ({
  faction,
  sets,
  messages,
  name,
}: {
  readonly faction: Faction;
  readonly sets: readonly number[];
  readonly messages: DeckMessages;
  readonly name: SetName;
}) => {
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
            {verdicts.map(({ problem }, index) => (
              <li key={index}>{messages.problem(problem, name)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** A list brought from elsewhere gets its verdict at once, beside the deck built step by step. */
const Paste = ({
  faction,
  messages,
  name,
}: {
  readonly faction: Faction;
  readonly messages: DeckMessages;
  readonly name: SetName;
}) => {
  const [text, setText] = useState('');
  const parsed = parseDeck(text);
  const { board } = messages;
  return (
    <label class="lcg-paste">
      <b>{board.paste}</b>
      <span>{board.pasteHint}</span>
      <textarea
        rows={3}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span role="status">
        {!parsed.ok && board.pasteBad(parsed.at)}
        {parsed.ok && parsed.sets.length > 0 && (
          <Verdicts faction={faction} sets={parsed.sets} messages={messages} name={name} />
        )}
      </span>
    </label>
  );
};

export const DeckBoard = ({
  state: { faction, sets },
  messages,
  factions,
  name,
}: {
  readonly state: DeckState;
  readonly messages: DeckMessages;
  readonly factions: GameMessages['factions'];
  readonly name: SetName;
}): JSX.Element => (
  <div class="lcg">
    {faction !== null && (
      <>
        <p class="lcg-line">
          {messages.board.faction}: <b>{factions[faction]}</b>
        </p>
        <Verdicts faction={faction} sets={sets} messages={messages} name={name} />
        <ul class="lcg-cards">
          {[...sets]
            .sort((one, other) => one - other)
            .map((set, index) => (
              <li key={index} class="lcg-card">
                <span class="lcg-name">{name(set)}</span>
              </li>
            ))}
        </ul>
        <Paste faction={faction} messages={messages} name={name} />
      </>
    )}
  </div>
);

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
