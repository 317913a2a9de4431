import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../read/content-files.ts';
import { withoutDrafts } from '../read/drafts.ts';
import { loadModel } from '../read/load.ts';
import type { Model } from '../model.ts';
import { ContentError } from '../problems.ts';

const root = process.cwd();
/** Long enough for one page to be built from one state, short enough for an author not to notice. */
const FRESH_MS = 500;

declare global {
  /**
   * A build has this module twice: beside the configuration, and in the bundle that draws the pages.
   * Both read the same content, which takes seconds and hundreds of megabytes.
   */
  var kodeksModel: { model: Promise<Model>; stamp: number; checkedAt: number } | undefined;
}

/** The model of the project's content; read again when a file has changed since. */
export function getModel(): Promise<Model> {
  const now = performance.now();
  const cached = globalThis.kodeksModel;
  if (cached !== undefined && now - cached.checkedAt < FRESH_MS) return cached.model;
  const stamp = latestChange(join(root, 'content'));
  const fresh =
    cached?.stamp === stamp
      ? { ...cached, checkedAt: now }
      : { model: loadWhole(), stamp, checkedAt: now };
  globalThis.kodeksModel = fresh;
  return fresh.model;
}

async function loadWhole(): Promise<Model> {
  const { model, problems } = await loadModel(filesUnder(root));
  if (problems.length > 0) throw new ContentError(problems);
  return withoutDrafts(model, process.env['KODEKS_GAMES']?.split(','));
}

function latestChange(folder: string): number {
  let latest = 0;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    latest = Math.max(latest, statSync(join(folder, entry)).mtimeMs);
  }
  return latest;
}
