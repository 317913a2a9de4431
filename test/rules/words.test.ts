import { describe, expect, it } from 'vitest';
import { itReports } from './support/mistakes.ts';
import { change, messagesAfter, write } from './support/spoil.ts';

const fight = 'content/duel/uk/fight.mdx';
const glossary = 'content/duel/glossary.yaml';
const scenario = 'content/duel/scenarios/opening.yaml';
const addUk = 'Correct it, or add the word to content/words.uk.txt if it is right.';
const addRu = 'Correct it, or add the word to content/words.ru.txt if it is right.';

describe('a misspelt word', () => {
  itReports([
    {
      mistake: 'one in a rule',
      changes: [change(fight, 'Гравець кидає кубик', 'Гравець кидає ¦кубек')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in a Russian rule',
      changes: [change('content/duel/ru/fight.mdx', 'Игрок бросает кубик', 'Игрок бросает ¦кубек')],
      says: 'No dictionary knows «кубек».',
      advises: addRu,
    },
    {
      mistake: 'one in a box without an id',
      changes: [change(fight, 'Кубик має', '¦Кубек має')],
      says: 'No dictionary knows «Кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in a question',
      changes: [change(fight, 'Чи можна не бити?', 'Чи можна не кинути ¦кубек?')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in the head of a table',
      changes: [change('content/duel/uk/move.mdx', '| Куди |', '| ¦Кубек |')],
      says: 'No dictionary knows «Кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in a summary',
      changes: [change(fight, 'summary: Як б’ються', 'summary: Як ¦кубек б’ються')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
    {
      mistake: 'one that stands twice in a paragraph, once',
      changes: [change(fight, 'Гравець кидає кубик', 'Гравець кидає ¦кубек і ще кубек')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in a definition',
      changes: [change(glossary, 'Боєць на дошці', 'Боєць на ¦кубек')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in an alias',
      changes: [change(glossary, '[ватажок]', '[ватажок, ¦ватожок]')],
      says: 'No dictionary knows «ватожок».',
      advises: addUk,
    },
    {
      mistake: 'one on the game’s page',
      changes: [
        change(
          'content/duel/game.yaml',
          'summary: { uk: Бій двох фігур.',
          'summary: { uk: ¦Двобий двох фігур.',
        ),
      ],
      says: 'No dictionary knows «Двобий».',
      advises: addUk,
    },
    {
      mistake: 'one in a step of a flow',
      changes: [change('content/duel/game.yaml', 'Киньте кубик', 'Киньте ¦кубек')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
    {
      mistake: 'one in the name of a group',
      changes: [change('content/duel/topics.yaml', 'uk: Гра', 'uk: ¦Двобий')],
      says: 'No dictionary knows «Двобий».',
      advises: addUk,
    },
    {
      mistake: 'one in a worked example',
      changes: [change(scenario, 'uk: Початок', 'uk: ¦Пачаток')],
      says: 'No dictionary knows «Пачаток».',
      advises: addUk,
    },
    {
      mistake: 'Latin letters in a Cyrillic word',
      changes: [change(fight, 'Гравець кидає кубик', 'Гравець кидає ¦кyбик')],
      says: '«кyбик» mixes Latin and Cyrillic letters.',
      advises: 'Retype it in one alphabet: «кубик».',
    },
    {
      mistake: 'a wrong apostrophe',
      changes: [change(fight, 'капітан б’є завжди', "капітан ¦б'є завжди")],
      says: "«б'є» has a wrong apostrophe.",
      advises: 'Write «б’є», with ’.',
    },
    {
      mistake: 'straight quotes, not those of an attribute before them',
      changes: [change(fight, 'Ні:\n', 'Ні, ¦"ніколи":\n')],
      says: 'A straight quote " stands in the text.',
      advises: 'Use «» or the apostrophe ’.',
    },
    {
      mistake: 'a word that only looks right inside another',
      changes: [change(fight, 'Гравець кидає кубик', 'Гравець кубекар, тобто ¦кубек')],
      says: 'No dictionary knows «кубек».',
      advises: addUk,
    },
  ]);

  it('is right once the word list has it', async () => {
    const messages = await messagesAfter(
      change(fight, 'Гравець кидає кубик', 'Гравець кидає кубек'),
      write('content/words.uk.txt', 'кубек\n'),
    );
    expect(messages).toEqual([]);
  });

  it('is not sought in the printed names of a booklet’s sections', async () => {
    const printed = change('content/duel/books.yaml', 'title: Призи', 'title: Кубек');
    expect(await messagesAfter(printed)).toEqual([]);
  });
});

describe('a term', () => {
  itReports([
    {
      mistake: 'an alias that another term has as its name',
      changes: [
        change(glossary, 'uk: { name: фігура,', 'uk: { name: фігура, aliases: [¦ватажок],'),
      ],
      says: '«ватажок» means «captain» already, so it can never lead to «figure».',
      advises: 'Name one of the two terms otherwise, or remove the alias.',
    },
    {
      mistake: 'a name in another form of another term’s name',
      changes: [change(glossary, 'uk: { name: фігура,', 'uk: { name: ¦капітана,')],
      says: '«капітана» means «captain» already, so it can never lead to «figure».',
      advises: 'Name one of the two terms otherwise, or remove the alias.',
    },
  ]);
});
