import type { JSX } from 'preact';
import { DIE_FACES } from '../engine/dice.ts';
import type { CombatMessages } from '../words/combat.ts';
import { Pips } from './pips.tsx';
import { DieShape, Doomed } from './shapes.tsx';

/** What the signs of the picture mean. */
export const BoardKey = ({ messages }: { readonly messages: CombatMessages }): JSX.Element => {
  const { board, faces, draws } = messages;
  return (
    <details class="board-key">
      <summary>{board.key}</summary>
      <ul>
        {DIE_FACES.map(({ result }) => (
          <li key={result}>
            <DieShape colour={null} face={result} /> {faces[result]}
          </li>
        ))}
        <li>
          <DieShape colour="red" face="blank" /> {draws['red-die']}
        </li>
        <li>
          <DieShape colour="black" face="blank" /> {draws['black-die']}
        </li>
        <li>
          <Pips colour="red" health={1} markers={0} damage={0} /> {board.keyHealth.red}
        </li>
        <li>
          <Pips colour="black" health={1} markers={0} damage={0} /> {board.keyHealth.black}
        </li>
        <li>
          <Pips colour="black" health={1} markers={0} damage={1} /> {board.keyAssigned}
        </li>
        <li>
          <Pips colour="black" health={1} markers={1} damage={1} /> {board.keyMarker}
        </li>
        <li>
          <Doomed /> {board.keyDoomed}
        </li>
      </ul>
    </details>
  );
};
