import { describe, expect, it } from 'vitest';
import { ContentError, ProblemList } from '../../src/rules/problems.ts';

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
});
