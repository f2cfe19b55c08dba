import { defineConfig } from 'playwright/test';

/** The site as separate processes: no page, one shop, its replicas killed and drained. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/distributed',
  timeout: 180_000,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/distributed.json' }]],
});
