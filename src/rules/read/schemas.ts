import { z } from 'astro/zod';
import { inEachLanguage, LANGUAGES } from '../languages.ts';

/** What every content file may contain. The one description used by the model, Astro and editors. */

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case ASCII words joined by hyphens');

const words = z.string().regex(/\S/, 'expected words');

const localized = z.strictObject(inEachLanguage(() => words));

const inLines = (most: number) => z.strictObject(inEachLanguage(() => words.max(most)));

/** A list in which a second mention would be a slip. */
const each = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .refine((list) => new Set(list).size === list.length, 'expected each entry only once');

export const KINDS = [
  'rule',
  'section',
  'example',
  'note',
  'faq',
  'team',
  'edition',
  'variant',
] as const;

export const TERM_KINDS = [
  'unit',
  'structure',
  'leader',
  'card',
  'phase',
  'marker',
  'icon',
  'concept',
  'location',
  'action',
] as const;

export const topicFrontMatter = z.strictObject({
  title: words,
  summary: words.max(200),
});

/** A worked example after so many of its choices. */
const moment = z.strictObject({ scenario: slug, after: z.int().min(0) });

const flowStep = z.strictObject({
  id: slug,
  name: localized,
  description: localized.optional(),
  /** A rule of the game: `topic.name`. */
  rule: z.string().min(1).optional(),
});

export const gameFile = z.strictObject({
  id: slug,
  name: z.strictObject({ ...inEachLanguage(() => z.string()), en: z.string() }),
  summary: localized,
  /** Beginnings of the words by which people name it in a question, in any language. */
  called: each(words).optional(),
  players: z
    .strictObject({ min: z.int().min(1), max: z.int().min(1) })
    .refine(({ min, max }) => min <= max, 'expected no fewer at most than at least'),
  languages: each(z.enum(LANGUAGES)).min(1),
  /** Read and checked like any other game, but not on the site yet. */
  draft: z.boolean().optional(),
  publisher: z.strictObject({ name: z.string(), url: z.url() }),
  trademarks: each(words).min(1),
  /** The walkthrough for whoever sees the game for the first time, where it has no course. */
  start: slug.optional(),
  /** A decision of a walkthrough that the first page sets before whoever comes. */
  moment: moment.optional(),
  /** Drawn as pictures on the game's page: what follows what. */
  flows: z.array(
    z.strictObject({ id: slug, name: localized, loops: z.boolean(), steps: z.array(flowStep) }),
  ),
});

export const booksFile = z.strictObject({
  books: z.array(
    z.strictObject({
      id: slug,
      language: z.enum(LANGUAGES),
      title: localized,
      short: localized,
      sections: z.array(
        z.strictObject({
          id: slug,
          title: words,
          level: z.int().min(1).max(3),
          page: z
            .string()
            .regex(/^\d+(?:–\d+)?$/, 'expected a page or pages: 7, 7–9')
            .optional(),
          /** The page is counted from its neighbours, not printed. */
          counted: z.boolean().optional(),
        }),
      ),
    }),
  ),
});

export const topicsFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: slug,
      name: localized,
      topics: z.array(
        z.strictObject({
          id: slug,
          /** The entry’s number in a booklet that numbers its entries. */
          number: z.string().optional(),
          /** The entry of the publisher’s English reference, which has another order. */
          english: z.strictObject({ name: words, number: z.string().min(1) }).optional(),
          sources: each(slug),
          sections: z.record(slug, each(slug)).optional(),
          see: each(slug).optional(),
        }),
      ),
    }),
  ),
});

const termWords = z.strictObject({
  name: words,
  definition: words.max(240),
  aliases: each(words).optional(),
  forms: each(words).optional(),
  /** What players say at the table: the search answers to it, no text links it. */
  slang: each(words).optional(),
  /** The name is our translation: no booklet of this language prints it. */
  translated: z.boolean().optional(),
});

export const glossaryFile = z.strictObject({
  terms: z.array(
    z.strictObject({
      id: slug,
      kind: z.enum(TERM_KINDS),
      en: words,
      uk: termWords.optional(),
      ru: termWords.optional(),
      rules: each(z.string()).optional(),
      autolink: z.boolean().optional(),
    }),
  ),
});

export const scenarioFile = z.strictObject({
  procedure: z.string(),
  title: localized,
  intro: localized,
  sources: each(slug).optional(),
  note: localized.optional(),
  setup: z.record(z.string(), z.unknown()),
  choices: z.array(z.unknown()),
  expect: z.record(z.string(), z.unknown()),
});

export const EXERCISE_KINDS = ['one', 'all', 'order'] as const;

