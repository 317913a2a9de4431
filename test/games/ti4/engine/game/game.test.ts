import { describe, expect, it } from 'vitest';
import type { Drawn } from '../../../../../src/engine/procedure.ts';
import { sheetOf } from '../../../../../src/games/ti4/engine/action/query.ts';
import { FACTION_IDS, FACTIONS } from '../../../../../src/games/ti4/engine/data/factions.ts';
import type { FactionId } from '../../../../../src/games/ti4/engine/data/factions.ts';
import { newTable, wholeGame } from '../../../../../src/games/ti4/engine/game/index.ts';
import type { GameState } from '../../../../../src/games/ti4/engine/game/index.ts';
import {
  controlsHome,
  deckOf,
  seatOf,
  tokensOf,
} from '../../../../../src/games/ti4/engine/game/query.ts';
import { parseGame } from '../../../../../src/games/ti4/positions/game.ts';
import { fromBox, playFrom, BUSY } from './random-game.ts';
import { asks, DONE, read, run, table, told, verdict } from './table.ts';

const PASS = { kind: 'pass' } as const;
const TELL = { kind: 'tell' } as const;
const drawer = (name: string) => ({ kind: 'drawer', drawer: name }) as const;
const deed = (name: string, thing: string | null = null) =>
  ({ kind: 'deed', deed: name, thing }) as const;

/** A galaxy for three that somebody has laid already. */
const LAID =
  '26 25 19 20 21 22 23 24 27 28 29 30 31 32 33 34 35 36 -1 -1 41 0 39 37 -1 -1 -1 0 38 42 -1 -1 -1 0 40 44';

const laidFor = (factions: Readonly<Record<string, FactionId>>): GameState =>
  read({ players: ['red', 'blue', 'yellow'], factions, speaker: 'red', galaxy: LAID });

/** Deploys wherever it is asked, and takes the first technology. */
const settled = (start: GameState): GameState => {
  let ran = run(start);
  for (;;) {
    const prompt = wholeGame.prompt(ran.state);
    if (prompt.kind !== 'decision' || !['deploy', 'starting-technology'].includes(prompt.task)) {
      return ran.state;
    }
    const open = prompt.options.find(({ allowed }) => allowed);
    if (!open) throw new Error(`${prompt.task} is stuck.`);
    ran = run(ran, open.choice);
  }
};

describe('setting up', () => {
  it.each(FACTION_IDS)('gives %s what its sheet says', (faction) => {
    const [other = 'arborec', third = 'winnu'] = FACTION_IDS.filter((id) => id !== faction);
    const state = settled(laidFor({ red: faction, blue: other, yellow: third }));
    const own = state.board.units.filter(({ owner }) => owner === 'red');
    const counts: Record<string, number> = {};
    for (const { type } of own) counts[type] = (counts[type] ?? 0) + 1;
    const { units, technologies, chosen = 0, home } = FACTIONS[faction];
    expect(counts).toEqual(units);
    expect(new Set(own.map(({ system }) => system))).toEqual(new Set([String(home)]));
    expect(sheetOf(state.board, 'red').technologies).toHaveLength(technologies.length + chosen);
    expect(controlsHome(state, 'red')).toBe(true);
    expect(asks(state)).toBe('red: choose-card');
    expect(state.objectives.filter(({ revealed }) => revealed)).toHaveLength(2);
  });

  it('lays the gate in the place of the Ghosts, whose home lies apart and is next to it', () => {
    const state = settled(laidFor({ red: 'ghosts-of-creuss', blue: 'winnu', yellow: 'arborec' }));
    expect(state.board.galaxy.systems['51']?.at).toBeNull();
    expect(state.board.galaxy.systems['17']?.at).toEqual([3, -3]);
    expect(state.board.galaxy.near['51']).toEqual(['17']);
  });

  it('lets each faction be played by one, and gives goods for the worse places of five', () => {
    const five = newTable({
      players: ['red', 'blue', 'yellow', 'green', 'purple'],
      factions: {},
      speaker: 'red',
      goal: 10,
      galaxy: null,
    });
    const ran = run(five, { kind: 'faction', faction: 'winnu' });
    expect(verdict(ran.state, { kind: 'faction', faction: 'winnu' })).toBe(
      'complete-setup.choose-faction',
    );
    const { moments } = playFrom(fromBox(2), 2, BUSY);
    const first = moments.find(({ state }) => state.phase === 'strategy');
    const goods = first?.state.board.players.map((id) => first.state.board.sheets[id]?.goods);
    expect(goods).toEqual([0, 2, 4, 2, 0]);
  });

  it('draws the speaker by lot where nobody says who it is', () => {
    const start = read({ players: ['red', 'blue', 'yellow'] });
    const lot: Drawn = { kind: 'drawn', results: ['blue'] };
    const ran = run(start, lot);
    expect(ran.state.speaker).toBe('blue');
    expect(asks(ran.state)).toBe('blue: choose-faction');
  });
});

