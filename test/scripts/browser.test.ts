import { describe, expect, it } from 'vitest';
import { isDebianLike } from '../../scripts/lib/apt.mjs';
import { findBrowser } from '../../scripts/lib/browser.mjs';

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>;

/** A machine that holds only the given files, all of which start unless they are named broken. */
function machineWith(
  files: readonly string[],
  options: Partial<Pick<Machine, 'platform' | 'env'>> & { broken?: readonly string[] } = {},
): Machine {
  const { platform = 'linux', env = { PATH: '/usr/local/bin:/usr/bin' }, broken = [] } = options;
  const separator = platform === 'win32' ? '\\' : '/';
  return {
    platform,
    env,
    home: platform === 'darwin' ? '/Users/me' : '/home/me',
    exists: (file) => files.includes(file),
    list: (folder) => {
      const start = `${folder}${separator}`;
      const inside = files.filter((file) => file.startsWith(start));
      return [...new Set(inside.map((file) => file.slice(start.length).split(separator)[0] ?? ''))];
    },
    runs: (file) => !broken.includes(file),
  };
}

describe('the browser for the tests', () => {
  it('is the one CHROME_PATH names, before any other', () => {
    const machine = machineWith(['/opt/chrome', '/usr/bin/chromium'], {
      env: { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' },
    });
    expect(findBrowser(machine)).toBe('/opt/chrome');
  });

  it('is not silently another one when CHROME_PATH names nothing', () => {
    const machine = machineWith(['/usr/bin/chromium'], {
      env: { CHROME_PATH: '/opt/gone', PATH: '/usr/bin' },
    });
    expect(() => findBrowser(machine)).toThrow('/opt/gone');
  });

  it.each([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ])('is found on the PATH of Linux as %s', (name) => {
    expect(findBrowser(machineWith([`/usr/bin/${name}`]))).toBe(`/usr/bin/${name}`);
  });

  it('is the one without windows, wherever on the PATH another one stands', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findBrowser(machineWith(['/usr/local/bin/chromium', shell]))).toBe(shell);
  });

  it('is not a stub that does not start', () => {
    const machine = machineWith(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'], {
      broken: ['/usr/bin/chromium-browser'],
    });
    expect(findBrowser(machine)).toBe('/usr/bin/google-chrome');
  });

  it('is found among the applications of macOS', () => {
    const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machineWith([app], { platform: 'darwin', env: {} }))).toBe(app);
  });

  it('is found among the programs of Windows', () => {
    const program = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findBrowser(machineWith([program], { platform: 'win32', env }))).toBe(program);
  });

  it('is the newest that Playwright has downloaded when the system has none', () => {
    const cache = '/home/me/.cache/ms-playwright';
    const machine = machineWith([
      `${cache}/chromium-999/chrome-linux/chrome`,
      `${cache}/chromium-1200/chrome-linux64/chrome`,
      `${cache}/chromium-1150/chrome-linux/chrome`,
      `${cache}/firefox-1500/firefox/firefox`,
    ]);
    expect(findBrowser(machine)).toBe(`${cache}/chromium-1200/chrome-linux64/chrome`);
  });

  it('is nothing on a machine without one', () => {
    expect(findBrowser(machineWith(['/usr/bin/firefox']))).toBeNull();
  });
});

describe('the system whose packages hold Chromium', () => {
  it.each([
    ['Debian', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'],
    ['Ubuntu', 'ID=ubuntu\nID_LIKE=debian\n'],
    ['Mint', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'],
  ])('is %s', (_name, release) => {
    expect(isDebianLike(release)).toBe(true);
  });

  it('is not Fedora, nor a system that only mentions Debian', () => {
    expect(isDebianLike('ID=fedora\n')).toBe(false);
    expect(isDebianLike('ID=arch\nHOME_URL="https://debian.example"\n')).toBe(false);
  });
});
