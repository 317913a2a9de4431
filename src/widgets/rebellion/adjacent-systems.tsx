import type { JSX } from 'preact';
import type { AdjacentSystem, CombatState } from '../../engine/rebellion/combat/types.ts';
import type { CombatMessages, CombatNames } from '../../i18n/engine/rebellion-combat.ts';

const toldOf = (system: AdjacentSystem, messages: CombatMessages): string => {
  const { board } = messages;
  const told = [
    ...(system.loyalty === 'none' ? [] : [board.loyal(system.loyalty)]),
    ...system.units.map((side) => board.unitsOf(side)),
  ];
  if (system.units.length === 0) told.push(board.emptySystem);
  if (system.origin) told.push(board.origin);
  return told.join(', ');
};

/** Open when somebody may leave: only then does it matter what lies next door. */
export const AdjacentSystems = ({
  state,
  messages,
  names,
}: {
  readonly state: CombatState;
  readonly messages: CombatMessages;
  readonly names: CombatNames;
}): JSX.Element | null => {
  if (state.adjacent.length === 0) return null;
  const { at } = state.stage;
  return (
    <details class="adjacent" open={at === 'retreat' || at === 'load'}>
      <summary>{messages.board.adjacent}</summary>
      <ul>
        {state.adjacent.map((system) => (
          <li key={system.id}>
            <strong>{names.system(system.id)}</strong>: {toldOf(system, messages)}
          </li>
        ))}
      </ul>
    </details>
  );
};