describe('turns', () => {
  it('go by initiative; nobody passes before both cards have been used in a game for three', () => {
    const start = table({
      started: 3,
      seats: { red: { cards: [3, 5] }, blue: { cards: [2, 8] }, yellow: { cards: [1, 7] } },
    });
    const ran = run(start);
    expect(asks(ran.state)).toBe('yellow: turn');
    expect(verdict(ran.state, PASS)).toBe('action-phase.both-cards');
    const used = run(
      table({
        started: 3,
        seats: {
          red: { cards: [3, 5] },
          blue: { cards: [2, 8] },
          yellow: { cards: [1, 7], used: [1, 7], secretHand: 0 },
        },
      }),
      PASS,
    );
    expect(asks(used.state)).toBe('blue: turn');
    expect(told(used, 'round/passed')).toEqual([{ player: 'yellow' }]);
  });

  it('refuse a tactical action without tokens, or where every system has one of them', () => {
    const none = run(table({ red: { planets: ['jord'], tactic: 0 } }));
    expect(verdict(none.state, { kind: 'tactical' })).toBe('command-tokens.tactical-action');
    const everywhere = run(
      table({
        board: {
          tokens: Object.fromEntries(['18', '1', '26', '3', '6'].map((id) => [id, ['red']])),
        },
      }),
    );
    expect(verdict(everywhere.state, { kind: 'tactical' })).toBe('active-system.own-token');
  });

  it('fly, land and take a planet on the one map of the game', () => {
    const ran = run(
      table({
        red: { planets: ['jord'] },
        units: { '1': { red: { carrier: 1, infantry: 1 } } },
      }),
      { kind: 'tactical' },
      { kind: 'activate', system: '26' },
      { kind: 'move', unit: 'red-carrier-1' },
      { kind: 'load' },
      { kind: 'depart' },
      { kind: 'land' },
    );
    expect(ran.state.board.holdings['lodor']).toEqual({
      owner: 'red',
      exhausted: true,
      token: false,
    });
    expect(tokensOf(ran.state, 'red')).toEqual(['26']);
    expect(sheetOf(ran.state.board, 'red').tactic).toBe(2);
  });
});