export const exercisesFile = z.strictObject({
  exercises: z.array(
    z.strictObject({
      id: slug,
      /** Choose the one right answer, all the right ones, or put the steps in order. */
      kind: z.enum(EXERCISE_KINDS),
      situation: localized.optional(),
      question: localized,
      /** Steps stand in their right order; readers meet them shuffled. */
      answers: z
        .array(
          z.strictObject({
            text: localized,
            right: z.boolean().optional(),
            feedback: localized,
            rule: z.string().min(1),
          }),
        )
        .min(2)
        .max(4),
    }),
  ),
});

/** How a lesson shows its worked example. */
const lessonBoard = z.strictObject({
  /** What to reach on it. */
  task: localized,
  /** Terms of the glossary that the board says before the text explains them. */
  words: each(slug).default([]),
  /** Choices of the example that are made before the board opens. */
  from: z.int().min(0).default(0),
  /** What has to happen, and how often, until the task is done; else the example ends it. */
  until: z
    .strictObject({
      event: slug,
      data: z.record(z.string(), z.string()).optional(),
      times: z.int().min(1).default(1),
      /** The example is played to its end, and only there it is seen whether this has happened. */
      atEnd: z.boolean().default(false),
    })
    .optional(),
  /** What the lesson is not about: where this is asked, a choice of this kind is made by itself. */
  itself: z.record(slug, slug).default({}),
});

export const courseFile = z.strictObject({
  lessons: z.array(
    z.strictObject({
      id: slug,
      sources: each(slug),
      exercises: each(slug).optional(),
      scenario: slug.optional(),
      board: lessonBoard.optional(),
      /** What to tick off at a table. */
      checklist: slug.optional(),
    }),
  ),
});

const MOST_WORDS_OF_LINE = 9;

/** One page for the table: the rules that are asked for while playing, in the order of play. */
const quickSheet = z.strictObject({
  id: slug,
  title: localized,
  /** Whom or what it is for: a side, a phase. */
  for: localized.optional(),
  /** Tables of the game’s figures that stand above the rules, and which of their columns. */
  tables: z.array(z.strictObject({ id: slug, columns: each(slug).min(1).optional() })).optional(),
  blocks: z
    .array(
      z.strictObject({
        title: localized,
        /** Rule references within the game. */
        rules: each(z.string().min(1)).min(1),
      }),
    )
    .min(1),
});

/** What to do at the table, step by step, ticked off on the way. */
const checklist = quickSheet.extend({
  /** The walkthrough that goes through the same steps. */
  scenario: slug.optional(),
});

/** Read at a glance, on a phone: the whole rule is a tap away. */
const shortLine = words.refine(
  (line) => line.split(/\s+/).length <= MOST_WORDS_OF_LINE,
  `expected at most ${MOST_WORDS_OF_LINE} words`,
);

export const quickFile = z.strictObject({
  /** Of rules whose own first sentence is long. */
  lines: z.record(z.string(), z.strictObject(inEachLanguage(() => shortLine))).default({}),
  checklists: z.array(checklist).default([]),
  groups: z
    .array(z.strictObject({ name: localized, sheets: z.array(quickSheet).min(1) }))
    .default([]),
});

/** Up to three ways of asking, the one that is shown first. */
const waysOfAsking = each(words.max(160)).min(1).max(4);

/** What players ask, as they type it: the search looks here too, and the answers have a page. */
export const questionsFile = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        id: slug,
        /** Asked at the table most often: stands on the game’s page. */
        often: z.boolean().optional(),
        asked: z.strictObject({ uk: waysOfAsking, ru: waysOfAsking }),
        /** «Так», «Ні», a number or a name first; none where a box of a topic answers. */
        answer: localized.optional(),
        /** What decides, the most telling first. */
        rules: each(z.string().min(1)).min(1),
      }),
    )
    .min(1),
});

/** What is often played otherwise than the rules say: the deed and the rule, a line each. */
export const mistakesFile = z.strictObject({
  mistakes: z
    .array(
      z.strictObject({
        id: slug,
        /** What is done. */
        wrong: inLines(140),
        /** How it is. */
        right: inLines(220),
        /** What decides, the most telling first. */
        rules: each(z.string().min(1)).min(1),
        /** Where the engine refuses it by one of these rules. */
        proof: moment.optional(),
      }),
    )
    .min(1),
});

/** Minutes that a telling takes; what a short one has, the longer ones have too. */
export const TELLINGS = [5, 15, 30] as const;

const toldRule = { say: inLines(260), rule: z.string().min(1) };

