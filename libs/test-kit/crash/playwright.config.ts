import { defineConfig } from 'playwright/test';

/** kill -9 and start again: no page, one shop, one test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/crash',
  timeout: 300_000,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/crash.json' }]],
});
