import type { Take } from '../../../../ask/taken.ts';
import { cardsIn } from '../../engine/game/deck.ts';
import { leadersOn } from '../../engine/game/query.ts';
import type { PileSetup, RebellionSetup, SystemSetup } from '../../engine/game/setup-types.ts';
import type { LeaderPlace, Phase, Pile, Place, RebellionState } from '../../engine/game/types.ts';
import { LEADER_IDS } from '../../engine/leaders.ts';
import type { LeaderId } from '../../engine/leaders.ts';
import { SYSTEM_IDS } from '../../engine/systems.ts';
import { SIDES } from '../../engine/units.ts';
import type { Side } from '../../engine/units.ts';

/** What can be asked in each phase. */
const PROCEDURES: Readonly<Record<Phase, string | null>> = {
  setup: null,
  assignment: 'rebellion/assignment',
  command: 'rebellion/activation',
  refresh: 'rebellion/refresh',
};

const whoIs = (
  { leaders }: RebellionState,
  test: (place: LeaderPlace, side: Side) => boolean,
): readonly LeaderId[] => LEADER_IDS.filter((id) => test(leaders[id].place, leaders[id].side));

const standing = (state: RebellionState, place: Place): readonly LeaderId[] =>
  whoIs(state, (at) => at.at === 'board' && at.place === place);

/** Its deck is what lies nowhere else. */
const pileFrom = <Card extends string>({
  hand,
  aside,
  discard,
  box,
}: Pile<Card>): PileSetup<Card> => ({
  hand: [...hand, ...aside],
  top: [],
  discard,
  box,
});

const systemsFrom = (state: RebellionState): RebellionSetup['systems'] =>
  Object.fromEntries(
    SYSTEM_IDS.flatMap((id) => {
      const system = state.systems[id];
      const told: SystemSetup = { ...system, leaders: standing(state, id) };
      const { units, loyalty, subjugated, sabotage, destroyed, leaders, attachments } = told;
      const isEmpty =
        Object.keys(units).length + leaders.length + attachments.length === 0 &&
        loyalty === null &&
        !subjugated &&
        !sabotage &&
        !destroyed;
      return isEmpty ? [] : [[id, told]];
    }),
  );

export const take: Take<RebellionState> = (state) => {
  const { variant, players, order, round, phase, passed, time, reputation, base, piles } = state;
  const procedure = PROCEDURES[phase];
  if (procedure === null || cardsIn(piles.probes.deck).length === 0) return null;
  const seat = state.agenda.findLast((frame) => 'seat' in frame);
  const setup: RebellionSetup = {
    variant,
    players,
    order,
    round,
    phase,
    passed,
    time,
    reputation,
    systems: systemsFrom(state),
    base: { system: base.card, revealed: base.revealed },
    space: { units: base.space, leaders: standing(state, 'rebel-base-space') },
    pool: {
      empire: whoIs(state, ({ at }, side) => at === 'pool' && side === 'empire'),
      rebel: whoIs(state, ({ at }, side) => at === 'pool' && side === 'rebel'),
    },
    rings: Object.fromEntries(
      LEADER_IDS.flatMap((id) => {
        const { ring } = state.leaders[id];
        return ring === null ? [] : [[id, ring]];
      }),
    ),
    eliminated: whoIs(state, ({ at }) => at === 'eliminated'),
    missions: state.missions.map(({ slot, side, card }) => ({
      side,
      card,
      leaders: leadersOn(state, slot),
    })),
    piles: {
      'empire-missions': pileFrom(piles['empire-missions']),
      'rebel-missions': pileFrom(piles['rebel-missions']),
      projects: pileFrom(piles.projects),
      'empire-actions': pileFrom(piles['empire-actions']),
      'rebel-actions': pileFrom(piles['rebel-actions']),
      objectives: pileFrom(piles.objectives),
      probes: pileFrom(piles.probes),
    },
    queue: state.queue,
    mobilizations: state.mobilizations.length,
    start: {
      side: SIDES.find((side) => seat && 'seat' in seat && seat.seat.startsWith(side)) ?? 'empire',
      ...(seat && 'seat' in seat && { seat: seat.seat }),
    },
  };
  return { play: 'rebellion/game', procedure, setup };
};
