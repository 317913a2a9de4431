import { describe } from 'vitest';
import { itReports } from './support/mistakes.ts';
import { change, remove, write } from './support/spoil.ts';

const fight = 'content/duel/uk/fight.mdx';
const game = 'content/duel/game.yaml';
const glossary = 'content/duel/glossary.yaml';
const compare = 'Compare with the description of this file in CONTRIBUTING.md.';

describe('a file of the game', () => {
  itReports([
    {
      mistake: 'a missing file',
      changes: [remove('content/duel/books.yaml')],
      place: 'content/duel/books.yaml:1:1',
      says: 'The file is missing.',
      advises: 'Every game folder needs it; CONTRIBUTING.md shows what it holds.',
    },
    {
      mistake: 'YAML that cannot be read',
      changes: [change(game, 'max: 2 }\nlanguages', 'max: 2\n¦languages')],
      says: 'The YAML cannot be read: Flow map in block collection must be sufficiently indented and end with a }.',
      advises: 'Mend the indentation, quotes or brackets at this place.',
    },
    {
      mistake: 'a key written twice',
      changes: [change(game, 'players:', '¦id: duel\nplayers:')],
      says: 'The YAML cannot be read: Map keys must be unique.',
      advises: 'Mend the indentation, quotes or brackets at this place.',
    },
    {
      mistake: 'a value of the wrong type',
      changes: [change(game, 'min: 2', 'min: ¦two')],
      says: '«players.min» does not fit: Invalid input: expected number, received string.',
      advises: compare,
    },
    {
      mistake: 'an unknown key, at the key itself',
      changes: [change(glossary, '    autolink: false', '    ¦autolinks: false')],
      says: '«terms.1» does not fit: Unrecognized key: "autolinks".',
      advises: compare,
    },
    {
      mistake: 'a missing value, at what should hold it',
      changes: [change(game, 'publisher: { name: Nobody, ', 'publisher: ¦{ ')],
      says: '«publisher.name» does not fit: Invalid input: expected string, received undefined.',
      advises: compare,
    },
    {
      mistake: 'an id that cannot stand in an address',
      changes: [change(glossary, 'id: figure', 'id: ¦Figure')],
      says: '«terms.1.id» does not fit: expected lower-case ASCII words joined by hyphens.',
      advises: compare,
    },
    {
      mistake: 'an empty file',
      changes: [write(game, '¦')],
      says: 'The file does not fit: Invalid input: expected object, received null.',
      advises: compare,
    },
    {
      mistake: 'a game in a folder of another name',
      changes: [change(game, 'id: duel', 'id: ¦dual')],
      says: 'The game «dual» lies in the folder content/duel.',
      advises: 'Name the folder and the game alike: addresses are made of that name.',
    },
    {
      mistake: 'a scenario whose name cannot stand in an address',
      changes: [write('content/duel/scenarios/Opening 2.yaml', '¦')],
      says: 'The name of the file is not that of a scenario.',
      advises: 'Name it <scenario>.yaml, with lower-case Latin letters, digits and hyphens.',
    },
    {
      mistake: 'a line of the word list with two words',
      changes: [write('content/words.uk.txt', '# Слова\nдва ¦слова\n')],
      says: 'A second word stands on a line that holds one.',
      advises:
        'Give each word its own line, or put a colon after the first if the others are its forms.',
    },
  ]);
});

describe('a topic', () => {
  itReports([
    {
      mistake: 'a topic without front matter',
      changes: [change(fight, '---\ntitle: Бій\nsummary: Як б’ються дві фігури.\n---\n\n', '¦')],
      says: 'The topic has no front matter.',
      advises: 'Begin the file with «---», a title, a summary and «---».',
    },
    {
      mistake: 'front matter without a summary',
      changes: [change(fight, 'title: Бій\nsummary: Як б’ються дві фігури.\n', '¦title: Бій\n')],
      says: '«summary» does not fit: Invalid input: expected string, received undefined.',
      advises: compare,
    },
    {
      mistake: 'an unknown key of the front matter',
      changes: [change(fight, 'summary: Як', '¦order: 3\nsummary: Як')],
      says: 'The file does not fit: Unrecognized key: "order".',
      advises: compare,
    },
    {
      mistake: 'front matter whose YAML cannot be read',
      changes: [change(fight, 'summary: Як б’ються', 'summary: ¦Як: б’ються')],
      says: 'The YAML cannot be read: Nested mappings are not allowed in compact mappings.',
      advises: 'Mend the indentation, quotes or brackets at this place.',
    },
    {
      mistake: 'MDX that cannot be read, at the stray sign',
      changes: [change(fight, 'Ні:\n', 'Ні, якщо <¦5:\n')],
      says:
        'The text cannot be read: Unexpected character `5` (U+0035) before name, expected a ' +
        'character that can start a name, such as a letter, `$`, or `_`.',
      advises: 'Look for an unclosed tag or a stray «{» or «<» at this place.',
    },
    {
      mistake: 'a file that no list names',
      changes: [write('content/duel/uk/figt.mdx', '¦')],
      says: 'The file is not a topic listed in topics.yaml, so no page would show it.',
      advises:
        'Add «figt» to a group there, or rename the file to <topic>.mdx. The nearest is «fight».',
    },
    {
      mistake: 'a file of another type among the topics',
      changes: [write('content/duel/uk/notes.txt', '¦')],
      says: 'The file is not a topic listed in topics.yaml, so no page would show it.',
      advises:
        'Add «notes.txt» to a group there, or rename the file to <topic>.mdx. The nearest is «move».',
    },
  ]);
});
