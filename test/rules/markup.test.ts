import { describe, expect, it } from 'vitest';
import { itReports } from './support/mistakes.ts';
import { change, messagesAfter, type Change } from './support/spoil.ts';

const fight = 'content/duel/uk/fight.mdx';

/** A mark-up inside a box that needs no id, so that nothing else can be wrong with it. */
const inNote = (marked: string): readonly Change[] => [
  change(fight, 'Кубик має шість граней, див. [початок](rule:fight.start).', marked),
];

const only = 'Use headings, paragraphs, lists, tables and the boxes.';
const isCode = 'Braces in the text are read as program code.';
const withoutBraces = 'Write the words without them, or put a backslash before «{».';

describe('what a text may not hold', () => {
  itReports([
    {
      mistake: 'a word after a colon, which would vanish',
      changes: inNote('Кубик має ¦:слово шість граней.'),
      says: '«:слово» is read as a command and would vanish from the text.',
      advises: 'Put a space after the colon, or a backslash before it.',
    },
    {
      mistake: 'a score, whose second number would vanish',
      changes: inNote('Рахунок 3¦:2 на користь гравця.'),
      says: '«:2» is read as a command and would vanish from the text.',
      advises: 'Put a space after the colon, or a backslash before it.',
    },
    {
      mistake: 'such a word in a table',
      changes: [change('content/duel/uk/move.mdx', '| Тут |', '| Тут ¦:там |')],
      says: '«:там» is read as a command and would vanish from the text.',
      advises: 'Put a space after the colon, or a backslash before it.',
    },
    {
      mistake: 'a box that opens with two colons',
      changes: inNote('¦::example'),
      says: '«::example» is not something a topic can contain.',
      advises: 'A box opens with three colons and ends with «:::» on a line of its own.',
    },
    {
      mistake: 'an unknown box',
      changes: [change(fight, ':::note', '¦:::hint')],
      says: 'There is no box «:::hint».',
      advises: 'The boxes are example, note, faq, team, edition, variant.',
    },
    {
      mistake: 'an id on a box whose rules carry the ids',
      changes: [change('content/duel/uk/move.mdx', ':::team', '¦:::team{#teams}')],
      says: 'The box «:::team» has no «id».',
      advises: 'It takes nothing in braces: the rules inside carry the ids.',
    },
    {
      mistake: 'a misspelt attribute of a box',
      changes: [change(fight, ':::note', '¦:::note{abuot="hit"}')],
      says: 'The box «:::note» has no «abuot».',
      advises: 'In its braces stand «id» and «about» only.',
    },
    {
      mistake: 'HTML inside a sentence',
      changes: inNote('Кубик має ¦<b>шість</b> граней.'),
      says: '<b> stands inside a text.',
      advises: 'Use Markdown in a text; what a topic embeds stands on a line of its own.',
    },
    {
      mistake: 'HTML on its own lines',
      changes: [change(fight, ':::note', '¦<div>\nКубик.\n</div>\n\n:::note')],
      says: '<div> is not something a topic can embed.',
      advises: 'Write <Walkthrough scenario="its-id" />.',
    },
    {
      mistake: 'a script',
      changes: [change(fight, ':::note', '¦<script src="https://example.com/x.js" />\n\n:::note')],
      says: '<script> is not something a topic can embed.',
      advises: 'Write <Walkthrough scenario="its-id" />.',
    },
    {
      mistake: 'a walkthrough without a scenario',
      changes: [change(fight, '<Walkthrough scenario="opening" />', '¦<Walkthrough />')],
      says: '<Walkthrough> is not something a topic can embed.',
      advises: 'Write <Walkthrough scenario="its-id" />.',
    },
    {
      mistake: 'a walkthrough whose scenario is program code',
      changes: [
        change(fight, '<Walkthrough scenario="opening" />', '¦<Walkthrough scenario={x} />'),
      ],
      says: '<Walkthrough> is not something a topic can embed.',
      advises: 'Write <Walkthrough scenario="its-id" />.',
    },
    {
      mistake: 'a walkthrough with something else to it',
      changes: [
        change(
          fight,
          '<Walkthrough scenario="opening" />',
          '¦<Walkthrough scenario="opening" full />',
        ),
      ],
      says: '<Walkthrough> is not something a topic can embed.',
      advises: 'Write <Walkthrough scenario="its-id" />.',
    },
    {
      mistake: 'an expression inside a sentence',
      changes: inNote('Кубик має ¦{3 + 3} граней.'),
      says: isCode,
      advises: withoutBraces,
    },
    {
      mistake: 'an expression on its own line',
      changes: [change(fight, ':::note', '¦{process.env.HOME}\n\n:::note')],
      says: isCode,
      advises: withoutBraces,
    },
    {
      mistake: 'an import',
      changes: [change(fight, '## Удар', "¦import x from 'node:fs';\n\n## Удар")],
      says: 'A line that begins with «import» or «export» is read as program code.',
      advises: 'Remove it: a topic holds words only.',
    },
    {
      mistake: 'a heading of the first level',
      changes: [change(fight, '## Удар', '¦# Удар')],
      says: 'A heading of level 1 stands in the text.',
      advises: 'Use «##» and «###»: the topic’s title is the only heading of the first level.',
    },
    {
      mistake: 'a heading of the fourth level',
      changes: [change(fight, '## Удар', '¦#### Удар')],
      says: 'A heading of level 4 stands in the text.',
      advises: 'Use «##» and «###»: the topic’s title is the only heading of the first level.',
    },
    {
      mistake: 'a link to another site',
      changes: inNote('Кубик має ¦[шість](https://example.com/) граней.'),
      says: 'The link «https://example.com/» leads to no rule, term or topic.',
      advises: 'Write «rule:…», «term:…» or «topic:…»; a text links to nothing outside the site.',
    },
    {
      mistake: 'a link that runs a script',
      changes: inNote('Кубик має ¦[шість](javascript:alert(1)) граней.'),
      says: 'The link «javascript:alert(1)» leads to no rule, term or topic.',
      advises: 'Write «rule:…», «term:…» or «topic:…»; a text links to nothing outside the site.',
    },
    {
      mistake: 'a picture',
      changes: inNote('Кубик ¦![грань](die.png) має шість граней.'),
      says: 'A topic cannot contain «image».',
      advises: only,
    },
    {
      mistake: 'a block of code',
      changes: inNote('¦```\nкод\n```'),
      says: 'A topic cannot contain «code».',
      advises: only,
    },
    {
      mistake: 'an id that stands before the end of its paragraph',
      changes: inNote('¦Кубик [#die] має шість граней.'),
      says: '«[#die]» stands where it names nothing.',
      advises: 'Put it at the very end of a paragraph, an item, a heading or a row’s last cell.',
    },
    {
      mistake: 'an id in the head of a table',
      changes: [change('content/duel/uk/move.mdx', '| Куди |', '| ¦Куди [#head] |')],
      says: '«[#head]» stands where it names nothing.',
      advises: 'Put it at the very end of a paragraph, an item, a heading or a row’s last cell.',
    },
    {
      mistake: 'a quotation',
      changes: inNote('¦> Кубик має шість граней.'),
      says: 'A topic cannot contain «blockquote».',
      advises: only,
    },
  ]);

  it('reports every mistake of a text at once, in the order of the text', async () => {
    const messages = await messagesAfter(
      change(fight, 'Кубик має шість', 'Кубик :має <b>шість</b> {1}'),
    );
    expect(messages.map((message) => message.split(' ')[0])).toEqual(
      ['21:7', '21:12', '21:25'].map((place) => `${fight}:${place}`),
    );
  });

  it('lets a colon stand that is followed by a space or marked by a backslash', async () => {
    const text = 'Рахунок 3\\:2, тобто: перемога.';
    const russian = change(
      'content/duel/ru/fight.mdx',
      'У кубика шесть граней, см. [начало](rule:fight.start).',
      'Счёт 3\\:2, то есть: победа.',
    );
    expect(await messagesAfter(...inNote(text), russian)).toEqual([]);
  });
});
