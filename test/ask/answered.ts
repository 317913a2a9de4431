import { describe, expect, it } from 'vitest';
import { promptOf } from '../../src/engine/play.ts';
import { opened, questionOf } from './support.ts';

/** What booklets say of the moment of a question; `null`: it may be done. */
export type Answer = readonly [question: string, choice: object, because: string | null];

/** Holds what the page answers to what people argue about against the booklets. */
export const answered = (game: string, answers: readonly Answer[]): void => {
  describe('the answer to what people argue about', () => {
    it.each(answers)('%s: %j, because of %s', async (id, choice, because) => {
      const { asked } = await opened(questionOf(game, id));
      const prompt = promptOf(await asked());
      if (prompt.kind !== 'decision') throw new Error(`«${id}» asks nothing.`);
      const option = prompt.options.find(
        (one) => JSON.stringify(one.choice) === JSON.stringify({ ...one.choice, ...choice }),
      );
      expect(option?.allowed === true ? null : option?.because).toBe(
        because === null ? null : `${game}.${because}`,
      );
    });
  });
};
