import { describe, expect, it } from 'vitest';
import { TACTICS, fullDeck, tacticOf } from '../../../../src/games/rebellion/engine/tactics.ts';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import type {
  CombatAnswer,
  CombatState,
} from '../../../../src/games/rebellion/engine/combat/types.ts';
import type { TacticId } from '../../../../src/games/rebellion/engine/tactics.ts';
import type { Theatre } from '../../../../src/games/rebellion/engine/units.ts';
import {
  END,
  NO_BLOCK,
  STAY,
  asks,
  cards,
  drawn,
  eventsOf,
  quiet,
  run,
  verdict,
  zone,
} from './helpers.ts';

const SPECIAL = drawn('special', 'special', 'blank', 'blank');
const BLANK = drawn('blank', 'blank', 'blank', 'blank');
const SPACE = {
  empire: { 'star-destroyer': 1, 'tie-fighter': 1 },
  rebel: { 'corellian-corvette': 1, 'x-wing': 1 },
} as const;
const GROUND = {
  empire: { 'at-at': 1, stormtrooper: 1, 'star-destroyer': 1 },
  rebel: { airspeeder: 2, 'rebel-trooper': 1 },
} as const;

/** The Empire attacks first and holds only the card in question. */
const holding = (theatre: Theatre, ...ids: readonly TacticId[]) =>
  quiet({
    units: theatre === 'space' ? SPACE : GROUND,
    hands: { empire: cards(theatre, ...ids), rebel: [] },
  });

const play = (theatre: Theatre, card: TacticId): CombatAnswer => ({
  kind: 'play',
  theatre,
  card,
  die: tacticOf({ theatre, card }).needsSpecial ? 'red-1' : null,
});

describe('the decks', () => {
  it('hold fifteen cards each, nineteen titles in all', () => {
    expect(fullDeck('space')).toHaveLength(15);
    expect(fullDeck('ground')).toHaveLength(15);
    expect(TACTICS).toHaveLength(19);
  });

  /** The special die is on the table, the space deck is used up but for what is told. */
  const usedUp = (...discard: readonly TacticId[]): CombatState => {
    const { state } = run(holding('space', 'brilliant-strategy'), SPECIAL);
    return {
      ...state,
      decks: { ...state.decks, space: [] },
      discard: cards('space', ...discard),
    };
  };
  const drawFromIt = (state: CombatState) =>
    combat.apply(combat.apply(state, play('space', 'brilliant-strategy')).state, {
      kind: 'pick-deck',
      theatre: 'space',
    });

  it('are made anew of what has been discarded when they run out', () => {
    const { state, events } = drawFromIt(usedUp('no-escape'));
    // The card that draws lies in the discard pile already.
    expect(events).toContainEqual({
      kind: 'deck-renewed',
      data: { theatre: 'space', cards: 2 },
      rules: ['rebellion.tactic-cards.empty-deck'],
    });
    expect([...state.decks.space].sort()).toEqual(['brilliant-strategy', 'no-escape']);
    expect(state.discard).toEqual([]);
    expect(combat.prompt(state).kind).toBe('chance');
  });
});

