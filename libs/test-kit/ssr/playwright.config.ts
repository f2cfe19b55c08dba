import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../src/browser/chromium.ts';

/** Pages that arrive with their content, and what a first visit costs. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../../../test-results/ssr',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // What a page asks for and moves as it begins is judged: a browser beside it would take the time of the server that renders.
  workers: 1,
  // None, as in the other browser tests: what passes on a second try is a fault that nobody looks into.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/ssr.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Seoul',
  },
});
