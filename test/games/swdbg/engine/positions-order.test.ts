import { describe, expect } from 'vitest';
import { playGame } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import { asks, bases, drawn, END, offerOf, ROW, run, tableOf, told } from './helpers.ts';
import type { Ran } from './helpers.ts';
import { at, buy, by, cites, inPlay, turnOf, use, useWhen } from './positions.ts';

/** What is told of a kind, each with its rules. */
const rulesOf = ({ events }: Ran, kind: string): readonly (readonly string[])[] =>
  events.flatMap((event) =>
    event.kind === kind ? [event.rules.map((rule) => rule.replace('swdbg.', ''))] : [],
  );

const cards = (card: CardId, count: number) => drawn(...Array.from({ length: count }, () => card));

const then = (game: Ran, ...answers: readonly SwdbgAnswer[]): Ran =>
  answers.reduce<Ran>(({ state }, answer) => playGame.apply(state, answer), game);

/** A game as it begins: everything is laid out, and both have drawn. */
const begun = (): Ran =>
  then(
    playGame.begin(null),
    { kind: 'variant', variant: 'standard' },
    { kind: 'goal', bases: 3 },
    { kind: 'neutral-rule', on: false },
    drawn(...ROW),
    cards('imperial-shuttle', 5),
    cards('alliance-shuttle', 5),
  );

describe('a turn', () => {
  by('turn.announce', 'is over when its player says so', () => {
    const ended = run(turnOf('rebel'), END);
    expect(told(ended, 'turn-announced')).toEqual([{ side: 'rebel' }]);
    cites(ended, 'turn.announce');
    cites(ended, 'turn.end-order');
  });

  by(
    'turn.empire-first',
    'of the Empire is the first of the game, and those of both alternate',
    () => {
      const first = begun();
      expect(told(first, 'turn-began')).toEqual([{ side: 'empire', turn: 1 }]);
      cites(first, 'turn.empire-first');
      const second = then(first, END);
      expect(told(second, 'turn-began')).toEqual([{ side: 'rebel', turn: 2 }]);
    },
  );

  by('turn.no-ships-yet', 'brings nothing to who has no ship, and that is told', () => {
    expect(told(begun(), 'no-ships')).toEqual([{ side: 'empire' }]);
  });
});

describe('buying', () => {
  const rich = { resources: 8 };

  by('buying.neutral-cards', 'is for everybody where the card belongs to nobody', () => {
    const row = ['lobot', 'x-wing', 'at-st'];
    const own = (side: 'empire' | 'rebel') => turnOf(side, rich, {}, { row });
    for (const side of ['empire', 'rebel'] as const) {
      const ran = run(own(side), buy('row-1', 'lobot'));
      expect(told(ran, 'card-bought')).toMatchObject([{ side, card: 'lobot' }]);
      cites(ran, 'buying.neutral-cards');
    }
    const mine = run(own('rebel'), buy('row-2', 'x-wing'));
    expect(rulesOf(mine, 'card-bought')[0]).not.toContain('buying.neutral-cards');
  });

  by('buying.where', 'is from the row or the pile of pilots', () => {
    const state = turnOf('rebel', rich, {}, { row: ['lobot'] });
    cites(run(state, buy('row-1', 'lobot')), 'buying.where');
    cites(run(state, buy('pilots', 'outer-rim-pilot')), 'buying.where');
  });
});

describe('a repair', () => {
  by('effects.repair-ships', 'is refused where neither base nor ship has any damage', () => {
    const play = inPlay('x-wing', 'mon-calamari-cruiser', 'nebulon-b-frigate');
    const ships = run(at('rebel', { play }), use('nebulon-b-frigate-1'));
    expect(offerOf(ships.state, { kind: 'effect', effect: 'repair' })).toBe('effects.repair-ships');
  });
});

describe('a base', () => {
  by('bases.on-reveal', 'does at once what it does when it is revealed', () => {
    const rebel = { base: null, bases: ['mon-cala', 'hoth'] };
    const start = tableOf({ from: 'start', players: bases({}, rebel) });
    const ran = run(start, { kind: 'choose-base', base: 'mon-cala' }, useWhen('base'));
    expect(told(ran, 'ability-used')).toEqual([{ side: 'rebel', source: 'mon-cala', when: true }]);
    expect(rulesOf(ran, 'ability-used')[0]?.[0]).toBe('bases.on-reveal');
    expect(asks(ran.state)).toBe('effects');
  });
});
