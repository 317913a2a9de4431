import { z } from 'astro/zod';
import { KINDS, TERM_KINDS } from '../rules/schemas.ts';

/** The published files, version 1. Fields may be added; none changes its meaning or goes away. */

const localized = z.object({ uk: z.string(), ru: z.string() });
const ruleId = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/);
/** A path on this site; its origin is where the file came from. */
const address = z.string().regex(/^\/\S*$/);

const source = z.object({
  book: z.string(),
  section: z.string(),
  title: z.string(),
  page: z.string().optional(),
});

export const apiSchemas = {
  games: z.array(
    z.object({
      id: z.string(),
      name: z.object({ uk: z.string(), ru: z.string(), en: z.string() }),
      summary: localized,
      players: z.object({ min: z.int(), max: z.int() }),
      languages: z.array(z.enum(['uk', 'ru'])),
      books: z.array(
        z.object({ id: z.string(), language: z.enum(['uk', 'ru']), title: localized }),
      ),
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
} as const;

export type ApiFile = keyof typeof apiSchemas;
export type ApiData<F extends ApiFile> = z.infer<(typeof apiSchemas)[F]>;
