// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a script was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where the built site stands. */
export const dist = path.resolve(root, process.env['KODEKS_DIST'] ?? 'dist');
