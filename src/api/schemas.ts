import { z } from 'astro/zod';
import { WRITTEN_KINDS, type Written } from '../embeds/written-words.ts';
import { CHANGES } from '../rules/ask/changes.ts';
import { inEachLanguage, LANGUAGES } from '../rules/languages.ts';
import { RELEASE_MEANINGS } from '../rules/read/releases.ts';
import { KINDS, RULING_LEVELS, TERM_KINDS } from '../rules/read/schemas.ts';

/** The published files, version 1. Fields may be added; none changes its meaning or goes away. */

const localized = z.object(inEachLanguage(() => z.string()));
const localizedPart = z.object(inEachLanguage(() => z.string().optional()));
const ruleId = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/);
const language = z.enum(LANGUAGES);
/** A path on this site; its origin is where the file came from. */
const address = z.string().regex(/^\/\S*$/);

const source = z.object({
  book: z.string(),
  section: z.string(),
  title: z.string(),
  page: z.string().optional(),
});

/** Recursive, so its type is written out. */
const written: z.ZodType<Written, Written> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ is: z.enum(WRITTEN_KINDS), to: address.optional(), has: z.array(written) }),
  ]),
);

/** A rule or a term in one language. */
const told = z.object({
  /** Its own name or, where it has none, the headings it stands under. */
  title: z.string(),
  name: z.string().optional(),
  text: z.string(),
  /** The text with its paragraphs, links and emphasis, where it has any. */
  written: z.array(written).optional(),
  /** «Бій › Атака» */
  path: z.string(),
  /** «Питання», «Приклад»; rules proper have none. */
  label: z.string().optional(),
  /** The game, and where a booklet prints it. */
  source: z.string(),
  url: address,
  share: address,
  picture: address,
  terms: z.array(z.string()),
  refs: z.array(ruleId),
});

export const apiSchemas = {
  games: z.array(
    z.object({
      id: z.string(),
      name: z.object({ ...inEachLanguage(() => z.string()), en: z.string() }),
      summary: localized,
      players: z.object({ min: z.int(), max: z.int() }),
      languages: z.array(language),
      books: z.array(z.object({ id: z.string(), language: language, title: localized })),
      topics: z.int(),
      rules: z.int(),
      terms: z.int(),
    }),
  ),
  rules: z.array(
    z.object({
      id: ruleId,
      /** As the booklet prints them; empty where it prints none. */
      numbers: z.array(z.string()),
      kind: z.enum(KINDS),
      topic: z.string(),
      title: z.string(),
      text: z.string(),
      url: address,
      share: address,
      sources: z.array(source),
      terms: z.array(z.string()),
      refs: z.array(ruleId),
    }),
  ),
  glossary: z.array(
    z.object({
      id: ruleId,
      term: z.string(),
      kind: z.enum(TERM_KINDS),
      name: z.string(),
      definition: z.string(),
      aliases: z.array(z.string()),
      en: z.string(),
      url: address,
      rules: z.array(ruleId),
    }),
  ),
  concordance: z.array(
    z.object({
      book: z.string(),
      section: z.string(),
      title: z.string(),
      page: z.string().optional(),
      topics: z.array(z.object({ topic: z.string(), rule: ruleId.optional() })),
    }),
  ),
  topic: z.object({
    game: z.string(),
    topic: z.string(),
    rules: z.array(
      z.object({
        id: ruleId,
        kind: z.enum([...KINDS, 'term']),
        numbers: z.array(z.string()),
        /** The rules that a question or a note is about. */
        about: z.array(ruleId),
        /** The rules that speak for a heading. */
        below: z.array(ruleId),
        sources: z.array(source),
        texts: z.object(inEachLanguage(() => told.optional())),
      }),
    ),
    /** Ids that rules of this topic had before, and what each is called today. */
    moved: z.record(ruleId, ruleId),
  }),
  rulings: z.array(
    z.object({
      id: ruleId,
      level: z.enum(RULING_LEVELS),
      question: localizedPart,
      ruling: localizedPart,
      rules: z.array(ruleId),
      source: z.object({
        title: localized,
        who: z.string(),
        date: z.string().optional(),
        url: z.string().optional(),
        /** A page of it, or an entry. */
        where: localized.optional(),
      }),
      /** What the booklets say otherwise. */
      departs: localized.optional(),
      url: z.object(inEachLanguage(() => address)),
    }),
  ),
  changes: z.array(
    z.object({
      /** Both are missing while the changes are on the site and in no release. */
      version: z.string().optional(),
      date: z.string().optional(),
      /** At least what a version means: ids or printed numbers, wording, or only style. */
      meaning: z.enum(RELEASE_MEANINGS).optional(),
      /** The first release has none before it to differ from. */
      first: z.boolean(),
      /** How many rules and terms were told. */
      ids: z.int(),
      changes: z.array(
        z.object({
          change: z.enum(CHANGES),
          id: ruleId,
          /** The id that a rule had before it moved. */
          from: ruleId.optional(),
          /** The words that the release replaced. */
          before: localizedPart.optional(),
          game: z.string(),
          languages: z.array(language),
          /** Where it is read today; empty when nothing took its place. */
          url: z.object(inEachLanguage(() => address.optional())),
        }),
      ),
    }),
  ),
} as const;

export type ApiFile = keyof typeof apiSchemas;
export type ApiData<F extends ApiFile> = z.infer<(typeof apiSchemas)[F]>;
