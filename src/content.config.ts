import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { topicFrontMatter } from './rules/read/schemas.ts';

/** Astro renders the topics and lessons; what they say is checked by the rule model, from the same files. */
export const collections = {
  topics: defineCollection({
    loader: glob({ base: './content', pattern: '*/{uk,ru}/*.mdx' }),
    schema: topicFrontMatter,
  }),
  lessons: defineCollection({
    loader: glob({ base: './content', pattern: '*/{uk,ru}/learn/*.mdx' }),
    schema: topicFrontMatter,
  }),
};
