import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../src/browser/chromium.ts';

/** Every part of the site failing in every way, one after the other: one shop, one browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/blast',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // On a busy machine a second look tells a slow page from a broken one; the report still names it flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/blast.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    screenshot: 'off',
    timezoneId: 'Asia/Seoul',
  },
});
