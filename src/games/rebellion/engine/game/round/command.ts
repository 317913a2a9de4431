import { SIDES } from '../../units.ts';
import { revealBar } from '../base/reveal.ts';
import { missionBar } from '../mission/reveal.ts';
import { activationBar } from '../movement/activate.ts';
import { change, changeLeader, changePile, emit, offer, pileOf, replace } from '../draft.ts';
import type { Cited, Asking, Draft, Offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { leadersOn, missionPile, sideOf } from '../query.ts';
import { inTeams } from '../setup/prepare.ts';
import type { RebellionState, Seat } from '../types.ts';

type CommandTurn = FrameOf<'command-turn'>;

export const beginCommand = (draft: Draft): void => {
  const { state } = draft;
  change(draft, { phase: 'command', passed: [] });
  emit(
    draft,
    'phase-began',
    { phase: 'command', round: state.round },
    'rounds.command',
    'command-phase.what',
    'command-phase.first-turn',
    ...inTeams(state, 'command-phase.team-initiative', 'team-game.initiative'),
    state.players === 3 && 'command-phase.three-players',
    state.players === 3 && 'team-game.three-turns',
  );
  replace(draft, { at: 'next-turn', last: null });
};

/** In turn, without those who passed; the same seat again when it is the only one left. */
export const seatAfter = (
  { order, passed }: RebellionState,
  last: Seat | null,
): Seat | undefined => {
  const from = last === null ? 0 : order.indexOf(last) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => !passed.includes(seat));
};

export const nextTurn = (draft: Draft, last: Seat | null): void => {
  const seat = seatAfter(draft.state, last);
  if (seat === undefined) {
    replace(draft, { at: 'command-end' });
    return;
  }
  emit(draft, 'turn-began', { seat }, 'command-phase.one-action', 'rounds.active-in-turn');
  replace(draft, { at: 'command-turn', seat });
};

const baseOffers = (state: RebellionState, seat: Seat): readonly Offer[] =>
  sideOf(seat) === 'rebel' && revealBar(state) === null
    ? [{ choice: { kind: 'reveal-base' }, allowed: true }]
    : [];

const turnOffers = (state: RebellionState, seat: Seat): readonly Offer[] => [
  ...baseOffers(state, seat),
  offer({ kind: 'activate' }, activationBar(state, seat)),
  ...state.missions
    .filter(({ side }) => side === sideOf(seat))
    .map((entry) =>
      offer({ kind: 'reveal-mission', slot: entry.slot }, missionBar(state, seat, entry)),
    ),
  { choice: { kind: 'pass' }, allowed: true },
];

const pass = (draft: Draft, seat: Seat): void => {
  change(draft, { passed: [...draft.state.passed, seat] });
  emit(
    draft,
    'passed',
    { seat },
    'command-phase.pass',
    'command-phase.after-pass',
    draft.state.players === 3 && sideOf(seat) === 'rebel' && 'command-phase.three-players-pass',
  );
};

export const commandTurn: Asking<CommandTurn> = {
  ask: (state, { seat }) => ({
    by: seat,
    rules: [
      'command-phase.one-action',
      'command-phase.activate',
      'command-phase.reveal',
      'command-phase.pass',
      'command-phase.may-stay-hidden',
      ...(sideOf(seat) === 'rebel'
        ? (['rebel-base.voluntary', ...inTeams(state, 'rebel-base.team-reveal')] as const)
        : []),
      ...inTeams(state, 'command-phase.team-turn', 'team-game.turn'),
    ],
    options: turnOffers(state, seat),
  }),

  choose: {
    activate(draft, { seat }) {
      const after = { at: 'next-turn', last: seat } as const;
      replace(draft, { at: 'activation', seat }, after);
    },

    'reveal-mission'(draft, { seat }, { slot }) {
      const after = { at: 'next-turn', last: seat } as const;
      replace(draft, { at: 'mission', seat, slot }, after);
    },

    'reveal-base'(draft, { seat }) {
      replace(draft, { at: 'reveal-base', voluntary: true }, { at: 'command-turn', seat });
    },

    pass(draft, { seat }) {
      const after = { at: 'next-turn', last: seat } as const;
      pass(draft, seat);
      replace(draft, after);
    },
  },
};

/** Unrevealed missions go back: leaders to the pool, cards to the hand, shown to nobody. */
export const returnMissions = (draft: Draft, ...cited: Cited): void => {
  for (const side of SIDES) {
    const own = draft.state.missions.filter((entry) => entry.side === side && !entry.revealed);
    if (own.length === 0) continue;
    const leaders = own.flatMap(({ slot }) => leadersOn(draft.state, slot));
    for (const leader of leaders) changeLeader(draft, leader, { place: { at: 'pool' } });
    const pile = missionPile(side);
    const { hand } = pileOf(draft.state, pile);
    changePile(draft, pile, { hand: [...hand, ...own.map(({ card }) => card)] });
    change(draft, { missions: draft.state.missions.filter((entry) => !own.includes(entry)) });
    emit(draft, 'missions-returned', { side, count: own.length, leaders }, ...cited);
  }
};

export const commandEnd = (draft: Draft): void => {
  const { round, mobilizations } = draft.state;
  emit(
    draft,
    'command-ended',
    { round },
    'command-phase.all-passed',
    mobilizations.length > 0 && 'rebel-base.mobilization-timing',
  );
  returnMissions(draft, 'command-phase.return-unrevealed');
  change(draft, { mobilizations: [] });
  replace(draft, ...mobilizations.map((seat) => ({ at: 'mobilization', seat }) as const));
};
