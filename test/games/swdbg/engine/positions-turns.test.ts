import { describe, expect } from 'vitest';
import { setUp } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { Side } from '../../../../src/games/swdbg/engine/sides.ts';
import { parsePosition } from '../../../../src/games/swdbg/positions/table.ts';
import { END, asks, drawn, offerOf, offered, refusal, run, told } from './helpers.ts';
import type { Ran } from './helpers.ts';
import {
  ENOUGH,
  STOP,
  aim,
  amount,
  at,
  attack,
  buy,
  by,
  choose,
  effect,
  homeless,
  inPlay,
  lay,
  on,
  play,
  strike,
  times,
  use,
  useWhen,
} from './positions.ts';

type Step = ReturnType<typeof setUp.begin>;

const START = { from: 'start' };
const start = (side: Side, own: object, more: object = {}, enemy: object = {}) =>
  at(side, own, enemy, { ...START, ...more });

const REBEL_STACK = ['hoth', 'mon-cala', 'sullust', 'yavin-4'];
const EMPIRE_STACK = ['corellia', 'coruscant', 'death-star', 'endor'];

const choices = ({ state }: Pick<Ran, 'state'>): readonly string[] =>
  [...offered(state).keys()].flatMap((key) => /"base","([^"]+)"/.exec(key)?.[1] ?? []);

describe('the setup', () => {
  const ROW = ['x-wing', 'y-wing', 'u-wing', 'b-wing', 'rebel-transport', 'hammerhead-corvette'];
  const laid = (variant: 'standard' | 'secret-bases', ...answers: readonly SwdbgAnswer[]) =>
    [
      { kind: 'variant', variant } as const,
      { kind: 'goal', bases: 3 } as const,
      { kind: 'neutral-rule', on: false } as const,
      ...answers,
    ].reduce((state, answer) => setUp.apply(state, answer).state, setUp.begin(null).state);

  by('setup.five-bases', 'of a standard game takes the listed bases and no other', () => {
    const { empire, rebel } = laid('standard').players;
    expect([empire.base?.base, ...empire.bases].toSorted()).toEqual(
      ['lothal', ...EMPIRE_STACK].toSorted(),
    );
    expect([rebel.base?.base, ...rebel.bases].toSorted()).toEqual(
      ['dantooine', ...REBEL_STACK].toSorted(),
    );
  });

  by('setup.dantooine', 'begins with Dantooine, whatever lies under it', () => {
    expect(laid('standard').players.rebel.base?.base).toBe('dantooine');
  });

  by('variants.secret-rest', 'puts a base that was not chosen back into the box', () => {
    const hide = (base: string) => ({ kind: 'hide-base', base }) as SwdbgAnswer;
    const state = laid(
      'secret-bases',
      ...['corellia', 'death-star', 'kessel', 'rodia', ...REBEL_STACK].map(hide),
    );
    expect(state.players.empire.bases.toSorted()).toEqual(
      ['corellia', 'death-star', 'kessel', 'rodia'].toSorted(),
    );
  });

  by('setup.six-cards', 'deals a row of enemies and deals no other', () => {
    const own = { play: inPlay('stormtrooper'), resources: 2 };
    const state = at('empire', own, {}, { row: ROW });
    const bought = [...offered(state)].filter(([key]) => key.includes('"buy"'));
    expect(bought.filter(([, result]) => result === 'allowed')).toHaveLength(1);
    expect(offerOf(state, { kind: 'buy', from: 'pilots', card: 'outer-rim-pilot' })).toBe(
      'allowed',
    );
    expect(
      ROW.map((_, index) => offered(state).get(`[["kind","aim"],["target","row-${index + 1}"]]`)),
    ).toEqual([...times(4, 'allowed'), ...times(2, 'sabotage.ship-target')]);
  });

  by('turn.empire-first', 'gives the first turn to the Empire, wherever the marker is', () => {
    const { state } = setUp.begin(null);
    expect(state.active).toBe('empire');
  });
});

