import { describe, expect, it } from 'vitest';
import { inTurns, isRule } from '../../src/drills/make.ts';
import { questionsFor, sourceOf, toldIn } from '../../src/drills/source.ts';
import { ALLOWED } from '../../src/drills/question.ts';
import type { Question } from '../../src/drills/question.ts';
import { daysBefore, ofDay } from '../../src/drills/day.ts';
import { UNITS } from '../../src/games/rebellion/engine/units.ts';
import type { UnitId } from '../../src/games/rebellion/engine/units.ts';
import { cardOf as swdbgCard } from '../../src/games/swdbg/engine/cards.ts';
import type { CardId as SwdbgCard } from '../../src/games/swdbg/engine/cards.ts';
import { cardOf } from '../../src/games/swlcg/engine/cards.ts';
import type { CardId } from '../../src/games/swlcg/engine/cards.ts';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { times } from '../support/effort.ts';
import { mistakesIn } from './support/confirm.ts';

const KINDS = 12;
const MONTH = 31;

const model = await publishedModel();

const digits = (text: string): readonly string[] =>
  (text.match(/\d+/g) ?? []).toSorted((one, other) => Number(one) - Number(other));

describe.each(GAMES.map(({ id }) => id))('practice of %s', (id) => {
  const source = sourceOf(id);
  const game = model.games.find((one) => one.id === id);
  if (!source || !game) throw new Error(`Nothing is asked about ${id}.`);
  const questions = inTurns(source, times(150));
  const told = LANGUAGES.map((language) => ({ language, ...toldIn(game, language) }));

  it('has twelve kinds of questions at least, each of which asks something', () => {
    const kinds = Object.keys(source.kinds);
    expect(kinds.length).toBeGreaterThanOrEqual(KINDS);
    expect(kinds.filter((kind) => !questions.some((one) => one.kind === kind))).toEqual([]);
  });

  it('asks what playing confirms: the right answer holds, the wrong ones do not', () => {
    expect(questions.flatMap((question) => mistakesIn(question, source))).toEqual([]);
  });

  it('asks the same when it is asked again', () => {
    expect(inTurns(source, 40)).toEqual(questions.slice(0, 40));
  });

  it.each(told)(
    'tells each question in other words in $language, and its answers apart',
    (words) => {
      const texts = questions.map(({ kind, facts }) => words.question(kind, facts));
      const twice = texts.filter((text, at) => texts.indexOf(text) < at);
      const alike = questions.filter(({ kind, answers }) => {
        const said = answers.map((value) =>
          isRule(value) || value === ALLOWED ? value : words.answer(kind, value),
        );
        return new Set(said).size < said.length;
      });
      expect(twice).toEqual([]);
      expect(alike.map((one) => one.id)).toEqual([]);
    },
  );

  it('tells the same numbers in both languages', () => {
    const apart = questions.filter(({ kind, facts }) => {
      const [one = [], other = []] = told.map(({ question }) => digits(question(kind, facts)));
      return one.join() !== other.join();
    });
    expect(apart.map((one) => one.id)).toEqual([]);
  });

  it('offers only rules that are written, and the one that decides among them or apart', () => {
    const named = questions.flatMap(({ rule, answers }) => [rule, ...answers.filter(isRule)]);
    expect([...new Set(named)].filter((one) => !model.rules.has(one))).toEqual([]);
  });

  it('asks nothing twice in any month of days', () => {
    const all = questionsFor(id);
    for (const last of ['2026-12-18', '2027-02-01', '2027-06-30', '2031-01-15']) {
      const month = daysBefore(last, MONTH).map((day) => ofDay(all, day)?.id);
      expect(new Set(month).size).toBe(MONTH);
    }
  });
});

/** What each question of a kind must answer by arithmetic that its kind does not share. */
const reckoned = (
  id: string,
  kind: string,
  reckon: (facts: never) => number | string,
): readonly string[] => {
  const source = sourceOf(id);
  const asked: readonly Question[] = source
    ? inTurns({ ...source, kinds: { [kind]: source.kinds[kind] ?? raise(kind) } }, 60)
    : [];
  expect(asked.length).toBeGreaterThan(10);
  return asked
    .filter(({ facts, answers, right }) => answers[right] !== reckon(facts as never))
    .map((one) => one.id);
};

const raise = (kind: string): never => {
  throw new Error(`There is no kind «${kind}».`);
};

