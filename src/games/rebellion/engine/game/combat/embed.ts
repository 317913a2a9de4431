import { combat } from '../../combat/combat.ts';
import type {
  AdjacentSystem,
  CombatAnswer,
  CombatEvent,
  CombatSetup,
  CombatState,
  Figure,
} from '../../combat/types.ts';
import { objectiveOf } from '../../objectives.ts';
import type { UnitCounts } from '../../setup.ts';
import { adjacentTo, SYSTEM_IDS } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import { otherSide, SIDES } from '../../units.ts';
import type { Side } from '../../units.ts';
import { without } from '../deck.ts';
import { change, changeLeader, changePile, changeSystem, pileOf, push, replace } from '../draft.ts';
import type { Draft, Handlers, Hosting, Passing } from '../draft.ts';
import type { Frame, FrameOf } from '../frames.ts';
import {
  captivesAt,
  hasUnits,
  leadersAt,
  ofSide,
  plus,
  plusAll,
  poolOf,
  seatFor,
  systemAt,
} from '../query.ts';
import { gainReputation } from '../track.ts';
import type { Queue, RebellionState, Seat } from '../types.ts';
import { combatObjective, startCards } from './cards.ts';
import type { CombatFrame } from './frames.ts';

type CombatAt = FrameOf<'combat'>;
type Begin = FrameOf<'combat-begin'>;

const neighbour = (
  state: RebellionState,
  id: SystemId,
  origins: readonly SystemId[],
): AdjacentSystem => ({
  id,
  kind: 'system',
  loyalty: systemAt(state, id).loyalty ?? 'none',
  units: SIDES.filter((side) => hasUnits(state, side, id)),
  origin: origins.includes(id),
});

const bySide = <Value>(of: (side: Side) => Value): Record<Side, Value> => ({
  empire: of('empire'),
  rebel: of('rebel'),
});

const setupOf = (state: RebellionState, { system, active, origins }: Begin): CombatSetup => ({
  system,
  active,
  units: bySide((side) => ofSide(systemAt(state, system).units, side)),
  leaders: bySide((side) => leadersAt(state, system, side)),
  captured: captivesAt(state, system),
  pool: bySide((side) => poolOf(state, side)),
  adjacent: adjacentTo(system).map((id) => neighbour(state, id, origins)),
  hands: {},
  plans: state.piles.objectives.hand.includes('death-star-plans'),
  destroyed: systemAt(state, system).destroyed,
});

/** Leaders have been added: the active side first, then the other, may play its cards. */
const offerStartCards = (draft: Draft, { active, system }: CombatState): void =>
  push(
    draft,
    ...[active, otherSide(active)].map(
      (side) => ({ at: 'start-cards', side, system: systemOf(system) }) as const,
    ),
  );

const addsLeader = ({ agenda }: CombatState): boolean => agenda.at(-1)?.at === 'add-leader';

const combatBegin: Passing<Begin> = {
  settle(draft, frame) {
    const begun = combat.begin(setupOf(draft.state, frame));
    draft.events.push(...begun.events);
    replace(draft, { at: 'combat', combat: begun.state, objective: false });
    if (!addsLeader(begun.state)) offerStartCards(draft, begun.state);
  },
};

const counts = (figures: readonly Figure[]): UnitCounts =>
  figures.reduce<UnitCounts>((sum, { unit }) => plus(sum, unit), {});

const isSystem = (id: string): id is SystemId => SYSTEM_IDS.some((known) => known === id);

const systemOf = (id: string): SystemId => {
  if (!isSystem(id)) throw new Error(`A combat ended in ${id}, which is no system.`);
  return id;
};

/** Where everybody is when the last die has been thrown. */
const leave = (draft: Draft, ended: CombatState): void => {
  const system = systemOf(ended.system);
  changeSystem(draft, system, {
    units: counts(ended.figures.filter(({ zone }) => zone === 'system' || zone === 'sheet')),
  });
  const after: Frame[] = [{ at: 'settle-system', system }];
  for (const side of SIDES) {
    for (const leader of ended.leaders[side]) {
      changeLeader(draft, leader, { place: { at: 'board', place: system } });
    }
    const retreat = ended.retreats[side];
    if (!retreat) continue;
    const to = systemOf(retreat.to);
    const going = ended.figures.filter(({ id }) => retreat.figures.includes(id));
    changeSystem(draft, to, { units: plusAll(systemAt(draft.state, to).units, counts(going)) });
    changeLeader(draft, retreat.leader, { place: { at: 'board', place: to } });
    after.push(
      { at: 'base-check', system: to },
      { at: 'combat-check', system: to, active: ended.active, origins: [] },
      { at: 'settle-system', system: to },
    );
  }
  replace(draft, ...after);
};

const loseQueued = (draft: Draft): void => {
  const { queue } = draft.state;
  const [first, second, third] = queue.empire.map((space) =>
    (space['death-star'] ?? 0) > 0 ? plus(space, 'death-star', -1) : space,
  );
  const empire: Queue = [first ?? {}, second ?? {}, third ?? {}];
  change(draft, { queue: { ...queue, empire } });
};

const usePlans = (draft: Draft): void => {
  const { hand, box } = pileOf(draft.state, 'objectives');
  changePile(draft, 'objectives', {
    hand: without(hand, 'death-star-plans'),
    box: [...box, 'death-star-plans'],
  });
  gainReputation(draft, objectiveOf('death-star-plans').reputation ?? 0);
};

/** What happens outside the system because of what happened inside. */
const consequences = (draft: Draft, events: readonly CombatEvent[]): void => {
  for (const event of events) {
    if (event.kind === 'queued-death-star-lost') loseQueued(draft);
    if (event.kind === 'plans-rolled' && event.data.success) usePlans(draft);
  }
};

const advance = (draft: Draft, frame: CombatAt, answer: CombatAnswer): void => {
  const step = combat.apply(frame.combat, answer);
  draft.events.push(...step.events);
  const used = step.events.some((event) => event.kind === 'plans-rolled' && event.data.success);
  replace(draft, { at: 'combat', combat: step.state, objective: frame.objective || used });
  if (addsLeader(frame.combat) && !addsLeader(step.state)) {
    offerStartCards(draft, step.state);
  }
  consequences(draft, step.events);
};

/** In a team the admiral decides in space and the general on the ground. */
const seatIn = (state: RebellionState, { agenda, battle }: CombatState, by: string): Seat => {
  const side: Side = by === 'empire' ? 'empire' : 'rebel';
  const stage = agenda.at(-1);
  const theatre = battle ?? (stage && 'theatre' in stage ? stage.theatre : 'space');
  return seatFor(state, side, theatre === 'ground' ? 'general' : 'admiral');
};

const inCombat: Hosting<CombatAt> = {
  settle(draft, frame) {
    if (combat.prompt(frame.combat).kind !== 'over') return;
    if (frame.objective) leave(draft, frame.combat);
    else replace(draft, { at: 'combat-objective' }, { ...frame, objective: true });
  },

  host(state, { combat: at }) {
    const prompt = combat.prompt(at);
    if (prompt.kind === 'over') throw new Error('A combat that is over asks nothing.');
    return { ...prompt, by: seatIn(state, at, prompt.by) };
  },

  // The combat itself refuses whatever is none of its choices.
  answer: (draft, frame, answer) => advance(draft, frame, answer as CombatAnswer),
};

export const combatHandlers = {
  'combat-begin': combatBegin,
  combat: inCombat,
  'start-cards': startCards,
  'combat-objective': combatObjective,
} satisfies Handlers<CombatFrame>;
