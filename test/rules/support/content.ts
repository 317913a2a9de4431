import { fileURLToPath } from 'node:url';
import { filesUnder } from '../../../src/rules/read/content-files.ts';
import { withoutDrafts } from '../../../src/rules/read/drafts.ts';
import { loadModel } from '../../../src/rules/read/load.ts';
import type { Model } from '../../../src/rules/model.ts';
import { withoutDictionary } from './spoil.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const contentFiles = filesUnder(root);

/** The model of the published content, read without the dictionaries: names are all that counts. */
export const contentModel = (): Promise<Model> => (read ??= readContent());

/** Reading it takes seconds, so the files of a worker share it. */
let read: Promise<Model> | undefined;

async function readContent(): Promise<Model> {
  const { model } = await loadModel(contentFiles, withoutDictionary);
  return model;
}

/** What the site shows of it. */
export const publishedModel = async (): Promise<Model> => withoutDrafts(await contentModel());
