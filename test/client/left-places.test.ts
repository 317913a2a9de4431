import { describe, expect, it } from 'vitest';
import { type Left, parseLeft, withLeft } from '../../src/client/left-places.ts';

const lesson: Left = { game: 'duel', path: '/uk/duel/learn/first/', name: 'Перший урок' };
const topic: Left = { game: 'duel', path: '/uk/duel/fight/', name: 'Бій' };
const other: Left = { game: 'chess', path: '/ru/chess/castling/', name: 'Рокировка' };

describe('where a reader left', () => {
  it('is the newest place of each game, the newest game first', () => {
    expect(withLeft(withLeft(withLeft([], lesson), other), topic)).toEqual([topic, other]);
  });

  it('is never a list or a page of the whole site', () => {
    for (const path of ['/uk/duel/', '/uk/duel/glossary/captain/', '/uk/duel/faq/', '/uk/']) {
      expect(withLeft([other], { ...lesson, path }), path).toEqual([other]);
    }
  });

  it('is read back as it was written', () => {
    expect(parseLeft(JSON.stringify([topic, other]))).toEqual([topic, other]);
  });

  it.each([
    ['no text', null],
    ['no JSON', '[{'],
    ['no list', JSON.stringify(topic)],
    ['more than would ever be written', JSON.stringify(Array.from({ length: 99 }, () => topic))],
    ['another site', JSON.stringify([{ ...topic, path: '//evil.example/a/b/' }])],
    ['a script', JSON.stringify([{ ...topic, path: 'javascript:alert(1)' }])],
    ['no name', JSON.stringify([{ ...topic, name: '' }])],
    ['a name too long', JSON.stringify([{ ...topic, name: 'а'.repeat(121) }])],
    ['a number for a game', JSON.stringify([{ ...topic, game: 7 }])],
  ])('is nowhere, when the storage holds %s', (_, text) => {
    expect(parseLeft(text)).toEqual([]);
  });
});
