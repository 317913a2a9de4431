import { fullDeck } from '../cards.ts';
import { FORCE_START } from '../force.ts';
import { SETUP } from './setup.ts';
import { restOfTurn } from './turn.ts';
import { withoutAll } from './query.ts';
import type { Frame } from './frames.ts';
import type { CardId } from '../cards.ts';
import { SIDES } from '../sides.ts';
import type { Position } from './position.ts';
import type { PlayerState, SwdbgState } from './types.ts';

const nobody: PlayerState = {
  base: null,
  bases: [],
  deck: [],
  hand: [],
  discard: [],
  play: [],
  resources: 0,
  trophies: [],
};

const emptyRow = {
  'row-1': null,
  'row-2': null,
  'row-3': null,
  'row-4': null,
  'row-5': null,
  'row-6': null,
} as const;

const empty: SwdbgState = {
  agenda: [],
  variant: 'standard',
  goal: 3,
  neutralRule: false,
  turn: 1,
  active: 'empire',
  players: { empire: nobody, rebel: nobody },
  galaxy: { deck: [], top: null, row: emptyRow, discard: [], pilots: 0 },
  force: FORCE_START,
  bonuses: [],
  constants: [],
  cheaper: 0,
  box: [],
  winner: null,
};

const agenda = (...frames: readonly Frame[]): readonly Frame[] => frames.toReversed();

/** Nothing but the box on the table. */
export const beforeSetup = (): SwdbgState => ({ ...empty, agenda: agenda(...SETUP) });

export const wholeGame = (): SwdbgState => ({
  ...empty,
  agenda: agenda(...SETUP, { at: 'turns', left: null }),
});

/** The galaxy cards that lie nowhere else. */
const restOfGalaxy = ({ row, galaxyDiscard, players }: Position): readonly CardId[] => {
  const elsewhere = SIDES.flatMap((side) => {
    const { deck, hand, discard, play } = players[side];
    return [...deck, ...hand, ...discard, ...play.map(({ card }) => card)];
  });
  const placed = [...Object.values(row).filter((card) => card !== null), ...galaxyDiscard];
  return withoutAll(fullDeck('galaxy'), [...elsewhere, ...placed]);
};

export const stateFrom = (position: Position): SwdbgState => {
  const { from, turns, players, row, galaxyDeck, galaxyDiscard, pilots, ...table } = position;
  const state: SwdbgState = {
    ...empty,
    ...table,
    players,
    galaxy: {
      deck: galaxyDeck ?? restOfGalaxy(position),
      top: null,
      row,
      discard: galaxyDiscard,
      pilots,
    },
  };
  const winner = SIDES.find((side) => players[side].trophies.length >= position.goal) ?? null;
  return {
    ...state,
    winner,
    agenda:
      from === 'start'
        ? agenda({ at: 'turns', left: turns })
        : agenda(...restOfTurn(state), { at: 'turns', left: turns - 1 }),
  };
};
