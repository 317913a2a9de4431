import type { CombatState } from '../combat/types.ts';
import type { MissionId } from '../missions.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import { deckSize } from './deck.ts';
import { ownerOf } from './query.ts';
import type { RebellionEvent } from './events.ts';
import type { BaseState, MissionOnTable, PileId, RebellionState } from './types.ts';

/** A side at the table, somebody who may look into no hand at all, or one reader who plays both. */
export type Viewer = Side | 'onlooker' | 'everybody';

const sees = (viewer: Viewer, owner: Side | null): boolean =>
  viewer === owner || viewer === 'everybody';

/** null: a card lies there, face down. */
export interface PileView {
  readonly deck: number;
  readonly hand: readonly (string | null)[];
  readonly aside: readonly (string | null)[];
  readonly discard: readonly string[];
  readonly box: readonly (string | null)[];
}

export type MissionView = Omit<MissionOnTable, 'card'> & { readonly card: MissionId | null };

export interface CombatView extends Omit<CombatState, 'hands' | 'decks'> {
  readonly hands: Readonly<Record<Side, readonly ({ theatre: string; card: string } | null)[]>>;
  readonly decks: Readonly<Record<'space' | 'ground', number>>;
}

export interface RebellionView extends Omit<
  RebellionState,
  'piles' | 'missions' | 'base' | 'agenda'
> {
  readonly viewer: Viewer;
  readonly piles: Readonly<Record<PileId, PileView>>;
  readonly missions: readonly MissionView[];
  readonly base: Omit<BaseState, 'card'> & { readonly card: SystemId | null };
  readonly combat: CombatView | null;
}

const faceDown = (cards: readonly string[], open: boolean): readonly (string | null)[] =>
  open ? cards : cards.map(() => null);

/** Cards of the box are known where they were seen before they went there. */
const boxOpen = (pile: PileId): boolean => pile === 'objectives' || pile === 'probes';

const pileView = (state: RebellionState, viewer: Viewer, id: PileId): PileView => {
  const { deck, hand, aside, discard, box } = state.piles[id];
  // Only the Rebels look at probe cards that do not go to the Imperial hand; in the setup, all do.
  const looker = id === 'probes' ? 'rebel' : ownerOf(id);
  return {
    deck: deckSize(deck),
    hand: faceDown(hand, sees(viewer, ownerOf(id))),
    aside: faceDown(aside, sees(viewer, looker) || (id === 'probes' && state.phase === 'setup')),
    discard,
    box: faceDown(box, boxOpen(id) || viewer === 'everybody'),
  };
};

const PILES: readonly PileId[] = [
  'empire-missions',
  'rebel-missions',
  'projects',
  'empire-actions',
  'rebel-actions',
  'objectives',
  'probes',
];

const without = <Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Omit<Whole, Key> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key as Key))) as Omit<
    Whole,
    Key
  >;

const combatView = (state: RebellionState, viewer: Viewer): CombatView | null => {
  const frame = state.agenda.find((entry) => entry.at === 'combat');
  if (!frame) return null;
  const { hands, decks, ...rest } = frame.combat;
  const hand = (side: Side) => (sees(viewer, side) ? hands[side] : hands[side].map(() => null));
  return {
    ...rest,
    hands: { empire: hand('empire'), rebel: hand('rebel') },
    decks: { space: decks.space.length, ground: decks.ground.length },
    // Holding Death Star Plans is a secret of the Rebels.
    plans: sees(viewer, 'rebel') && rest.plans,
  };
};

/** Everything a player of this side may see, and nothing else. */
export const viewFor = (state: RebellionState, viewer: Viewer): RebellionView => {
  const { missions, base } = state;
  const open = without(state, 'piles', 'missions', 'base', 'agenda');
  return {
    ...open,
    viewer,
    piles: Object.fromEntries(
      PILES.map((id) => [id, pileView(state, viewer, id)]),
    ) as RebellionView['piles'],
    missions: missions.map((entry) => ({
      ...entry,
      card: entry.revealed || sees(viewer, entry.side) ? entry.card : null,
    })),
    base: { ...base, card: base.revealed || sees(viewer, 'rebel') ? base.card : null },
    combat: combatView(state, viewer),
  };
};

const sideOf = (seat: string): Side => (seat.startsWith('empire') ? 'empire' : 'rebel');

/** Whose cards a seat may look at. */
export const viewerAt = (seat: string | undefined): Viewer =>
  seat === undefined ? 'everybody' : sideOf(seat);

/** What tells the other side which cards somebody holds, or where the base is. */
export const isSecret = (event: RebellionEvent, viewer: string): boolean => {
  const side = sideOf(viewer);
  switch (event.kind) {
    case 'card-drawn':
      return sideOf(event.data.seat) !== side;
    case 'mission-assigned':
      return event.data.side !== side;
    case 'action-dealt':
    case 'objective-put-under':
    case 'objectives-shown':
    case 'base-hidden':
      return 'side' in event.data ? event.data.side !== side : side !== 'rebel';
    default:
      return false;
  }
};
