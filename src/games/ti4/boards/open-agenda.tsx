import type { JSX } from 'preact';
import type { Drawn } from '../../../engine/procedure.ts';
import { parseAgenda } from '../engine/agenda/parse-setup.ts';
import type { AgendaChoice, AgendaState } from '../engine/agenda/types.ts';
import type { AgendaMessages, AgendaNames } from '../words/agenda.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import { agendaNames, agendaNarrator } from './agenda-narrator.ts';

/** A page speaks one language; the words of the other stay where they are. */
const words = async (language: Language): Promise<AgendaMessages> =>
  language === 'uk'
    ? (await import('../words/uk/agenda.ts')).uk
    : (await import('../words/ru/agenda.ts')).ru;

const AgendaBoard = ({
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
            <b>{messages.players[player]}</b>
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

export const open: Open = async (data, newSeed) => {
  const parsed = parseAgenda(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const messages = await words(data.language);
  const names = agendaNames(data.language, messages);
  const adapter = {
    ...agendaNarrator(parsed.setup, data.language, messages),
    Board: ({ state }: { readonly state: AgendaState }) => (
      <AgendaBoard state={state} messages={messages} names={names} />
    ),
    Face: () => null,
  };
  const book = data.choices as readonly (AgendaChoice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
