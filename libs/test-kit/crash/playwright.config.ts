import { defineConfig } from 'playwright/test';
import { timeScale } from '../../tooling/bin/lib/time-scale.mjs';

/** kill -9 and start again: no page, one shop, one test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/crash',
  timeout: 480_000 * timeScale,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/crash.json' }]],
});
