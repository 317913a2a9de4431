import { beforeAll, describe, expect, it } from 'vitest';
import type { Course } from '../../src/rules/model.ts';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, change, messagesAfter, placeIn, remove, write } from './support/spoil.ts';

const course = 'content/duel/course.yaml';
const exercises = 'content/duel/exercises.yaml';
const blow = 'content/duel/uk/learn/first-blow.mdx';
const blowRu = 'content/duel/ru/learn/first-blow.mdx';
const step = 'content/duel/uk/learn/first-step.mdx';
const stepRu = 'content/duel/ru/learn/first-step.mdx';

describe('a lesson that cannot be shown', () => {
  itReports([
    {
      mistake: 'a lesson told in one language only',
      changes: [change(course, 'id: first-step', 'id: ¦first-step'), remove(stepRu)],
      says: 'The lesson «first-step» has no text in content/duel/ru/learn.',
      advises:
        'Write content/duel/ru/learn/first-step.mdx, with the same paragraphs as in the other language.',
    },
    {
      mistake: 'a file that course.yaml does not list',
      changes: [write('content/duel/uk/learn/first-stpe.mdx', '¦')],
      says: 'The file is not a lesson listed in course.yaml, so no page would show it.',
      advises:
        'Add «first-stpe» there, or rename the file to <lesson>.mdx. The nearest is «first-step».',
    },
    {
      mistake: 'a file of another type among the lessons',
      changes: [write('content/duel/uk/learn/notes.txt', '¦')],
      says: 'The file is not a lesson listed in course.yaml, so no page would show it.',
      advises:
        'Add «notes.txt» there, or rename the file to <lesson>.mdx. The nearest is «first-step».',
    },
    {
      mistake: 'a lesson without front matter',
      changes: [change(blow, '---\ntitle: Перший удар\nsummary: Як почати бій.\n---\n\n', '¦')],
      says: 'The lesson has no front matter.',
      advises: 'Begin the file with «---», a title, a summary and «---».',
    },
    {
      mistake: 'a task that is done before it begins',
      changes: [change(course, 'times: 1', 'times: ¦0')],
      says: '«lessons.0.board.until.times» does not fit: Too small: expected number to be >=1.',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
    {
      mistake: 'a lesson listed twice',
      changes: [
        change(
          course,
          'exercises: [how-far]\n',
          'exercises: [how-far]\n  - id: ¦first-step\n    sources: []\n    scenario: opening\n',
        ),
      ],
      says: 'The lesson «first-step» is listed twice; the first time at line 10.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a lesson with nothing to try',
      changes: [
        change(
          course,
          '  - id: first-step\n',
          '  - id: ¦first-rest\n    sources: []\n  - id: first-step\n',
        ),
        write('content/duel/uk/learn/first-rest.mdx', baseGame[step] ?? ''),
        write('content/duel/ru/learn/first-rest.mdx', baseGame[stepRu] ?? ''),
      ],
      says: 'The lesson «first-rest» leaves its reader nothing to try.',
      advises: 'Give it exercises or a scenario.',
    },
  ]);
});

describe('a name in a course that leads nowhere', () => {
  itReports([
    {
      mistake: 'an unknown rule in a lesson',
      changes: [change(blow, '[кидок](rule:fight.hit)', '¦[кидок](rule:fight.hi)')],
      says: 'There is no rule «fight.hi».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'an unknown topic in a lesson',
      changes: [change(blow, '[рух](topic:move)', '¦[рух](topic:mvoe)')],
      says: 'There is no topic «duel.mvoe».',
      advises: 'The nearest is «duel.move».',
    },
    {
      mistake: 'an unknown term in a lesson',
      changes: [change(blow, '[капітан](term:captain)', '¦[капітан](term:captn)')],
      says: 'The glossary has no term «captn».',
      advises: 'The nearest is «duel.glossary.captain».',
    },
    {
      mistake: 'an unknown rule behind an answer',
      changes: [change(exercises, 'rule: fight.bonus', 'rule: ¦fight.bonsu')],
      says: 'There is no rule «fight.bonsu».',
      advises: 'The nearest is «duel.fight.bonus».',
    },
    {
      mistake: 'an unknown printed section',
      changes: [change(course, 'sources: [uk-blow]', 'sources: [¦uk-bolw]')],
      says: 'No booklet in books.yaml has a section «uk-bolw».',
      advises: 'The nearest is «uk-blow».',
    },
    {
      mistake: 'an unknown scenario',
      changes: [change(course, 'scenario: opening', 'scenario: ¦openign')],
      says: 'There is no scenario «openign».',
      advises: 'The nearest is «opening».',
    },
    {
      mistake: 'an unknown term among the words of a board',
      changes: [change(course, 'words: [captain]', 'words: [¦captn]')],
      says: 'The glossary has no term «captn».',
      advises: 'The nearest is «duel.glossary.captain».',
    },
    {
      mistake: 'an unknown exercise in the list',
      changes: [change(course, '[how-far]', '[how-far, ¦how-near]')],
      says: 'There is no exercise «how-near» in exercises.yaml.',
      advises: 'The nearest is «how-far».',
    },
    {
      mistake: 'an exercise of another lesson in the text',
      changes: [
        change(step, '## Дві клітинки\n', '## Дві клітинки\n\n¦<Exercise id="who-rolls" />\n'),
      ],
      says: 'The lesson «first-step» has no exercise «who-rolls».',
      advises: 'List it with the lesson in course.yaml, or correct the name.',
    },
  ]);
});

describe('an exercise', () => {
  itReports([
    {
      mistake: 'one with no right answer',
      changes: [
        change(
          exercises,
          '        right: true\n        feedback: { uk: Саме',
          '        feedback: { uk: Саме',
        ),
      ],
      place: `${exercises}:7:7`,
      says: 'The exercise «who-rolls» has 0 right answers; its kind is «one».',
      advises: 'Mark exactly one with «right: true», or make the kind «all».',
    },
    {
      mistake: 'one with two right answers',
      changes: [
        change(
          exercises,
          '        feedback: { uk: Він',
          '        right: true\n        feedback: { uk: Він',
        ),
      ],
      place: `${exercises}:7:7`,
      says: 'The exercise «who-rolls» has 2 right answers; its kind is «one».',
      advises: 'Mark exactly one with «right: true», or make the kind «all».',
    },
    {
      mistake: 'one of the kind «all» whose every answer is right',
      changes: [
        change(
          exercises,
          '        feedback: { uk: Задалеко',
          '        right: true\n        feedback: { uk: Задалеко',
        ),
      ],
      place: `${exercises}:28:7`,
      says: 'Of the exercise «how-far» all answers are right.',
      advises: 'Mark some, not all, with «right: true».',
    },
    {
      mistake: 'one of the kind «all» with no right answer',
      changes: [
        change(
          exercises,
          '        right: true\n        feedback: { uk: Так',
          '        feedback: { uk: Так',
        ),
      ],
      place: `${exercises}:28:7`,
      says: 'Of the exercise «how-far» no answer is right.',
      advises: 'Mark some, not all, with «right: true».',
    },
    {
      mistake: 'steps marked as right',
      changes: [
        change(
          exercises,
          '        feedback: { uk: Спершу',
          '        right: true\n        feedback: { uk: Спершу',
        ),
      ],
      place: `${exercises}:18:7`,
      says: 'The steps of «blow-order» are marked as right answers.',
      advises: 'Take «right» away: the order in which they are written is the answer.',
    },
    {
      mistake: 'an unknown kind',
      changes: [change(exercises, 'kind: all', 'kind: ¦many')],
      says: '«exercises.2.kind» does not fit: Invalid option: expected one of "one"|"all"|"order".',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
    {
      mistake: 'a question in one language only',
      changes: [change(exercises, '{ uk: Куди можна?, ru: Куда можно? }', '¦{ uk: Куди можна? }')],
      says: '«exercises.2.question.ru» does not fit: Invalid input: expected string, received undefined.',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
    {
      mistake: 'one that no lesson has',
      changes: [
        change(course, '[who-rolls, blow-order]', '[who-rolls]'),
        change(exercises, 'id: blow-order', 'id: ¦blow-order'),
      ],
      says: 'No lesson has the exercise «blow-order», so no page would show it.',
      advises: 'List it with a lesson in course.yaml, or remove it.',
    },
    {
      mistake: 'one that two lessons have',
      changes: [change(course, '[how-far]', '[how-far, ¦blow-order]')],
      says: 'The exercise «blow-order» is listed twice; the first time at line 4.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'one written twice',
      changes: [
        change(exercises, 'id: how-far', 'id: ¦blow-order'),
        change(course, 'exercises: [how-far]', 'scenario: opening'),
      ],
      says: 'The exercise «blow-order» is listed twice; the first time at line 14.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a misspelt word in an answer',
      changes: [change(exercises, 'uk: На десять.', 'uk: На ¦кубек.')],
      says: 'No dictionary knows «кубек».',
      advises: 'Correct it, or add the word to content/words.uk.txt if it is right.',
    },
    {
      mistake: 'a misspelt word in what is said of an answer',
      changes: [change(exercises, 'ru: Слишком далеко.', 'ru: Слишком ¦кубек.')],
      says: 'No dictionary knows «кубек».',
      advises: 'Correct it, or add the word to content/words.ru.txt if it is right.',
    },
  ]);
});

describe('the text of a lesson', () => {
  itReports([
    {
      mistake: 'a misspelt word',
      changes: [change(step, 'Спершу', '¦Кубек')],
      says: 'No dictionary knows «Кубек».',
      advises: 'Correct it, or add the word to content/words.uk.txt if it is right.',
    },
    {
      mistake: 'a rule’s name',
      changes: [change(blow, '(term:captain).', '(term:captain)¦. [#hit]')],
      says: '«[#hit]» names a rule, and a lesson states none.',
      advises: 'Take it away; link to the rule of a topic instead.',
    },
    {
      mistake: 'a box that states rules',
      changes: [change(blow, ':::example[Двоє]', '¦:::faq[Двоє]')],
      says: 'There is no box «:::faq» in a lesson.',
      advises: 'The boxes are example, note.',
    },
    {
      mistake: 'a box with an id',
      changes: [change(blow, ':::example[Двоє]', '¦:::example[Двоє]{#two}')],
      says: 'The box «:::example» has no «id».',
      advises: 'It takes nothing in braces: a lesson names no rules.',
    },
    {
      mistake: 'something else to embed',
      changes: [change(blow, '<Exercise id="who-rolls" />', '¦<Quiz id="who-rolls" />')],
      says: '<Quiz> is not something a lesson can embed.',
      advises: 'Write <Walkthrough scenario="its-id" /> or <Exercise id="its-id" />.',
    },
    {
      mistake: 'an exercise embedded twice',
      changes: [
        change(
          blow,
          '<Exercise id="who-rolls" />',
          '<Exercise id="who-rolls" />\n\n¦<Exercise id="who-rolls" />',
        ),
      ],
      says: 'The exercise «who-rolls» is listed twice; the first time at line 12.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a paragraph that the other language lacks',
      changes: [
        change(stepRu, 'шаг](rule:move.step).\n', 'шаг](rule:move.step).\n\n¦Ещё слово.\n'),
      ],
      says: 'Here stands a paragraph without links, in the other language nothing.',
      advises: `Make it agree with ${step}:8.`,
    },
    {
      mistake: 'a paragraph that only the other language has',
      changes: [
        change(step, 'потім [удар](rule:fight.hit).', 'потім [удар](rule:fight.hit).\n- Спинка.'),
      ],
      place: placeIn(stepRu, 'Перед [ударом]'),
      says: 'After this, the other language has a paragraph without links.',
      advises: `Make it agree with ${step}:9.`,
    },
    {
      mistake: 'a paragraph that cites other rules',
      changes: [
        change(
          stepRu,
          '- Перед [ударом](rule:fight.hit) бывает',
          '- ¦Перед [ударом](rule:fight.bonus) бывает',
        ),
      ],
      says: 'Here stands a paragraph with rule:fight.bonus, rule:move.step, in the other language a paragraph with rule:fight.hit, rule:move.step.',
      advises: `Make it agree with ${step}:8.`,
    },
  ]);

  it('may link in another order, and terms or none', async () => {
    expect(await messagesAfter()).toEqual([]);
  });
});

describe('the course of the model', () => {
  let told: Course | undefined;
  beforeAll(async () => {
    told = (await baseModel()).games[0]?.course;
  });

  it('has its lessons in order, with what belongs to them', () => {
    expect(told?.lessons).toMatchObject([
      {
        id: 'first-blow',
        sources: ['uk-blow'],
        exercises: ['who-rolls', 'blow-order'],
        embedded: new Set(['who-rolls']),
        scenario: 'opening',
        texts: { uk: { title: 'Перший удар' }, ru: { title: 'Первый удар' } },
      },
      { id: 'first-step', exercises: ['how-far'], embedded: new Set() },
    ]);
  });

  it('knows of each answer whether it is right and which rule says so', () => {
    expect(told?.exercises.get('who-rolls')?.answers).toMatchObject([
      { right: false, rule: 'duel.fight.bonus' },
      { right: true, rule: 'duel.fight.hit' },
    ]);
  });

  it('is absent where nobody has written one', async () => {
    const without = [course, exercises, blow, blowRu, step, stepRu].map(remove);
    expect(await messagesAfter(...without)).toEqual([]);
  });
});
