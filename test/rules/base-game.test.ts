import { expect, it } from 'vitest';
import { messagesAfter } from './support/spoil.ts';

it('finds nothing wrong with a game in which nothing is wrong', async () => {
  expect(await messagesAfter()).toEqual([]);
});
