import { baseGame } from '../support/base-game.ts';
import { change, placeIn, remove, write } from '../support/spoil.ts';
import type { AuthorsMistake } from './mistake.ts';

const ids = 'content/ids.txt';
const record = 'content/releases.txt';
const excuses = 'content/excuses.txt';
const fight = 'content/duel/uk/fight.mdx';
const fightRu = 'content/duel/ru/fight.mdx';

const inFile =
  (file: string) =>
  (mistake: string, from: string, marked: string, says: string): AuthorsMistake => ({
    mistake,
    changes: [change(file, from, marked)],
    says,
  });
const inGame = inFile('content/duel/game.yaml');
const inBooks = inFile('content/duel/books.yaml');
const inTopics = inFile('content/duel/topics.yaml');
const inGlossary = inFile('content/duel/glossary.yaml');
const inExercises = inFile('content/duel/exercises.yaml');
const inScenario = inFile('content/duel/scenarios/opening.yaml');
const inUkrainian = inFile(fight);
const inRussian = inFile(fightRu);

/** The ids of the little game as a release recorded them, and its list of ids after a change. */
const released = (mistake: string, from: string, marked: string, says: string): AuthorsMistake => {
  const published = (baseGame[ids] ?? '').trim().split('\n');
  const lines = published.flatMap((line, at) =>
    line.includes('->') ? [] : `${line} ${String(at + 1).padStart(5, '0')} uk:00000000`,
  );
  return {
    mistake,
    changes: [
      change(ids, from, marked),
      write(record, `release 0.1.0 2026-01-31\n${lines.join('\n')}\n`),
    ],
    says,
  };
};

const excused = (mistake: string, line: string, says: string): AuthorsMistake => ({
  mistake,
  changes: [write(excuses, line)],
  says,
});

/** A sentence of the same rule in both languages. */
const told = (mistake: string, uk: string, ru: string, says: string): AuthorsMistake => ({
  mistake,
  changes: [
    change(fight, 'Бій починає активний гравець.', uk),
    change(fightRu, 'Бой начинает активный игрок.', ru),
  ],
  says,
});
const isMissing = (number: string): string =>
  `«${number}» is a number that the other language does not tell.`;

