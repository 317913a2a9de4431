import type { Side } from '../sides.ts';
import type { SwdbgEvent } from './events.ts';
import type { PlayerState, SwdbgState } from './types.ts';
import type { CardId } from '../cards.ts';
import type { BaseId } from '../bases.ts';

/** What one player sees of the table: of hidden cards only how many there are. */
export interface SwdbgView {
  readonly side: Side;
  readonly hand: readonly CardId[];
  readonly bases: readonly BaseId[];
  readonly decks: Readonly<Record<Side | 'galaxy', number>>;
  readonly hands: Readonly<Record<Side, number>>;
  readonly stacks: Readonly<Record<Side, number>>;
  readonly open: Readonly<
    Record<Side, Pick<PlayerState, 'base' | 'discard' | 'play' | 'resources' | 'trophies'>>
  >;
  readonly row: SwdbgState['galaxy']['row'];
  readonly galaxyDiscard: readonly CardId[];
  readonly pilots: number;
  readonly force: number;
}

const openOf = ({ base, discard, play, resources, trophies }: PlayerState) => ({
  base,
  discard,
  play,
  resources,
  trophies,
});

export const viewOf = (state: SwdbgState, side: Side): SwdbgView => {
  const { empire, rebel } = state.players;
  const own = state.players[side];
  const both = (of: (player: PlayerState) => number) => ({ empire: of(empire), rebel: of(rebel) });
  return {
    side,
    hand: own.hand,
    bases: own.bases,
    decks: { ...both(({ deck }) => deck.length), galaxy: state.galaxy.deck.length },
    hands: both(({ hand }) => hand.length),
    stacks: both(({ bases }) => bases.length),
    open: { empire: openOf(empire), rebel: openOf(rebel) },
    row: state.galaxy.row,
    galaxyDiscard: state.galaxy.discard,
    pilots: state.galaxy.pilots,
    force: state.force,
  };
};

/** What tells the other player which cards somebody holds, or what lies face down. */
const SECRETS: readonly SwdbgEvent['kind'][] = ['cards-drawn', 'galaxy-looked'];

export const isSecret = ({ kind, data }: SwdbgEvent, viewer: string): boolean =>
  SECRETS.includes(kind) && 'side' in data && data.side !== viewer;
