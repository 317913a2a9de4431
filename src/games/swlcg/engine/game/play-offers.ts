import type { CardRow, Host } from '../card-row.ts';
import { hasKeyword, hasTiming, hasTrait } from '../cards.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { offer } from './draft.ts';
import type { Offer } from './draft.ts';
import { unpayable } from './payment.ts';
import { printedBar } from './printed.ts';
import { inPlay, inZone, rowOf, titleInPlay, unitsOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import type { GameState, Piece } from './types.ts';

/** What a hand may do now: everything, as the active player does, or events alone. */
export type Allowed = 'all' | 'events';

const hostSides = (host: Host, side: Side): readonly Side[] => {
  if (host.whose === 'own') return [side];
  return host.whose === 'enemy' ? [otherSide(side)] : [side, otherSide(side)];
};

const hostsFor = (state: GameState, side: Side, host: Host): readonly Piece[] =>
  hostSides(host, side)
    .flatMap((owner) => inPlay(state, owner, host.on === 'unit' ? 'unit' : 'objective'))
    .filter(
      ({ card, ...rest }) =>
        host.traits === undefined ||
        host.traits.some((trait) => rowOf({ card, ...rest }).traits?.includes(trait)),
    );

const cardBar = (
  state: GameState,
  side: Side,
  piece: Piece,
  card: CardRow,
  allowed: Allowed,
): RuleName | null => {
  if (card.type === 'fate') return 'edge-battle.fate-only';
  if (card.type === 'event') {
    if (hasTiming(piece.card, 'reaction')) return 'interrupts-reactions.reaction-mark';
    if (hasTiming(piece.card, 'interrupt')) return 'interrupts-reactions.interrupt-condition';
  } else if (allowed === 'events') {
    return state.phase === 'deployment' ? 'deployment-phase.what' : 'abilities.event-when';
  }
  if (titleInPlay(state, piece)) return 'in-play.unique-limit';
  if (hasKeyword(piece.card, 'limited') && state.thisTurn.limited.includes(side)) {
    return 'keywords.limited-one';
  }
  return unpayable(state, side, card) ?? printedBar(state, side, piece);
};

const enhancementOffers = (state: GameState, side: Side, piece: Piece): readonly Offer[] => {
  const { host } = rowOf(piece);
  const on = (id: string | null) => ({ kind: 'play', piece: piece.id, host: id }) as const;
  if (!host || host.on === 'area' || host.on === 'dial') return [offer(on(null))];
  const hosts = hostsFor(state, side, host);
  if (hosts.length === 0) return [offer(on(null), 'enhancements.no-target')];
  return hosts.map((target) =>
    offer(
      on(target.id),
      hasKeyword(target.card, 'no-enhancements') ? 'keywords.no-enhancements-ban' : null,
    ),
  );
};

/** Every card of the hand, those that cannot be played too. */
export const playOffers = (state: GameState, side: Side, allowed: Allowed): readonly Offer[] =>
  inZone(state, side, 'hand').flatMap((piece): readonly Offer[] => {
    const card = rowOf(piece);
    const barred = cardBar(state, side, piece, card, allowed);
    const choice = { kind: 'play', piece: piece.id, host: null } as const;
    if (barred) return [offer(choice, barred)];
    return card.type === 'enhancement' ? enhancementOffers(state, side, piece) : [offer(choice)];
  });

/** «Repair Droid», the action that the rulebook explains, mends Vehicles of either side. */
export const repairOffers = (state: GameState): readonly Offer[] =>
  SIDES.flatMap((side) => unitsOf(state, side)).map(({ id, card, damage }): Offer => {
    const choice = { kind: 'target', piece: id } as const;
    if (!hasTrait(card, 'vehicle')) return offer(choice, 'abilities.droid-and-vehicle');
    return damage > 0 ? offer(choice) : offer(choice, 'actions.repair-droid');
  });

const useBar = (state: GameState, { card }: Piece): RuleName | null =>
  card === 'repair-droid' && repairOffers(state).every(({ allowed }) => !allowed)
    ? 'rules-words.choose-none'
    : null;

/** Cards in play whose words offer an action. */
export const useOffers = (state: GameState, side: Side): readonly Offer[] =>
  inPlay(state, side)
    .filter(({ card }) => hasTiming(card, 'action'))
    .map((piece) => offer({ kind: 'use', piece: piece.id }, useBar(state, piece)));
