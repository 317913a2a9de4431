import { isDrawn } from '../../../../../engine/check.ts';
import type { Draw } from '../../../../../engine/procedure.ts';
import { combat } from '../../combat/combat.ts';
import type {
  AdjacentSystem,
  CombatAnswer,
  CombatEvent,
  CombatSetup,
  CombatState,
  Figure,
} from '../../combat/types.ts';
import { ACTION_IDS, actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import { objectiveOf } from '../../objectives.ts';
import type { UnitCounts } from '../../setup.ts';
import { adjacentTo, SYSTEM_IDS } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import { otherSide, SIDES } from '../../units.ts';
import type { Side } from '../../units.ts';
import { without } from '../deck.ts';
import { change, changeLeader, changePile, changeSystem, pileOf, replace } from '../draft.ts';
import type { Draft, Handlers, Hosting, Passing } from '../draft.ts';
import { fortunateSeat, stillRolled, withSet } from '../fortune.ts';
import type { Frame, FrameOf } from '../frames.ts';
import {
  captivesAt,
  countOf,
  hasUnits,
  leadersAt,
  ofSide,
  plus,
  plusAll,
  poolOf,
  seatsOf,
  systemAt,
} from '../query.ts';
import { gainReputation } from '../track.ts';
import type { Queue, RebellionState } from '../types.ts';
import { combatObjective, destroyStructure, startCards } from './cards.ts';
import type { CombatFrame } from './frames.ts';
import { askSeat, seatsAsked } from './seats.ts';

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

const holdsPlans = ({ piles }: RebellionState): boolean =>
  piles.objectives.hand.includes('death-star-plans');

const setupOf = (state: RebellionState, { system, active, origins }: Begin): CombatSetup => ({
  system,
  active,
  units: bySide((side) => ofSide(systemAt(state, system).units, side)),
  leaders: bySide((side) => leadersAt(state, system, side)),
  captured: captivesAt(state, system),
  pool: bySide((side) => poolOf(state, side)),
  adjacent: adjacentTo(system).map((id) => neighbour(state, id, origins)),
  hands: {},
  plans: holdsPlans(state),
  destroyed: systemAt(state, system).destroyed,
  hosted: true,
});

/** What the box holds tells, when more is there, what was played since. */
const usedObjectives = (state: RebellionState): number => pileOf(state, 'objectives').box.length;

const usedCards = ({ piles }: RebellionState): readonly ActionId[] =>
  ACTION_IDS.filter(
    (id) =>
      actionOf(id).timing === 'start-of-combat' &&
      piles[`${actionOf(id).side}-actions`].box.includes(id),
  );

const combatBegin: Passing<Begin> = {
  settle(draft, frame) {
    const begun = combat.begin(setupOf(draft.state, frame));
    draft.events.push(...begun.events);
    replace(draft, {
      at: 'combat',
      combat: begun.state,
      before: { objectives: usedObjectives(draft.state), actions: usedCards(draft.state) },
      declined: [],
      moment: false,
      offered: false,
      settled: false,
    });
  },
};

const present = ({ zone }: Figure): boolean => zone === 'system' || zone === 'sheet';

const counts = (figures: readonly Figure[]): UnitCounts =>
  figures.reduce<UnitCounts>((sum, { unit }) => plus(sum, unit), {});

const isSystem = (id: string): id is SystemId => SYSTEM_IDS.some((known) => known === id);

const systemOf = (id: string): SystemId => {
  if (!isSystem(id)) throw new Error(`A combat goes on in ${id}, which is no system.`);
  return id;
};

/** The board shows at once what the combat has done to units and leaders. */
const mirror = (draft: Draft, before: CombatState, after: CombatState): void => {
  const system = systemOf(after.system);
  changeSystem(draft, system, { units: counts(after.figures.filter(present)) });
  for (const side of SIDES) {
    for (const leader of after.leaders[side]) {
      changeLeader(draft, leader, { place: { at: 'board', place: system } });
    }
    const retreat = after.retreats[side];
    if (!retreat || before.retreats[side]) continue;
    const to = systemOf(retreat.to);
    const going = after.figures.filter(({ id }) => retreat.figures.includes(id));
    changeSystem(draft, to, { units: plusAll(systemAt(draft.state, to).units, counts(going)) });
    changeLeader(draft, retreat.leader, { place: { at: 'board', place: to } });
  }
};

/** What the laws of the board took meanwhile has left the combat, too. */
const reconcile = (state: RebellionState, at: CombatState): CombatState => {
  const { units } = systemAt(state, systemOf(at.system));
  let kept: UnitCounts = {};
  const figures = at.figures.map((figure): Figure => {
    if (!present(figure)) return figure;
    if (countOf(kept, figure.unit) >= countOf(units, figure.unit)) {
      return { ...figure, zone: 'supply', markers: 0, assigned: [] };
    }
    kept = plus(kept, figure.unit);
    return figure;
  });
  return { ...at, figures };
};

/** Where retreats have led to, everything that units arriving somewhere bring about. */
const leave = (draft: Draft, ended: CombatState): void => {
  const after: Frame[] = [{ at: 'settle-system', system: systemOf(ended.system) }];
  for (const side of SIDES) {
    const retreat = ended.retreats[side];
    if (!retreat) continue;
    const system = systemOf(retreat.to);
    after.push(
      { at: 'base-check', system },
      { at: 'combat-check', system, active: ended.active, origins: [] },
      { at: 'settle-system', system },
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

/** Something that the requirement of a combat objective may speak of. */
const isMoment = ({ kind, data }: CombatEvent): boolean =>
  (kind === 'figure-destroyed' && data.side === 'empire') ||
  (kind === 'theatre-won' && data.side === 'rebel');

const advance = (draft: Draft, frame: CombatAt, answer: CombatAnswer): void => {
  const step = combat.apply(frame.combat, answer);
  draft.events.push(...step.events);
  replace(draft, {
    ...frame,
    combat: step.state,
    declined: [],
    moment: step.events.some(isMoment),
    offered: false,
    settled: false,
  });
  mirror(draft, frame.combat, step.state);
  consequences(draft, step.events);
};

const playedObjective = (state: RebellionState, { before }: CombatAt): boolean =>
  usedObjectives(state) > before.objectives;

/** Leaders have been added: the active side first, then the other, may play its cards. */
const startCardFrames = (
  state: RebellionState,
  { active, system }: CombatState,
): readonly Frame[] =>
  [active, otherSide(active)].flatMap((side) =>
    seatsOf(state, side).map(
      (seat) => ({ at: 'start-cards', seat, system: systemOf(system) }) as const,
    ),
  );

/** A moment of the combat: first what must happen at once, then what may. */
const interrupt = (draft: Draft, frame: CombatAt): void => {
  const { state } = draft;
  const { combat: at } = frame;
  const first = at.round === 0 ? startCardFrames(state, at) : [];
  const may: readonly Frame[] =
    frame.moment && !playedObjective(state, frame) ? [{ at: 'combat-objective' }] : [];
  const places = [at.system, ...SIDES.flatMap((side) => at.retreats[side]?.to ?? [])];
  const laws = places.map((id) => ({ at: 'settle-system', system: systemOf(id) }) as const);
  replace(draft, ...first, ...laws, ...may, { ...frame, settled: true });
};

/** Goes on with what has changed around the combat meanwhile. */
const resume = (draft: Draft, frame: CombatAt): void => {
  const { state } = draft;
  const { before } = frame;
  const at: CombatState = {
    ...reconcile(state, frame.combat),
    actions: usedCards(state).filter((id) => !before.actions.includes(id)),
    plans: holdsPlans(state) && !playedObjective(state, frame),
  };
  advance(draft, { ...frame, combat: at }, { kind: 'drawn', results: [] });
};

/** The dice that the Rebels are about to roll. */
const rebelDraws = ({ combat: at }: CombatAt): readonly Draw[] => {
  const stage = at.agenda.at(-1);
  const own = stage?.at === 'plans-roll' || (stage?.at === 'roll' && at.attack?.side === 'rebel');
  const prompt = combat.prompt(at);
  return own && prompt.kind === 'chance' ? prompt.draws : [];
};

const roll = (draft: Draft, frame: CombatAt, results: readonly string[]): void => {
  const { setDice } = draft.state;
  const all = setDice.length > 0 ? withSet(rebelDraws(frame), setDice, results) : results;
  if (setDice.length > 0) change(draft, { setDice: [] });
  advance(draft, frame, { kind: 'drawn', results: all });
};

const settleRoll = (draft: Draft, frame: CombatAt): void => {
  const { state } = draft;
  const draws = rebelDraws(frame);
  if (draws.length === 0) return;
  const seat = frame.offered ? null : fortunateSeat(state, systemOf(frame.combat.system));
  if (seat) {
    const dice = draws.map(({ of }) => of);
    replace(draft, { at: 'fortune', seat, dice }, { ...frame, offered: true });
  } else if (stillRolled(draws, state.setDice).length === 0) roll(draft, frame, []);
};

const inCombat: Hosting<CombatAt> = {
  settle(draft, frame) {
    const stage = frame.combat.agenda.at(-1);
    if (stage === undefined) leave(draft, frame.combat);
    else if (stage.at === 'interlude') (frame.settled ? resume : interrupt)(draft, frame);
    else settleRoll(draft, frame);
  },

  host: (state, frame) => {
    const prompt = combat.prompt(frame.combat);
    if (prompt.kind === 'over') throw new Error('A combat that is over asks nothing.');
    const asked = askSeat(state, frame, prompt);
    return asked.kind === 'chance'
      ? { ...asked, draws: stillRolled(asked.draws, state.setDice) }
      : asked;
  },

  answer(draft, frame, answer) {
    const [by, ...others] = seatsAsked(draft.state, frame);
    const declines = answer.kind === 'stay' || answer.kind === 'no-leader';
    if (by !== undefined && declines && others.length > 0) {
      replace(draft, { ...frame, declined: [...frame.declined, by] });
    } else if (isDrawn(answer)) roll(draft, frame, answer.results);
    // The combat itself refuses whatever is none of its choices.
    else advance(draft, frame, answer as CombatAnswer);
  },
};

export const combatHandlers = {
  'combat-begin': combatBegin,
  combat: inCombat,
  'start-cards': startCards,
  'destroy-structure': destroyStructure,
  'combat-objective': combatObjective,
} satisfies Handlers<CombatFrame>;
