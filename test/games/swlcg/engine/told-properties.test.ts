import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFace, nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { IllegalChoice } from '../../../../src/engine/procedure.ts';
import { cardOf } from '../../../../src/games/swlcg/engine/cards.ts';
import type { GamePrompt } from '../../../../src/games/swlcg/engine/game/machine.ts';
import { gameProcedure } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import { inZone, pieceOf } from '../../../../src/games/swlcg/engine/game/query.ts';
import type { GameEvent, GameState } from '../../../../src/games/swlcg/engine/game/types.ts';
import { viewOf } from '../../../../src/games/swlcg/engine/game/view.ts';
import { otherSide, SIDES } from '../../../../src/games/swlcg/engine/sides.ts';
import { setupOf } from './helpers.ts';
import { tables } from './random-table.ts';

/* What is told and asked, looked at over plays at random: which rule may stand where. */

interface Moment {
  readonly before: GameState;
  readonly prompt: GamePrompt;
  /** The kind of what was answered. */
  readonly answer: string;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const PROCEDURE = gameProcedure('swlcg/turn');
const MOST = 250;

/** Played anew in each test, so that a mistake in the engine is met while it is looked for. */
const everyMoment = (numRuns: number, look: (moment: Moment) => void): void =>
  fc.assert(
    fc.property(tables, fc.nat(), (table, seed) => {
      let { state } = PROCEDURE.begin(setupOf(table));
      let chance = randomFrom(seed);
      for (let step = 0; step < MOST; step += 1) {
        const asked = PROCEDURE.prompt(state);
        if (asked.kind === 'over') return;
        const before = state;
        let answer;
        if (asked.kind === 'chance') {
          const results = asked.draws.map((draw) => {
            const face = drawFace(chance, draw);
            chance = face.state;
            return face.value;
          });
          answer = { kind: 'drawn', results } as const;
        } else {
          const open = asked.options.filter(({ allowed }) => allowed);
          const at = nextBelow(chance, open.length);
          chance = at.state;
          answer = open[at.value]?.choice;
        }
        if (!answer) throw new Error(`${asked.task} is stuck.`);
        const done = PROCEDURE.apply(before, answer);
        ({ state } = done);
        look({ before, prompt: asked, answer: answer.kind, state, events: done.events });
      }
    }),
    { seed: 7, numRuns },
  );

const short = (rules: readonly string[]): readonly string[] =>
  rules.map((rule) => rule.replace('swlcg.', ''));

/** Tokens on cards that no event of the step has told of, and events of tokens that are not there. */
const untold = ({ before, state, events }: Moment): readonly string[] =>
  before.pieces.flatMap((piece) => {
    const now = state.pieces.find(({ id }) => id === piece.id);
    if (now?.zone !== 'play' || piece.zone !== 'play') return [];
    const named = events.some((event) =>
      Object.values(event.data).some(
        (value) => value === piece.id || (Array.isArray(value) && value.includes(piece.id)),
      ),
    );
    const same = (['focus', 'shields', 'damage'] as const).every((key) => piece[key] === now[key]);
    // Who refreshes is told of as a whole.
    const refreshed = events.some(({ kind }) => /refresh|shield|unfocus/.test(kind));
    return same || named || refreshed
      ? []
      : [`${piece.id} after ${events.map(({ kind }) => kind).join()}`];
  });

/** Where each rule that names one side, one card or one moment may be cited. */
const misplaced = ({ before, prompt, events }: Moment): readonly string[] => {
  const wrong: string[] = [];
  if (prompt.kind !== 'over' && prompt.task === 'edge-place') {
    const rules = short(prompt.rules);
    const isAttacker = prompt.by === before.active;
    if (rules.includes('edge-battle.attacker-first') !== isAttacker) wrong.push('edge, attacker');
    if (rules.includes('edge-battle.defender-next') === isAttacker) wrong.push('edge, defender');
  }
  if (prompt.kind === 'chance' && prompt.task === 'draw-card') {
    const rules = short(prompt.rules);
    if (rules.includes('setup.hand') !== (before.phase === 'setup')) wrong.push('draw');
  }
  for (const event of events) {
    const rules = short(event.rules);
    if (event.kind !== 'card-played') continue;
    const { type } = cardOf(pieceOf(before, event.data.piece).card);
    const attached = event.data.host !== null;
    if (rules.includes('enhancements.attach') !== (type === 'enhancement' && attached)) {
      wrong.push(`${type}: attach`);
    }
    if (rules.includes('enhancements.play-area') !== (type === 'enhancement' && !attached)) {
      wrong.push(`${type}: play area`);
    }
  }
  return wrong;
};

/** Events that name a card or a number they may not name. */
const untrue = ({ before, prompt, events }: Moment): readonly string[] => {
  const wrong: string[] = [];
  const was = (id: string) => before.pieces.find((piece) => piece.id === id);
  const kinds = events.map(({ kind }) => kind);
  for (const event of events) {
    switch (event.kind) {
      case 'edge-passed':
        if (event.data.passes < 1 || event.data.passes > 2) wrong.push('a third pass');
        break;
      case 'force-card-returned':
        if (was(event.data.piece)?.committed !== true) wrong.push('a Force card from nobody');
        break;
      case 'forced-focus':
        if (was(event.data.by)?.card !== 'intimidated') wrong.push('forced by something else');
        break;
      case 'rescued':
        if (was(event.data.piece)?.zone !== 'captured') wrong.push('rescued who was free');
        break;
      case 'force-struggle':
        if (!kinds.some((kind) => kind === 'balance-stays' || kind === 'balance-turned')) {
          wrong.push('a struggle without an end');
        }
        break;
      default:
    }
  }
  const frame = before.agenda.at(-1);
  if (prompt.kind === 'chance' && frame?.at === 'rescue-draw') {
    const faces = prompt.draws.flatMap((draw) => draw.faces.map(({ result }) => result));
    if (faces.some((id) => was(id)?.host !== frame.objective)) wrong.push('rescued from elsewhere');
  }
  return wrong;
};

/** What somebody does at a question, and what tells of it. */
const TELLS: Readonly<Record<string, GameEvent['kind']>> = {
  'draw-discard: discard': 'discarded',
  'window: pass': 'window-passed',
  'window: use': 'ability-used',
  'pay: produce': 'produced',
  'pay: spend': 'card-played',
  'pay: give-up': 'payment-failed',
  'conflict: engage': 'engagement-began',
  'conflict: done': 'conflict-ended',
  'attack: done': 'attacking',
  'defend: done': 'defending',
  'edge-place: place': 'edge-placed',
  'edge-place: pass': 'edge-passed',
  'strike: strike': 'strike-ordered',
  'commit: commit': 'committed',
  'shield: spend-shield': 'shield-spent',
  'protect: move-damage': 'damage-moved',
  'deflect: move-damage': 'damage-moved',
  'shielding: target': 'shielding-used',
  'capture-at: target': 'captured',
  'cancel: cancel': 'event-cancelled',
  'save: interrupt': 'saved',
  'ordered: play': 'card-shown',
  'pile: discard': 'piled',
  'draw-down: discard': 'discarded',
};

/** A deed that nothing tells of, and a question that is put again although it was declined. */
const unanswered = ({ before, prompt, answer, state, events }: Moment): readonly string[] => {
  if (prompt.kind !== 'decision') return [];
  const key = `${prompt.task}: ${answer}`;
  const telling = TELLS[key];
  const silent = telling !== undefined && !events.some(({ kind }) => kind === telling);
  const again =
    answer === 'decline' &&
    JSON.stringify(state.agenda.at(-1)) === JSON.stringify(before.agenda.at(-1));
  return [...(silent ? [`${key} is not told`] : []), ...(again ? [`${key} is asked again`] : [])];
};

describe('what is told and asked', () => {
  it('leaves no token untold, and cites no rule where it is not true', () => {
    const wrong = new Set<string>();
    let told = 0;
    everyMoment(150, (moment) => {
      for (const one of [
        ...untold(moment),
        ...misplaced(moment),
        ...unanswered(moment),
        ...untrue(moment),
      ])
        wrong.add(one);
      told += moment.events.length;
    });
    expect([...wrong]).toEqual([]);
    expect(told).toBeGreaterThan(1000);
  });

  it('counts what a side may not see', () => {
    everyMoment(25, ({ state }) => {
      for (const side of SIDES) {
        const { hidden } = viewOf(state, side);
        const other = otherSide(side);
        const revealed = state.engagement?.revealed === true;
        if (hidden.hand !== inZone(state, other, 'hand').length) throw new Error('hand');
        const stacked = revealed ? 0 : inZone(state, other, 'edge').length;
        if (hidden.edge !== stacked) throw new Error('edge');
      }
    });
  });

  it('takes the answer that was offered, and no other in its place', () => {
    everyMoment(6, ({ before, prompt, state }) => {
      if (prompt.kind !== 'decision') return;
      for (const { choice, allowed } of prompt.options) {
        // The same words from elsewhere, as a link or a person brings them.
        const copy = { ...choice };
        if (allowed) PROCEDURE.apply(before, copy);
        else expect(() => PROCEDURE.apply(before, copy)).toThrow(IllegalChoice);
      }
      const nobody = { kind: 'play', piece: 'nobody-1', host: null } as const;
      expect(() => PROCEDURE.apply(before, nobody)).toThrow(IllegalChoice);
      expect(state).not.toBe(before);
    });
  });
});
