import { cardOf, edgeIconsOf, FORCE_CARDS, hasKeyword, hasTrait, iconsOf } from '../cards.ts';
import type { CardRow } from '../card-row.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import type { Engagement, GameState, IconType, Piece } from './types.ts';

export const pieceOf = (state: GameState, id: string): Piece => {
  const piece = state.pieces.find((entry) => entry.id === id);
  if (!piece) throw new Error(`No card ${id} is on the table.`);
  return piece;
};

export const rowOf = (piece: Piece): CardRow => cardOf(piece.card);

export const inZone = (state: GameState, side: Side, zone: Piece['zone']): readonly Piece[] =>
  state.pieces.filter((piece) => piece.owner === side && piece.zone === zone);

export const inPlay = (state: GameState, side: Side, type?: CardRow['type']): readonly Piece[] =>
  inZone(state, side, 'play').filter((piece) => type === undefined || rowOf(piece).type === type);

export const unitsOf = (state: GameState, side: Side): readonly Piece[] =>
  inPlay(state, side, 'unit');

export const objectivesOf = (state: GameState, side: Side): readonly Piece[] =>
  inPlay(state, side, 'objective');

/** A victory pile holds the other side's objectives. */
export const victoryPile = (state: GameState, side: Side): number =>
  inZone(state, otherSide(side), 'victory').length;

export const isReady = (piece: Piece): boolean => piece.focus === 0;

export const freeForceCards = (state: GameState, side: Side): number =>
  FORCE_CARDS - unitsOf(state, side).filter((piece) => piece.committed).length;

export const remaining = (piece: Piece): number => (rowOf(piece).capacity ?? 0) - piece.damage;

/** An enhancement lies in the opponent's play area when its words put it there. */
export const attachedTo = (state: GameState, id: string): readonly Piece[] =>
  state.pieces.filter((piece) => piece.host === id && piece.zone === 'play');

export const engagementOf = (state: GameState): Engagement => {
  if (!state.engagement) throw new Error('No engagement is going on.');
  return state.engagement;
};

export const participants = (state: GameState, side: Side): readonly Piece[] => {
  const { engagement } = state;
  if (!engagement) return [];
  const ids = side === state.active ? engagement.attackers : engagement.defenders;
  return ids.map((id) => pieceOf(state, id));
};

export const readyParticipants = (state: GameState, side: Side): readonly Piece[] =>
  participants(state, side).filter(isReady);

export const isAttacker = (state: GameState, piece: Piece): boolean =>
  engagementOf(state).attackers.includes(piece.id);

const PLACE = { 'unit-damage': 0, tactics: 1, blast: 2 } as const satisfies Record<
  IconType,
  number
>;

/** «Yoda» gains an edge icon of unit damage and one of blast damage for each enhancement. */
const edgePower = (state: GameState, { id, card }: Piece, icon: IconType): number => {
  const gained = card === 'yoda' && icon !== 'tactics' ? attachedTo(state, id).length : 0;
  return edgeIconsOf(card)[PLACE[icon]] + gained;
};

/** Icons of one type that a unit strikes with now. */
export const powerOf = (state: GameState, piece: Piece, icon: IconType): number => {
  const edge = state.engagement?.edge === piece.owner ? edgePower(state, piece, icon) : 0;
  return iconsOf(piece.card)[PLACE[icon]] + edge;
};

export const idleEdgeIcons = (state: GameState, piece: Piece): boolean =>
  state.engagement?.edge !== piece.owner && edgeIconsOf(piece.card).some((icons) => icons > 0);

export const protects = (protector: Piece, piece: Piece): boolean =>
  (hasKeyword(protector.card, 'protect-character') && hasTrait(piece.card, 'character')) ||
  (hasKeyword(protector.card, 'protect-coruscant') && hasTrait(piece.card, 'coruscant'));

/** Icons on ready committed units, and one for each objective whose effect the rulebook explains. */
export const forceTotal = (state: GameState, side: Side): number => {
  const committed = unitsOf(state, side).filter((piece) => piece.committed && isReady(piece));
  const training = objectivesOf(state, side).filter((piece) => piece.card === 'jedi-training');
  return committed.reduce((sum, piece) => sum + (rowOf(piece).force ?? 0), training.length);
};

/** «Redemption», once a turn, saves a Character that is destroyed. */
export const saviours = (state: GameState, { card }: Piece): readonly Piece[] =>
  hasTrait(card, 'character')
    ? SIDES.flatMap((side) => unitsOf(state, side)).filter(
        (unit) => unit.card === 'redemption' && !state.thisTurn.spent.includes(unit.id),
      )
    : [];

/** Nothing looks at the order of a discard pile but «It Binds All Things». */
export const asksForPile = ({ pieces, decks }: GameState, side: Side): boolean =>
  decks[side].command.includes('it-binds-all-things') ||
  pieces.some(({ card, owner }) => card === 'it-binds-all-things' && owner === side);

/** Nobody may bring a second card of the title of a unique one into play. */
export const titleInPlay = (state: GameState, piece: Piece): boolean =>
  rowOf(piece).unique === true &&
  state.pieces.some((other) => other.zone === 'play' && other.card === piece.card);

export const edgeTotal = (state: GameState, side: Side): number => {
  const stack = inZone(state, side, 'edge').reduce(
    (sum, piece) => sum + (rowOf(piece).force ?? 0),
    0,
  );
  const extra = participants(state, side).filter((piece) => hasKeyword(piece.card, 'edge-1'));
  return stack + extra.length;
};
