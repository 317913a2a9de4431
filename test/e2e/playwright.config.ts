import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['E2E_PORT'] ?? 4183);
const browser = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results/e2e`,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: `${root}/test-results/e2e.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        // Tests that need the network would pass or fail with it.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        // Chromium refuses to run as root inside its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
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
