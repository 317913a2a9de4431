import { change, placeIn } from '../support/spoil.ts';
import type { AuthorsMistake } from './mistake.ts';

const fight = 'content/duel/uk/fight.mdx';
const move = 'content/duel/uk/move.mdx';

const inFile =
  (file: string) =>
  (mistake: string, from: string, marked: string, says: string): AuthorsMistake => ({
    mistake,
    changes: [change(file, from, marked)],
    says,
  });
/** The same, reported at the beginning of what is spoilt. */
const at =
  (file: string, beginning: string) =>
  (mistake: string, from: string, to: string, says: string): AuthorsMistake => ({
    mistake,
    changes: [change(file, from, to)],
    place: placeIn(file, beginning),
    says,
  });
const inFight = inFile(fight);
const inQuestion = at(fight, ':::faq');
const inFirst = at(fight, 'Бій починає');
const inMove = inFile(move);

const note = 'Кубик має шість граней, див. [початок](rule:fight.start).';
const inNote = (mistake: string, marked: string, says: string): AuthorsMistake =>
  inFight(mistake, note, marked, says);

/** The same change of both languages, so that they do not differ besides. */
const inBoth = (
  mistake: string,
  [uk, ru]: readonly [string, string],
  [markedUk, markedRu]: readonly [string, string],
  says: string,
): AuthorsMistake => ({
  mistake,
  changes: [change(fight, uk, markedUk), change('content/duel/ru/fight.mdx', ru, markedRu)],
  says,
});

