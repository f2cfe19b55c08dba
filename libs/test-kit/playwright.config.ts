import { defineConfig } from 'playwright/test';
import { timeScale } from '../tooling/bin/lib/time-scale.mjs';
import { chromiumArgs, chromiumPath } from './src/browser/chromium.ts';

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '../../test-results/browser',
  timeout: 300_000 * timeScale,
  expect: { timeout: 20_000 * timeScale },
  workers: 2,
  fullyParallel: false,
  // A test that passes on its second try has found a race, in the shop or in itself: it fails, so that somebody looks.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // A button that is covered or never comes is reported as such, not as a test that took too long.
    actionTimeout: 30_000 * timeScale,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    // To record every step of every test takes a quarter of the time; `--trace on` does it for the one that is looked into.
    trace: 'off',
    video: 'off',
    timezoneId: 'Asia/Seoul',
  },
});
