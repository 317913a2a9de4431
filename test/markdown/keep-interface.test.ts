import { expect, it } from 'vitest';
import { keepInterface } from '../../src/markdown/keep-interface.ts';

const told =
  '<a href="/uk/duel/fight/#hit">удар</a> <a href="#blow">тут</a> ' +
  '<a class="permalink" href="/uk/duel/fight/hit/">#</a> <a href="/uk/duel/glossary/captain/">капітан</a>';

it('a borrowed text keeps its reader’s menus wherever there are pages with them', () => {
  expect(keepInterface(told, 'uk', 'ru')).toBe(
    '<a href="/ru/duel/fight/#hit">удар</a> <a href="#blow">тут</a> ' +
      '<a class="permalink" href="/uk/duel/fight/hit/">#</a> <a href="/uk/duel/glossary/captain/">капітан</a>',
  );
});

it('a text at home is left as it is', () => {
  expect(keepInterface(told, 'uk', 'uk')).toBe(told);
});

it('words that look like an address are left as they are', () => {
  const words = '<code>/uk/duel/</code> href="/uk';
  expect(keepInterface(words, 'uk', 'ru')).toBe(words);
});