describe('a table that is set up by hand', () => {
  by('bases.what', 'has every base in one place only', () => {
    const seat = { base: { base: 'lothal' }, bases: ['lothal'] };
    expect(parsePosition({ active: 'empire', players: { empire: seat } })).toMatchObject({
      ok: false,
      problem: 'a base is in two places',
    });
  });

  by('variants.secret-rest', 'says how many bases go back into the box', () => {
    const boxed = [
      { kind: 'variant', variant: 'secret-bases' } as const,
      { kind: 'goal', bases: 3 } as const,
      { kind: 'neutral-rule', on: false } as const,
      ...['corellia', 'death-star', 'kessel', 'rodia'].map(
        (base) => ({ kind: 'hide-base', base }) as SwdbgAnswer,
      ),
    ].reduce<Step>((step, answer) => setUp.apply(step.state, answer), setUp.begin(null));
    const [told] = boxed.events.flatMap((event) =>
      event.kind === 'bases-boxed' ? event.data : [],
    );
    expect(told).toEqual({ side: 'empire', bases: 5 });
  });
});

describe('the start of a turn', () => {
  by('turn.no-ships-yet', 'gives the Empire nothing at the beginning of a game', () => {
    const state = start('empire', { bases: EMPIRE_STACK }, { force: 3 });
    expect(asks(state)).toBe('act');
    expect(state.players.empire.resources).toBe(0);
  });

  by('force.bonus-use', 'lets the Rebels buy for 6 with five shuttles in the first turn', () => {
    const state = start(
      'rebel',
      { hand: times(5, 'alliance-shuttle') },
      { force: 3, row: ['princess-leia'] },
    );
    const ran = run(
      state,
      ...times(5, 'alliance-shuttle').map(play),
      buy('row-1', 'princess-leia'),
      drawn('x-wing'),
    );
    expect(ran.state.players.rebel).toMatchObject({ resources: 0, discard: ['princess-leia'] });
    expect(ran.state.galaxy.row['row-1']).toBe('x-wing');
  });

  by('turn.force-bonus', 'gives nothing one space from the end', () => {
    const own = { play: inPlay('inquisitor'), deck: times(5, 'imperial-shuttle') };
    const ran = run(
      at('empire', own, {}, { force: 3, turns: 2 }),
      use('inquisitor-1'),
      effect('force'),
      amount(1),
      STOP,
      END,
    );
    expect(ran.state).toMatchObject({ active: 'rebel', force: 2 });
    expect(ran.state.players.rebel.resources).toBe(0);
  });

  by('bases.choose-new', 'lets any base of the stack be chosen', () => {
    const state = start('rebel', homeless(...REBEL_STACK));
    expect(choices({ state }).toSorted()).toEqual(REBEL_STACK.toSorted());
    const { players } = run(state, choose('yavin-4')).state;
    expect(players.rebel.base).toMatchObject({ base: 'yavin-4', damage: 0 });
  });

  by('variants.secret-rest', 'offers only the bases that were hidden', () => {
    const hidden = ['corellia', 'death-star', 'kessel', 'rodia'];
    const state = start('empire', homeless(...hidden), { variant: 'secret-bases' });
    expect(choices({ state })).toEqual(hidden);
    expect(refusal(state, choose('endor'))).toBe('turn.new-base');
  });

  by('turn.start-order', 'asks for a base before anything comes in', () => {
    const own = {
      ...homeless(...EMPIRE_STACK),
      play: inPlay('imperial-carrier', 'gozanti-cruiser'),
    };
    const state = start('empire', own, { force: -3 });
    expect(asks(state)).toBe('new-base');
    expect(state.players.empire.resources).toBe(0);
    const { players } = run(state, choose('endor')).state;
    expect(players.empire.resources).toBe(6);
  });

  by('bases.on-reveal', 'lets a reveal earn the resource of the last space', () => {
    const state = start('rebel', homeless('alderaan'), { force: 0, variant: 'full-galaxy' });
    const ran = run(state, choose('alderaan'), useWhen('base'), effect('force'), amount(4), STOP);
    expect(ran.state.force).toBe(3);
    expect(ran.state.players.rebel.resources).toBe(1);
  });

  by('force.gain', 'lets a reveal fall one short of it', () => {
    const state = start('empire', homeless('mustafar'), { force: 2, variant: 'full-galaxy' });
    const ran = run(state, choose('mustafar'), useWhen('base'), effect('force'), amount(4), STOP);
    expect(ran.state.force).toBe(-2);
    expect(ran.state.players.empire.resources).toBe(0);
  });

  by('turn.new-base', 'does not let anybody stay without a base', () => {
    const state = start('empire', homeless(...EMPIRE_STACK));
    expect([...offered(state).values()]).toEqual(times(4, 'allowed'));
    expect(refusal(state, END)).toBe('turn.new-base');
  });

  by('bases.new-when', 'does not let the destroyer choose the base', () => {
    const enemy = { base: { base: 'dantooine', damage: 6 }, bases: REBEL_STACK };
    const state = at('empire', { play: inPlay('stormtrooper') }, enemy, { turns: 2 });
    const ran = run(state, ...strike('base', 'stormtrooper-1'));
    expect(ran.state.players.rebel.base).toBeNull();
    expect(refusal(ran.state, choose('hoth'))).toBe('turn.any-order');
    const after = run(ran.state, END);
    expect([after.state.active, asks(after.state)]).toEqual(['rebel', 'new-base']);
  });

  by('bases.trophy', 'does not offer a base that was destroyed', () => {
    const state = start(
      'rebel',
      homeless('mon-cala', 'sullust', 'yavin-4'),
      {},
      { trophies: ['dantooine', 'hoth'] },
    );
    expect(choices({ state })).toEqual(['mon-cala', 'sullust', 'yavin-4']);
    expect(refusal(state, choose('hoth'))).toBe('turn.new-base');
  });

  by('abilities.when-timing', 'does not let a reveal be saved for later', () => {
    const own = { ...homeless('corellia'), deck: times(5, 'imperial-shuttle') };
    const state = start('empire', own, { turns: 3 });
    const ran = run(state, choose('corellia'), { kind: 'no-when' });
    expect(offerOf(ran.state, { kind: 'use', source: 'base' })).toBe('abilities.when-timing');
    const later = run(ran.state, END, END);
    expect(later.state.active).toBe('empire');
    expect(offerOf(later.state, { kind: 'use', source: 'base' })).toBe('abilities.when-timing');
  });

  by('force.bonus', 'is the only time at which the last space gives something', () => {
    const state = at('rebel', { hand: ['chirrut-imwe'] }, {}, { force: 1 });
    const ran = run(state, play('chirrut-imwe'));
    expect(ran.state.force).toBe(3);
    expect(ran.state.players.rebel.resources).toBe(0);
  });

  by('turn.ship-income', 'counts damaged ships in full', () => {
    const own = {
      play: [
        { card: 'blockade-runner', damage: 3 },
        { card: 'c-roc-cruiser' },
        { card: 'mon-calamari-cruiser' },
      ],
    };
    const { players } = start('rebel', own);
    expect(players.rebel.resources).toBe(2);
    expect(players.rebel.play[0]?.damage).toBe(3);
  });

  by('abilities.once', 'does not count an ability as income', () => {
    const state = start('empire', { play: inPlay('nebulon-b-frigate') });
    expect(state.players.empire.resources).toBe(0);
    const asked = run(state, use('nebulon-b-frigate-1'));
    expect(offerOf(asked.state, { kind: 'effect', effect: 'repair' })).not.toBe('allowed');
    const ran = run(asked.state, effect('resources'), amount(3), STOP);
    expect(ran.state.players.empire.resources).toBe(3);
    expect(offerOf(ran.state, { kind: 'use', source: 'nebulon-b-frigate-1' })).toBe(
      'abilities.once',
    );
  });

  by('base-attack.ship-to-discard', 'gives nothing for a ship lost in the meantime', () => {
    const enemy = { play: inPlay('imperial-carrier') };
    const state = at('rebel', { play: inPlay('b-wing') }, enemy, { force: 3, turns: 2 });
    const ran = run(state, ...strike('base', 'b-wing-1'), END);
    expect(ran.state.active).toBe('empire');
    expect(ran.state.players.empire).toMatchObject({
      resources: 0,
      discard: ['imperial-carrier'],
    });
  });

  by('base-attack.tokens-stay', 'leaves ships and their tokens when a base is new', () => {
    const enemy = {
      base: { base: 'lothal', damage: 6 },
      bases: EMPIRE_STACK,
      play: [{ card: 'gozanti-cruiser', damage: 2 }],
    };
    const ran = run(
      at('rebel', { play: inPlay('y-wing') }, enemy, { turns: 2 }),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
      on('base'),
      STOP,
      END,
      choose('endor'),
    );
    expect(ran.state.players.empire).toMatchObject({
      base: { base: 'endor', damage: 0 },
      play: [{ card: 'gozanti-cruiser', damage: 2 }],
      resources: 2,
    });
  });

  by('variants.full-choice', 'offers eight bases when two of ten are lost', () => {
    const stack = [...REBEL_STACK, 'dagobah', 'alderaan', 'jedha', 'tatooine'];
    const more = { goal: 4, variant: 'full-galaxy' };
    const enemy = { trophies: ['dantooine', 'bespin'] };
    const state = start('rebel', homeless(...stack), more, enemy);
    expect(choices({ state })).toEqual(stack);
    expect(state.winner).toBeNull();
  });
});

