import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../../src/games/ti4/engine/action/query.ts';
import type { GameEventKind } from '../../../../../src/games/ti4/engine/game/index.ts';
import { crowded } from './crowded.ts';
import { BUSY, fromBox, playFrom } from './random-game.ts';
import type { Moment } from './random-game.ts';

/* What is told and asked, looked at over whole games: which rule may stand where. */

/** Played anew in each test, so that a mistake in the engine is met while it is looked for. */
const played = (): readonly Moment[] =>
  [
    { start: fromBox(1), seed: 1 },
    ...[0, 1, 2].map((seed) => ({ start: crowded(seed), seed })),
  ].flatMap(({ start, seed }) => playFrom(start, seed, BUSY).moments);

/** What somebody does at a question, and what tells of it. */
const TELLS: Readonly<Record<string, GameEventKind>> = {
  'speaker-lot: drawn': 'speaker-drawn',
  'choose-faction: faction': 'faction-chosen',
  'deal: drawn': 'galaxy/tiles-dealt',
  'place: place': 'galaxy/tile-placed',
  'deploy: deploy': 'deployed',
  'choose-card: card': 'round/card-chosen',
  'turn: strategic': 'round/primary-used',
  'turn: component': 'round/component-taken',
  'turn: pass': 'round/passed',
  'turn: score-secret': 'round/scored',
  'turn-end: score-secret': 'round/scored',
  'secondary: use': 'round/secondary-used',
  'secondary: skip': 'round/secondary-skipped',
  'activate: activate': 'action/activated',
  'move: move': 'action/ship-declared',
  'move: load': 'action/unit-loaded',
  'rifts: drawn': 'action/rift-rolled',
  'limits: remove': 'action/unit-removed',
  'cannon: fire': 'action/fired',
  'cannon: hold': 'action/fire-held',
  'barrage: fire': 'action/fired',
  'barrage: hold': 'action/fire-held',
  'announce: announce': 'action/retreat-announced',
  'announce: stay': 'action/retreat-declined',
  'roll: drawn': 'action/rolled',
  'hits: destroy': 'action/unit-destroyed',
  'hits: sustain': 'action/sustained',
  'bombard: bombard': 'action/bombardment-aimed',
  'commit: land': 'action/landed',
  'produce: build': 'action/ordered',
  'pay: exhaust': 'action/planet-exhausted',
  'pay: spend-good': 'action/good-spent',
  'research: research': 'action/researched',
  'leadership: exhaust': 'round/influence-spent',
  'leadership: spend-good': 'round/influence-spent',
  'leadership: done': 'round/tokens-gained',
  'gain-tokens: pool': 'round/token-placed',
  'redistribute: shift': 'round/shifted',
  'ready-planets: ready': 'round/planet-readied',
  'new-speaker: speaker': 'round/speaker-chosen',
  'favours: favour': 'round/favoured',
  'recall-to: pool': 'token-recalled',
  'guarded: guard': 'system-guarded',
  'structure: structure': 'structure-placed',
  'score: score-objective': 'objective-scored',
  'score: score-secret': 'round/scored',
  'imperial: score-objective': 'objective-scored',
  'deed-place: at': 'told',
  'partner: partner': 'trade/met',
  'partner: done': 'trade/finished',
  'terms: give': 'trade/proposed',
  'terms: take': 'trade/proposed',
  'terms: agree': 'trade/exchanged',
  'terms: no-deal': 'trade/no-deal',
  'note: note': 'note-given',
  'vote-effects: vote-effect': 'agenda-effect',
  'predict: predict': 'agenda/predicted',
  'vote: outcome': 'agenda/announced',
  'vote: abstain': 'agenda/abstained',
  'cast: exhaust': 'agenda/planet-voted',
  'cast: done': 'agenda/votes-cast',
  'tie: outcome': 'agenda/tie-broken',
};

const untold = ({ prompt, answer, events }: Moment): readonly string[] => {
  if (prompt.kind === 'over') return [];
  const key = `${prompt.task}: ${answer.kind}`;
  const telling = TELLS[key];
  return telling !== undefined && !events.some(({ kind }) => kind === telling)
    ? [`${key} is not told`]
    : [];
};

/** Points, technologies, the speaker and phases that change without an event of whose they are. */
const unnamed = ({ before, state, events }: Moment): readonly string[] => {
  const tells = (player: string): boolean =>
    events.some(({ data }) => Reflect.get(data, 'player') === player);
  const wrong = state.board.players.flatMap((player) => {
    const [old, now] = [sheetOf(before.board, player), sheetOf(state.board, player)];
    const same =
      old.points === now.points &&
      old.technologies.length === now.technologies.length &&
      old.exhausted.length <= now.exhausted.length;
    // Technologies are readied with all other cards.
    const readied = events.some(({ kind }) => kind === 'round/readied');
    return same || readied || tells(player)
      ? []
      : [`a sheet after ${events.map(({ kind }) => kind).join()}`];
  });
  const phase = before.phase !== state.phase && !events.some(({ kind }) => kind === 'phase-began');
  return [...wrong, ...(phase ? [`${state.phase} is not told`] : [])];
};

const short = (rules: readonly string[]): readonly string[] =>
  rules.map((rule) => rule.replace('ti4.', ''));

/** Where a rule that holds sometimes is cited otherwise. */
const misplaced = ({ before, prompt, state, events }: Moment): readonly string[] => {
  const wrong: string[] = [];
  if (prompt.kind === 'decision' && prompt.task === 'leadership') {
    const isHolder = before.board.active === prompt.by;
    const rules = short(prompt.rules);
    if (rules.includes('leadership-strategy-card.primary') !== isHolder) wrong.push('primary');
    if (rules.includes('leadership-strategy-card.secondary') === isHolder) wrong.push('secondary');
  }
  for (const event of events) {
    const rules = short(event.rules);
    if (event.kind === 'round/turn-began') {
      const pairs = before.started <= 4;
      if (rules.includes('initiative-order.two-cards') !== pairs) wrong.push('two cards');
      const zero = before.zero === event.data.player;
      if (rules.includes('initiative-order.naalu-token') !== zero) wrong.push('zero');
    }
    if (event.kind === 'round/secondary-used' && event.data.free) {
      const { player } = event.data;
      const favoured = [...before.favoured, ...state.favoured];
      if (!favoured.includes(player)) wrong.push('free secondary');
    }
    if (event.kind === 'round/goods-laid') {
      const none = event.data.cards.length === 0;
      if (rules.includes('strategy-phase.four-players') !== none) wrong.push('goods');
    }
  }
  return wrong;
};

describe('what is told and asked in a whole game', () => {
  it('leaves no deed untold, and cites no rule where it is not true', () => {
    const moments = played();
    expect([...new Set(moments.flatMap(untold))]).toEqual([]);
    expect([...new Set(moments.flatMap(unnamed))]).toEqual([]);
    expect([...new Set(moments.flatMap(misplaced))]).toEqual([]);
    const met = new Set(
      moments.map(({ prompt, answer }) =>
        prompt.kind === 'over' ? '' : `${prompt.task}: ${answer.kind}`,
      ),
    );
    expect(Object.keys(TELLS).filter((key) => met.has(key)).length).toBeGreaterThan(45);
  });

  it('leaves nobody damaged after the repairs of the status phase', () => {
    const repaired = played().flatMap(({ state, events }) =>
      events.some(({ kind }) => kind === 'round/repaired') ? [state] : [],
    );
    expect(repaired.length).toBeGreaterThan(0);
    for (const { board } of repaired) {
      expect(board.units.filter(({ damaged }) => damaged)).toEqual([]);
    }
  });
});
