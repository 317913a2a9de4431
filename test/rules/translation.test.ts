import { describe, expect, it } from 'vitest';
import { itReports } from './support/mistakes.ts';
import { change, messagesAfter, placeIn, remove } from './support/spoil.ts';

const fightRu = 'content/duel/ru/fight.mdx';
const moveUk = 'content/duel/uk/move.mdx';
const moveRu = 'content/duel/ru/move.mdx';

describe('what is told in one language only', () => {
  itReports([
    {
      mistake: 'a topic',
      changes: [remove(moveRu)],
      place: placeIn('content/duel/topics.yaml', 'move\n        sources'),
      says: 'The topic «move» has no text in content/duel/ru.',
      advises: 'Write content/duel/ru/move.mdx, with the same ids as in the other language.',
    },
    {
      mistake: 'a rule of the Ukrainian text',
      changes: [change(moveRu, 'Фигура ходит на две клетки. [#two-steps]\n', '')],
      place: placeIn(moveUk, 'Фігура ходить'),
      says: '«two-steps» has no counterpart in content/duel/ru/move.mdx.',
      advises: 'Add it there in the same place, or remove it here.',
    },
    {
      mistake: 'a rule of the Russian text',
      changes: [change(moveUk, 'Фігура ходить на дві клітинки. [#two-steps]\n', '')],
      place: placeIn(moveRu, 'Фигура ходит'),
      says: '«two-steps» has no counterpart in content/duel/uk/move.mdx.',
      advises: 'Add it there in the same place, or remove it here.',
    },
    {
      mistake: 'a term',
      changes: [
        change(
          'content/duel/glossary.yaml',
          'id: figure\n    kind: unit\n    en: figure\n    uk: { name: фігура, definition: Боєць на дошці. }\n',
          'id: ¦figure\n    kind: unit\n    en: figure\n',
        ),
      ],
      says: 'The term «figure» has no words in «uk».',
      advises: 'Add «uk:» with a name and a definition.',
    },
  ]);

  it('may be a term where the game itself is told in one language', async () => {
    const messages = await messagesAfter(
      change('content/duel/game.yaml', 'languages: [uk, ru]', 'languages: [ru]'),
      change(
        'content/duel/glossary.yaml',
        '    uk: { name: фігура, definition: Боєць на дошці. }\n',
        '',
      ),
    );
    expect(messages).toEqual([]);
  });

  it('may be a topic where the game itself is told in one language', async () => {
    const messages = await messagesAfter(
      change('content/duel/game.yaml', 'languages: [uk, ru]', 'languages: [uk]'),
      remove(moveRu),
    );
    expect(messages).toEqual([]);
  });
});

describe('what the two languages tell differently', () => {
  itReports([
    {
      mistake: 'rules in another order',
      changes: [
        change(
          moveRu,
          'Фигура ходит на две клетки. [#two-steps]\n\n:::team\nКапитаны двух команд ходят вместе. [#together]\n:::\n',
          ':::team\n¦Капитаны двух команд ходят вместе. [#together]\n:::\n\nФигура ходит на две клетки. [#two-steps]\n',
        ),
      ],
      says: '«together» stands where the other language has «two-steps».',
      advises: 'Make it agree with content/duel/uk/move.mdx:8.',
    },
    {
      mistake: 'a rule of another kind',
      changes: [
        change(
          moveRu,
          ':::team\nКапитаны двух команд ходят вместе. [#together]\n:::\n',
          '¦Капитаны двух команд ходят вместе. [#together]\n',
        ),
      ],
      says: '«together» is of the kind rule, in the other language team.',
      advises: 'Make it agree with content/duel/uk/move.mdx:11.',
    },
    {
      mistake: 'a rule in another list',
      changes: [change(fightRu, '  - [Капитан]', '- [Капитан]')],
      place: `${fightRu}:11:1`,
      says: '«bonus» stands under «nothing», in the other language under «hit».',
      advises: 'Make it agree with content/duel/uk/fight.mdx:11.',
    },
    {
      mistake: 'an answer about another rule',
      changes: [
        change(
          fightRu,
          ':::faq[Можно ли не бить?]{#must-hit about="hit"}',
          '¦:::faq[Можно ли не бить?]{#must-hit about="hit bonus"}',
        ),
      ],
      says: '«must-hit» is about «hit bonus», in the other language about «hit».',
      advises: 'Make it agree with content/duel/uk/fight.mdx:13.',
    },
  ]);
});
