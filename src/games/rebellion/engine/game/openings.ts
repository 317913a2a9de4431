import { tellable } from './deeds/tellable.ts';
import { procedureOf } from './machine.ts';
import type { Incomplete } from './machine.ts';
import { seatFor } from './query.ts';

/** The ten steps of the setup, as far as they are not a matter of unpacking. */
export const setupGame = procedureOf('rebellion/setup', () => [{ at: 'setup' }]);

export const assignment = procedureOf('rebellion/assignment', () => [{ at: 'assignment' }]);

export const commandPhase = procedureOf('rebellion/command', () => [{ at: 'command' }]);

export const refresh = procedureOf('rebellion/refresh', () => [{ at: 'refresh' }]);

export const recruiting = procedureOf('rebellion/recruiting', () => [
  { at: 'recruit-cards', side: 'rebel' },
  { at: 'recruit-cards', side: 'empire' },
  { at: 'recruit', side: 'rebel', chosen: {} },
]);

/** Builds and deploys for one side, or for both. */
export const building = procedureOf('rebellion/building', ({ start: { side } }) =>
  side
    ? [
        { at: 'build', side },
        { at: 'deploy-queue', side },
      ]
    : [
        { at: 'build', side: 'rebel' },
        { at: 'build', side: 'empire' },
        { at: 'deploy-queue', side: 'rebel' },
        { at: 'deploy-queue', side: 'empire' },
      ],
);

export const round = procedureOf('rebellion/round', () => [{ at: 'round' }]);

/** One system as it changes: what it counts as, produces and allows is told by `statusOf`. */
export const systemState = procedureOf('rebellion/system', ({ start: { system } }) =>
  system ? [{ at: 'explore-system', system }] : [],
);

export const victory = procedureOf('rebellion/victory', () => [{ at: 'explore-track' }]);

/** A combat that the position itself begins, with everything that follows from it. */
export const combatInGame = procedureOf(
  'rebellion/combat-in-game',
  ({ start: { system, side = 'empire' } }) =>
    system
      ? [
          { at: 'combat-check', system, active: side, origins: [] },
          { at: 'settle-system', system },
        ]
      : [],
);

/** One turn that activates a system, with everything that follows from it. */
export const activation = procedureOf(
  'rebellion/activation',
  ({ start: { side = 'empire', seat = side } }) => [{ at: 'activation', seat }],
);

/** One mission that lies face down, from its reveal to where its card goes. */
export const mission = procedureOf(
  'rebellion/mission',
  ({ start: { slot = 0, seat }, missions }) => {
    const side = missions[slot]?.side;
    return side ? [{ at: 'mission', seat: seat ?? side, slot }] : [];
  },
);

/** Imperial ground units or loyalty in a system that is named; else the Rebels' own will. */
export const revealBase = procedureOf('rebellion/base', ({ start: { system } }) =>
  system ? [{ at: 'base-check', system }] : [{ at: 'reveal-base', voluntary: true }],
);

/** Rapid Mobilization at the end of the command phase, as often as it was resolved. */
export const mobilization = procedureOf('rebellion/mobilization', (_setup, state) => {
  const general = seatFor(state, 'rebel', 'general');
  const seats = state.mobilizations.length > 0 ? state.mobilizations : [general];
  return seats.map((seat) => ({ at: 'mobilization', seat }) as const);
});

/** From the box to the victory of one side. */
const playedWhole = procedureOf('rebellion/game', () => [{ at: 'setup' }, { at: 'rounds' }]);

export const wholeGame: Incomplete = (late) => tellable(playedWhole(late));
