import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { LANGUAGES } from './rules/languages.ts';
import { topicFrontMatter } from './rules/read/schemas.ts';

const told = LANGUAGES.join(',');

/** Astro renders the topics and lessons; what they say is checked by the rule model, from the same files. */
export const collections = {
  topics: defineCollection({
    loader: glob({ base: './content', pattern: `*/{${told}}/*.mdx` }),
    schema: topicFrontMatter,
  }),
  lessons: defineCollection({
    loader: glob({ base: './content', pattern: `*/{${told}}/learn/*.mdx` }),
    schema: topicFrontMatter,
  }),
};
