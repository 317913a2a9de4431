import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/rules/languages.ts';
import type { Game } from '../../src/rules/model.ts';
import { isAlias, ruleIndex, type IndexTopic } from '../../src/rules/ask/rule-index.ts';
import { contentModel } from './support/content.ts';
import { baseModel } from './support/spoil.ts';

const gameOfBase = async (): Promise<Game> => {
  const [game] = (await baseModel()).games;
  if (game === undefined) throw new Error('The little game was not loaded.');
  return game;
};

const flat = (topics: readonly IndexTopic[]) =>
  topics.map(({ topic, places }) => [
    topic.id,
    ...places.map(({ path, rules }) => `${path.join(' › ')}: ${rules.join(' ')}`),
  ]);

const entriesOf = (game: Game, language: Language) =>
  ruleIndex(game, language).flatMap(({ entries }) => entries);

describe('the alphabetical index', () => {
  it('lists under a term the rules that define it, then those that mention it', async () => {
    const [captain] = entriesOf(await gameOfBase(), 'uk').filter(
      (entry) => !isAlias(entry) && entry.term.id === 'captain',
    );
    if (captain === undefined || isAlias(captain)) throw new Error('The captain is not listed.');
    expect(flat(captain.defining)).toEqual([
      ['fight', 'Удар: duel.fight.bonus duel.fight.must-hit'],
    ]);
    expect(flat(captain.mentioning)).toEqual([['move', 'Крок: duel.move.together']]);
  });

  it('is in the order of the alphabet, and sends another word on to the term', async () => {
    const game = await gameOfBase();
    const told = ruleIndex(game, 'uk').map(({ letter, entries }) => [
      letter,
      ...entries.map((entry) => (isAlias(entry) ? `${entry.alias} → ${entry.name}` : entry.name)),
    ]);
    expect(told).toEqual([
      ['В', 'ватажок → капітан'],
      ['К', 'капітан'],
      ['Ф', 'фігура'],
    ]);
  });

  it('leaves out a term that no rule mentions', async () => {
    const game = await gameOfBase();
    const [captain] = game.terms;
    if (captain === undefined) throw new Error('The little game has no terms.');
    const unheard = { ...captain, id: 'unheard', rules: [] };
    expect(ruleIndex({ ...game, terms: [unheard] }, 'uk')).toEqual([]);
  });

  it('files a name under the letter it looks like', async () => {
    const game = await gameOfBase();
    const terms = game.terms.map((term) => ({
      ...term,
      words: {
        ru: {
          name: 'X-фигура',
          definition: '',
          aliases: [],
          slang: [],
          forms: [],
          translated: false,
        },
      },
    }));
    const [letter] = ruleIndex({ ...game, terms }, 'ru');
    expect(letter?.letter.codePointAt(0)).toBe('Х'.codePointAt(0));
  });

  it('finds every rule under each of its terms, in both languages', async () => {
    const { games } = await contentModel();
    for (const game of games) {
      for (const language of game.languages) {
        const listed = new Set(
          entriesOf(game, language).flatMap((entry) =>
            isAlias(entry)
              ? []
              : [...entry.defining, ...entry.mentioning].flatMap(({ places }) =>
                  places.flatMap(({ rules }) => rules.map((rule) => `${entry.term.id} ${rule}`)),
                ),
          ),
        );
        const wanted = game.topics.flatMap(({ rules }) =>
          rules.flatMap(({ id, statements }) =>
            (statements[language]?.terms ?? []).map((term) => `${term} ${id}`),
          ),
        );
        expect(wanted.length).toBeGreaterThan(100);
        expect(wanted.filter((pair) => !listed.has(pair))).toEqual([]);
      }
    }
  });
});
