import { describe, expect } from 'vitest';
import {
  allowed,
  asks,
  DECLINE,
  DONE,
  drawn,
  eventsOf,
  icon,
  PASS,
  piece,
  play,
  produce,
  run,
  send,
  SPEND,
  strike,
  target,
  verdict,
  zone,
} from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { by, engage, no } from './positions.ts';

const winner = ({ state }: Ran): string =>
  state.winner ? `${state.winner.side}: ${state.winner.reason}` : 'nobody';
const dials = (ran: Ran): readonly number[] => eventsOf(ran, 'dial-moved').map(({ to }) => to);
const faces = (ran: Ran): readonly string[] => allowed(ran).map(({ kind }) => kind);
const draws = (...cards: readonly string[]): readonly Answer[] => cards.map((card) => drawn(card));
const discard = (id: string) => ({ kind: 'discard', piece: id }) as const;
const hit = (id: string) => ({ kind: 'hit', piece: id }) as const;
const reveal = (id: string) => ({ kind: 'reveal', piece: id }) as const;
const commit = (id: string, side: 'light' | 'dark') =>
  ({ kind: 'commit', piece: id, side }) as const;

const JEDI = ['a-heros-journey', 'forgotten-heroes', 'in-you-must-go'];
const SITH = ['fall-of-the-jedi', 'counsel-of-the-sith', 'the-emperors-web'];

// ── setup ────────────────────────────────────────────────────────────────────────────────────────

const HANDS = {
  dark: ['sith-library', 'force-choke', 'interrogation', 'intimidated', 'rancor', 'nightsister'],
  light: ['yoda', 'red-five', 'r2-d2', 'c-3po', 'redemption', 'double-strike'],
};

/** Everything before the opening hands: the first objective of the dark side has a reaction. */
const upTo = {
  objectives: [
    { kind: 'agree', dark: 'first' },
    { kind: 'starter', deck: 'sith' },
    { kind: 'starter', deck: 'jedi' },
    ...draws('cruel-interrogations', ...SITH),
  ],
  returned: [
    { kind: 'return', piece: 'the-emperors-web-1' },
    ...draws(...JEDI, 'jedi-training'),
    { kind: 'return', piece: 'jedi-training-1' },
  ],
} as const satisfies Record<string, readonly Answer[]>;
const begun = [...upTo.objectives, ...upTo.returned];
const mulligans = (allowed: boolean) =>
  [
    ...begun,
    { kind: 'mulligan-allowed', allowed },
    ...draws(...HANDS.dark, ...HANDS.light),
  ] as const;
const dealt = mulligans(false);

