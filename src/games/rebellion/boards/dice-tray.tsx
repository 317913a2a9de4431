import type { JSX } from 'preact';
import type { Attack, Die } from '../engine/combat/types.ts';
import type { DieFace } from '../engine/dice.ts';
import type { CombatMessages } from '../words/combat.ts';
import { DieShape } from './shapes.tsx';

const DieView = ({ die, messages }: { readonly die: Die; readonly messages: CombatMessages }) => {
  const name = messages.draws[`${die.colour}-die`];
  const told = `${name}: ${messages.faces[die.face]}, ${messages.board.dieUse[die.use]}`;
  return (
    <li class={`tray-die tray-${die.use}`}>
      <DieShape colour={die.colour} face={die.face} struck={die.use === 'unassignable'} />
      <span class="visually-hidden">{told}</span>
    </li>
  );
};

export const DiceTray = ({
  attack,
  messages,
}: {
  readonly attack: Attack;
  readonly messages: CombatMessages;
}): JSX.Element | null =>
  attack.dice.length === 0 ? null : (
    <ul class="tray" aria-label={messages.board.dice}>
      {attack.dice.map((die) => (
        <DieView key={die.id} die={die} messages={messages} />
      ))}
    </ul>
  );

export const PlansTray = ({
  faces,
  messages,
}: {
  readonly faces: readonly DieFace[];
  readonly messages: CombatMessages;
}): JSX.Element => (
  <ul class="tray" aria-label={messages.board.dice}>
    {faces.map((face, index) => (
      <li key={index} class="tray-die tray-table">
        <DieShape colour={null} face={face} />
        <span class="visually-hidden">{messages.faces[face]}</span>
      </li>
    ))}
  </ul>
);
