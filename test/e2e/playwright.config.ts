import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['E2E_PORT'] ?? 4183);
const browser = findBrowser();

/**
 * Every suite is run on one window, and on both only what the width, the pointer or the keyboard
 * changes: a second run of the rest would cost minutes and could not fail by itself.
 */
const onlyWide = ['contents', 'copy', 'embed', 'share'];
const onBoth = ['audit', 'definitions', 'search'];
const specs = (names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`);

/**
 * What a browser does for whoever sits before it, each time that a window opens, was more than half
 * of the run: it drew with a graphics card that is not there, made pages of its own behind the
 * address bar, and a process for a page that may come.
 */
const UNSEEN = [
  '--disable-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'SpareRendererForSitePerProcess',
    // Only the last list counts: these are of Playwright's own, as far as they touch a page.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results/e2e`,
  forbidOnly: true,
  fullyParallel: true,
  // One more than there are cores on the smallest machine: much of a test is waiting.
  workers: 3,
  // A machine shared with others may stall a browser for seconds: what is broken fails twice, and
  // what passes at the second try only is named at the end of the run, to be mended.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: `${root}/test-results/e2e.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // The worker would answer from what another visit has left; its own tests let it in.
    serviceWorkers: 'block',
    // Recording every test to keep the failed ones would double the time of the run.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        ...UNSEEN,
        // Tests that need the network would pass or fail with it.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        // No other origin can be reached; that none is asked for is each test's own check.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--no-first-run',
        // Chromium refuses to run as root inside its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: specs(onlyWide),
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      testMatch: specs([...onlyWide, ...onBoth]),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'npm run --silent serve',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 30_000,
  },
});