describe('setup, as the book has it', () => {
  by('setup.reveal-light', 'the light side reveals nothing before the dark side is done', () => {
    const two = [...dealt, reveal('fall-of-the-jedi-1'), reveal('counsel-of-the-sith-1')] as const;
    const ran = run('setup', {}, ...two);
    expect(asks(ran)).toBe('dark: reveal-objective');
    expect(verdict(ran, reveal('a-heros-journey-1'))).toBe('not offered');
    const three = run('setup', {}, ...two, reveal('cruel-interrogations-1'), DECLINE);
    expect(asks(three)).toBe('light: reveal-objective');
  });

  by('setup.reveal-reactions', 'a reaction is asked about before the next card is turned', () => {
    const turned = [...dealt, reveal('cruel-interrogations-1')] as const;
    const asked = run('setup', {}, ...turned);
    expect(asks(asked)).toBe('dark: enter-reaction');
    expect(verdict(asked, reveal('fall-of-the-jedi-1'))).toBe('not offered');
    const later = run('setup', {}, ...turned, DECLINE, reveal('fall-of-the-jedi-1'));
    expect(asks(later)).toBe('dark: reveal-objective');
    expect(eventsOf(later, 'reaction-used')).toEqual([]);
  });

  by('draw-phase.reserve', 'seven cards before the first turn are looked at in the draw', () => {
    const hand = [...HANDS.dark, 'darth-vader'];
    const setup = { active: 'dark', turns: { dark: 0 }, dark: { play: SITH, hand } };
    const early = run('turn', { ...setup, phases: ['balance', 'refresh', 'draw'] });
    expect(asks(early)).toBe('dark: draw-discard');
    const six = run('turn', { ...setup, phases: ['draw'] }, discard('rancor-1'));
    expect(zone(six, 'dark', 'hand')).toHaveLength(6);
    const must = run('turn', { ...setup, phases: ['draw'] }, DECLINE);
    expect(asks(must)).toBe('dark: draw-down');
  });

  by('setup.fourth-objective', 'of four objectives exactly one goes under the deck', () => {
    const asked = run('setup', {}, ...upTo.objectives);
    expect(faces(asked)).toEqual(['return', 'return', 'return', 'return']);
    const after = run('setup', {}, ...begun);
    expect(zone(after, 'light', 'chosen')).toEqual(JEDI.map((card) => `${card}-1`));
    expect(after.state.decks.light.under).toEqual(['jedi-training']);
  });

  by('setup.mulligan-how', 'a mulligan changes the whole hand', () => {
    const asked = run('setup', {}, ...mulligans(true));
    expect(faces(asked)).toEqual(['keep', 'mulligan']);
    const taken = run(
      'setup',
      {},
      ...mulligans(true),
      { kind: 'mulligan' },
      ...draws(...HANDS.dark),
    );
    expect(zone(taken, 'dark', 'hand')).toHaveLength(6);
    expect(taken.state.decks.dark.command).toHaveLength(34);
    expect(zone(taken, 'dark', 'discard')).toEqual([]);
  });

  by('setup.mulligan-once', 'each side has one, and no second', () => {
    const dark = [
      ...mulligans(true),
      { kind: 'mulligan' },
      ...draws(...HANDS.dark),
    ] as const satisfies readonly Answer[];
    expect(asks(run('setup', {}, ...dark))).toBe('light: mulligan');
    const both = run('setup', {}, ...dark, { kind: 'mulligan' }, ...draws(...HANDS.light));
    expect(asks(both)).toBe('dark: reveal-objective');
  });

  by('setup.mulligan-agree', 'without agreement nobody is asked', () => {
    expect(asks(run('setup', {}, ...dealt))).toBe('dark: reveal-objective');
  });
});

// ── the balance phase ────────────────────────────────────────────────────────────────────────────

const balance = (setup: object) => ({ phases: ['balance'], ...setup });

