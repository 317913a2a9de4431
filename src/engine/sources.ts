import { drawAfter } from './deck.ts';
import type { Chance, Drawn } from './procedure.ts';
import { drawFace, randomFrom } from './random.ts';
import type { RandomState } from './random.ts';

/** Where dice and cards come from: a seed, a script, or the reader's own table. */
export type Source = Readonly<
  | { kind: 'seed'; state: RandomState }
  | { kind: 'script'; draws: readonly (readonly string[])[]; then: Source }
  | { kind: 'hand' }
>;

export interface Answer {
  /** null: nobody but the reader can tell. */
  readonly drawn: Drawn | null;
  readonly source: Source;
}

export const fromHand: Source = { kind: 'hand' };

export const fromSeed = (seed: number): Source => ({ kind: 'seed', state: randomFrom(seed) });

export const fromScript = (
  draws: readonly (readonly string[])[],
  then: Source = fromHand,
): Source => ({ kind: 'script', draws, then });

export const askSource = (source: Source, prompt: Chance): Answer => {
  switch (source.kind) {
    case 'hand':
      return { drawn: null, source };
    case 'script': {
      const [results, ...draws] = source.draws;
      if (!results) return askSource(source.then, prompt);
      return { drawn: { kind: 'drawn', results }, source: { ...source, draws } };
    }
    case 'seed': {
      let { state } = source;
      const results: string[] = [];
      for (const index of prompt.draws.keys()) {
        const draw = drawAfter(prompt.draws, results, index);
        if (!draw) continue;
        const face = drawFace(state, draw);
        state = face.state;
        results.push(face.value);
      }
      return { drawn: { kind: 'drawn', results }, source: { kind: 'seed', state } };
    }
  }
};
