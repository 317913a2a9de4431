import { deedsOf } from '../../../../../engine/deeds.ts';
import type { Deed as DeedOf, Thing } from '../../../../../engine/deeds.ts';
import type { RuleName } from '../../rule.ts';
import { otherSide, SIDES } from '../../sides.ts';
import type { Side } from '../../sides.ts';
import { CLEAN, discardFromPlay, enterHand, moveDial } from '../changes.ts';
import { giveFocus, hurt } from '../damage.ts';
import { change, changePiece, emit, offer, push, replace } from '../draft.ts';
import type { Draft, Swlcg } from '../draft.ts';
import {
  freeForceCards,
  inPlay,
  inZone,
  isReady,
  objectivesOf,
  pieceOf,
  rowOf,
  titleInPlay,
  unitsOf,
} from '../query.ts';
import type { GameState, Piece } from '../types.ts';
import { DEEDS } from './kinds.ts';
import type { Deed, SwlcgDeeds } from './kinds.ts';

type Of = DeedOf<Swlcg, Side>;

const when = (possible: boolean): readonly Thing<RuleName>[] => (possible ? [{ thing: null }] : []);

const each = (
  pieces: readonly Piece[],
  bar: (piece: Piece) => RuleName | null = () => null,
): readonly Thing<RuleName>[] => pieces.map((piece) => ({ thing: piece.id, bar: bar(piece) }));

const played =
  (test: (piece: Piece) => boolean, bar?: (piece: Piece) => RuleName | null): Of['things'] =>
  (state, of) =>
    each(inPlay(state, of).filter(test), bar);

const takesDamage = (piece: Piece): boolean => (rowOf(piece).capacity ?? 0) > 0;
const isObjective = (piece: Piece): boolean => rowOf(piece).type === 'objective';
const isUnit = (piece: Piece): boolean => rowOf(piece).type === 'unit';

/** Units that lie somewhere else and may come into play. */
const comers = (state: GameState, of: Side, zone: 'hand' | 'discard') =>
  each(inZone(state, of, zone).filter(isUnit), (piece) =>
    titleInPlay(state, piece) ? 'in-play.unique-limit' : null,
  );

const enter = (draft: Draft, piece: string): void =>
  changePiece(draft, piece, { ...CLEAN, zone: 'play' });

const changed =
  (part: (piece: Piece) => Partial<Piece>): Of['act'] =>
  (draft, _of, id) =>
    changePiece(draft, id, part(pieceOf(draft.state, id)));

const OWN: Readonly<Record<Deed, Of>> = {
  // Whoever owns the card may spend its shield.
  damage: {
    things: played(takesDamage),
    act: (draft, of, piece) => hurt(draft, piece, 1, otherSide(of), 'card'),
    touches: 'damage.tokens',
  },
  heal: {
    things: played(({ damage }) => damage > 0),
    act: changed(({ damage }) => ({ damage: damage - 1 })),
  },
  exhaust: {
    things: played(() => true),
    act: (draft, of, piece) => giveFocus(draft, piece, otherSide(of), 'card'),
    touches: 'orders.exhausted',
  },
  ready: {
    things: played((piece) => !isReady(piece)),
    act: changed(({ focus }) => ({ focus: focus - 1 })),
    touches: 'orders.when-removed',
  },
  shield: {
    things: played(takesDamage, ({ shields }) => (shields > 0 ? 'damage.one-shield' : null)),
    act: changed(() => ({ shields: 1 })),
    touches: 'damage.shield-token',
  },
  unshield: {
    things: played(({ shields }) => shields > 0),
    act: changed(({ shields }) => ({ shields: shields - 1 })),
  },

  draw: {
    things: ({ decks }, of) => when(decks[of].command.length > 0),
    act: (draft, side) => push(draft, { at: 'draw-card', side, because: 'golden-rule.card-wins' }),
  },
  discard: {
    things: (state, of) => when(inZone(state, of, 'hand').length > 0),
    to: (state, of) => each(inZone(state, of, 'hand')),
    secret: true,
    act: (draft, _of, _thing, piece) => changePiece(draft, piece, { zone: 'discard' }),
    touches: 'discard.pile',
  },
  'take-back': {
    things: (state, of) => each(inZone(state, of, 'discard')),
    act: (draft, _of, piece) => enterHand(draft, piece),
  },

  'put-from-hand': {
    things: (state, of) => when(comers(state, of, 'hand').some(({ bar }) => bar === null)),
    to: (state, of) => comers(state, of, 'hand'),
    secret: true,
    act: (draft, _of, _thing, piece) => enter(draft, piece),
    touches: 'in-play.put-into-play-how',
  },
  'put-from-discard': {
    things: (state, of) => comers(state, of, 'discard'),
    act: (draft, _of, piece) => enter(draft, piece),
    touches: 'in-play.put-into-play-how',
  },
  'to-hand': {
    things: played((piece) => !isObjective(piece)),
    act: (draft, _of, piece) => enterHand(draft, piece),
  },
  remove: {
    things: played((piece) => !isObjective(piece)),
    act: (draft, _of, piece) => discardFromPlay(draft, piece),
    touches: 'discard.pile',
  },

  capture: {
    things: (state, of) =>
      of === 'light' && objectivesOf(state, 'dark').length > 0 ? each(unitsOf(state, of)) : [],
    act: (draft, _of, piece) => push(draft, { at: 'capture-at', piece }),
    touches: 'capture.dark-captures',
  },
  rescue: {
    things: ({ pieces, ...state }, of) => {
      const holding = new Set(
        pieces.filter(({ zone }) => zone === 'captured').map(({ host }) => host),
      );
      return of === 'light'
        ? each(objectivesOf({ pieces, ...state }, 'dark').filter(({ id }) => holding.has(id)))
        : [];
    },
    act: (draft, _of, objective) => push(draft, { at: 'rescue-draw', objective }),
    touches: 'capture.by-effect',
  },

  commit: {
    things: (state, of) =>
      each(
        unitsOf(state, of).filter(({ committed }) => !committed),
        () => (freeForceCards(state, of) > 0 ? null : 'force-phase.all-used'),
      ),
    act: changed(() => ({ committed: true })),
    touches: 'force-phase.force-card',
  },
  uncommit: {
    things: played(({ committed }) => committed),
    act: changed(() => ({ committed: false })),
    touches: 'force-phase.card-returns',
  },
  'turn-balance': {
    things: ({ balance }, of) => when(balance !== of),
    act: (draft, balance) => change(draft, { balance }),
    touches: 'force-phase.where-balance',
  },

  'advance-dial': {
    things: (_state, of) => when(of === 'dark'),
    act: (draft) => moveDial(draft, 1, 'turn', 'golden-rule.card-wins'),
  },
  'turn-back-dial': {
    things: ({ dial }, of) => when(of === 'dark' && dial > 0),
    act: (draft) => change(draft, { dial: draft.state.dial - 1 }),
  },
};

export const deedHandlers = deedsOf<Swlcg, SwlcgDeeds>(
  { offer, replace, emit },
  {
    rules: ['golden-rule.card-wins'],
    all: SIDES,
    seatOf: (_state, of) => of,
    drawers: DEEDS,
    deeds: OWN,
  },
);