describe('the balance phase, as the book has it', () => {
  by('balance-phase.dial-twelve', 'the first step to 12 wins, and nothing comes after it', () => {
    const ran = run('turn', {
      active: 'dark',
      dial: 11,
      balance: 'dark',
      dark: { play: SITH },
    });
    expect(dials(ran)).toEqual([12]);
    expect(winner(ran)).toBe('dark: dial');
    expect(ran.events.at(-1)?.kind).toBe('won');
    expect(asks(ran)).toBe('over');
  });

  by('turn-chart.balance-no-window', 'nobody acts between two steps of the dial', () => {
    const ran = run('turn', {
      active: 'dark',
      dial: 10,
      balance: 'dark',
      windows: true,
      dark: { play: [...SITH, 'darth-vader'] },
      light: { faction: 'jedi', hand: ['jedi-mind-trick'] },
    });
    expect(dials(ran)).toEqual([11, 12]);
    expect(asks(ran)).toBe('over');
  });

  by('game-turn.dark-first', 'turn one skips the conflict and may turn the balance', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        turns: { dark: 0, light: 0 },
        length: 3,
        phases: ['balance', 'refresh', 'deployment', 'conflict', 'force'],
        dark: {
          faction: 'sith',
          play: ['shadows-of-dathomir', 'fall-of-the-jedi', 'counsel-of-the-sith'],
          hand: ['darth-vader'],
        },
        light: { play: JEDI },
      },
      play('darth-vader-1'),
      produce('sith-card-1', 1),
      produce('shadows-of-dathomir-1', 2),
      produce('fall-of-the-jedi-1', 1),
      produce('counsel-of-the-sith-1', 1),
      SPEND,
      PASS,
      commit('darth-vader-1', 'dark'),
      DONE,
      // The light side has nobody to attack with.
      DONE,
    );
    expect(eventsOf(ran, 'conflict-skipped')).toEqual([{ side: 'dark' }]);
    expect(eventsOf(ran, 'force-struggle')[0]).toEqual({ light: 0, dark: 4 });
    expect(eventsOf(ran, 'balance-idle')).toHaveLength(1);
    expect(dials(ran)).toEqual([1, 2, 3]);
  });

  by('balance-phase.light', 'the damage may be declined, and does not come back', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['balance', 'refresh'],
        light: { play: JEDI },
        dark: { play: SITH },
      },
      DECLINE,
    );
    expect(eventsOf(ran, 'damaged')).toEqual([]);
    expect(asks(ran)).toBe('over');
  });

  by('turn-chart.balance-side', 'the light side damages nothing in the dark turn', () => {
    const ran = run('turn', balance({ active: 'dark', dial: 4, dark: { play: SITH } }));
    expect(dials(ran)).toEqual([5]);
    expect(asks(ran)).toBe('over');
  });

  by('balance-phase.light', 'an objective in the pile is no target', () => {
    const ran = run(
      'turn',
      balance({ active: 'light', dark: { play: SITH.slice(1), lost: ['fall-of-the-jedi'] } }),
    );
    expect(verdict(ran, hit('fall-of-the-jedi-1'))).toBe('not offered');
    expect(allowed(ran)).toHaveLength(3);
  });

  by('balance-phase.light-wins', 'the third objective wins before an empty deck loses', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        light: { play: JEDI },
        dark: {
          play: [{ card: 'the-emperors-web', damage: 3 }],
          lost: ['fall-of-the-jedi', 'counsel-of-the-sith'],
        },
      },
      hit('the-emperors-web-1'),
    );
    expect(winner(ran)).toBe('light: objectives');
    expect(asks(ran)).toBe('over');
  });

  by('destruction.captured-rescued', 'captives come to hand, and the draw brings it down', () => {
    const hand = ['yoda', 'red-five', 'x-wing', 'redemption', 'double-strike', 'rookie-pilot'];
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['balance', 'draw', 'conflict'],
        light: {
          hand,
          play: ['luke-skywalker'],
          captured: [
            { card: 'c-3po', on: 'fall-of-the-jedi-1' },
            { card: 'r2-d2', on: 'fall-of-the-jedi-1' },
          ],
        },
        dark: { play: [{ card: 'fall-of-the-jedi', damage: 4, focus: 2 }, ...SITH.slice(1)] },
      },
      hit('fall-of-the-jedi-1'),
      DECLINE,
      discard('x-wing-1'),
      discard('rookie-pilot-1'),
    );
    expect(eventsOf(ran, 'rescued')).toHaveLength(2);
    expect(dials(ran)).toEqual([]);
    expect(zone(ran, 'light', 'hand')).toHaveLength(6);
    expect(piece(ran, 'fall-of-the-jedi-1')).toMatchObject({ focus: 0, zone: 'victory' });
    expect(asks(ran)).toBe('light: conflict');
    expect(faces(ran)).toEqual(['engage', 'engage', 'done']);
  });
});

// ── the refresh phase ────────────────────────────────────────────────────────────────────────────