describe('the end of a round', () => {
  const atStatus = (more: object = {}) => table({ phase: 'status', ...more });

  it('scores one public and one secret objective at most', () => {
    const start = run(
      atStatus({
        seats: { red: { cards: [1], secretHand: 2 }, blue: { cards: [2], secretHand: 0 } },
      }),
    );
    expect(asks(start.state)).toBe('red: score');
    const ran = run(start, { kind: 'score-objective', objective: 0 });
    expect(verdict(ran.state, { kind: 'score-objective', objective: 1 })).toBe(
      'objective-cards.status-limit',
    );
    const after = run(ran, { kind: 'score-secret' });
    expect(asks(after.state)).not.toBe('red: score');
    expect(sheetOf(after.state.board, 'red').points).toBe(2);
    expect([
      seatOf(after.state, 'red').secretHand,
      seatOf(after.state, 'red').secretScored,
    ]).toEqual([1, 1]);
  });

  it('refuses public objectives to whoever does not hold the whole home', () => {
    const start = run(
      atStatus({
        red: { planets: ['lodor'] },
        units: { jord: {}, lodor: { red: { infantry: 1 } } },
        seats: { red: { cards: [1] } },
      }),
    );
    expect(verdict(start.state, { kind: 'score-objective', objective: 0 })).toBe(
      'objective-cards.home-system',
    );
  });

  it('returns tokens and cards, repairs, readies and begins the next round', () => {
    let ran = run(
      atStatus({
        round: 3,
        red: { planets: ['jord'], exhausted: ['lodor'] },
        units: { '1': { red: { 'dreadnought-damaged': 1 } } },
        seats: { red: { cards: [1], used: [1], passed: true } },
        board: { tokens: { '26': ['red'] } },
      }),
    );
    while (!asks(ran.state).endsWith('choose-card')) {
      const prompt = wholeGame.prompt(ran.state);
      const open =
        prompt.kind === 'decision' ? prompt.options.filter(({ allowed }) => allowed) : [];
      const last = open.at(-1)?.choice ?? DONE;
      ran = run(ran, last);
    }
    const { state } = ran;
    expect(tokensOf(state, 'red')).toEqual([]);
    expect(state.board.holdings['lodor']?.exhausted).toBe(false);
    expect(state.board.units.some(({ damaged }) => damaged)).toBe(false);
    expect([seatOf(state, 'red').cards, seatOf(state, 'red').exhausted]).toEqual([[], []]);
    expect(seatOf(state, 'red').actionCards).toBe(1);
    expect([state.round, state.phase]).toEqual([4, 'strategy']);
    expect(state.objectives.filter(({ revealed }) => revealed)).toHaveLength(3);
    expect(told(ran, 'no-agenda')).toHaveLength(1);
    const { tactic, fleet, strategy, reserve } = sheetOf(state.board, 'red');
    expect(tactic + fleet + strategy).toBe(10);
    expect(reserve).toBe(6);
  });

  it('ends the game when no objective is left to reveal: most points win', () => {
    let ran = run(
      atStatus({
        revealed: 10,
        red: { planets: ['jord', 'lodor'], points: 4 },
        blue: { planets: ['darien'], points: 6 },
        seats: { red: { secretHand: 0 }, blue: { secretHand: 0 }, yellow: { secretHand: 0 } },
      }),
    );
    while (asks(ran.state).endsWith('score')) ran = run(ran, DONE);
    expect([asks(ran.state), ran.state.winner]).toEqual(['over', 'blue']);
  });
});

describe('a victory', () => {
  it('comes with the last point and leaves nothing to do', () => {
    const ran = run(table({ red: { planets: ['jord', 'lodor'], points: 9 } }), {
      kind: 'score-secret',
    });
    expect([asks(ran.state), ran.state.winner]).toEqual(['over', 'red']);
    expect(ran.events.at(-1)?.kind).toBe('round/won');
  });

  it('needs fourteen points on the other side of the track', () => {
    const ran = run(
      table({ board: { goal: 14 }, red: { planets: ['jord', 'lodor'], points: 9 } }),
      { kind: 'score-secret' },
    );
    expect(ran.state.winner).toBeNull();
  });

  it('comes with the custodians, in the middle of a tactical action', () => {
    const ran = run(
      table({
        red: { planets: ['jord', 'lodor'], points: 9, goods: 6 },
        units: { '1': { red: { carrier: 1, infantry: 1 } } },
      }),
      { kind: 'tactical' },
      { kind: 'activate', system: '18' },
      { kind: 'move', unit: 'red-carrier-1' },
      { kind: 'load' },
      { kind: 'depart' },
      { kind: 'custodians' },
      ...[1, 2, 3, 4, 5, 6].map(() => ({ kind: 'spend-good' }) as const),
    );
    expect([asks(ran.state), ran.state.winner]).toEqual(['over', 'red']);
  });
});