describe('playing cards', () => {
  by('turn.discard-hand', 'is left to the player: a whole hand may be discarded', () => {
    const own = {
      hand: times(5, 'imperial-shuttle'),
      deck: [...times(2, 'stormtrooper'), 'tie-fighter', 'tie-fighter', 'tie-bomber'],
    };
    const ran = run(at('empire', own, {}, { turns: 2 }), END);
    expect(ran.state.players.empire.discard).toEqual(times(5, 'imperial-shuttle'));
    expect(ran.state.players.empire.hand).toHaveLength(5);
  });

  by('playing-cards.force', 'moves the marker before the condition of its ability is asked', () => {
    const ran = run(
      at('rebel', { hand: ['chirrut-imwe'] }, {}, { force: -1 }),
      play('chirrut-imwe'),
      use('chirrut-imwe-1'),
      effect('attack'),
      amount(2),
      on('chirrut-imwe-1'),
      STOP,
      ...strike('base', 'chirrut-imwe-1'),
    );
    expect(ran.state.force).toBe(1);
    expect(ran.state.players.empire.base?.damage).toBe(2);
  });

  by('force.with-you', 'does not help on the neutral space, and the attempt is not spent', () => {
    const state = at('rebel', { hand: ['chirrut-imwe', 'kel-dor-mystic'] }, {}, { force: -2 });
    const ran = run(state, play('chirrut-imwe'));
    expect(ran.state.force).toBe(0);
    expect(refusal(ran.state, use('chirrut-imwe-1'))).toBe('force.with-you');
    const later = run(ran.state, play('kel-dor-mystic'));
    expect(offerOf(later.state, { kind: 'use', source: 'chirrut-imwe-1' })).toBe('allowed');
  });

  by('force.full', 'stops the marker at the end of the track', () => {
    const state = at('empire', { hand: ['grand-moff-tarkin'] }, {}, { force: -2 });
    const ran = run(state, play('grand-moff-tarkin'));
    expect(ran.state.force).toBe(-3);
    expect(ran.state.players.empire.resources).toBe(2);
  });

  by('capital-ships.attack-base', 'lets a ship attack on the turn it is played', () => {
    const enemy = { base: { base: 'dantooine', damage: 4 }, bases: REBEL_STACK };
    const ran = run(
      at('empire', { hand: ['star-destroyer'] }, enemy),
      play('star-destroyer'),
      ...strike('base', 'star-destroyer-1'),
    );
    expect(ran.state.players.empire).toMatchObject({
      trophies: ['dantooine'],
      play: [{ card: 'star-destroyer' }],
    });
  });

  by('capital-ships.income', 'gives the resources of a ship once a turn', () => {
    const own = { hand: ['imperial-carrier'], deck: times(5, 'imperial-shuttle') };
    const ran = run(at('empire', own, {}, { turns: 3 }), play('imperial-carrier'));
    expect(ran.state.players.empire.resources).toBe(3);
    expect(run(ran.state, END, END).state.players.empire.resources).toBe(3);
  });

  by('turn.discard-units', 'does not keep a unit for the next turn', () => {
    const own = {
      play: inPlay('darth-vader', 'star-destroyer'),
      deck: times(5, 'imperial-shuttle'),
    };
    const { players } = run(at('empire', own), END).state;
    expect(players.empire.discard).toEqual(['darth-vader']);
    expect(players.empire.play).toMatchObject([{ card: 'star-destroyer' }]);
  });

  by('abilities.own-turn', 'gives nobody an answer on the turn of the other', () => {
    const enemy = {
      base: { base: 'dantooine', damage: 4 },
      bases: REBEL_STACK,
      play: inPlay('rebel-transport'),
    };
    const state = at('empire', { play: inPlay('at-at') }, enemy);
    expect(refusal(state, use('rebel-transport-1'))).toBe('turn.any-order');
    const ran = run(state, ...strike('base', 'at-at-1'));
    expect(ran.state.players.rebel).toMatchObject({
      base: null,
      play: [],
      discard: ['rebel-transport'],
    });
  });

  by('turn.any-order', 'and buying may follow each other in any order', () => {
    const own = { hand: ['alliance-shuttle', 'alliance-shuttle', 'u-wing'] };
    const ran = run(
      at('rebel', own, {}, { row: ['y-wing', 'rebel-commando'] }),
      play('alliance-shuttle'),
      buy('row-1', 'y-wing'),
      drawn('lobot'),
      play('u-wing'),
      buy('row-2', 'rebel-commando'),
      drawn('bossk'),
      play('alliance-shuttle'),
    );
    expect(ran.state.players.rebel).toMatchObject({
      resources: 1,
      discard: ['y-wing', 'rebel-commando'],
    });
  });
});