describe('tactic cards', () => {
  it('Brilliant Strategy draws two cards, each from a deck of choice', () => {
    const ran = run(
      holding('space', 'brilliant-strategy'),
      SPECIAL,
      play('space', 'brilliant-strategy'),
      { kind: 'pick-deck', theatre: 'ground' },
      drawn('bombardment'),
      { kind: 'pick-deck', theatre: 'space' },
      drawn('no-escape'),
    );
    expect(ran.state.hands.empire).toEqual([
      { theatre: 'ground', card: 'bombardment' },
      { theatre: 'space', card: 'no-escape' },
    ]);
    expect(asks(ran)).toBe('empire: act');
  });

  it('Concentrate Fire rerolls up to two dice at the same time', () => {
    const picking = run(
      holding('space', 'concentrate-fire'),
      BLANK,
      play('space', 'concentrate-fire'),
      { kind: 'pick-die', die: 'red-2' },
    );
    expect(asks(picking)).toBe('empire: pick-dice');
    const ran = run(
      holding('space', 'concentrate-fire'),
      BLANK,
      play('space', 'concentrate-fire'),
      { kind: 'pick-die', die: 'red-2' },
      { kind: 'pick-die', die: 'black-1' },
      drawn('hit', 'special'),
    );
    expect(ran.state.attack?.dice.map((die) => die.face)).toEqual([
      'blank',
      'hit',
      'special',
      'blank',
    ]);
  });

  it('Concentrate Fire cannot reroll a spent die', () => {
    const ran = run(
      holding('space', 'concentrate-fire'),
      SPECIAL,
      { kind: 'draw-card', die: 'red-1' },
      drawn('no-escape'),
      play('space', 'concentrate-fire'),
    );
    expect(verdict(ran, { die: 'red-1' })).toBe('combat.spent-dice');
    expect(verdict(ran, { die: 'red-2' })).toBe('allowed');
  });

  it('Concentrate Fire rolls at once when there is no second die to pick', () => {
    const setup = quiet({
      units: { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } },
      hands: { empire: cards('space', 'concentrate-fire'), rebel: [] },
    });
    const ran = run(setup, drawn('blank'), play('space', 'concentrate-fire'), {
      kind: 'pick-die',
      die: 'black-1',
    });
    expect(asks(ran)).toBe('empire: reroll');
  });

  it('a second Concentrate Fire may reroll the same die', () => {
    const once = [
      play('space', 'concentrate-fire'),
      { kind: 'pick-die', die: 'red-1' },
      { kind: 'end-dice' },
      drawn('hit'),
    ] as const;
    const setup = holding('space', 'concentrate-fire', 'concentrate-fire');
    const ran = run(setup, BLANK, ...once, ...once);
    expect(eventsOf(ran, 'dice-rerolled')).toHaveLength(2);
  });

  it('Critical Hit deals one damage to any unit of the theatre, whatever its colour', () => {
    const ran = run(holding('space', 'critical-hit'), BLANK, play('space', 'critical-hit'));
    expect(verdict(ran, { figure: 'x-wing-1' })).toBe('allowed');
    expect(verdict(ran, { figure: 'corellian-corvette-1' })).toBe('allowed');
  });

  it('Take It Down puts both damage on one unit', () => {
    const ran = run(
      holding('space', 'take-it-down'),
      SPECIAL,
      play('space', 'take-it-down'),
      { kind: 'damage', figure: 'corellian-corvette-1' },
      END,
    );
    expect(zone(ran, 'corellian-corvette-1')).toBe('sheet');
  });

  it('Onslaught wants different units and lets the player stop after one', () => {
    const ran = run(holding('space', 'onslaught'), SPECIAL, play('space', 'onslaught'), {
      kind: 'damage',
      figure: 'x-wing-1',
    });
    expect(verdict(ran, { figure: 'x-wing-1' })).toBe('golden-rules.card-first');
    expect(verdict(ran, { figure: 'corellian-corvette-1' })).toBe('allowed');
    expect(verdict(ran, { kind: 'end-damage' })).toBe('allowed');
  });

  it('card damage cannot touch the Death Star', () => {
    const setup = quiet({
      units: { empire: { 'death-star': 1, 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } },
      active: 'rebel',
      hands: { empire: [], rebel: cards('space', 'critical-hit') },
    });
    const ran = run(setup, drawn('blank'), play('space', 'critical-hit'));
    expect(verdict(ran, { figure: 'death-star-1' })).toBe('death-star.no-damage');
  });

  it('Unstoppable Assault stops the attacked side from blocking', () => {
    const setup = quiet({
      units: SPACE,
      hands: {
        empire: cards('space', 'unstoppable-assault', 'critical-hit'),
        rebel: cards('space', 'defensive-formation'),
      },
    });
    const damage = [play('space', 'critical-hit'), { kind: 'damage', figure: 'x-wing-1' }] as const;
    const free = run(setup, SPECIAL, ...damage, END);
    expect(verdict(free, { kind: 'block' })).toBe('allowed');
    const barred = run(setup, SPECIAL, ...damage, play('space', 'unstoppable-assault'), END);
    expect(verdict(barred, { kind: 'block' })).toBe('golden-rules.cannot');
    expect(verdict(barred, NO_BLOCK)).toBe('allowed');
  });

  it('No Escape keeps the opponent from retreating in this round only', () => {
    const setup = quiet({
      units: { empire: { 'star-destroyer': 1 }, rebel: { 'corellian-corvette': 1 } },
      leaders: { rebel: ['jan-dodonna'] },
      hands: { empire: cards('space', 'no-escape'), rebel: [] },
    });
    const quietRound = [
      drawn('blank', 'blank', 'blank'),
      END,
      drawn('blank', 'blank'),
      END,
    ] as const;
    const first = run(
      setup,
      drawn('blank', 'blank', 'blank'),
      play('space', 'no-escape'),
      ...quietRound.slice(1),
      STAY,
    );
    expect(verdict(first, { kind: 'retreat' })).toBe('golden-rules.cannot');
    const second = run(
      setup,
      drawn('blank', 'blank', 'blank'),
      play('space', 'no-escape'),
      ...quietRound.slice(1),
      STAY,
      STAY,
      ...quietRound,
      STAY,
    );
    expect(verdict(second, { kind: 'retreat' })).toBe('allowed');
  });

  it('Outmaneuver costs another space card and is refused without one', () => {
    const hit = [
      drawn('hit', 'blank', 'blank', 'blank'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'corellian-corvette-1' },
    ] as const;
    const facing = (held: ReturnType<typeof cards>) =>
      run(quiet({ units: SPACE, hands: { empire: [], rebel: held } }), ...hit);
    expect(verdict(facing(cards('space', 'outmaneuver')), { kind: 'block' })).toBe(
      'golden-rules.card-first',
    );
    const groundOnly = [...cards('space', 'outmaneuver'), ...cards('ground', 'dig-in')];
    expect(verdict(facing(groundOnly), { card: 'outmaneuver' })).toBe('golden-rules.card-first');
    expect(verdict(facing(cards('space', 'outmaneuver', 'outmaneuver')), { kind: 'block' })).toBe(
      'allowed',
    );
  });

  const afterSpace = quiet({
    units: GROUND,
    hands: { empire: cards('ground', 'bombardment', 'escape-plan'), rebel: [] },
    leaders: { empire: ['general-veers'] },
    adjacent: [{ id: 'bespin' }],
  });

  it('Bombardment deals as much damage as a ship has red dice, split as the player likes', () => {
    const ran = run(
      afterSpace,
      drawn('special', 'blank', 'blank', 'blank'),
      play('ground', 'bombardment'),
      { kind: 'pick-ship', figure: 'star-destroyer-1' },
      { kind: 'damage', figure: 'airspeeder-1' },
      { kind: 'damage', figure: 'airspeeder-1' },
    );
    expect(asks(ran)).toBe('empire: act');
    expect(eventsOf(ran, 'damage-assigned')).toHaveLength(2);
  });

  it('Bombardment needs an own ship in the system', () => {
    const setup = quiet({
      units: { ...GROUND, empire: { 'at-at': 1 } },
      hands: { empire: cards('ground', 'bombardment'), rebel: [] },
    });
    expect(verdict(run(setup, drawn('special', 'blank', 'blank')), { kind: 'play' })).toBe(
      'combat.required-unit',
    );
  });

  it('Escape Plan lets ground units retreat without transports, and none are forced to', () => {
    const units = { empire: { 'at-at': 1 }, rebel: { 'rebel-trooper': 1 } };
    const leaders = { empire: ['general-veers'] };
    const setup = quiet({
      units,
      leaders,
      hands: { empire: cards('ground', 'escape-plan'), rebel: [] },
    });
    const rolled = [drawn('blank', 'blank', 'blank')] as const;
    const rest = [END, drawn('blank'), END] as const;
    const without = run(setup, ...rolled, ...rest);
    expect(verdict(without, { kind: 'retreat' })).toBe('combat.retreat-capacity');
    const loading = run(setup, ...rolled, play('ground', 'escape-plan'), ...rest, {
      kind: 'retreat',
      leader: 'general-veers',
      to: 'endor',
    });
    expect(verdict(loading, { kind: 'depart' })).toBe('combat.retreat-with-units');
    expect(verdict(loading, { figure: 'at-at-1' })).toBe('allowed');
  });
});