describe('the council', () => {
  const atCouncil = (more: object = {}) =>
    table({ phase: 'agenda', speaker: 'red', ...more, board: { custodians: false } });
  const LAW = { kind: 'agenda-card', type: 'law', elects: 'for-against' } as const;
  /** Nobody trades before the vote. */
  const NO_DEALS = [DONE, DONE, DONE];
  const DIRECTIVE = { kind: 'agenda-card', type: 'directive', elects: 'player' } as const;

  it('votes with the planets of the map, keeps laws and discards the rest', () => {
    let ran = run(atCouncil(), LAW, ...NO_DEALS, DONE);
    expect(asks(ran.state)).toBe('blue: vote');
    ran = run(ran, { kind: 'outcome', outcome: 'for' });
    expect(ran.state.board.holdings['darien']?.exhausted).toBe(true);
    ran = run(ran, { kind: 'abstain' });
    expect(asks(ran.state)).toBe('red: deeds');
    expect(ran.state.laws).toEqual([{ type: 'law', elects: 'for-against', outcome: 'for' }]);
    ran = run(
      ran,
      DONE,
      DIRECTIVE,
      ...NO_DEALS,
      DONE,
      { kind: 'abstain' },
      { kind: 'outcome', outcome: 'red' },
    );
    expect(ran.state.discards.agendas).toBe(1);
    expect(deckOf(ran.state, 'agendas')).toBe(48);
    ran = run(ran, DONE);
    expect(asks(ran.state)).toBe('red: choose-card');
    expect(ran.state.board.holdings['darien']?.exhausted).toBe(false);
  });

  it('lets effects bar a player and add votes', () => {
    const ran = run(
      atCouncil(),
      LAW,
      ...NO_DEALS,
      { kind: 'vote-effect', player: 'blue', effect: 'barred' },
      { kind: 'vote-effect', player: 'red', effect: 'extra' },
      DONE,
    );
    expect(told(ran, 'agenda/barred')).toEqual([{ player: 'blue' }]);
    const voted = run(
      ran,
      { kind: 'outcome', outcome: 'against' },
      { kind: 'exhaust', planet: 'jord' },
      DONE,
    );
    expect(told(voted, 'agenda/votes-cast')).toEqual([
      { player: 'red', outcome: 'against', votes: 3 },
    ]);
    expect(voted.state.laws).toEqual([]);
  });

  it('is left out while the custodians stay', () => {
    const ran = run(table({ phase: 'agenda' }));
    expect(asks(ran.state)).toBe('yellow: choose-card');
  });

  it('opens transactions between those who are no neighbours, once for each pair', () => {
    const start = run(atCouncil({ red: { planets: ['jord', 'lodor'], goods: 2 } }), LAW);
    expect(asks(start.state)).toBe('red: agenda-deals');
    const ran = run(
      start,
      { kind: 'bargain' },
      { kind: 'partner', player: 'yellow' },
      { kind: 'give', ware: 'good' },
      { kind: 'agree' },
    );
    expect(sheetOf(ran.state.board, 'yellow').goods).toBe(1);
    expect(verdict(ran.state, { kind: 'partner', player: 'yellow' })).toBe(
      'transactions.agenda-phase',
    );
  });
});

