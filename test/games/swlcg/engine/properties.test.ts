import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFrom, digitsOf, formatLink, parseLink } from '../../../../src/engine/link.ts';
import { IllegalChoice } from '../../../../src/engine/procedure.ts';
import type { Drawn } from '../../../../src/engine/procedure.ts';
import { drawFace, nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import type { RandomState } from '../../../../src/engine/random.ts';
import { cardOf, FORCE_CARDS } from '../../../../src/games/swlcg/engine/cards.ts';
import { gameProcedure } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import { inZone } from '../../../../src/games/swlcg/engine/game/query.ts';
import { game as citedRules } from '../../../../src/games/swlcg/engine/cited-rules.ts';
import type {
  Choice,
  GameSetup,
  GameState,
  Piece,
} from '../../../../src/games/swlcg/engine/game/types.ts';
import { viewOf } from '../../../../src/games/swlcg/engine/game/view.ts';
import { otherSide, SIDES } from '../../../../src/games/swlcg/engine/sides.ts';
import type { Side } from '../../../../src/games/swlcg/engine/sides.ts';
import { times } from '../../../support/effort.ts';
import { setupOf } from './helpers.ts';
import { afterwards, brokenLaws, unasked, wrongDecider } from './laws.ts';
import { tables } from './random-table.ts';

const LONGEST = 1500;
const CITED = new Set<string>(citedRules);

const cardsIn = ({ pieces, decks }: GameState): number =>
  SIDES.reduce(
    (sum, side) =>
      sum + decks[side].command.length + decks[side].objectives.length + decks[side].under.length,
    pieces.length,
  );

/** Thousands of plays run through this, and an assertion library is slow. */
const ensure = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const cited = (rules: readonly string[]): void =>
  ensure(
    rules.every((rule) => CITED.has(rule)),
    `An unlisted rule is cited: ${rules.join(', ')}.`,
  );

/** An interrupt may still save it. */
const dying = (agenda: GameState['agenda'], id: string): boolean =>
  agenda.some((frame) => frame.at === 'save' && frame.piece === id);

const checkPieces = ({ pieces, agenda }: GameState): void => {
  const places = new Map(pieces.map(({ id, zone }) => [id, zone]));
  ensure(places.size === pieces.length, 'Two cards have one id.');
  for (const { id, card, zone, damage, focus, shields, host } of pieces) {
    const { capacity = 0, type } = cardOf(card);
    ensure(focus >= 0 && damage >= 0, `${id} has fewer tokens than none.`);
    // Whatever has taken all it can is gone; whatever is gone carries nothing.
    if (zone !== 'play') ensure(focus + damage + shields === 0, `${id} took its tokens away.`);
    else if ((type === 'unit' || type === 'objective') && !dying(agenda, id)) {
      ensure(damage < capacity, `${id} should be destroyed.`);
    }
    ensure(host === null || places.get(host) === 'play', `${id} hangs on nothing.`);
  }
};

const checkSecrets = (state: GameState, side: Side): void => {
  const hidden = (piece: Piece): boolean =>
    piece.zone === 'hand' ||
    piece.zone === 'chosen' ||
    (piece.zone === 'edge' && state.engagement?.revealed !== true);
  const seen = viewOf(state, side).pieces;
  ensure(
    !seen.some((piece) => piece.owner === otherSide(side) && hidden(piece)),
    `The ${side} side sees a hidden card.`,
  );
};

const checkState = (state: GameState): void => {
  checkPieces(state);
  for (const side of SIDES) {
    const committed = inZone(state, side, 'play').filter((piece) => piece.committed);
    ensure(committed.length <= FORCE_CARDS, 'A side has more Force cards than three.');
    checkSecrets(state, side);
  }
};

interface Played {
  readonly state: GameState;
  readonly choices: readonly (Choice | Drawn)[];
}

const playOut = (id: string, setup: GameSetup, seed: number): Played => {
  const procedure = gameProcedure(id);
  const choices: (Choice | Drawn)[] = [];
  let chance: RandomState = randomFrom(seed);
  const { state: first, events } = procedure.begin(setup);
  let state = first;
  for (const { rules } of events) cited(rules);
  while (choices.length < LONGEST) {
    const prompt = procedure.prompt(state);
    if (prompt.kind === 'over') return { state, choices };
    cited(prompt.rules);
    let choice: Choice | Drawn;
    if (prompt.kind === 'chance') {
      const results = prompt.draws.map((draw) => {
        const face = drawFace(chance, draw);
        chance = face.state;
        return face.value;
      });
      choice = { kind: 'drawn', results };
    } else {
      const open = prompt.options.filter((option) => option.allowed);
      const shut = prompt.options.find((option) => !option.allowed);
      ensure(open.length > 0, `${prompt.task} is a dead end.`);
      if (shut && choices.length % 7 === 0) {
        const before = JSON.stringify(state);
        expect(() => procedure.apply(state, shut.choice)).toThrow(IllegalChoice);
        expect(JSON.stringify(state)).toBe(before);
      }
      const at = nextBelow(chance, open.length);
      chance = at.state;
      const picked = open[at.value];
      if (!picked) throw new Error('No option can be chosen.');
      choice = picked.choice;
    }
    const step = procedure.apply(state, choice);
    for (const { rules } of step.events) cited(rules);
    const broken = [
      ...unasked(state, prompt.task, step.events),
      ...afterwards(step.events),
      ...brokenLaws(step.state),
      ...wrongDecider(step.state, procedure.prompt(step.state)),
    ];
    ensure(broken.length === 0, broken.join('; '));
    ({ state } = step);
    choices.push(choice);
    // A full check at every step would cost more than it finds.
    if (choices.length % 5 === 0) checkState(state);
  }
  throw new Error(`${id} has not ended after ${LONGEST} choices.`);
};

const check = (id: string, raw: object, seed: number): void => {
  const setup = setupOf(raw);
  const procedure = gameProcedure(id);
  const before = cardsIn(procedure.begin(setup).state);
  const { state, choices } = playOut(id, setup, seed);
  checkState(state);
  expect(cardsIn(state)).toBe(before);
  if (seed % 20 !== 0) return;
  const digits = digitsOf(procedure, setup, choices);
  const parsed = parseLink(formatLink({ scenario: 'any', seed: 1, digits }));
  if (!parsed.ok) {
    // Only a very long game does not fit into an address.
    expect(parsed.problem).toBe('too-long');
    return;
  }
  const restored = choicesFrom(procedure, setup, parsed.link.digits);
  expect(restored).toEqual({ ok: true, choices });
};

const seeds = fc.nat(1_000_000);

describe('random legal play', () => {
  it('keeps the table whole through hundreds of engagements', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => check('swlcg/engagement', table, seed)),
      { numRuns: times(600), seed: 1977 },
    );
  });

  it('keeps the table whole through turns of both sides', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) =>
        check('swlcg/turn', { ...table, length: 4 }, seed),
      ),
      { numRuns: times(40), seed: 1980 },
    );
  });

  it('pays, or gives up, and always comes to an end', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => check('swlcg/payment', table, seed)),
      { numRuns: times(100), seed: 1983 },
    );
  });

  it('sets up both sides from any choices', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = playOut('swlcg/setup', setupOf({}), seed);
        for (const side of SIDES) {
          expect(inZone(state, side, 'hand')).toHaveLength(6);
          // Three objectives and the faction card.
          expect(inZone(state, side, 'play')).toHaveLength(4);
          const { objectives, under, command } = state.decks[side];
          // 8 - 4 in the deck, one below them; 40 - 6 in the command deck.
          expect([objectives.length, under.length, command.length]).toEqual([4, 1, 34]);
        }
      }),
      { numRuns: times(20), seed: 1999 },
    );
  });
});