describe('the refresh phase, as the book has it', () => {
  by(
    'refresh-phase.light-first-turn',
    'what paid in the first dark turn is still exhausted',
    () => {
      const ran = run(
        'turn',
        {
          active: 'dark',
          turns: { dark: 0, light: 0 },
          length: 2,
          phases: ['refresh', 'deployment'],
          windows: true,
          dark: { play: [...SITH, 'darth-vader'] },
          light: { faction: 'jedi', play: JEDI, hand: ['jedi-mind-trick', 'x-wing'] },
        },
        PASS,
        play('jedi-mind-trick-1'),
        produce('jedi-card-1', 1),
        SPEND,
        target('darth-vader-1'),
        PASS,
        play('x-wing-1'),
      );
      expect(piece(ran, 'darth-vader-1').focus).toBe(2);
      expect(piece(ran, 'jedi-card-1').focus).toBe(1);
      expect(asks(ran)).toBe('light: pay');
      expect(verdict(ran, produce('jedi-card-1', 1))).toBe(no('resources.exhausted-source'));
    },
  );

  by('refresh-phase.light-first-turn', 'only the first step is skipped', () => {
    const ran = run('turn', {
      active: 'light',
      turns: { dark: 1, light: 0 },
      phases: ['refresh'],
      light: {
        play: [
          { card: 'a-heros-journey', shield: true },
          { card: 'forgotten-heroes', focus: 1 },
          'in-you-must-go',
        ],
      },
    });
    expect(piece(ran, 'a-heros-journey-1').shields).toBe(0);
    expect(piece(ran, 'forgotten-heroes-1').focus).toBe(1);
  });

  by('orders.exhausted', 'two tokens of three left, and nothing is produced', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        phases: ['refresh', 'deployment'],
        dark: {
          play: [{ card: 'the-heart-of-the-empire', focus: 3 }, ...SITH.slice(1)],
          hand: ['tie-fighter'],
        },
      },
      play('tie-fighter-1'),
    );
    expect(piece(ran, 'the-heart-of-the-empire-1').focus).toBe(2);
    expect(verdict(ran, produce('the-heart-of-the-empire-1', 1))).toBe(
      no('resources.exhausted-source'),
    );
  });

  by(
    'keywords.elite-token',
    'Elite takes two of three tokens, and one is enough to exhaust',
    () => {
      const setup = {
        active: 'light',
        turns: { dark: 1, light: 1 },
        phases: ['refresh', 'conflict', 'force'],
        light: {
          play: [...JEDI, { card: 'obi-wan-kenobi', committed: true, focus: 3 }, 'twilek-loyalist'],
        },
        dark: { play: ['imperial-command'] },
      };
      const ran = run('turn', setup, engage('imperial-command-1'));
      expect(piece(ran, 'obi-wan-kenobi-1').focus).toBe(1);
      expect(verdict(ran, send('obi-wan-kenobi-1'))).toBe(no('engagement.attackers'));
      const struggle = run('turn', setup, DONE, DONE);
      expect(eventsOf(struggle, 'force-struggle')).toEqual([{ light: 0, dark: 0 }]);
    },
  );

  by('refresh-phase.shields', 'the shield of an attack lives through the enemy turn', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        phases: ['refresh', 'conflict'],
        dark: { play: [...SITH, 'death-star-trooper', 'death-star-trooper'] },
        light: { play: ['a-heros-journey', { card: 'luke-skywalker', shield: true }] },
      },
      engage('a-heros-journey-1'),
      send('death-star-trooper-1'),
      send('death-star-trooper-2'),
      DONE,
      send('luke-skywalker-1'),
      DONE,
      strike('luke-skywalker-1'),
      icon('unit-damage', 'death-star-trooper-1'),
      strike('death-star-trooper-2'),
      icon('unit-damage', 'luke-skywalker-1'),
      { kind: 'spend-shield', piece: 'luke-skywalker-1' },
    );
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ damage: 0, shields: 0 });
  });

  by('refresh-phase.shields', 'the shield of a defence is gone in the own attack', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['refresh', 'conflict'],
        dark: { play: ['imperial-command', 'death-star-trooper'] },
        light: {
          play: [...JEDI, 'guardian-of-peace', { card: 'jedi-in-hiding', shield: true }],
        },
      },
      engage('imperial-command-1'),
      send('guardian-of-peace-1'),
      send('jedi-in-hiding-1'),
      DONE,
      DECLINE,
      send('death-star-trooper-1'),
      DONE,
      strike('death-star-trooper-1'),
      icon('unit-damage', 'jedi-in-hiding-1'),
      DECLINE,
    );
    expect(zone(ran, 'light', 'discard')).toEqual(['jedi-in-hiding-1']);
  });

  by('refresh-phase.one-by-one', 'the reaction of the first comes before the second', () => {
    const setup = {
      active: 'dark',
      phases: ['refresh'],
      dark: {
        play: ['fall-of-the-jedi'],
        deck: { objectives: ['cruel-interrogations', 'the-emperors-web'] },
      },
    };
    const first = run('turn', setup, drawn('cruel-interrogations'));
    expect(asks(first)).toBe('dark: enter-reaction');
    const second = run('turn', setup, drawn('cruel-interrogations'), DECLINE);
    expect(asks(second)).toBe('dark: new-objective');
  });

  by('victory.dark-deck', 'one objective for two places enters, and then the deck is empty', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        dial: 7,
        balance: 'dark',
        phases: ['refresh', 'draw'],
        light: { play: ['a-heros-journey'], deck: { objectives: ['forgotten-heroes'] } },
      },
      drawn('forgotten-heroes'),
    );
    expect(piece(ran, 'forgotten-heroes-1').zone).toBe('play');
    expect(winner(ran)).toBe('dark: objective-deck');
  });

  by('refresh-phase.replace', 'an empty objective deck alone does no harm', () => {
    const ran = run('turn', { active: 'light', phases: ['refresh'], light: { play: JEDI } });
    expect(winner(ran)).toBe('nobody');
  });

  by(
    'setup.fourth-objective',
    'the objective below the deck comes when nothing is above it',
    () => {
      const deck = {
        objectives: ['jedi-training', 'last-minute-rescue'],
        under: ['forgotten-heroes'],
      };
      const setup = {
        active: 'light',
        phases: ['refresh'],
        light: { play: ['a-heros-journey', 'in-you-must-go'], deck },
      };
      expect(() => run('turn', setup, drawn('forgotten-heroes'))).toThrow();
      const ran = run('turn', setup, drawn('jedi-training'));
      expect(ran.state.decks.light).toMatchObject({
        objectives: ['last-minute-rescue'],
        under: ['forgotten-heroes'],
      });
    },
  );

  by('destruction.replacement', 'a destroyed objective is not replaced in the enemy turn', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        phases: ['conflict'],
        dark: { play: ['devastator', 'tie-bomber'] },
        light: {
          play: [{ card: 'a-heros-journey', damage: 3 }, 'forgotten-heroes'],
          deck: { objectives: ['jedi-training'] },
        },
      },
      engage('a-heros-journey-1'),
      send('devastator-1'),
      DONE,
      strike('devastator-1'),
      icon('blast', 'a-heros-journey-1'),
    );
    expect(asks(ran)).toBe('dark: conflict');
    expect(verdict(ran, engage('forgotten-heroes-1'))).toBe('allowed');
    expect(allowed(ran)).toHaveLength(2);
  });
});

