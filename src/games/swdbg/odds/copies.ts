import { settled } from '../../../engine/distribution.ts';
import { chanceOf, sizeOf } from './draw.ts';
import { buyable, isShipKind, KINDS, MOST_CARDS, worthOf } from './kinds.ts';
import type { Kind } from './kinds.ts';
import type { DrawQuestion } from './question.ts';

/** A bought card lies on the discard pile (buying.to-discard); an exiled one leaves it. */
export interface Way {
  readonly what: 'buy' | 'exile';
  readonly kind: Kind;
  readonly cards: number;
  readonly chance: number;
  readonly question: DrawQuestion;
}

export interface Ways {
  readonly now: number;
  /** The fewest cards of each kind that suffice; kinds that never do are left out. */
  readonly ways: readonly Way[];
  /** What comes nearest, when nothing suffices. */
  readonly best: Way | null;
}

const MOST_BOUGHT = 10;

/** Rounding must not put a certain draw out of reach. */
const SLACK = 1e-12;

const changed = (question: DrawQuestion, kind: Kind, by: number): DrawQuestion => ({
  ...question,
  discard: { ...question.discard, [kind]: (question.discard[kind] ?? 0) + by },
});

const room = ({ measure, deck, discard }: DrawQuestion, kind: Kind): number =>
  Math.min(MOST_BOUGHT, buyable(measure, kind), MOST_CARDS - sizeOf(deck) - sizeOf(discard));

/** Ships are left out: what one is good for depends on much that no count of cards tells. */
const boughtKinds = KINDS.filter((kind) => worthOf(kind) > 0 && !isShipKind(kind));

const weakest = ({ discard }: DrawQuestion): Kind | undefined =>
  KINDS.find((kind) => !isShipKind(kind) && (discard[kind] ?? 0) > 0);

/** How many copies to buy, or how many of the weakest cards to exile, for the wanted chance. */
export const waysTo = (question: DrawQuestion, wanted: number): Ways => {
  const now = chanceOf(question);
  if (now >= wanted - SLACK) return { now, ways: [], best: null };
  const ways: Way[] = [];
  let best: Way | null = null;
  const seek = (what: Way['what'], kind: Kind, most: number): void => {
    for (let cards = 1; cards <= most; cards += 1) {
      const asked = changed(question, kind, what === 'buy' ? cards : -cards);
      const way: Way = { what, kind, cards, chance: settled(chanceOf(asked)), question: asked };
      if (way.chance > (best?.chance ?? now) + SLACK) best = way;
      if (way.chance >= wanted - SLACK) {
        ways.push(way);
        return;
      }
    }
  };
  for (const kind of boughtKinds) seek('buy', kind, room(question, kind));
  const poor = weakest(question);
  if (poor !== undefined) seek('exile', poor, question.discard[poor] ?? 0);
  return { now, ways, best: ways.length > 0 ? null : best };
};
