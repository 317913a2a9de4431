import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAsked, MOST_EDITS, ORIGINS, parseAsked } from '../../src/ask/address.ts';
import { edited } from '../../src/ask/edits.ts';
import { chosenBy } from '../../src/ask/laid.ts';
import { promptOf } from '../../src/engine/play.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import { times } from '../support/effort.ts';
import { opened, QUESTIONS } from './support.ts';

const digits = fc.array(fc.nat(62 * 62 - 1), { maxLength: 200 });
const edit = fc.tuple(fc.constantFrom('time', 'yavin-x-wing', 'red-1'), fc.nat(999));

describe('the address of a position', () => {
  it('brings back where it comes from, what was changed and what was chosen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORIGINS),
        fc.constantFrom('a', 'leader-holds'),
        fc.nat(2 ** 32 - 1),
        digits,
        fc.array(edit, { maxLength: MOST_EDITS }),
        digits,
        (origin, scenario, seed, made, edits, then) => {
          const asked = { origin, link: { scenario, seed, digits: made }, edits, then };
          const text = formatAsked(asked);
          // A chat ends a link at most other signs.
          expect(text).toMatch(/^#[\w.=&-]*\w$/);
          expect(parseAsked(text)).toEqual(asked);
        },
      ),
    );
  });

  it.each(['', '#', '#step-3', '#play=1.a.1', '#odds=1', '#asks=1.a.1', 'ask=1.a.1'])(
    'is not %j',
    (text) => {
      expect(parseAsked(text)).toBeUndefined();
    },
  );

  it.each([
    '#ask=',
    '#ask=1',
    '#ask=2.a.1',
    '#ask=1.a',
    '#ask=1.A.1',
    '#ask=1.a.1.!',
    '#ask=1.a.1&set=',
    '#ask=1.a.1&set=time',
    '#ask=1.a.1&set=time_',
    '#ask=1.a.1&set=time_-1',
    '#ask=1.a.1&set=time_1000',
    '#ask=1.a.1&set=__proto___1',
    '#ask=1.a.1&set=time_1.',
    '#ask=1.a.1&then=',
    '#ask=1.a.1&else=1',
    '#ask=1.a.1&&',
    `#ask=1.a.1.${'0'.repeat(5000)}`,
    `#ask=1.a.1&set=${Array.from({ length: MOST_EDITS + 1 }, () => 'a_1').join('.')}`,
    `#ask=1.a.1&set=${'a'.repeat(20_000)}_1`,
  ])('is refused: %j', (text) => {
    expect(parseAsked(text)).toBeNull();
  });

  it('is nothing, or something that can be read, whatever somebody writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const start of ['', '#ask=', '#from=1.a.1', '#game=1.a.1&set=', '#ask=1.a.1&then=']) {
          const asked = parseAsked(`${start}${text}`);
          if (asked) expect(parseAsked(formatAsked(asked))).toEqual(asked);
        }
      }),
      { numRuns: times(500) },
    );
  });

  it.each(QUESTIONS)('$name survives whatever fields and choices it tells of', async (question) => {
    const { editable, setup, adapterFor, lay } = await opened(question);
    const ids = editable.groupsOf(setup).flatMap(({ fields }) => fields.map(({ id }) => id));
    let random = randomFrom(ids.length);
    const below = (most: number): number => {
      const { state, value } = nextBelow(random, most);
      random = state;
      return value;
    };
    for (let link = 0; link < times(3); link += 1) {
      const edits = Array.from({ length: below(9) }, (): readonly [string, number] => [
        ids[below(ids.length)] ?? 'nothing',
        below(1000),
      ]);
      const wanted = edited(editable, setup, [...edits, ['no-such-field', 3]]);
      if (editable.misfit(wanted)) continue;
      const { procedure } = await adapterFor(wanted);
      const choices = chosenBy(
        procedure,
        Array.from({ length: below(20) }, () => below(9)),
      );
      expect(promptOf(await lay(wanted, choices)).kind).toMatch(/^(?:decision|chance|over)$/);
    }
  });
});