// ── the draw phase ───────────────────────────────────────────────────────────────────────────────

const CARDS = {
  light: ['yoda', 'red-five', 'x-wing', 'redemption', 'rookie-pilot', 'y-wing', 'a-wing', 'r2-d2'],
  dark: [
    ...['rancor', 'nightsister', 'espo-trooper', 'tie-fighter', 'tie-bomber', 'at-st'],
    ...['duty-officer', 'darth-vader'],
  ],
};
const drawing = (side: 'light' | 'dark', hand: number, command: number, more: object = {}) => ({
  active: side,
  phases: ['draw'],
  ...more,
  [side]: {
    hand: CARDS[side].slice(0, hand),
    deck: { command: CARDS[side].slice(0, command) },
    ...(more as Record<string, object>)[side],
  },
});

describe('the draw phase, as the book has it', () => {
  by('draw-phase.reserve', 'six in hand and nothing in the deck is no loss', () => {
    const ran = run('turn', drawing('dark', 6, 0), DECLINE);
    expect(winner(ran)).toBe('nobody');
    expect(eventsOf(ran, 'reserve-met')).toHaveLength(1);
  });

  by('victory.light-deck', 'the optional discard loses where nothing can be drawn', () => {
    const ran = run('turn', drawing('dark', 6, 0), discard('rancor-1'));
    expect(winner(ran)).toBe('light: command-deck');
  });

  by('draw-phase.reserve', 'the last card exactly is no loss', () => {
    const ran = run(
      'turn',
      drawing('light', 3, 3),
      DECLINE,
      ...draws('yoda', 'red-five', 'x-wing'),
    );
    expect(winner(ran)).toBe('nobody');
    expect(zone(ran, 'light', 'hand')).toHaveLength(6);
  });

  by('victory.dark-deck', 'the second of four cards is missing, and the game is lost', () => {
    const ran = run('turn', drawing('light', 2, 1), DECLINE, drawn('yoda'));
    expect(zone(ran, 'light', 'hand')).toHaveLength(3);
    expect(winner(ran)).toBe('dark: command-deck');
  });

  by('draw-phase.discard', 'the optional discard stands before the draw, and is one', () => {
    const after = run('turn', drawing('light', 4, 2), DECLINE, ...draws('yoda', 'red-five'));
    expect(asks(after)).toBe('over');
    const two = run('turn', drawing('dark', 5, 3), discard('rancor-1'));
    expect(asks(two)).toBe('dark: draw-card');
    expect(zone(two, 'dark', 'hand')).toHaveLength(4);
  });

  by('draw-phase.discard', 'an empty hand has nothing to discard and draws six', () => {
    const six = CARDS.light.slice(0, 6);
    const asked = run('turn', drawing('light', 0, 6));
    expect(asks(asked)).toBe('light: draw-card');
    const ran = run('turn', drawing('light', 0, 6), ...draws(...six));
    expect(zone(ran, 'light', 'hand')).toHaveLength(6);
    expect(winner(ran)).toBe('nobody');
  });

  by('draw-phase.reserve', 'seven less the optional one is six', () => {
    const ran = run('turn', drawing('dark', 7, 0), discard('rancor-1'));
    expect(asks(ran)).toBe('over');
    expect(zone(ran, 'dark', 'hand')).toHaveLength(6);
    expect(winner(ran)).toBe('nobody');
  });

  by('draw-phase.reserve-changes', 'a lower reserve brings the hand down', () => {
    const shrunk = drawing('light', 6, 0, { light: { reserve: 5 } });
    const must = run('turn', shrunk, DECLINE);
    expect(asks(must)).toBe('light: draw-down');
    const ran = run('turn', shrunk, DECLINE, discard('x-wing-1'));
    expect(zone(ran, 'light', 'hand')).toHaveLength(5);
    expect(winner(ran)).toBe('nobody');
    const fits = run('turn', shrunk, discard('x-wing-1'));
    expect(asks(fits)).toBe('over');
  });

  by('discard.order', 'the owner decides in which order cards go onto his pile', () => {
    const order = (first: string, second: string) =>
      zone(
        run('turn', drawing('light', 8, 0), DECLINE, discard(first), discard(second)),
        'light',
        'discard',
      );
    expect(order('yoda-1', 'x-wing-1')).toEqual(['yoda-1', 'x-wing-1']);
    expect(order('x-wing-1', 'yoda-1')).toEqual(['x-wing-1', 'yoda-1']);
  });

  by('turn-chart.draw-window', 'the window opens when the hand is adjusted', () => {
    const setup = {
      active: 'dark',
      phases: ['draw'],
      windows: true,
      dark: {
        hand: [...CARDS.dark.slice(0, 4), 'dark-alliance'],
        deck: { command: ['at-st'] },
      },
    };
    expect(asks(run('turn', setup, DECLINE))).toBe('dark: draw-card');
    expect(asks(run('turn', setup, DECLINE, drawn('at-st')))).toBe('dark: window');
  });
});

