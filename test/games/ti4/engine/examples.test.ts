import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as parts from '../../../../src/games/ti4/engine/cited-rules.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const rows = read('test/games/ti4/engine/examples.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', source = '', result = '', tests = '', reason = ''] = line.split('\t');
    return { id, source, result, tests: tests.split(', ').filter(Boolean), reason };
  });

const cited = new Set<string>(Object.values(parts).flat());

const topicNames = readdirSync(join(root, 'content/ti4/uk')).flatMap((name) =>
  name.endsWith('.mdx') ? [name.replace('.mdx', '')] : [],
);
const topicText = (topic: string): string => read(`content/ti4/uk/${topic}.mdx`);

const idsOf = (topic: string): readonly string[] =>
  [...topicText(topic).matchAll(/[[{]#([a-z0-9-]+)/g)].map(([, id]) => `ti4.${topic}.${id ?? ''}`);

interface Numbered {
  readonly id: string;
  readonly topic: string;
  /** As printed: 42 and 3 of 42.3•1. */
  readonly entry: string;
  readonly number: number;
}

const numbered: readonly Numbered[] = topicNames.flatMap((topic) =>
  [...topicText(topic).matchAll(/\[#([a-z0-9-]+) (\d+)\.(\d+)/g)].map(
    ([, id = '', entry = '', number]) => ({
      id: `ti4.${topic}.${id}`,
      topic,
      entry,
      number: Number(number),
    }),
  ),
);

/** Rules that the text of a topic leads to, as full ids. */
const calledBy = (topic: string): readonly string[] =>
  [...topicText(topic).matchAll(/\(rule:([a-z0-9.-]+)\)/g)].map(([, to = '']) =>
    to.includes('.') ? `ti4.${to}` : `ti4.${topic}.${to}`,
  );

/** Rules of these articles that no step and no refusal can rest on. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  'ti4.component-limitations.tokens': 'none of the tokens that run out is counted here',
  'ti4.movement.ability-movement': 'a heading over movement by abilities',
  'ti4.movement.ability-only': 'movement by abilities follows their texts',
  'ti4.producing-units.outside-tactical-action': 'production by abilities follows their texts',
};

describe('the examples of the book and those derived from it', () => {
  it('are all listed: 12 of the text, 47 derived', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('A'))).toHaveLength(12);
    expect(ids.filter((id) => id.startsWith('B'))).toHaveLength(47);
    expect(new Set(ids).size).toBe(59);
  });

  it.each(rows)(
    '$id is played by a test that names it, or says why not',
    ({ id, tests, reason }) => {
      expect(tests.length > 0 || reason !== '').toBe(true);
      for (const file of tests) {
        expect(existsSync(join(import.meta.dirname, file))).toBe(true);
        const text = read(`test/games/ti4/engine/${file}`);
        const named = [...text.matchAll(/\(([AB]\d+)(?:–[AB](\d+))?\)/g)].some(([, from, to]) => {
          if (to === undefined) return from === id;
          const number = Number(id.slice(1));
          return id.startsWith('B') && number >= Number(from?.slice(1)) && number <= Number(to);
        });
        expect(named).toBe(true);
      }
    },
  );
});

describe('the rules that the engine cites', () => {
  it('stand in the content', () => {
    const topics = new Set([...cited].map((id) => id.split('.')[1] ?? ''));
    const known = new Set([...topics].flatMap(idsOf));
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
  });

  // Production, sustain damage, space cannon, space combat, ground combat, movement, producing
  // units, the tactical action, the agenda phase, the status phase.
  it.each([
    ['10', 4],
    ['28', 6],
    ['42', 8],
    ['43', 10],
    ['49', 4],
    ['56', 8],
    ['75', 6],
    ['79', 5],
    ['85', 22],
    ['86', 8],
  ])(
    'hold every numbered rule of the printed entry %s (1–%i), and those it calls',
    (entry, last) => {
      const own = numbered.filter((rule) => rule.entry === entry);
      const called = new Set([...new Set(own.map(({ topic }) => topic))].flatMap(calledBy));
      const all = numbered.filter((rule) => own.includes(rule) || called.has(rule.id));
      const numbers = [...new Set(own.map((rule) => rule.number))].sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1));
      expect(all.map(({ id }) => id).filter((id) => !cited.has(id) && !(id in NOT_PLAYED))).toEqual(
        [],
      );
    },
  );

  it('leave out nothing that they do cite', () => {
    expect(Object.keys(NOT_PLAYED).filter((id) => cited.has(id))).toEqual([]);
  });
});
