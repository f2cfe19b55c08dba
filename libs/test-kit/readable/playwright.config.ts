import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../src/browser/chromium.ts';

/** Pages that arrive with their content (FIRST_SCREENS=on), and what a first visit costs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/readable',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/readable.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Seoul',
  },
});