/** How to tell a game to others aloud: cards in their order, a thought and a picture each. */
export const teachFile = z.strictObject({
  cards: z
    .array(
      z.strictObject({
        id: slug,
        title: inLines(60),
        ...toldRule,
        /** The shortest telling that has it. */
        from: z.literal(TELLINGS),
        picture: moment,
      }),
    )
    .min(1),
  /** What is said besides, by how many play. */
  players: z.array(z.strictObject({ who: inLines(60), ...toldRule })).default([]),
  /** … and by what they have played before. */
  played: z.array(z.strictObject({ who: inLines(60), ...toldRule })).min(1),
  /** What may be left out of the first game, and what is done instead. */
  later: z.array(z.strictObject(toldRule)).min(1),
});

/** What the engine reports, by its kind and some of what it tells. */
const reported = z.strictObject({
  event: z.string().regex(/^[a-z]+(?:[-/][a-z]+)*$/, 'expected the kind of an event'),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});

export const firstGameFile = z.strictObject({
  /** One of the ways to begin that the game offers. */
  beginning: slug,
  seed: z.int().min(1),
  /** Whom the reader plays; the site plays the others. */
  you: slug,
  /** What the site answers for the reader as well, so that nobody begins by settling variants. */
  settled: each(slug).default([]),
  minutes: z.int().min(1),
  milestones: z
    .array(
      z.strictObject({
        id: slug,
        /** Any of these. */
        reached: z.array(reported).min(1),
        title: inLines(40),
        say: inLines(220),
        rules: each(z.string().min(1)).min(1),
        /** Kinds of choices that it speaks of: only where one is advised it stands open. */
        about: each(slug).default([]),
      }),
    )
    .min(1),
  /** Why the game advises what it advises, by the name that it gives. */
  reasons: z.array(z.strictObject({ id: slug, ...toldRule })).min(1),
  /** What the rest of the game still brings, told after the last milestone. */
  later: inLines(220),
});

/** How much a ruling weighs, the most binding first; the page of questions explains them. */
export const RULING_LEVELS = ['errata', 'reference', 'faq', 'designer'] as const;

/** What the publisher or a designer has said of the rules beside the booklets, in our words. */
export const rulingsFile = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        id: slug,
        level: z.enum(RULING_LEVELS),
        title: localized,
        /** Who says so. */
        who: words,
        /** When: a year, a month or a day; none where its print tells none. */
        date: z
          .string()
          .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'expected a date: 2019-05')
          .optional(),
        url: z.url().optional(),
      }),
    )
    .min(1),
  rulings: z
    .array(
      z.strictObject({
        id: slug,
        source: slug,
        /** Where in it: a page, an entry. */
        where: localized.optional(),
        question: localized.optional(),
        ruling: localized.optional(),
        /** A box of a topic that tells question and ruling, instead of these two. */
        box: z.string().min(1).optional(),
        /** What is ruled about, the most telling first. */
        rules: each(z.string().min(1)).min(1),
        /** What the booklets say otherwise; a ruling that contradicts a rule must say so. */
        departs: localized.optional(),
      }),
    )
    .min(1),
});

export type ExerciseKind = (typeof EXERCISE_KINDS)[number];
export type ExercisesFile = z.infer<typeof exercisesFile>;
export type CourseFile = z.infer<typeof courseFile>;
export type LessonBoard = z.infer<typeof lessonBoard>;
export type Kind = (typeof KINDS)[number];
export type TermKind = (typeof TERM_KINDS)[number];
export type GameFile = z.infer<typeof gameFile>;
export type BooksFile = z.infer<typeof booksFile>;
export type TopicsFile = z.infer<typeof topicsFile>;
export type GlossaryFile = z.infer<typeof glossaryFile>;
export type QuestionsFile = z.infer<typeof questionsFile>;
export type RulingLevel = (typeof RULING_LEVELS)[number];
export type RulingsFile = z.infer<typeof rulingsFile>;
export type MistakesFile = z.infer<typeof mistakesFile>;
export type FirstGameFile = z.infer<typeof firstGameFile>;
export type TeachFile = z.infer<typeof teachFile>;
export type QuickFile = z.infer<typeof quickFile>;
export type ScenarioFile = z.infer<typeof scenarioFile>;
export type TopicFrontMatter = z.infer<typeof topicFrontMatter>;

const forbiddenPhrase = z.strictObject({
  /** Whole words, as a regular expression in which `*` is the rest of a word. */
  not: z.string().min(1),
  write: z.string().min(1),
  because: z.string().min(1),
  /** Where it is wrong; without it, everywhere. */
  games: z.array(slug).min(1).optional(),
});

export const styleFile = z.strictObject({
  uk: z.array(forbiddenPhrase),
  ru: z.array(forbiddenPhrase),
});

export type ForbiddenPhrase = z.infer<typeof forbiddenPhrase>;
