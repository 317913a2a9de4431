import { describe, expect, it } from 'vitest';
import { importsOf, mutated, mutantsOf } from '../bench/support/mutate.ts';

const texts = (source: string): readonly string[] =>
  mutantsOf(source).map((mutant) => mutated(source, mutant));

describe('the mutants of a source', () => {
  it('hold one mistake each', () => {
    expect(texts('const a = b > 2;')).toEqual(['const a = b >= 2;', 'const a = b > 3;']);
    expect(texts('if (x) go();')).toEqual(['if (true) go();', 'if (false) go();', 'if (x) ;']);
    expect(texts('const a = c ? d : e;')).toEqual(['const a = c ? e : e;', 'const a = c ? d : d;']);
    expect(texts('const a = l.filter(f);')).toEqual(['const a = l;']);
    expect(texts('const a = x ?? y;')).toEqual(['const a = x;']);
  });

  it('leave figures, types and names alone: other checks hold those', () => {
    expect(
      texts("const A = { cost: 3 } as const satisfies Card; type B = 3; const c = 'x';"),
    ).toEqual([]);
  });

  it('tell the line of their mistake', () => {
    expect(mutantsOf('\n\nconst a = !b;')).toMatchObject([{ line: 3, was: '!b', text: 'b' }]);
  });
});

describe('what a source imports', () => {
  it('is what it needs to run, not what it only names', () => {
    expect(
      importsOf(
        "import { a } from './a.ts';\nimport type { B } from './b.ts';\nexport * from './c.ts';",
      ),
    ).toEqual(['./a.ts', './c.ts']);
  });
});