describe('transactions', () => {
  it('ask which note was meant only where the giver has more than one kind', () => {
    const start = table({
      seats: {
        red: { notes: { red: 4, blue: 1 } },
        blue: { passed: true, notes: { blue: 4, red: 1 } },
        yellow: { passed: true },
      },
    });
    const ran = run(
      start,
      { kind: 'bargain' },
      { kind: 'partner', player: 'blue' },
      { kind: 'give', ware: 'note' },
      { kind: 'agree' },
    );
    expect(asks(ran.state)).toBe('red: note');
    const after = run(ran, { kind: 'note', owner: 'blue' });
    expect(seatOf(after.state, 'red').notes).toEqual({ red: 4, blue: 0 });
    expect(seatOf(after.state, 'blue').notes).toEqual({ blue: 5, red: 1 });
  });

  it('are over for a turn with whoever has had one, and open again in the next', () => {
    const start = table({ red: { planets: ['jord', 'lodor'], goods: 3 } });
    const bargain = [
      { kind: 'bargain' },
      { kind: 'partner', player: 'blue' },
      { kind: 'give', ware: 'good' },
      { kind: 'agree' },
    ] as const;
    const ran = run(start, ...bargain);
    expect(verdict(ran.state, { kind: 'bargain' })).toBe('transactions.one-per-neighbor');
    const next = run(ran, { kind: 'component' }, DONE, DONE);
    expect(told(next, 'round/turn-began')).toHaveLength(2);
    expect(verdict(next.state, { kind: 'bargain' })).toBe('allowed');
  });
});

describe('whoever loses everything', () => {
  const doomed = (speaker: string) =>
    table({
      speaker,
      seats: {
        red: { cards: [4], notes: { red: 4, blue: 1 } },
        blue: {
          passed: true,
          cards: [2],
          actionCards: 3,
          notes: { blue: 3 },
          notesInPlay: { yellow: 1 },
        },
        yellow: { passed: true, notes: { yellow: 4, blue: 1 }, notesInPlay: { red: 1 } },
      },
      blue: { planets: [] },
      units: { darien: {}, '3': { blue: { infantry: 1, carrier: 1 } } },
    });
  const kill = [
    TELL,
    { kind: 'whose', player: 'blue' },
    drawer('units'),
    deed('remove-unit', 'blue-infantry-1'),
    DONE,
  ] as const;

  it('leaves the game with all that is theirs, and gives back what is not', () => {
    const { state } = run(doomed('yellow'), ...kill);
    expect(state.board.players).toEqual(['red', 'yellow']);
    expect(state.board.units.some(({ owner }) => owner === 'blue')).toBe(false);
    expect(seatOf(state, 'red').notes).toEqual({ red: 4 });
    expect(seatOf(state, 'yellow').notes).toEqual({ yellow: 5 });
    expect(state.discards.actions).toBe(3);
    expect(deckOf(state, 'secrets')).toBe(18);
    expect(asks(state)).toBe('red: turn');
  });

  it('hands the speaker token to the left', () => {
    const ran = run(doomed('blue'), ...kill);
    expect(ran.state.speaker).toBe('yellow');
    expect(told(ran, 'left')).toEqual([{ player: 'blue', speaker: 'yellow' }]);
  });
});

describe('what a card says', () => {
  it('is told in deeds that the box and the rules bound', () => {
    const start = run(
      table({
        red: { planets: ['jord', 'lodor'], tactic: 8, fleet: 4, strategy: 4 },
        seats: { red: { commodities: 4 }, blue: { passed: true }, yellow: { passed: true } },
      }),
      TELL,
    );
    const goods = run(start, drawer('goods'));
    expect(verdict(goods.state, deed('gain-commodity'))).toBe('commodities.maximum');
    expect(verdict(goods.state, deed('lose-good'))).toBe('not offered');
    expect(verdict(run(start, drawer('tokens')).state, deed('gain-token', 'fleet'))).toBe(
      'command-tokens.none-to-gain',
    );
    expect(verdict(run(start, drawer('cards')).state, deed('play-note', 'red'))).toBe(
      'promissory-notes.not-own',
    );
    expect(verdict(run(start, drawer('planets')).state, deed('gain-planet', 'mecatol-rex'))).toBe(
      'not offered',
    );
    expect(verdict(run(start, drawer('planets')).state, deed('gain-planet', 'darien'))).toBe(
      'not offered',
    );
  });

  it('changes what it says, is told, and leaves no fleet that is too large', () => {
    const ran = run(
      table({ red: { planets: ['jord', 'lodor'], fleet: 1 } }),
      TELL,
      drawer('units'),
      deed('add-unit', 'cruiser'),
      { kind: 'at', place: '26' },
      drawer('units'),
      deed('add-unit', 'cruiser'),
      { kind: 'at', place: '26' },
      drawer('points'),
      deed('gain-point'),
      DONE,
    );
    expect(told(ran, 'told').map(({ deed: name }) => name)).toEqual([
      'add-unit',
      'add-unit',
      'gain-point',
    ]);
    expect(ran.state.board.units.filter(({ type }) => type === 'cruiser')).toHaveLength(1);
    expect(sheetOf(ran.state.board, 'red').points).toBe(1);
    expect(asks(ran.state)).toBe('red: turn');
  });

  it('is what a component action does, and the turn goes on to its end', () => {
    const ran = run(table(), { kind: 'component' }, drawer('goods'), deed('gain-good'), DONE);
    expect(asks(ran.state)).toBe('red: turn-end');
    expect(run(ran, DONE).state.board.active).toBe('red');
  });
});

