import { defineConfig } from 'playwright/test';
import { timeScale } from '../../tooling/bin/lib/time-scale.mjs';
import { chromiumArgs, chromiumPath } from '../src/browser/chromium.ts';

/** The fault matrix: every fault of every part, one after the other, on one site. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/fault-matrix',
  timeout: 120_000 * timeScale,
  expect: { timeout: 20_000 * timeScale },
  workers: 1,
  // None, as in the other browser tests: what passes on a second try is a fault that nobody looks into.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/fault-matrix.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000 * timeScale,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    screenshot: 'off',
    timezoneId: 'Asia/Seoul',
  },
});
