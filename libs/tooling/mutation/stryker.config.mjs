import { availableParallelism } from 'node:os';
import { runsOf } from './areas.mjs';

const { MUTATION_AREA, MUTATION_PACKAGE, MUTATION_REPORT, MUTATION_AGAIN } = process.env;
const { files } = runsOf(MUTATION_AREA).find((run) => run.package === MUTATION_PACKAGE);

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'libs/tooling/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: files,
  // Modules of a suite stay in memory after it (Node's vm modules).
  maxTestRunnerReuse: 60,
  concurrency: Math.min(2, availableParallelism()),
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: null },
  ignorePatterns: [
    '**',
    '!libs/**',
    '!services/**',
    '!jest.config.mjs',
    '!package.json',
    '**/dist',
    '**/node_modules',
  ],
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `${MUTATION_REPORT}.html` },
  jsonReporter: { fileName: `${MUTATION_REPORT}.json` },
  // What a run found is kept for the next one, which believes it only when it is asked to.
  incremental: true,
  force: MUTATION_AGAIN !== '1',
  incrementalFile: `${MUTATION_REPORT}.last.json`,
};
