// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { aptInstall, isDebianHere, rootPrefix } from './apt.mjs';
import { UserError } from './user-error.mjs';

/**
 * What the search for a browser may look at; a test gives another one.
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {string} home
 * @property {(file: string) => boolean} exists
 * @property {(folder: string) => string[]} list the names in a folder, none when it is absent
 * @property {(file: string) => boolean} runs whether the program starts at all
 */

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  // Windows browsers open a window instead of printing their version.
  runs: (file) =>
    process.platform === 'win32' ||
    spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
};

/** The browser without windows, so much quicker that it goes before any other. */
const SHELL = 'chromium-headless-shell';
const linuxNames = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApps = ['Google Chrome', 'Chromium'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/**
 * Every place a browser may stand in, likeliest first.
 * @param {Machine} machine
 * @returns {string[]}
 */
function places({ platform, env, home, list }) {
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return [
      ...folders
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => windowsPrograms.map((program) => path.win32.join(folder, program))),
      ...downloaded(
        path.win32.join(env['LOCALAPPDATA'] ?? home, 'ms-playwright'),
        path.win32,
        list,
      ),
    ];
  }
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const onPath = linuxNames.flatMap((name) =>
    folders.map((folder) => path.posix.join(folder, name)),
  );
  if (platform === 'darwin') {
    return [
      ...['/Applications', path.posix.join(home, 'Applications')].flatMap((folder) =>
        macApps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
      ),
      ...onPath,
      ...downloaded(path.posix.join(home, 'Library/Caches/ms-playwright'), path.posix, list),
    ];
  }
  const caches = env['XDG_CACHE_HOME'] ?? path.posix.join(home, '.cache');
  return [...onPath, ...downloaded(path.posix.join(caches, 'ms-playwright'), path.posix, list)];
}

/**
 * The browsers Playwright has downloaded, newest first: `chromium-<build>/<system>/chrome`.
 * @param {string} cache
 * @param {path.PlatformPath} paths
 * @param {Machine['list']} list
 * @returns {string[]}
 */
function downloaded(cache, paths, list) {
  return list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((build) =>
      list(paths.join(cache, build)).flatMap((system) =>
        [
          'chrome',
          'chrome.exe',
          'Chromium.app/Contents/MacOS/Chromium',
          'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        ].map((program) => paths.join(cache, build, system, program)),
      ),
    );
}

/**
 * The browser the tests use, or nothing when this machine has none.
 * @param {Machine} [machine]
 * @returns {string | null}
 */
export function findBrowser(machine = thisMachine) {
  const named = machine.env['CHROME_PATH'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new UserError(
      `CHROME_PATH names a browser that is not there: ${named}`,
      'Correct CHROME_PATH, or unset it to have a browser found.',
    );
  }
  return places(machine).find((file) => machine.exists(file) && machine.runs(file)) ?? null;
}

/**
 * The browser the tests use; on Debian and its kin it is installed when it is missing.
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const debian = isDebianHere();
  const prefix = debian ? rootPrefix() : null;
  if (prefix) {
    let problem = '';
    for (const name of [SHELL, 'chromium']) {
      console.log(`Installing Chromium (apt-get install ${name})…`);
      problem = aptInstall(prefix, [name]);
      const installed = findBrowser();
      if (installed) return installed;
    }
    throw new UserError(
      `There is no Chromium for the browser tests, and apt-get could not install it.\n${problem}`,
      'Install a browser with: npx playwright install --with-deps chromium',
    );
  }
  throw new UserError(
    'There is no Chromium or Chrome on this machine for the browser tests.',
    debian
      ? 'Install it with: sudo apt-get install -y chromium'
      : 'Install it with: npx playwright install --with-deps chromium (or set CHROME_PATH to a browser you have)',
  );
}
