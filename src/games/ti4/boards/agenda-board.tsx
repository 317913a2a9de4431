import type { JSX } from 'preact';
import type { AgendaState } from '../engine/agenda/types.ts';
import type { AgendaMessages, AgendaNames } from '../words/agenda.ts';

export const AgendaBoard = ({
  state,
  messages,
  names,
}: {
  readonly state: AgendaState;
  readonly messages: AgendaMessages;
  readonly names: AgendaNames;
}): JSX.Element => {
  const { board } = messages;
  const votes = Object.entries(state.votes);
  return (
    <div class="galaxy-board">
      <p>
        <b>{board.votes}:</b>{' '}
        {votes.length > 0
          ? votes.map(([outcome, number]) => `${names.outcome(outcome)} — ${number}`).join(', ')
          : board.none}
      </p>
      <ul class="sheets">
        {state.setup.players.map((player) => (
          <li key={player}>
            <b>{messages.sides[player]}</b>
            {player === state.setup.speaker && ` (${board.speaker})`}
            {': '}
            {(state.voters[player]?.planets ?? [])
              .map(({ id, influence, exhausted }) => {
                const parts = [board.influence(influence), ...(exhausted ? [board.exhausted] : [])];
                return `${names.planet(id)} (${parts.join(', ')})`;
              })
              .join('; ')}
          </li>
        ))}
      </ul>
    </div>
  );
};
