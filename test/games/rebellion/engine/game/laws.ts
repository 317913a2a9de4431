import {
  captivesAt,
  hasUnits,
  isPopulousNow,
  seatFor,
  seatOfLeader,
  seatsOf,
  sideOf,
} from '../../../../../src/games/rebellion/engine/game/query.ts';
import { excessOf } from '../../../../../src/games/rebellion/engine/game/mission/destroy-system.ts';
import type {
  RebellionPrompt,
  RebellionState,
  Seat,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { SYSTEM_IDS } from '../../../../../src/games/rebellion/engine/systems.ts';
import type { SystemId } from '../../../../../src/games/rebellion/engine/systems.ts';
import type { TeamRole } from '../../../../../src/games/rebellion/engine/skills.ts';
import { otherSide, SIDES } from '../../../../../src/games/rebellion/engine/units.ts';

const fighting = ({ agenda }: RebellionState): boolean => agenda.some(({ at }) => at === 'combat');

type Law = (state: RebellionState, system: SystemId) => boolean;

const held: Law = (state, id) =>
  captivesAt(state, id).length === 0 || hasUnits(state, 'empire', id);

const marked: Law = (state, id) => {
  const { subjugated, loyalty } = state.systems[id];
  const occupied = hasUnits(state, 'empire', id, 'ground') && loyalty !== 'empire';
  const due = isPopulousNow(state, id) && occupied;
  // The last step of an activation places it, after the combat.
  return subjugated === due || (due && fighting(state));
};

const carried: Law = (state, id) => SIDES.every((side) => excessOf(state, side, id) === 0);

/** Where units have retreated to, the base is looked for when the combat is over. */
const hidden: Law = (state, id) =>
  state.base.card !== id ||
  state.base.revealed ||
  fighting(state) ||
  !(hasUnits(state, 'empire', id, 'ground') || state.systems[id].loyalty === 'empire');

const unconquered: Law = (state, id) =>
  state.base.card !== id ||
  (!state.systems[id].destroyed &&
    !(state.base.revealed && hasUnits(state, 'empire', id) && !hasUnits(state, 'rebel', id)));

const LAWS = { held, marked, carried, hidden, unconquered };

/** While units move one by one, or cargo is being chosen, the law has not had its say yet. */
const unsettled = ({ agenda }: RebellionState): boolean =>
  agenda.some(({ at }) => at === 'move-units' || at === 'lose-cargo');

/** What should have happened at once and has not, when somebody is asked something else. */
export const brokenLaws = (state: RebellionState): readonly string[] =>
  state.winner !== null || unsettled(state) || state.phase === 'setup'
    ? []
    : Object.entries(LAWS).flatMap(([name, holds]) =>
        SYSTEM_IDS.filter((id) => !holds(state, id)).map((id) => `${id} is not ${name}`),
      );

/** Whose duty a question is; all others go to whoever leads or has revealed. */
const DUTIES: Readonly<Record<string, TeamRole>> = {
  'build-unit': 'admiral',
  'free-unit': 'admiral',
  deploy: 'admiral',
  recruit: 'admiral',
  'place-units': 'admiral',
  'plans-roll': 'admiral',
  plans: 'general',
  'combat-objective': 'general',
  'refresh-objective': 'general',
  'hand-limit': 'general',
  'hide-base': 'general',
};

const LED = ['activate-with', 'assign-leader', 'add-leader', 'oppose', 'retreat'];

/** What is asked of a seat that has to leave it to the partner. */
export const wrongSeats = (state: RebellionState, prompt: RebellionPrompt): readonly string[] => {
  if (prompt.kind === 'over') return [];
  const by = prompt.by as Seat;
  if (seatsOf(state, sideOf(by)).length < 2) return [];
  const role = DUTIES[prompt.task];
  const duty = role === undefined || seatFor(state, sideOf(by), role) === by ? [] : [prompt.task];
  const options = prompt.kind === 'decision' ? prompt.options : [];
  const led = options.flatMap(({ choice, allowed }) =>
    allowed &&
    LED.includes(choice.kind) &&
    'leader' in choice &&
    choice.leader !== null &&
    seatOfLeader(state, choice.leader) !== by
      ? [`${prompt.task}: ${choice.leader}`]
      : [],
  );
  return [...duty, ...led];
};

/** Deployments that are offered where no book lets anybody deploy. */
export const wrongDeployments = (
  state: RebellionState,
  prompt: RebellionPrompt,
): readonly string[] => {
  if (prompt.kind !== 'decision' || prompt.task !== 'deploy') return [];
  const side = sideOf(prompt.by as Seat);
  return prompt.options.flatMap(({ choice, allowed }) => {
    if (!allowed || choice.kind !== 'deploy') return [];
    const { unit, place } = choice;
    if (place === 'rebel-base-space') return state.base.revealed ? ['the space is closed'] : [];
    const { loyalty, subjugated, sabotage, units } = state.systems[place];
    const own =
      side === 'empire' ? loyalty === side || subjugated : loyalty === side && !subjugated;
    const at = unit === 'death-star' ? (units['death-star-under-construction'] ?? 0) > 0 : own;
    const met = hasUnits(state, otherSide(side), place);
    return at && !met && !sabotage ? [] : [`${unit} in ${place}`];
  });
};
