// @ts-check
// npm runs this after `npm install` and `npm ci`.
import { existsSync } from 'node:fs';
import { recordInstall } from './lib/install.mjs';
import { root } from './lib/root.mjs';

recordInstall(root);

// Hooks need a repository, and the developers' packages: a tarball or a deployment has neither.
if (existsSync(new URL('../.git', import.meta.url)) && !process.env['CI']) {
  try {
    const { default: installHooks } = await import('husky');
    const problem = installHooks();
    if (problem) console.warn(`Git hooks are not set up: ${problem}`);
  } catch (error) {
    console.warn(`Git hooks are not set up: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