describe('a position', () => {
  it.each([
    [{ players: ['red', 'blue'] }, 'players'],
    [{ players: ['red', 'blue', 'blue'] }, 'players'],
    [{ players: ['red', 'blue', 'yellow'], factions: { red: 'winnu', blue: 'winnu' } }, 'factions'],
    [{ players: ['red', 'blue', 'yellow'], speaker: 'black' }, 'speaker'],
    [{ players: ['red', 'blue', 'yellow'], galaxy: '1 2 3' }, 'galaxy'],
    [{ players: ['red', 'blue', 'yellow'], galaxy: LAID.replace('25', '26') }, 'galaxy'],
    [{ players: ['red', 'blue', 'yellow'], goal: 12 }, 'goal'],
  ])('that cannot be is refused: %j', (told, path) => {
    const parsed = parseGame(told);
    expect(parsed.ok ? 'read' : parsed.path).toBe(path);
  });

  it('that breaks a law of the box is refused', () => {
    expect(() => table({ seats: { red: { cards: [1] }, blue: { cards: [1] } } })).toThrow(
      'strategy-cards',
    );
    expect(() => table({ red: { planets: ['jord', 'lodor'], points: 10 } })).toThrow('victory');
    expect(() => table({ units: { jord: { red: { 'space-dock': 2 } } } })).toThrow('structures');
  });
});

describe('technologies and factions whose texts stand on their cards only', () => {
  const raid = (red: object, yellow: object = {}) =>
    table({
      red: { planets: ['jord', 'lodor'], ...red },
      yellow: { planets: ['000'], ...yellow },
      units: {
        '18': { red: { cruiser: 1 } },
        '000': { yellow: { infantry: 2, pds: 1 } },
        '1': { red: { dreadnought: 1, infantry: 1 } },
      },
      board: {
        systems: [
          { tile: 18, at: [0, 0] },
          { tile: 1, at: [0, -1] },
          { tile: 26, at: [1, -1] },
          { tile: 3, at: [1, 0] },
          { tile: 6, at: [-1, 0] },
        ],
      },
    });
  const arrive = [
    { kind: 'tactical' },
    { kind: 'activate', system: '6' },
    { kind: 'move', unit: 'red-dreadnought-1' },
    { kind: 'load' },
    { kind: 'depart' },
  ] as const;
  const fired = ({ state }: { readonly state: GameState }): readonly number[] => {
    const frame = state.board.agenda.at(-1);
    return frame?.at === 'roll' ? frame.dice.map(({ bonus }) => bonus) : [];
  };

  it('change how many dice a cannon rolls and how they hit', () => {
    const plain = run(raid({}), ...arrive, { kind: 'fire' });
    expect(fired(plain)).toEqual([0]);
    const both = run(
      raid({ technologies: ['antimass-deflectors'] }, { technologies: ['plasma-scoring'] }),
      ...arrive,
      { kind: 'fire' },
    );
    expect(fired(both)).toEqual([-1, -1]);
    expect(told(both, 'action/technology-applied').map(({ technology }) => technology)).toEqual([
      'plasma-scoring',
      'antimass-deflectors',
    ]);
  });

  it('keep the cannons silent while an invader disrupts them', () => {
    const land = [{ kind: 'hold' }, { kind: 'land' }] as const;
    expect(asks(run(raid({}), ...arrive, ...land).state)).toBe('yellow: defense');
    const ran = run(raid({ technologies: ['l4-disruptors'] }), ...arrive, ...land);
    expect(asks(ran.state)).toBe('red: roll');
  });

  it('add to the combat dice of a faction whose sheet says so', () => {
    const state = settled(
      laidFor({ red: 'sardakk-norr', blue: 'universities-of-jol-nar', yellow: 'arborec' }),
    );
    const bonus = state.board.players.map((id) => sheetOf(state.board, id).combatBonus);
    expect(bonus).toEqual([1, -1, 0]);
  });
});

