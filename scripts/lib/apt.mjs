// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether the text of /etc/os-release belongs to Debian, Ubuntu or one of their descendants.
 * @param {string} osRelease
 */
export function isDebianLike(osRelease) {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
}

/** Whether packages come from apt-get here. */
export function isDebianHere() {
  const release = '/etc/os-release';
  return existsSync(release) && isDebianLike(readFileSync(release, 'utf8'));
}

/** @returns {string[] | null} the words to put before a command that needs root */
export function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : null;
}

/**
 * @param {string[]} prefix
 * @param {string[]} packages
 * @returns {string} the end of what apt-get printed when it failed
 */
export function aptInstall(prefix, packages) {
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', '-q', ...args];
    const run = spawnSync(command, rest, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    // A stale list of one repository is no reason not to try the installation itself.
    if (run.status !== 0 && args[0] === 'install') {
      return (
        run.error?.message ?? `${run.stdout}${run.stderr}`.trim().split('\n').slice(-5).join('\n')
      );
    }
  }
  return '';
}