/** What stands in the wrong place of a text, or is not whole. */
export const inMarkUp: readonly AuthorsMistake[] = [
  inFight(
    'a box that is never closed',
    ':::note\nКубик має шість граней, див. [початок](rule:fight.start).\n:::\n',
    `¦:::note\n${note}\n`,
    'The box «:::note» is never closed.',
  ),
  inQuestion(
    'a box that is not closed before the next',
    '- фігура б’є за ним.\n:::\n',
    '- фігура б’є за ним.\n',
    'The box «:::faq» is not closed before «:::note» opens at line 19.',
  ),
  inQuestion(
    'a box inside another',
    'Ні:\n',
    ':::note\nТак.\n:::\n\nНі:\n',
    'The box «:::faq» is not closed before «:::note» opens at line 14.',
  ),
  inFight(
    'a closing line too many',
    '<Walkthrough',
    '¦:::\n\n<Walkthrough',
    '«:::» closes no box.',
  ),
  inFight(
    'a space before the name of a box',
    ':::note',
    '¦::: note',
    '«::: note» does not open a box.',
  ),
  inFight(
    'the text of a box on its first line',
    ':::note\nКубик',
    '¦:::note Кубик',
    '«:::note Кубик має шість граней, див. ',
  ),
  inFight(
    'a space before the braces of a box',
    '{#must-hit',
    ' {¦#must-hit',
    'The text cannot be read:',
  ),
  inFight('a title that is not closed', 'бити?]{', 'бити?{¦', 'The text cannot be read:'),
  at('content/duel/uk/learn/first-blow.mdx', ':::example')(
    'a box of a lesson that is never closed',
    ':::\n\n<Exercise',
    '\n<Exercise',
    'The box «:::example» is never closed.',
  ),
  at(fight, ':::note')('an empty box', `${note}\n`, '', 'The box «:::note» is empty.'),
  {
    ...inBoth(
      'a difference that does not begin with what holds',
      [
        ':::faq[Чи можна не бити?]{#must-hit about="hit"}\nНі:',
        ':::faq[Можно ли не бить?]{#must-hit about="hit"}\nНет:',
      ],
      [
        `:::edition[Чи можна не бити?]{#must-hit about="hit"}\n${'Ні. '.repeat(40)}`,
        ':::edition[Можно ли не бить?]{#must-hit about="hit"}\nНет:',
      ],
      'The box «:::edition» does not begin with what holds.',
    ),
    place: placeIn(fight, ':::faq'),
  },
  inQuestion(
    'a question that is not asked',
    '[Чи можна не бити?]',
    '',
    'The box «:::faq» has no title.',
  ),
  inQuestion(
    'an answer about itself',
    'about="hit"',
    'about="must-hit"',
    'The box is about itself.',
  ),
  inQuestion(
    'an answer about a rule twice',
    'about="hit"',
    'about="hit hit"',
    'The box is about «hit» twice.',
  ),
  inQuestion(
    'a misspelt attribute',
    'about="hit"',
    'abuot="hit"',
    'The box «:::faq» has no «abuot».',
  ),
  inQuestion(
    'an id without its sign',
    '{#must-hit',
    '{must-hit',
    'The box «:::faq» has no «must-hit».',
  ),
  inQuestion(
    'an id with a capital',
    '{#must-hit',
    '{#Must-hit',
    'The box «:::faq» has no usable id.',
  ),
  inQuestion('a class', '{#must-hit', '{.big #must-hit', 'The box «:::faq» has no «class».'),
  inNote('a link without words', 'Див. ¦[](rule:hit).', 'The link has no words.'),
  inNote('a link to a page elsewhere', 'Див. ¦[сайт](https://example.com/).', 'The link «https:'),
  inNote(
    'a bare address',
    'Див. ¦https://example.com/ тут.',
    'The link «https://example.com/» leads to',
  ),
  inNote(
    'a link of an unknown kind',
    'Див. ¦[удар](rules:hit).',
    'The link «rules:hit» leads to no rule',
  ),
  inNote(
    'a link without an aim',
    'Див. ¦[удар]().',
    'The link «» leads to no rule, term or topic.',
  ),
  inNote(
    'a link to a part too many',
    'Шість, див. ¦[удар](rule:a.b.c.d).',
    'The link «rule:a.b.c.d» has too many',
  ),
  inNote('a link to no rule', 'Шість, див. ¦[удар](rule:hitt).', 'There is no rule «hitt».'),
  inNote(
    'a link to no term',
    'Шість, див. ¦[удар](term:hitt).',
    'The glossary has no term «hitt».',
  ),
  inNote(
    'a link to no topic',
    'Шість, див. ¦[удар](topic:fights).',
    'There is no topic «duel.fights».',
  ),
  inNote(
    'an address of a link in the text',
    'Див. удар (rule¦:hit).',
    '«:hit» is read as a command',
  ),
  inNote('an empty item', '- Удар.\n¦-\n- Крок.', 'The item has no words.'),
  inNote('an item that only has an id', '- Удар.\n¦- [#blows]', 'The item has no words.'),
  inNote(
    'a list that begins with two',
    '¦2. Удар.\n3. Крок.',
    'The item has the number 2 where 1 is due.',
  ),
  inNote('a number left out', '1. Удар.\n¦3. Крок.', 'The item has the number 3 where 2 is due.'),
  inNote('a number twice', '1. Удар.\n¦1. Крок.', 'The item has the number 1 where 2 is due.'),
  inNote('an empty paragraph with an id', '¦[#blows]', 'The paragraph has no words.'),
  inMove(
    'a row with a cell too few',
    '| Тут | Там |',
    '¦| Тут |',
    'The row has 1 cells, the head of its table 2.',
  ),
  inMove(
    'a row with a cell too many',
    '| Тут | Там |',
    '¦| Тут | Там | Скрізь |',
    'The row has 3 cells',
  ),
  inMove('an empty cell', '| Тут | Там |', '| Тут ¦| |', 'The cell has no words.'),
  inMove(
    'an empty head of a column',
    '| Звідки | Куди |',
    '| Звідки ¦| |',
    'The cell has no words.',
  ),
  at(move, '| Звідки')(
    'a table without its line',
    '| --- | --- |\n',
    '',
    '«|» would be shown as it stands.',
  ),
  inFight('a heading without words', '## Удар [#blow]', '¦## [#blow]', 'The heading has no words.'),
  inFight(
    'a heading without an id',
    '## Удар [#blow]',
    '¦## Удар',
    'The heading «Удар» has no id.',
  ),
  inFight(
    'a heading of the first level',
    '## Удар',
    '¦# Удар',
    'A heading of level 1 stands in the text.',
  ),
  inFight(
    'a heading of the fourth level',
    '## Удар',
    '¦#### Удар',
    'A heading of level 4 stands in',
  ),
  inFight(
    'a heading over nothing',
    '## Удар',
    '¦## Крок [#step]\n\n## Удар',
    'Nothing stands below the heading.',
  ),
  inBoth(
    'a heading that ends with a full stop',
    ['## Удар [#blow]', '## Удар [#blow]'],
    ['## Удар¦. [#blow]', '## Удар [#blow]'],
    'A title ends with «.».',
  ),
  inFight('a question without its mark', 'бити?]', 'бит¦и]', 'A question ends without its mark.'),
  inFirst(
    'an id in the middle',
    'гравець. [#start]',
    'гравець [#start] з ним.',
    '«[#start]» stands where it names nothing.',
  ),
  inFirst('a rule without an id', ' [#start]', '', '«Бій починає активний гравець.» has no id.'),
  inFirst(
    'an id of a rule without its sign',
    '[#start]',
    '[start]',
    '«Бій починає активний гравець. [start]» has no id.',
  ),
  inFirst(
    'an id in round brackets',
    '[#start]',
    '(#start)',
    '«Бій починає активний гравець. (#start)» has no id.',
  ),
  inFirst('an id with a space', '[#start]', '[# start]', '«[# start]» is not an id.'),
  inFirst('an id with an underscore', '[#start]', '[#st_art]', '«[#st_art]» is not an id.'),
  inFirst('an id in Cyrillic', '[#start]', '[#старт]', '«[#старт]» is not an id.'),
  inFirst(
    'an id twice',
    '[#start]',
    '[#begin] [#start]',
    '«[#begin]» stands where it names nothing.',
  ),
  at(fight, '- Гравець кидає')(
    'an id that is taken',
    '[#start]',
    '[#hit]',
    'The id «hit» stands already at line 6.',
  ),
  inFirst('a number of no booklet', '[#start]', '[#start 7,1]', '«7,1» is not a printed number.'),
  inNote('HTML in a sentence', 'Кубик має ¦<b>шість</b> граней.', '<b> stands inside a text.'),
  inNote('a line break of HTML', 'Кубик¦<br /> має шість граней.', '<br> stands inside a text.'),
  inNote('a remark of HTML', '<¦!-- Кубик. -->', 'The text cannot be read:'),
  inNote('a sign of less', 'Кубик має <¦6 граней.', 'The text cannot be read:'),
  inNote('braces', 'Кубик має ¦{шість} граней.', 'Braces in the text are read as program code.'),
  inNote('braces never closed', 'Кубик має {шість граней.¦', 'The text cannot be read:'),
  inNote('a picture', '¦![Кубик](dice.png)', 'A topic cannot contain «image».'),
  inNote('a quotation', '¦> Кубик.', 'A topic cannot contain «blockquote».'),
  inNote('code', 'Кубик ¦`має` шість граней.', 'A topic cannot contain «inlineCode».'),
  inNote('struck words', 'Кубик ¦~~має~~ шість граней.', 'A topic cannot contain «delete».'),
  inNote('a mark of a footnote without one', 'Кубик[¦^1].', '«^» marks nothing here.'),
  inNote('a score', 'Рахунок 3¦:2.', '«:2» is read as a command and would vanish from the text.'),
  inFight(
    'a misspelt component',
    '<Walkthrough',
    '¦<Walktrough',
    '<Walktrough> is not something a topic can',
  ),
  at(fight, '<Walkthrough')(
    'an unknown scenario',
    'scenario="opening"',
    'scenario="begin"',
    'There is no scenario «begin».',
  ),
];
