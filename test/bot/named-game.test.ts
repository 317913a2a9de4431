import { describe, expect, it } from 'vitest';
import { answer } from '../../src/bot/answer.ts';
import { namedGame } from '../../src/bot/named-game.ts';
import { siteLibrary } from './support/library.ts';

const library = await siteLibrary();
const named = (text: string) => namedGame(text.split(' '), library.called);

describe('a question that names its game', () => {
  it.each([
    ['rebellion відступ', 'rebellion', 'відступ'],
    ['скільки карт на руці у ребеліоні', 'rebellion', 'скільки карт на руці у'],
    ['Восстание сколько кубиков', 'rebellion', 'сколько кубиков'],
    ['starwars deckbuilding кінець колоди', 'swdbg', 'кінець колоди'],
    ['рука в декбилде', 'swdbg', 'рука в'],
    ['нічия у картковій грі', 'swlcg', 'нічия у'],
    ['LCG щити', 'swlcg', 'щити'],
    ['сумерки империи сколько очков', 'ti4', 'сколько очков'],
    ['сутінків імперії раунд', 'ti4', 'раунд'],
    ['ti4 сброс', 'ti4', 'сброс'],
  ])('«%s» is about %s', (text, game, rest) => {
    expect(named(text)).toEqual({ game, words: rest.split(' ') });
  });

  it.each([
    'чи можна відновити щит',
    'сутінки',
    'когда восстанавливают отряды',
    'lcg',
    'повстанці',
  ])('«%s» names none, or asks nothing else', (text) => expect(named(text)).toBeUndefined());

  it('is answered by that game alone', async () => {
    for (const [text, game] of [
      ['чи скидаю я руку коли беру нові карти lcg', 'swlcg'],
      ['чи скидаю я руку коли беру нові карти декбілд', 'swdbg'],
    ] as const) {
      expect((await answer(library, { text })).entry?.game).toBe(game);
    }
  });
});
