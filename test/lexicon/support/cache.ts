import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

/** An empty cache, so that no answer of an older version of the code is taken for this one's. */
export function temporaryCache(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kodeks-words-'));
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
}
