import { describe, expect, it } from 'vitest';
import { replay } from '../../../../src/engine/play.ts';
import { basesOf } from '../../../../src/games/swdbg/engine/bases.ts';
import { fullDeck } from '../../../../src/games/swdbg/engine/cards.ts';
import { setUp, summaryOf } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { SwdbgAnswer, Variant } from '../../../../src/games/swdbg/engine/game/index.ts';
import { ROW, drawn } from './helpers.ts';

const EMPIRE_HAND = drawn(
  'imperial-shuttle',
  'imperial-shuttle',
  'imperial-shuttle',
  'stormtrooper',
  'inquisitor',
);
const REBEL_HAND = drawn(
  'alliance-shuttle',
  'alliance-shuttle',
  'alliance-shuttle',
  'alliance-shuttle',
  'rebel-trooper',
);

const laid = (variant: Variant, ...hidden: readonly SwdbgAnswer[]) => {
  const game = replay(setUp, null, [
    { kind: 'variant', variant },
    { kind: 'goal', bases: 4 },
    { kind: 'neutral-rule', on: false },
    ...hidden,
    drawn(...ROW),
    EMPIRE_HAND,
    REBEL_HAND,
  ]);
  const state = game.moves.at(-1)?.state;
  if (!state) throw new Error('Nothing was laid out.');
  const events = [game.opening, ...game.moves].flatMap((step) => step.events);
  return { state, events, summary: summaryOf(state) };
};

describe('a table laid out for the standard game', () => {
  it('has the first base of each side and four more under it', () => {
    const { state, summary } = laid('standard');
    expect(summary.base).toEqual({ empire: 'lothal', rebel: 'dantooine' });
    expect(state.players.empire.bases.toSorted()).toEqual([
      'corellia',
      'coruscant',
      'death-star',
      'endor',
    ]);
    expect(state.players.rebel.bases.toSorted()).toEqual([
      'hoth',
      'mon-cala',
      'sullust',
      'yavin-4',
    ]);
  });

  it('has five cards in each hand and five in each deck', () => {
    const { summary } = laid('standard');
    expect(summary.hand).toEqual({ empire: 5, rebel: 5 });
    expect(summary.deck).toEqual({ empire: 5, rebel: 5 });
  });

  it('has six cards in the row, the others of ninety in the galaxy deck, and ten pilots', () => {
    const { state, summary } = laid('standard');
    expect(summary.row).toEqual(ROW);
    expect(state.galaxy.deck).toHaveLength(84);
    expect(state.galaxy.pilots).toBe(10);
  });

  it('has the Force marker on the last space of the Rebels, and nobody has resources', () => {
    const { summary } = laid('standard');
    expect(summary.force).toBe(3);
    expect(summary.resources).toEqual({ empire: 0, rebel: 0 });
  });

  it('has the number of bases the players agreed on', () => {
    const { summary } = laid('standard');
    expect(summary.goal).toBe(4);
  });
});

describe('laying out', () => {
  it('goes in the order of the nine steps, each told with its rules', () => {
    const told = laid('standard').events.map(({ kind, rules }) => [kind, rules[0].slice(6)]);
    expect(told.filter(([kind]) => kind !== 'cards-drawn')).toEqual([
      ['factions-chosen', 'setup.choose-faction'],
      ['variant-chosen', 'setup.five-bases'],
      ['goal-agreed', 'variants.length-agree'],
      ['neutral-rule-set', 'variants.combine'],
      ['bases-laid', 'setup.empire-bases'],
      ['bases-laid', 'setup.rebel-bases'],
      ['deck-built', 'setup.separate-starters'],
      ['deck-built', 'setup.separate-starters'],
      ['row-dealt', 'setup.six-cards'],
      ['table-set', 'setup.pilot-deck'],
      ['force-placed', 'setup.lay-track'],
      ['ready', 'setup.begin'],
    ]);
  });

  it('names the first base of each side, open or hidden, and the cards of its deck', () => {
    const { events } = laid('full-galaxy');
    const of = (wanted: string) =>
      events.flatMap(({ kind, data }) => (kind === wanted ? [data] : []));
    expect(of('bases-laid')).toMatchObject([
      { side: 'empire', base: 'lothal' },
      { side: 'rebel', base: 'dantooine' },
    ]);
    expect(of('deck-built')).toEqual([
      { side: 'empire', cards: 10 },
      { side: 'rebel', cards: 10 },
    ]);
  });
});

describe('the variants', () => {
  it('give each side nine bases under the first one with the full galaxy', () => {
    expect(laid('full-galaxy').summary.stack).toEqual({ empire: 9, rebel: 9 });
  });

  it('give each side the four bases it has hidden, and none of the rest', () => {
    const hide = (side: 'empire' | 'rebel') => basesOf(side).slice(2, 6);
    const { state } = laid(
      'secret-bases',
      ...[...hide('empire'), ...hide('rebel')].map(
        (base) => ({ kind: 'hide-base', base }) as const,
      ),
    );
    expect(state.players.empire.bases).toEqual(hide('empire'));
    expect(state.players.rebel.bases).toEqual(hide('rebel'));
  });

  it('let nobody hide one base twice or the first one', () => {
    const game = replay(setUp, null, [
      { kind: 'variant', variant: 'secret-bases' },
      { kind: 'goal', bases: 4 },
      { kind: 'neutral-rule', on: false },
      { kind: 'hide-base', base: 'endor' },
    ]);
    const prompt = setUp.prompt(game.moves.at(-1)?.state ?? game.opening.state);
    const free = prompt.kind === 'decision' ? prompt.options : [];
    expect(free).toHaveLength(8);
    const names = free.map(({ choice }) => ('base' in choice ? choice.base : ''));
    expect(names).not.toContain('endor');
    expect(names).not.toContain('lothal');
  });
});

describe('the decks of the box', () => {
  it('are ten starter cards a side, ninety galaxy cards and ten pilots', () => {
    expect(fullDeck('starter', 'empire')).toHaveLength(10);
    expect(fullDeck('starter', 'rebel')).toHaveLength(10);
    expect(fullDeck('galaxy')).toHaveLength(90);
    expect(fullDeck('pilots')).toHaveLength(10);
  });

  it('have thirty galaxy cards of each kind', () => {
    for (const faction of ['empire', 'rebel', 'neutral'] as const) {
      expect(fullDeck('galaxy', faction)).toHaveLength(30);
    }
  });
});