describe('the end of a turn', () => {
  by('turn.end-order', 'shuffles the units that have just been discarded', () => {
    const own = {
      play: inPlay('x-wing', 'y-wing', 'b-wing', 'u-wing'),
      deck: times(2, 'rebel-trooper'),
      discard: ['alliance-shuttle'],
    };
    const ran = run(at('rebel', own), END);
    expect(told(ran, 'deck-reshuffled')).toMatchObject([{ cards: 5 }]);
    const { players } = run(ran.state, drawn('x-wing', 'y-wing', 'b-wing')).state;
    expect(players.rebel.hand).toHaveLength(5);
    expect(players.rebel).toMatchObject({
      deck: ['u-wing', 'alliance-shuttle'].toSorted(),
      discard: [],
    });
  });

  by('turn.draw-five', 'discards what is kept before five are drawn', () => {
    const own = {
      hand: times(2, 'stormtrooper'),
      deck: [...times(7, 'imperial-shuttle'), 'tie-bomber'],
    };
    const ran = run(
      at('empire', own),
      END,
      drawn(...(times(5, 'imperial-shuttle') as readonly 'imperial-shuttle'[])),
    );
    expect(ran.state.players.empire.hand).toEqual(times(5, 'imperial-shuttle'));
    expect(ran.state.players.empire.discard).toEqual(times(2, 'stormtrooper'));
  });

  by('capital-ships.not-discarded', 'keeps ships out of the shuffle', () => {
    const own = {
      play: inPlay('mon-calamari-cruiser', 'rebel-transport', 'x-wing', 'y-wing', 'b-wing'),
      discard: times(7, 'alliance-shuttle'),
    };
    const ran = run(at('rebel', own), END);
    expect(told(ran, 'deck-reshuffled')).toMatchObject([{ cards: 10 }]);
    expect(ran.state.players.rebel.play).toHaveLength(2);
  });

  by(
    'reshuffling.not-at-once',
    'lets bought cards into the deck only with the next shuffle',
    () => {
      const own = {
        hand: times(5, 'imperial-shuttle'),
        deck: [
          'imperial-shuttle',
          'imperial-shuttle',
          'stormtrooper',
          'stormtrooper',
          'inquisitor',
        ],
      };
      const ran = run(
        at('empire', own, {}, { turns: 3, row: ['tie-fighter', 'scout-trooper'] }),
        ...times(5, 'imperial-shuttle').map(play),
        buy('row-1', 'tie-fighter'),
        drawn('lobot'),
        END,
      );
      expect(ran.state.players.empire).toMatchObject({ deck: [] });
      expect(ran.state.players.empire.discard).toHaveLength(6);
      const second = run(
        ran.state,
        END,
        play('imperial-shuttle'),
        play('imperial-shuttle'),
        buy('row-2', 'scout-trooper'),
        drawn('bossk'),
        END,
      );
      expect(told(second, 'deck-reshuffled')).toMatchObject([{ cards: 12 }]);
      expect(asks(second.state)).toBe('draw');
    },
  );

  by('turn.straighten', 'makes ships ready again', () => {
    const own = {
      play: inPlay('mon-calamari-cruiser', 'rebel-transport'),
      deck: times(5, 'alliance-shuttle'),
    };
    const state = at('rebel', own, {}, { turns: 3 });
    const ran = run(
      state,
      ...strike('base', 'mon-calamari-cruiser-1'),
      use('rebel-transport-1'),
      effect('resources'),
      amount(1),
      STOP,
    );
    expect(refusal(ran.state, aim('base'))).toBe('attack.once');
    const later = run(ran.state, END, END);
    expect(offerOf(later.state, { kind: 'aim', target: 'base' })).toBe('allowed');
    expect(offerOf(later.state, { kind: 'use', source: 'rebel-transport-1' })).toBe('allowed');
  });
});