type Counts = Readonly<Record<string, number>>;
interface Servant {
  readonly card: CardId;
  readonly focus: number;
  readonly committed: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const powerOf = (units: readonly Servant[]): number =>
  sum(
    units
      .filter(({ focus, committed }) => committed && focus === 0)
      .map(({ card }) => cardOf(card).force ?? 0),
  );

describe('what a reader can reckon without the engine', () => {
  it('rolls a die a ship, and three a war sun', () => {
    const dice = ({ mine }: { readonly mine: Counts }): number =>
      sum(Object.entries(mine).map(([unit, many]) => (unit === 'war-sun' ? 3 : 1) * many));
    expect(reckoned('ti4', 'combat-dice', dice)).toEqual([]);
  });

  it('counts influence and no trade goods as votes', () => {
    const votes = ({ influence }: { readonly influence: readonly number[] }): number =>
      sum(influence);
    expect(reckoned('ti4', 'votes', votes)).toEqual([]);
  });

  it('takes away as many ships as the fleet pool lacks tokens', () => {
    const surplus = ({
      fleet,
      ships,
    }: {
      readonly fleet: number;
      readonly ships: Counts;
    }): number => sum(Object.values(ships)) - fleet;
    expect(reckoned('ti4', 'fleet-limit', surplus)).toEqual([]);
  });

  it('draws up to the reserve', () => {
    const drawn = ({ hand, discards }: { readonly hand: number; readonly discards: boolean }) =>
      Math.max(0, 6 - hand + (discards ? 1 : 0));
    expect(reckoned('swlcg', 'draw-count', drawn)).toEqual([]);
  });

  it('turns the dial once, and twice with the balance on the dark side', () => {
    const dial = (told: { readonly dial: number; readonly balance: string }): number =>
      told.dial + (told.balance === 'dark' ? 2 : 1);
    expect(reckoned('swlcg', 'dial', dial)).toEqual([]);
  });

  it('discards units and the hand, and leaves ships where they are', () => {
    const discarded = ({ units, hand }: { readonly units: number; readonly hand: number }) =>
      units + hand;
    expect(reckoned('swdbg', 'end-discard', discarded)).toEqual([]);
  });

  it('counts the Force of units that are committed and ready', () => {
    const power = ({ units }: { readonly units: readonly Servant[] }): number => powerOf(units);
    expect(reckoned('swlcg', 'force-power', power)).toEqual([]);
  });

  it('turns the balance to whoever has more of the Force, and leaves it where it is at a tie', () => {
    const turned = (told: Record<'light' | 'dark', readonly Servant[]> & { balance: string }) => {
      const gap = powerOf(told.light) - powerOf(told.dark);
      if (gap === 0) return told.balance;
      return gap > 0 ? 'light' : 'dark';
    };
    expect(reckoned('swlcg', 'balance', turned)).toEqual([]);
  });

  it('gives the edge to more icons, and at a tie to the defender', () => {
    type Told = Record<'light' | 'dark', readonly CardId[]> & { readonly attacker: string };
    const edge = ({ attacker, light, dark }: Told): string => {
      const gap =
        sum(light.map((id) => cardOf(id).force ?? 0)) -
        sum(dark.map((id) => cardOf(id).force ?? 0));
      if (gap !== 0) return gap > 0 ? 'light' : 'dark';
      return attacker === 'light' ? 'dark' : 'light';
    };
    expect(reckoned('swlcg', 'edge', edge)).toEqual([]);
  });

  it('rolls no more than five dice of a colour, after the ion cannons', () => {
    type Told = {
      readonly army: Counts;
      readonly colour?: 'red' | 'black';
      readonly cannons?: number;
    };
    const dice = ({ army, colour = 'red', cannons = 0 }: Told): number => {
      const all = Object.entries(army).map(
        ([unit, many]) => (UNITS[unit as UnitId].dice[colour] ?? 0) * many,
      );
      return Math.min(5, Math.max(0, sum(all) - 2 * cannons));
    };
    expect(reckoned('rebellion', 'attack-dice', dice)).toEqual([]);
    expect(reckoned('rebellion', 'ion-cannon', dice)).toEqual([]);
  });

  it('lets damage through to a base only past its ships', () => {
    type Told = {
      readonly attackers: readonly SwdbgCard[];
      readonly shield: { readonly card: SwdbgCard; readonly damage: number };
    };
    const through = ({ attackers, shield }: Told): number =>
      Math.max(
        0,
        sum(attackers.map((id) => swdbgCard(id).attack ?? 0)) -
          ((swdbgCard(shield.card).ship ?? 0) - shield.damage),
      );
    expect(reckoned('swdbg', 'base-behind-ship', through)).toEqual([]);
  });

  it('draws after the shuffle what the deck lacked of five', () => {
    const rest = ({ deck }: { readonly deck: number }): number => 5 - deck;
    expect(reckoned('swdbg', 'drawing', rest)).toEqual([]);
  });
});
