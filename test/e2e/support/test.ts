import { expect, test as base } from '@playwright/test';

/**
 * The test of every browser suite. Whatever it checks, it also fails when the page reports an
 * error or asks another origin for anything. A test that provokes an error on purpose names it:
 * `test.use({ expectedProblems: [/status of 404/] })`.
 */
export const test = base.extend<{
  readonly expectedProblems: readonly RegExp[];
  readonly quietPage: undefined;
}>({
  expectedProblems: [[], { option: true }],
  quietPage: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      const home = new URL(baseURL ?? '').origin;

      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`page: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // A navigation away cancels what the page was still loading.
        const reason = request.failure()?.errorText ?? 'unknown reason';
        if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} (${reason})`);
      });
      // Listening, not intercepting: a route would send every request of every page through here.
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== home) {
          problems.push(`another origin: ${request.url()}`);
        }
      });

      await use(undefined);
      expect(
        problems.filter((problem) => !expectedProblems.some((known) => known.test(problem))),
        'the page stays quiet and keeps to its own origin',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
