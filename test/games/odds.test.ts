import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { ask, CALCULATOR_IDS, CALCULATORS } from '../../src/games/odds.ts';
import type { CalculatorId, InputOf } from '../../src/games/odds.ts';
import type { Model } from '../../src/rules/model.ts';
import { contentModel } from '../rules/support/content.ts';

const SEEDED = { seed: 1138, numRuns: 300 };

/** One question for each calculator; without it the file does not compile. */
const SAMPLES: { readonly [Id in CalculatorId]: InputOf<Id> } = {
  'rebellion/combat': {
    armies: {
      empire: { units: { 'star-destroyer': 1, 'tie-fighter': 1 } },
      rebel: { units: { 'x-wing': 1, 'y-wing': 1 } },
    },
  },
  'rebellion/mission': { own: { icons: 2 }, enemy: { icons: 2 }, opposed: true },
  'swdbg/draw': { need: 4, hands: 2, deck: { 'imperial-shuttle': 7, stormtrooper: 2, '3': 1 } },
  'swlcg/edge-battle': {
    role: 'defender',
    mine: { stack: { 'icons-2': 1 }, kept: { 'twist-of-fate': 1 } },
    other: { deck: { 'icons-1': 9, 'icons-3': 2, 'twist-of-fate': 2 }, hand: 4, cards: 2 },
  },
  'ti4/invasion': {
    attacker: { units: { infantry: 3 } },
    defender: { units: { infantry: 2 } },
  },
  'ti4/space-combat': {
    attacker: { units: { cruiser: 2, fighter: 1 } },
    defender: { units: { dreadnought: 1 } },
  },
};

const each = CALCULATOR_IDS.map((id) => [id] as const);

const parseOf = (id: CalculatorId) => CALCULATORS[id].parse;

/** The sample with one of its values, however deep, replaced. */
const spoilt = (value: unknown, steps: readonly number[], by: unknown): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)] ?? 'stranger';
  return { ...value, [key]: spoilt(Reflect.get(value, key), rest, by) };
};

const rubbish = fc.oneof(
  fc.anything(),
  fc.constantFrom<unknown>(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '3', null, [], {}),
);

const refuses = (id: CalculatorId, raw: unknown): void => {
  const parsed = parseOf(id)(raw);
  if (parsed.ok) return;
  expect(parsed.path).toBeTypeOf('string');
  expect(parsed.problem).toMatch(/^[a-z0-9-]+$/);
};

let model: Model;

beforeAll(async () => {
  model = await contentModel();
});

describe.each(each)('the calculator %s', (id) => {
  it('is called as it is listed', () => {
    expect(CALCULATORS[id].id).toBe(id);
  });

  it('never throws at rubbish, and refuses it with a path and a problem', () => {
    fc.assert(
      fc.property(rubbish, (raw) => {
        refuses(id, raw);
      }),
      SEEDED,
    );
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), rubbish, (steps, by) => {
        refuses(id, spoilt(SAMPLES[id], steps, by));
      }),
      SEEDED,
    );
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'ti4'],
    ['a list', []],
    ['a key it does not know', { ...SAMPLES[id], stranger: 1 }],
    ['a key of every object', { ...SAMPLES[id], constructor: 1 }],
    ['__proto__ from a file', JSON.parse('{ "__proto__": { "role": "attacker" } }')],
  ])('refuses %s', (_, raw) => {
    expect(parseOf(id)(raw).ok).toBe(false);
  });

  it('answers in plain data, and the same each time', () => {
    const asked = ask(id, SAMPLES[id]);
    if (!asked.ok) throw new Error(`${asked.path}: ${asked.problem}`);
    expect(structuredClone(asked.answer)).toEqual(asked.answer);
    expect(JSON.parse(JSON.stringify(asked.answer))).toEqual(asked.answer);
    expect(ask(id, SAMPLES[id])).toEqual(asked);
  });

  it('cites rules that exist, and no rule that it does not announce', () => {
    const cited: readonly string[] = CALCULATORS[id].cited;
    expect(cited.length).toBeGreaterThan(0);
    const known = new Set<string>(model.rules.keys());
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    const asked = ask(id, SAMPLES[id]);
    const [game = ''] = id.split('/');
    const named = JSON.stringify(asked).match(
      new RegExp(`"${game}\\.[a-z0-9-]+\\.[a-z0-9-]+"`, 'g'),
    );
    const strangers = (named ?? [])
      .map((quoted) => quoted.slice(1, -1))
      .filter((rule) => !cited.includes(rule));
    expect(strangers).toEqual([]);
  });
});

describe('the library of odds', () => {
  it('refuses a calculator that there is not', () => {
    const none = 'swlcg/none' as CalculatorId;
    expect(ask(none, {})).toEqual({ ok: false, path: '', problem: 'unknown-calculator' });
    expect(ask('toString' as CalculatorId, {}).ok).toBe(false);
  });

  it('answers a program as the README shows', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    const example = readme
      .split('```js\n')
      .map((part) => part.split('\n```')[0] ?? '')
      .find((code) => code.includes("'kodeks/odds'"));
    if (example === undefined) throw new Error('The README has no example of kodeks/odds.');
    const ran = spawnSync(process.execPath, ['--input-type=module', '--eval', example], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(ran.stderr).toBe('');
    // C(7,5) / C(10,5) = 21 / 252, and the same number stands beside it in the README.
    expect(Number(ran.stdout)).toBeCloseTo(21 / 252, 15);
    expect(example).toContain(`// ${ran.stdout.trim()}`);
  });
});
