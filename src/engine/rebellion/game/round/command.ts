import { SIDES } from '../../units.ts';
import { revealBar } from '../base/reveal.ts';
import { missionBar } from '../mission/reveal.ts';
import { activationBar } from '../movement/activate.ts';
import { change, changeLeader, changePile, emit, pileOf, replace, unexpected } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking, Offer } from '../handler.ts';
import { leadersOn, missionPile, sideOf } from '../query.ts';
import { rules } from '../rules.ts';
import type { GameRule } from '../rules.ts';
import { inTeams } from '../setup/prepare.ts';
import type { RebellionState, Seat } from '../types.ts';

type CommandTurn = FrameOf<'command-turn'>;

export const beginCommand = (draft: Draft): void => {
  const { state } = draft;
  const three: readonly GameRule[] =
    state.players === 3 ? ['command-phase.three-players', 'team-game.three-turns'] : [];
  change(draft, { phase: 'command', passed: [] });
  emit(
    draft,
    'phase-began',
    { phase: 'command', round: state.round },
    'rounds.command',
    'command-phase.what',
    'command-phase.first-turn',
    ...inTeams(state, 'command-phase.team-initiative', 'team-game.initiative'),
    ...three,
  );
  replace(draft, { at: 'next-turn', last: null });
};

/** In turn, without those who passed; the same seat again when it is the only one left. */
const seatAfter = ({ order, passed }: RebellionState, last: Seat | null): Seat | undefined => {
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
  const three: readonly GameRule[] =
    draft.state.players === 3 && sideOf(seat) === 'rebel'
      ? ['command-phase.three-players-pass']
      : [];
  emit(draft, 'passed', { seat }, 'command-phase.pass', 'command-phase.after-pass', ...three);
};

export const commandTurn: Asking<CommandTurn> = {
  prompt: (state, { seat }) => ({
    kind: 'decision',
    by: seat,
    task: 'command-turn',
    rules: rules(
      'command-phase.one-action',
      'command-phase.activate',
      'command-phase.reveal',
      'command-phase.pass',
      'command-phase.may-stay-hidden',
      ...(sideOf(seat) === 'rebel'
        ? (['rebel-base.voluntary', ...inTeams(state, 'rebel-base.team-reveal')] as const)
        : []),
      ...inTeams(state, 'command-phase.team-turn', 'team-game.turn'),
    ),
    options: turnOffers(state, seat),
  }),

  choose(draft, { seat }, choice) {
    const after = { at: 'next-turn', last: seat } as const;
    switch (choice.kind) {
      case 'activate':
        replace(draft, { at: 'activation', seat }, after);
        break;
      case 'reveal-mission':
        replace(draft, { at: 'mission', seat, slot: choice.slot }, after);
        break;
      case 'reveal-base':
        replace(draft, { at: 'reveal-base', voluntary: true }, { at: 'command-turn', seat });
        break;
      case 'pass':
        pass(draft, seat);
        replace(draft, after);
        break;
      default:
        throw unexpected(choice, 'command-phase.one-action');
    }
  },
};

/** Unrevealed missions go back: leaders to the pool, cards to the hand, shown to nobody. */
export const returnMissions = (
  draft: Draft,
  ...cited: readonly [GameRule, ...GameRule[]]
): void => {
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
  const pending: readonly GameRule[] = mobilizations > 0 ? ['rebel-base.mobilization-timing'] : [];
  emit(draft, 'command-ended', { round }, 'command-phase.all-passed', ...pending);
  returnMissions(draft, 'command-phase.return-unrevealed');
  change(draft, { mobilizations: 0 });
  const again: readonly Frame[] = Array.from({ length: mobilizations }, () => ({
    at: 'mobilization',
  }));
  replace(draft, ...again);
};
