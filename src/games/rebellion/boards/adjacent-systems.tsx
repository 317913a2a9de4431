import type { JSX } from 'preact';
import { combat } from '../engine/combat/combat.ts';
import type { AdjacentSystem, CombatState } from '../engine/combat/types.ts';
import type { CombatMessages, CombatNames } from '../words/combat.ts';
import { RetreatMap } from './retreat-map.tsx';

/** Where whoever is asked may retreat to now; null: nobody is asked. */
export const retreatTargets = (state: CombatState): ReadonlySet<string> | null => {
  if (state.agenda.at(-1)?.at !== 'retreat') return null;
  const prompt = combat.prompt(state);
  if (prompt.kind !== 'decision') return null;
  return new Set(
    prompt.options.flatMap(({ choice, allowed }) =>
      allowed && choice.kind === 'retreat' ? [choice.to] : [],
    ),
  );
};

const toldOf = (
  system: AdjacentSystem,
  { board }: CombatMessages,
  open: ReadonlySet<string> | null,
): string => {
  const told = [
    ...(open === null ? [] : [open.has(system.id) ? board.mayRetreat : board.mayNotRetreat]),
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
  const stage = state.agenda.at(-1);
  const open = retreatTargets(state);
  return (
    <details class="adjacent" open={stage?.at === 'retreat' || stage?.at === 'load'}>
      <summary>
        {stage?.at === 'retreat' ? messages.board.retreatTo(stage.side) : messages.board.adjacent}
      </summary>
      {open && (
        <RetreatMap
          here={state.system}
          systems={state.adjacent}
          open={open}
          nameOf={names.system}
        />
      )}
      <ul>
        {state.adjacent.map((system) => (
          <li key={system.id}>
            <strong>{names.system(system.id)}</strong>: {toldOf(system, messages, open)}
          </li>
        ))}
      </ul>
    </details>
  );
};
