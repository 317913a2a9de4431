import { describe, expect, it } from 'vitest';
import type { Calculator } from '../../src/engine/calculator.ts';
import { deskOf, type Heard } from '../../src/calculator/desk.ts';
import { view as combat } from '../../src/games/rebellion/calculators/combat.ts';
import { view as draw } from '../../src/games/swdbg/calculators/draw.ts';
import { view as edge } from '../../src/games/swlcg/calculators/edge-battle.ts';
import { view as invasion } from '../../src/games/ti4/calculators/invasion.ts';
import { view as space } from '../../src/games/ti4/calculators/space-combat.ts';
import type { OddsView, Values } from '../../src/calculator/view.ts';
import { view as coins } from './support/fixture.ts';

const rising = (shares: readonly number[]): boolean =>
  shares.every((share, at) => share >= (shares[at - 1] ?? 0) && share < 1);

const heardOf = <Question, Answer>(view: OddsView<Question, Answer>, values: Values) => {
  const heard: Heard[] = [];
  deskOf(view).answer({ kind: 'ask', values }, 'uk', (one) => heard.push(one));
  return heard.map(({ share }) => share);
};

describe('a long question', () => {
  it('tells how far it is: plays of a combat', () => {
    const shares = heardOf(combat, { 'e.star-destroyer': 1, 'r.x-wing': 1, cards: 'played' });
    expect(shares.length).toBeGreaterThan(50);
    expect(rising(shares)).toBe(true);
  });

  it('tells how far it is: hands of a deck', () => {
    const shares = heardOf(draw, { 'deck.0': 5, 'deck.1': 5, 'deck.ship-1': 3, hands: 3 });
    expect(shares.length).toBeGreaterThan(2);
    expect(rising(shares)).toBe(true);
  });

  it('tells how far it is: what each rule of a combat is worth', () => {
    const values = { 'a.cruiser': 2, 'b.cruiser': 2, 'a.bonus': 1, 'b.bonus': 1 };
    const shares = heardOf(space, values);
    expect(shares).toEqual([1 / 3, 2 / 3]);
  });

  it('shows the rows of a comparison as they come', () => {
    const heard: Heard[] = [];
    const values = { 'a.coins': 1, 'd.coins': 1 };
    const request = { kind: 'compare', values, changes: ['luck', 'one-more'] } as const;
    const reply = deskOf(coins).answer(request, 'uk', (one) => heard.push(one));
    if (reply.kind !== 'compare') throw new Error(reply.kind);
    expect(heard.map(({ share }) => share)).toEqual([0, 1 / 4, 2 / 4, 3 / 4]);
    expect(heard.map(({ rows }) => rows)).toEqual(
      [0, 1, 2, 3].map((count) => reply.rows.slice(0, count)),
    );
  });
});

/** What a comparison shows of each preset, reckoned in brief and in full. */
const verdicts = <Question, Answer>({
  calculator,
  form,
  question,
  tell,
}: OddsView<Question, Answer>) =>
  form.presets.map(({ values }) => {
    const parsed = calculator.parse(question(values));
    if (!parsed.ok) throw new Error(parsed.problem);
    const by = (reckon: Calculator<Question, Answer>['brief']) =>
      reckon && tell(reckon(parsed.setup), parsed.setup, 'uk', {}).verdict;
    return { brief: by(calculator.brief), full: by(calculator.answer) };
  });

describe('a comparison', () => {
  it.each([
    ['space combat', verdicts(space)],
    ['invasion', verdicts(invasion)],
    ['edge battle', verdicts(edge)],
  ])('shows what the whole answer shows: %s', (_, found) => {
    expect(found.length).toBeGreaterThan(0);
    for (const { brief, full } of found) expect(brief).toEqual(full);
  });
});