// ── the Force phase ──────────────────────────────────────────────────────────────────────────────

describe('the Force phase, as the book has it', () => {
  const on = (card: string, focus = 0) => ({ card, committed: true, focus });

  by('force-phase.commit', 'an exhausted unit may be committed, and counts nothing', () => {
    const ran = run(
      'force-phase',
      {
        active: 'light',
        balance: 'light',
        light: { play: [{ card: 'luke-skywalker', focus: 1 }] },
        dark: { play: [on('espo-trooper')] },
      },
      commit('luke-skywalker-1', 'light'),
      DONE,
    );
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ committed: true, focus: 1 });
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 0, dark: 1 }]);
    expect(ran.state.balance).toBe('dark');
  });

  by('force-phase.all-used', 'a Force card is not moved, and there is no fourth', () => {
    const ran = run('force-phase', {
      active: 'light',
      light: { play: [on('x-wing', 1), on('yoda'), on('red-five'), 'luke-skywalker'] },
    });
    expect(verdict(ran, commit('luke-skywalker-1', 'light'))).toBe(no('force-phase.all-used'));
    expect(faces(ran)).toEqual(['done']);
  });

  by('force-phase.only-active', 'the other player commits nothing, and counts', () => {
    const setup = {
      active: 'dark',
      light: { play: [on('yoda'), 'luke-skywalker'] },
      dark: { play: ['darth-vader'] },
    };
    const ran = run('force-phase', setup);
    expect(verdict(ran, commit('luke-skywalker-1', 'light'))).toBe(no('force-phase.only-active'));
    expect(eventsOf(run('force-phase', setup, DONE), 'force-struggle')).toEqual([
      { light: 5, dark: 0 },
    ]);
  });

  by('force-phase.total', 'neither the strongest uncommitted nor an enhancement counts', () => {
    const ran = run(
      'force-phase',
      {
        active: 'dark',
        balance: 'dark',
        dark: {
          play: ['emperor-palpatine', on('nightsister', 1), on('rancor', 1), on('at-st', 2)],
        },
        light: {
          play: [
            on('luke-skywalker', 1),
            on('twilek-loyalist'),
            { card: 'jedi-lightsaber', on: 'luke-skywalker-1' },
          ],
        },
      },
      DONE,
    );
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 1, dark: 0 }]);
    expect(ran.state.balance).toBe('light');
  });

  by('rules-words.exhausted-constant', 'exhausted training without pupils counts one', () => {
    const ran = run('force-phase', {
      active: 'light',
      balance: 'dark',
      light: { play: [{ card: 'jedi-training', focus: 2 }] },
    });
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 1, dark: 0 }]);
    expect(ran.state.balance).toBe('light');
  });

  by('force-phase.tie', 'a tie in the first light turn leaves the token', () => {
    const ran = run(
      'force-phase',
      {
        active: 'light',
        turns: { light: 1, dark: 1 },
        balance: 'dark',
        light: { play: [on('obi-wan-kenobi')] },
        dark: { play: [on('espo-trooper'), on('emperors-royal-guard'), on('rancor')] },
      },
      DONE,
    );
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 4, dark: 4 }]);
    expect(ran.state.balance).toBe('dark');
  });
});