/** What is wrong with lists, with data, and between the two languages. */
export const inFiles: readonly AuthorsMistake[] = [
  released(
    'two lines of the list of ids swapped',
    'duel.fight.start\nduel.fight.blow\n',
    '¦duel.fight.blow\nduel.fight.start\n',
    '«duel.fight.blow» stands where «duel.fight.start» was released, which paper calls 00001.',
  ),
  released(
    'a line put in the middle of the list of ids',
    'duel.fight.hit\nduel.fight.bonus\n',
    'duel.fight.hit\n¦duel.fight.old -> duel.fight.hit\nduel.fight.bonus\n',
    '«duel.fight.old» stands where «duel.fight.bonus» was released, which paper calls 00004.',
  ),
  released(
    'a line moved to the end of the list of ids',
    'duel.glossary.captain\nduel.glossary.figure\n',
    '¦duel.glossary.figure\nduel.glossary.captain\n',
    '«duel.glossary.figure» stands where «duel.glossary.captain» was released',
  ),
  inFile(ids)(
    'a line of the list of ids doubled',
    'duel.fight.hit\nduel.fight.bonus\n',
    'duel.fight.hit\n¦duel.fight.hit\nduel.fight.bonus\n',
    '«duel.fight.hit» stands already at line 3.',
  ),
  inFile(ids)(
    'an id of two parts',
    'duel.move.step\n',
    '¦duel.step\nduel.move.step\n',
    '«duel.step» is neither',
  ),
  inFile(ids)(
    'an arrow to nothing',
    'duel.move.step\n',
    '¦duel.move.old ->\nduel.move.step\n',
    '«duel.move.old ->» is neither an id nor a pair',
  ),
  inFile(ids)(
    'a successor that is none',
    'duel.fight.first-blow -> duel.fight.hit',
    '¦duel.fight.first-blow -> duel.fight.blows',
    'The successor «duel.fight.blows» does not exist.',
  ),
  {
    mistake: 'a released number that is gone',
    changes: [write(record, 'release 0.1.0 2026-01-31\nduel.fight.hit 00003 uk:00000000 №7.1\n')],
    place: placeIn(fight, '- Гравець кидає'),
    says: '«7.1» was released as a number of «hit» and is gone, so links to it would break.',
  },
  {
    mistake: 'a number of another entry',
    changes: [
      change('content/duel/topics.yaml', '- id: fight\n', "- id: fight\n        number: '7'\n"),
      change(fight, '[#hit]', '[#hit 8.1]'),
      change(fightRu, '[#hit]', '[#hit 8.1]'),
    ],
    place: placeIn(fight, '- Гравець кидає'),
    says: '«8.1» is no number of the entry 7, which the topic tells.',
  },
  excused(
    'an excuse without a reason',
    '¦slip duel.fight.hit:\n',
    '«slip duel.fight.hit:» is no excuse.',
  ),
  excused(
    'an excuse of what cannot be one',
    '¦spelling duel.fight.hit: so\n',
    '«spelling duel.fight.hit: so»',
  ),
  excused(
    'an excuse that nothing needs',
    '¦slip duel.fight.hit: so\n',
    'Nothing needs the excuse of «duel.fight.hit».',
  ),
  inRussian('another number', 'У кубика шесть', 'У кубика ¦восемь', isMissing('восемь')),
  {
    mistake: 'another number in the first language',
    changes: [change(fight, 'має шість', 'має вісім')],
    place: placeIn(fightRu, 'шесть граней'),
    says: isMissing('шесть'),
  },
  inUkrainian(
    'a number that only one language has',
    'активний гравець.',
    'активний гравець, ¦2 рази.',
    isMissing('2'),
  ),
  told('digits that differ', 'Бій триває 3 раунди.', 'Бой длится ¦4 раунда.', isMissing('4')),
  told(
    'a word and another digit',
    'Бій триває три раунди.',
    'Бой длится ¦2 раунда.',
    isMissing('2'),
  ),
  told(
    'an inflected number',
    'Бій із трьома фігурами.',
    'Бой с ¦двумя фигурами.',
    isMissing('двумя'),
  ),
  told('both and three', 'Б’ються обидва.', 'Дерутся все ¦трое.', isMissing('трое')),
  told('twice and thrice', 'Б’ються двічі.', 'Дерутся ¦трижды.', isMissing('трижды')),
  told('an ordinal', 'Це третій раунд.', 'Это ¦четвёртый раунд.', isMissing('четвёртый')),
  told('an ordinal and a number', 'Це третій раунд.', 'Это ¦3 раунд.', isMissing('3')),
  told('a half and a third', 'Це половина поля.', 'Это ¦треть поля.', isMissing('треть')),
  told('a range', 'Бій триває 2–4 раунди.', 'Бой длится 2–¦5 раундов.', isMissing('5')),
  told(
    'a composed number',
    'Це двадцять п’ять ходів.',
    'Это ¦двадцать шесть ходов.',
    isMissing('двадцать шесть'),
  ),
  told('a fraction', 'Це 1,5 ходу.', 'Это 1,¦7 хода.', isMissing('7')),
  told('a date', 'Видано 5 травня.', 'Издано ¦6 мая.', isMissing('6')),
  told('one where the other has two', 'Береться 1 кубик.', 'Берётся ¦2 кубика.', isMissing('2')),
  told('a number said once less', 'Має 2 й 2.', 'Есть ¦3 и 2.', isMissing('3')),
  inGlossary(
    'a number of a definition',
    'Боец на доске.',
    'Боец на ¦двух досках.',
    isMissing('двух'),
  ),
  inExercises('a number of an answer', 'ru: На десять.', 'ru: На ¦девять.', isMissing('девять')),
  inGame(
    'more players at least than at most',
    'players: { min: 2',
    'players: ¦{ min: 3',
    '«players» does not fit: expected no fewer',
  ),
  inGame(
    'a language twice',
    'languages: [uk, ru]',
    'languages: ¦[uk, uk, ru]',
    '«languages» does not fit: expected each entry only once.',
  ),
  inGame(
    'an unknown language',
    'languages: [uk, ru]',
    'languages: [uk, ¦en]',
    '«languages.1» does not fit:',
  ),
  inGame(
    'an empty summary',
    'uk: Бій двох фігур.',
    "uk: ¦' '",
    '«summary.uk» does not fit: expected words.',
  ),
  inGame(
    'an address that is none',
    "'https://example.com/'",
    '¦example',
    '«publisher.url» does not fit: Invalid URL.',
  ),
  inGame(
    'an answer that is neither yes nor no',
    'loops: true',
    'loops: ¦maybe',
    '«flows.0.loops» does not fit:',
  ),
  inGame(
    'an unknown rule of a step',
    'rule: fight.hit',
    'rule: ¦fight.hitt',
    'There is no rule «fight.hitt».',
  ),
  inBooks(
    'a page in words',
    "page: '3'",
    "page: ¦'three'",
    '«books.0.sections.0.page» does not fit: expected a page',
  ),
  inBooks(
    'a level too deep',
    'title: Рух, level: 1',
    'title: Рух, level: ¦4',
    '«books.0.sections.2.level» does not fit:',
  ),
  inTopics(
    'a source twice',
    'must-hit: [uk-fight, uk-blow]',
    'must-hit: ¦[uk-fight, uk-fight]',
    '«groups.0.topics.0.sections.must-hit» does not fit: expected each',
  ),
  inTopics(
    'an unknown source',
    'sources: [uk-move]',
    'sources: [¦uk-walk]',
    'No booklet in books.yaml has a section «uk-walk».',
  ),
  inTopics(
    'an unknown topic to see',
    'see: [move]',
    'see: [¦walk]',
    'There is no topic «duel.walk».',
  ),
  inTopics(
    'sections of an unknown rule',
    'blow: [uk-blow]',
    'blows: ¦[uk-blow]',
    'The topic «fight» has no rule or heading «blows».',
  ),
  inGlossary(
    'an unknown kind of term',
    'kind: unit',
    'kind: ¦soldier',
    '«terms.1.kind» does not fit:',
  ),
  inGlossary(
    'an alias twice',
    '[ватажок]',
    '¦[ватажок, ватажок]',
    '«terms.0.uk.aliases» does not fit: expected each entry only once.',
  ),
  inGlossary(
    'a term of no rule',
    'rules: [fight.bonus]',
    'rules: [¦fight.bonuses]',
    'There is no rule «fight.bonuses».',
  ),
  inGlossary(
    'a definition without a full stop',
    'Боєць на дошці.',
    'Боєць на дошц¦і',
    'The text ends without a stop.',
  ),
  inGlossary('mark-up in a definition', 'Боєць на дошці.', 'Боєць на ¦**дошці.', 'The asterisk at'),
  inGlossary('a tab in data', 'kind: unit', 'kind: unit¦\t', 'A tab stands in the file.'),
  inExercises(
    'an unknown kind of exercise',
    'kind: order',
    'kind: ¦sort',
    '«exercises.1.kind» does not fit:',
  ),
  inExercises(
    'an answer that cites nothing',
    'rule: fight.bonus',
    'rule: ¦fight.bonuss',
    'There is no rule «fight.bonuss».',
  ),
  inScenario(
    'a procedure that does not exist',
    'rebellion/combat',
    '¦rebellion/fight',
    'The example cannot be played',
  ),
  inScenario('a title with a full stop', 'uk: Початок', 'uk: Початок¦.', 'A title ends with «.».'),
  inUkrainian(
    'a key of the front matter twice',
    'title: Бій\n',
    'title: Бій\n¦title: Бій\n',
    'The YAML cannot be read: Map keys must be unique.',
  ),
  inUkrainian(
    'a summary that is too long',
    'summary: Як',
    `summary: ¦${'бій '.repeat(60)}Як`,
    '«summary» does not fit: Too big',
  ),
  inUkrainian('a colon in a title', 'title: Бій', 'title: ¦Бій: удар', 'The YAML cannot be read:'),
  {
    mistake: 'a file that is missing',
    changes: [remove('content/duel/topics.yaml')],
    place: 'content/duel/topics.yaml:1:1',
    says: 'The file is missing.',
  },
  {
    mistake: 'a topic in one language',
    changes: [remove('content/duel/ru/move.mdx')],
    place: placeIn('content/duel/topics.yaml', 'move\n        sources'),
    says: 'The topic «move» has no text in content/duel/ru.',
  },
  inUkrainian(
    'an ending of lines of Windows',
    'title: Бій\n',
    'title: Бій¦\r\n',
    'A line ends as on Windows.',
  ),
  inUkrainian('a tab', 'кидає кубик', 'кидає¦\tкубик', 'A tab stands in the file.'),
  inUkrainian(
    'a soft hyphen',
    'кидає кубик',
    'ки¦\u00ADдає кубик',
    'A soft hyphen stands in a word.',
  ),
  inUkrainian(
    'a space without width',
    'кидає кубик',
    'кидає¦\u200B кубик',
    'An invisible sign stands in the text.',
  ),
  inUkrainian(
    'a mark of direction',
    'кидає кубик',
    'кидає¦\u200F кубик',
    'An invisible sign stands in the text.',
  ),
  inUkrainian(
    'a byte order mark inside',
    'кидає кубик',
    'кидає¦\uFEFF кубик',
    'An invisible sign stands in the text.',
  ),
  inUkrainian(
    'a narrow space',
    'кидає кубик',
    'кидає¦\u202Fкубик',
    'A space of an odd width stands in the text.',
  ),
  inUkrainian(
    'a letter of two signs',
    'активний',
    'активн¦и\u0306',
    'A letter is put together from',
  ),
  inUkrainian(
    'a stress mark',
    'кидає кубик',
    'кида¦є\u0301 кубик',
    'A letter is put together from two signs.',
  ),
  inUkrainian(
    'a lost letter',
    'кидає кубик',
    'кида¦\uFFFD кубик',
    'A letter was lost: «\uFFFD» stands in its place.',
  ),
  inUkrainian('a smile', 'кидає кубик', 'кидає кубик ¦😀', 'A picture stands among the letters.'),
  {
    mistake: 'a byte order mark',
    changes: [write(fight, `¦\uFEFF${baseGame[fight] ?? ''}`)],
    says: 'A byte order mark begins the file.',
  },
  {
    mistake: 'a rule that stands twice',
    changes: [
      change(fight, 'Бій починає активний гравець.', 'Фігура ходить на дві клітинки.'),
      change(fightRu, 'Бой начинает активный игрок.', 'Фигура ходит на две клетки вперёд.'),
    ],
    place: placeIn('content/duel/uk/move.mdx', 'Фігура ходить на дві'),
    says: 'The same words are a rule already at content/duel/uk/fight.mdx:6.',
  },
];
