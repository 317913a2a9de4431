import { describe, expect, it } from 'vitest';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { change, messagesAfter, write } from './support/spoil.ts';

const fight = 'content/duel/uk/fight.mdx';
const note = 'Кубик має шість граней, див. [початок](rule:fight.start).';

describe('a rule without a name', () => {
  const nameIt =
    'End it with «[#a-name]», or put it into an example or a note if it states no rule.';
  itReports([
    {
      mistake: 'a paragraph',
      changes: [change(fight, '## Удар', '¦Потім б’є суперник.\n\n## Удар')],
      says: '«Потім б’є суперник.» has no id.',
      advises: nameIt,
    },
    {
      mistake: 'a list item',
      changes: [change(fight, '- Гравець кидає', '¦- Другий удар слабший.\n- Гравець кидає')],
      says: '«Другий удар слабший.» has no id.',
      advises: nameIt,
    },
    {
      mistake: 'a paragraph inside a box for teams',
      changes: [
        change('content/duel/uk/move.mdx', ':::team\n', ':::team\n¦Команда ходить разом.\n\n'),
      ],
      says: '«Команда ходить разом.» has no id.',
      advises: nameIt,
    },
    {
      mistake: 'a long paragraph by its beginning',
      changes: [change(fight, '## Удар', `¦${'бій '.repeat(30)}\n\n## Удар`)],
      // 57 letters of the 119.
      says: `«${'бій '.repeat(14)}б…» has no id.`,
      advises: nameIt,
    },
    {
      mistake: 'a heading',
      changes: [change(fight, '<Walkthrough', '¦## Далі\n\n<Walkthrough')],
      says: 'The heading «Далі» has no id.',
      advises: 'End it with «[#a-name]».',
    },
    {
      mistake: 'a question',
      changes: [change(fight, '<Walkthrough', '¦:::faq[Чому?]\nБо так.\n:::\n\n<Walkthrough')],
      says: 'The box «:::faq» has no usable id.',
      advises: 'Write «:::faq[Title]{#a-name}» with Latin letters, digits and hyphens.',
    },
    {
      mistake: 'a note with an id of other letters',
      changes: [change(fight, ':::note', '¦:::note{#нотатка}')],
      says: 'The box «:::note» has no usable id.',
      advises: 'Write «:::note[Title]{#a-name}» with Latin letters, digits and hyphens.',
    },
    {
      mistake: 'an id of other letters',
      changes: [change(fight, note, '¦Кубик має шість граней. [#Cube_1]')],
      says: '«[#Cube_1]» is not an id.',
      advises: 'Use lower-case Latin letters, digits and single hyphens.',
    },
  ]);
});

describe('a name that is taken', () => {
  itReports([
    {
      mistake: 'an id that stands twice',
      changes: [change(fight, note, '¦Кубик має шість граней. [#start]')],
      says: 'The id «start» stands already at line 6.',
      advises: 'Give one of the two another name; a published id keeps its rule.',
    },
    {
      mistake: 'a topic listed twice',
      changes: [
        change(
          'content/duel/topics.yaml',
          '      - id: move\n',
          '      - { id: ¦fight, sources: [] }\n      - id: move\n',
        ),
      ],
      says: 'The topic «fight» is listed twice; the first time at line 5.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a term listed twice',
      changes: [
        change(
          'content/duel/glossary.yaml',
          '  - id: figure',
          '  - id: ¦captain\n    kind: unit\n    en: archer\n    uk: { name: стрілець, definition: Стріляє. }\n    ru: { name: стрелок, definition: Стреляет. }\n  - id: figure',
        ),
      ],
      says: 'The term «captain» is listed twice; the first time at line 2.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a section listed twice',
      changes: [change('content/duel/books.yaml', 'id: uk-prizes', 'id: ¦uk-move')],
      says: 'The section «uk-move» is listed twice; the first time at line 9.',
      advises: 'Keep one of the two, or give one another name.',
    },
  ]);
});

describe('a name of the site itself', () => {
  itReports([
    {
      mistake: 'a topic in the place of the questions',
      changes: [
        change(
          'content/duel/topics.yaml',
          '- id: move\n        sources: [uk-move]',
          '- id: move\n        sources: [uk-move]\n      - { id: ¦faq, sources: [] }',
        ),
        write('content/duel/uk/faq.mdx', '---\ntitle: Бій\nsummary: Бій.\n---\n'),
        write('content/duel/ru/faq.mdx', '---\ntitle: Бой\nsummary: Бой.\n---\n'),
      ],
      says: '«faq» is an address of the site itself.',
      advises: 'Choose another name for the topic.',
    },
  ]);

  it.each(['main', 'contents', 'show-faq', 'd-captain'])(
    'reports a rule called %s',
    async (anchor) => {
      const uk = change(fight, '## Удар', `¦Двоє. [#${anchor}]\n\n## Удар`);
      const ru = change('content/duel/ru/fight.mdx', '## Удар', `¦Двое. [#${anchor}]\n\n## Удар`);
      const published = write(
        'content/ids.txt',
        `${baseGame['content/ids.txt']}duel.fight.${anchor}\n`,
      );
      expect(await messagesAfter(uk, ru, published)).toEqual(
        [ru, uk].map(
          ({ place }) =>
            `${place} «${anchor}» is a place on the page that belongs to the site itself.\n` +
            '    Choose another name for the rule.',
        ),
      );
    },
  );
});
