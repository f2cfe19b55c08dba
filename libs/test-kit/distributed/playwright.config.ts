import { defineConfig } from 'playwright/test';
import { timeScale } from '../../tooling/bin/lib/time-scale.mjs';

/** The site as separate processes: no page, one shop, its replicas killed and drained. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/distributed',
  timeout: 420_000 * timeScale,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../../test-results/distributed.json' }]],
});
