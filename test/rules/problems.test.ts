import { describe, expect, it } from 'vitest';
import { ContentError, ProblemList, reportOf } from '../../src/rules/problems.ts';

const at = (file: string, line: number, column: number) => ({ file, line, column });

describe('the list of mistakes', () => {
  it('is in the order of files, lines and columns, however they were found', () => {
    const list = new ProblemList();
    list.add('spelling', at('b.mdx', 1, 1), 'fifth', '');
    list.add('spelling', at('a.mdx', 10, 1), 'fourth', '');
    list.add('spelling', at('a.mdx', 9, 12), 'third', '');
    list.add('spelling', at('a.mdx', 9, 2), 'second', '');
    list.add('spelling', at('a.mdx', 1, 1), 'first', '');
    const order = list.sorted.map(({ message }) => message);
    expect(order).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  });

  it('stops a build with all of them: place, what is wrong, what to do', () => {
    const list = new ProblemList();
    list.add('unknown-rule', at('a.mdx', 3, 5), 'There is no rule «x».', 'The nearest is «y».');
    list.add('spelling', at('b.mdx', 1, 1), 'No dictionary knows «кубек».', 'Correct it.');
    expect(new ContentError(list.sorted).message).toBe(
      '2 content mistakes\n\n' +
        'a.mdx:3:5 There is no rule «x».\n    The nearest is «y».\n\n' +
        'b.mdx:1:1 No dictionary knows «кубек».\n    Correct it.\n',
    );
    expect(new ContentError(list.sorted.slice(0, 1)).message).toMatch(/^1 content mistake\n/);
  });

  it('begins with what cannot be read, and counts what may only follow from it', () => {
    const list = new ProblemList();
    for (let line = 1; line <= 200; line += 1) {
      list.add('vanished-id', at('a.txt', line, 1), `The id «${line}» is gone.`, 'Restore it.');
    }
    list.add('malformed-markup', at('b.mdx', 7, 1), 'A box is never closed.', 'Close it.');
    list.add('spelling', at('a.mdx', 1, 1), 'No dictionary knows «кубек».', 'Correct it.');
    expect(reportOf(list.sorted)).toEqual([
      'b.mdx:7:1 A box is never closed.\n    Close it.',
      'a.mdx:1:1 No dictionary knows «кубек».\n    Correct it.',
      '200 more that may only follow from these: 200 vanished-id.\n' +
        '    Mend these first; what is left then is shown.',
    ]);
  });

  it('tells one mistake once that many places share, and says how many', () => {
    const list = new ProblemList();
    for (let line = 1; line <= 50; line += 1) {
      list.add(
        'unknown-rule',
        at('a.mdx', line, 3),
        'There is no rule «x».',
        'The nearest is «y».',
      );
    }
    expect(reportOf(list.sorted)).toEqual([
      'a.mdx:1:3 There is no rule «x».\n    The nearest is «y».\n' +
        '    The same at 49 more places: a.mdx:2, a.mdx:3, a.mdx:4, …',
    ]);
  });

  it('counts nothing away where nothing else could be the cause', () => {
    const list = new ProblemList();
    for (let line = 1; line <= 5; line += 1) {
      list.add('vanished-id', at('a.txt', line, 1), `The id «${line}» is gone.`, 'Restore it.');
    }
    expect(reportOf(list.sorted)).toHaveLength(5);
  });
});
