import { beforeAll, describe, expect, it } from 'vitest';
import { recordsOf, type SearchRecord } from '../../src/search/records.ts';
import { addressOf } from '../../src/search/urls.ts';
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
    expect(addressOf('uk', 'hexes.combat.leave')).toBe('/uk/hexes/combat/#leave');
    expect(addressOf('uk', 'hexes.combat')).toBe('/uk/hexes/combat/');
    expect(addressOf('uk', 'hexes.glossary.leader')).toBe('/uk/hexes/glossary/leader/');
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

  it('show with a rule that announces a list what it announces, and no more', async () => {
    const more = {
      'content/hexes/uk/supply.mdx': `---
title: Обоз
summary: Що загін везе з собою.
---

Обоз буває двох видів: [#kinds]

- великий: [#large]
  - кінний; [#horses]
  - піший; [#foot]
- малий. [#small]

## Втрата [#loss]

Обоз лишають на полі. [#left]
`,
    };
    const announcing = recordsOf(await smallGame(more), 'uk');
    const textOf = (id: string) => announcing.find((found) => found.id === id)?.text;
    expect(textOf('hexes.supply.large')).toBe('великий: кінний; піший;');
    expect(textOf('hexes.supply.kinds')).toBe(
      'Обоз буває двох видів: великий: кінний; піший; малий.',
    );
    expect(textOf('hexes.supply.small')).toBe('малий.');
  });

  it('give a term its other words in both languages and in English', () => {
    expect(record('hexes.glossary.leader')?.names).toEqual(['лідер', 'ватажок']);
    expect(record('hexes.glossary.leader')?.foreignNames).toEqual(['leader', 'командир']);
  });

  it('stand under a heading or a topic, which come before them', () => {
    expect(record('hexes.combat.leave')?.above).toBe('hexes.combat.retreat');
    expect(record('hexes.combat.start')?.above).toBe('hexes.combat');
    expect(record('hexes.supply.how')?.above).toBe('hexes.supply.loss');
    expect(record('hexes.combat')?.above).toBeUndefined();
    const ids = records.map(({ id }) => id);
    for (const { id, above } of records) {
      if (above !== undefined) expect(ids.indexOf(above)).toBeLessThan(ids.indexOf(id));
    }
  });

  it('say something themselves, but for headings', () => {
    const silent = records.filter(({ own }) => own === '');
    expect(silent.map(({ kind }) => kind)).toEqual(['section', 'section', 'section']);
  });

  it('show of a topic its first rule and no list of contents, whose words lead there all the same', () => {
    expect(record('hexes.combat')).toMatchObject({
      text: record('hexes.combat.start')?.text,
      own: 'Як вести бій двох загонів.',
    });
  });
});
