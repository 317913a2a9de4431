import { describe, expect, it } from 'vitest';
import { DEEDS } from '../../../../src/games/swlcg/engine/game/deeds/kinds.ts';
import { gameProcedure } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import { freeForceCards } from '../../../../src/games/swlcg/engine/game/query.ts';
import type { GameState } from '../../../../src/games/swlcg/engine/game/types.ts';
import { tells } from '../../../support/deeds.ts';
import { run, setupOf, verdict } from './helpers.ts';
import { brokenLaws } from './laws.ts';

const broken = (state: GameState): readonly string[] => {
  const { pieces } = state;
  return [
    ...brokenLaws(state),
    ...(new Set(pieces.map(({ id }) => id)).size === pieces.length ? [] : ['one id for two']),
    ...(pieces.every(({ damage, focus, shields }) => damage >= 0 && focus >= 0 && shields >= 0)
      ? []
      : ['tokens']),
    ...(freeForceCards(state, 'light') >= 0 && freeForceCards(state, 'dark') >= 0
      ? []
      : ['force cards']),
  ];
};

const game = gameProcedure('swlcg/game');
const begin = () => game.begin(setupOf({ turns: { light: 0, dark: 0 } })).state;

describe('deeds that a reader tells', () => tells(game, begin, DEEDS, broken));

describe('a card that commits a unit', () => {
  const cards = ['yoda', 'luke-skywalker', 'obi-wan-kenobi', 'red-five'];
  const fourthWith = (committed: number) => {
    const play = cards.map((card, place) => ({ card, committed: place < committed }));
    const { state } = run('force-phase', { active: 'light', light: { play } });
    const told = { at: 'deed', drawer: 'force', by: 'light', of: 'light' } as const;
    return verdict(
      { procedure: game.id, state: { ...state, agenda: [told] }, events: [] },
      { kind: 'deed', deed: 'commit', thing: 'red-five-1' },
    );
  };

  it('needs a Force card that is free, and there are three', () => {
    expect(fourthWith(2)).toBe('allowed');
    expect(fourthWith(3)).toBe('force-phase.all-used');
  });
});
