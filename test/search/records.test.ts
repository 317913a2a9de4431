import { beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../src/search/pagefind.ts';
import { recordsOf, type SearchRecord } from '../../src/search/records.ts';
import { smallGame } from './support/small-game.ts';

let records: readonly SearchRecord[];
const record = (id: string): SearchRecord | undefined => records.find((found) => found.id === id);

beforeAll(async () => {
  records = recordsOf(await smallGame(), 'uk');
});

describe('the records of a language', () => {
  it('hold every term, topic, heading, rule and question once', () => {
    expect(records.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'term hexes.glossary.leader',
      'term hexes.glossary.retreat',
      'term hexes.glossary.retreat-marker',
      'topic hexes.combat',
      'rule hexes.combat.start',
      'section hexes.combat.retreat',
      'rule hexes.combat.leave',
      'rule hexes.combat.needs-leader',
      'rule hexes.combat.train',
      'faq hexes.combat.river',
      'faq hexes.combat.night',
      'topic hexes.supply',
      'section hexes.supply.loss',
      'section hexes.supply.how',
      'rule hexes.supply.what',
    ]);
  });

  it('lead to the rule, not to its page', () => {
    expect(record('hexes.combat.leave')?.url).toBe('/uk/hexes/combat/#leave');
    expect(record('hexes.combat')?.url).toBe('/uk/hexes/combat/');
    expect(record('hexes.glossary.leader')?.url).toBe('/uk/hexes/glossary/leader/');
  });

  it('title a rule with the headings above it and a question with itself', () => {
    expect(record('hexes.combat.start')?.title).toBe('Бій');
    expect(record('hexes.combat.leave')?.title).toBe('Бій › Відступ');
    expect(record('hexes.combat.retreat')?.title).toBe('Бій › Відступ');
    expect(record('hexes.supply.what')?.title).toBe('Обоз › Втрата › Як гублять');
    expect(record('hexes.combat.river')?.title).toBe('Чи можна відступити через річку?');
  });

  it('show a heading with the first rule under it', () => {
    expect(record('hexes.combat.retreat')?.text).toBe(record('hexes.combat.leave')?.text);
    expect(record('hexes.supply.loss')?.text).toBe('Обоз має об’єкт постачання.');
  });

  it('give a term its other words in both languages and in English', () => {
    expect(record('hexes.glossary.leader')?.names).toEqual([
      'лідер',
      'ватажок',
      'leader',
      'командир',
    ]);
  });

  it('have ids that their addresses spell', () => {
    expect(records.map(({ url }) => idOf(url))).toEqual(records.map(({ id }) => id));
  });
});