describe('a victory', () => {
  const LOST = ['lothal', 'corellia'];

  by('victory.nothing-after', 'comes in the middle of a plan, and nothing follows', () => {
    const enemy = { base: { base: 'coruscant', damage: 12 }, bases: ['endor'] };
    const own = { play: inPlay('x-wing', 'y-wing', 'han-solo', 'b-wing'), trophies: LOST };
    const state = at('rebel', own, enemy, { row: ['tie-fighter'] });
    const ran = run(state, aim('base'), ...lay('x-wing-1', 'y-wing-1'), ENOUGH, attack('base'));
    expect(ran.state.winner).toBe('rebel');
    expect(refusal(ran.state, aim('row-1'))).toBe('victory.nothing-after');
    expect(refusal(ran.state, END)).toBe('victory.nothing-after');
  });

  by('victory.at-once', 'may come from an ability past two ships', () => {
    const enemy = {
      base: { base: 'death-star', damage: 14 },
      bases: ['endor'],
      play: inPlay('star-destroyer', 'star-destroyer'),
    };
    const own = { play: [{ card: 'y-wing', attacked: true }], trophies: LOST };
    const ran = run(
      at('rebel', own, enemy),
      use('y-wing-1'),
      effect('exile-self'),
      effect('damage'),
      amount(2),
      on('base'),
    );
    expect(ran.state.winner).toBe('rebel');
  });

  by('abilities.reward-first', 'comes after the reward, which can no longer be spent', () => {
    const enemy = {
      base: { base: 'endor', damage: 14 },
      bases: ['coruscant'],
      hand: ['stormtrooper'],
    };
    const own = { base: { base: 'yavin-4' }, play: inPlay('cassian-andor'), trophies: LOST };
    const ran = run(
      at('rebel', own, enemy, { row: ['landing-craft'] }),
      ...strike('row-1', 'cassian-andor-1'),
      drawn('lobot'),
      { kind: 'take-reward' },
      useWhen('cassian-andor-1'),
      effect('opponent-discards'),
      { kind: 'discard', card: 'stormtrooper' },
      useWhen('base'),
      effect('damage'),
      amount(2),
      on('base'),
    );
    expect(ran.state.winner).toBe('rebel');
    expect(ran.state.players.rebel.resources).toBe(4);
    expect(refusal(ran.state, { kind: 'buy', from: 'row-1', card: 'lobot' })).toBe(
      'victory.nothing-after',
    );
  });

  by('victory.at-once', 'leaves no last turn to the other', () => {
    const enemy = { base: { base: 'dantooine', damage: 6 }, bases: ['hoth'], hand: ['y-wing'] };
    const own = {
      base: { base: 'endor', damage: 15 },
      bases: ['corellia'],
      play: inPlay('stormtrooper'),
      trophies: ['sullust', 'yavin-4'],
    };
    const ran = run(
      at('empire', own, { ...enemy, trophies: ['lothal', 'coruscant'] }, { turns: 3 }),
      ...strike('base', 'stormtrooper-1'),
    );
    expect(ran.state.winner).toBe('empire');
    expect(asks(ran.state)).toBe('over');
  });

  by('variants.length-shorter', 'takes two bases where two were agreed', () => {
    const enemy = { base: { base: 'corellia', damage: 8 }, bases: ['endor'] };
    const own = { play: inPlay('rebel-trooper'), trophies: ['lothal'] };
    const ran = run(at('rebel', own, enemy, { goal: 2 }), ...strike('base', 'rebel-trooper-1'));
    expect(ran.state.winner).toBe('rebel');
  });

  by('variants.length-agree', 'is not put off in the middle of a game', () => {
    const state = at('rebel', { trophies: LOST }, { base: { base: 'endor' } });
    expect(refusal(state, { kind: 'goal', bases: 4 })).toBe('turn.any-order');
  });

  by('variants.full-length', 'does not come with the third base of four', () => {
    const enemy = { base: { base: 'dantooine', damage: 7 }, bases: ['hoth', 'jedha'] };
    const own = { play: inPlay('darth-vader'), trophies: ['bespin', 'sullust'] };
    const ran = run(
      at('empire', own, enemy, { goal: 4, variant: 'full-galaxy', turns: 2 }),
      ...strike('base', 'darth-vader-1'),
    );
    expect(ran.state.winner).toBeNull();
    expect(told(ran, 'damage-returned')).toMatchObject([{ amount: 5 }]);
    expect(asks(run(ran.state, END).state)).toBe('new-base');
  });
});
