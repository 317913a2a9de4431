import { describe } from 'vitest';
import { cardOf, isShip } from '../../../../src/games/swdbg/engine/cards.ts';
import { DEEDS } from '../../../../src/games/swdbg/engine/game/deeds/kinds.ts';
import { playGame } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { SwdbgState } from '../../../../src/games/swdbg/engine/game/index.ts';
import { tells } from '../../../support/deeds.ts';

const CARDS = 120;
/** Before that not everything has come out of the box. */
const isLayingOut = ({ agenda }: Pick<SwdbgState, 'agenda'>): boolean =>
  agenda.some(({ at }) => at === 'ready');

const broken = ({ agenda, players, galaxy, box, force }: SwdbgState): readonly string[] => {
  const sides = [players.empire, players.rebel];
  const cards = sides.reduce(
    (sum, { deck, hand, discard, play }) =>
      sum + deck.length + hand.length + discard.length + play.length,
    galaxy.deck.length + galaxy.discard.length + galaxy.pilots + box.length,
  );
  const row = Object.values(galaxy.row).filter((card) => card !== null).length;
  const bases = sides.flatMap(({ base, bases: stack, trophies }) => [
    ...(base ? [base.base] : []),
    ...stack,
    ...trophies,
  ]);
  const standing = sides.flatMap(({ play }) => play);
  return [
    ...(cards + row === CARDS || isLayingOut({ agenda }) ? [] : ['cards']),
    ...(new Set(bases).size === bases.length ? [] : ['bases']),
    ...(sides.every(({ resources }) => resources >= 0) ? [] : ['resources']),
    ...(Math.abs(force) <= 3 ? [] : ['force']),
    ...(standing.every(({ card, damage }) =>
      isShip(card) ? damage < (cardOf(card).ship ?? 0) : damage === 0,
    )
      ? []
      : ['damage']),
  ];
};

describe('deeds that a reader tells', () =>
  tells(playGame, () => playGame.begin(null).state, DEEDS, broken));
