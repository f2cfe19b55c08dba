import { defineConfig } from 'playwright/test';
import browser from '../playwright.config.ts';

/** Deploys on a shop of their own: what they offer to open pages is no business of the other browser tests. */
export default defineConfig({
  ...browser,
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../../../test-results/deploy',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/deploy.json' }]],
});