describe('a card in the middle of an action', () => {
  const fight = (): GameState =>
    table({
      red: { planets: ['jord', 'lodor'] },
      units: {
        '1': { red: { cruiser: 2, 'dreadnought-damaged': 1 } },
        '26': { blue: { cruiser: 1, carrier: 1, infantry: 2 } },
      },
    });
  const begun = [
    { kind: 'tactical' },
    { kind: 'activate', system: '26' },
    { kind: 'move', unit: 'red-cruiser-1' },
    { kind: 'move', unit: 'red-cruiser-2' },
    { kind: 'depart' },
  ] as const;
  const killing = (...units: readonly string[]) => [
    TELL,
    ...units.flatMap((unit) => [drawer('units'), deed('remove-unit', unit)]),
    DONE,
  ];

  it('changes the board, and the action goes on from there', () => {
    const ran = run(fight(), ...begun, ...killing('blue-cruiser-1'));
    expect(asks(ran.state)).toBe('blue: announce');
    expect(ran.state.board.system).toBe('26');
    expect(ran.state.board.units.some(({ id }) => id === 'blue-cruiser-1')).toBe(false);
    const repaired = run(
      fight(),
      ...begun,
      { kind: 'stay' },
      TELL,
      drawer('units'),
      deed('repair-unit', 'red-dreadnought-1'),
      DONE,
    );
    expect(repaired.state.board.units.some(({ damaged }) => damaged)).toBe(false);
  });

  it('ends a fight when it takes the last ship', () => {
    const ran = run(fight(), ...begun, ...killing('blue-cruiser-1', 'blue-carrier-1'));
    expect(told(ran, 'action/combat-ended')).toEqual([{ winner: 'red', rounds: 1 }]);
  });

  it('looks at fleets and holds before the action goes on', () => {
    const ran = run(fight(), ...begun, ...killing('blue-carrier-1'));
    const left = ran.state.board.units.filter(
      ({ owner, system, type }) => owner === 'blue' && system === '26' && type === 'infantry',
    );
    expect(left).toEqual([]);
  });

  it('leaves room for a transaction of the active player, even between two rounds of a fight', () => {
    const start = run(
      table({
        red: { planets: ['jord', 'lodor'], goods: 1 },
        units: {
          '1': { red: { cruiser: 2, 'dreadnought-damaged': 1 } },
          '26': { blue: { cruiser: 1, carrier: 1, infantry: 2 } },
        },
      }),
      ...begun,
    );
    expect(verdict(start.state, { kind: 'bargain' })).toBe('not offered');
    const own = run(start, { kind: 'stay' });
    expect(asks(own.state)).toBe('red: announce');
    const ran = run(
      own,
      { kind: 'bargain' },
      { kind: 'partner', player: 'blue' },
      { kind: 'give', ware: 'good' },
      { kind: 'agree' },
    );
    expect(sheetOf(ran.state.board, 'blue').goods).toBe(1);
    expect(asks(ran.state)).toBe('red: announce');
    expect(verdict(ran.state, { kind: 'bargain' })).toBe('not offered');
  });
});
