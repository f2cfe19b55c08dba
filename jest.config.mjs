import { longSuites, mockingSuites } from './libs/tooling/jest/suites.mjs';
import { swcOptions } from './libs/tooling/jest/transformed.mjs';
import { timeScale } from './libs/tooling/bin/lib/time-scale.mjs';

/** Unit and service tests. `*.test.tsx` run in a browser-like environment, `*.test.ts` in Node. */
const swc = (react) => ['@swc/jest', swcOptions(react)];

const inRoot = (file) => `<rootDir>/${file}`;

/** The whole run is made of two: `npm test` and `npm run test:all` name theirs in TEST_SUITES. */
const which = process.env.TEST_SUITES ?? 'all';

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  // A copy of the repository lies in .cache while mutation tests run, and after a run that was killed.
  testPathIgnorePatterns: [
    ...['/node_modules/', '/dist/', '/e2e/', '<rootDir>/.cache/'],
    ...(which === 'quick' ? longSuites.map(inRoot) : []),
  ],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '<rootDir>/.cache/'],
};

const node = {
  ...shared,
  displayName: 'node',
  // Suites of a worker share their modules: linking them anew for each suite took most of the time of a run.
  runtime: '<rootDir>/libs/tooling/jest/shared-runtime.mjs',
  testEnvironment: '<rootDir>/libs/tooling/jest/shared-environment.mjs',
  testMatch: which === 'long' ? longSuites.map(inRoot) : ['**/*.test.ts'],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...mockingSuites.map(inRoot)],
};

const mocking = {
  ...shared,
  displayName: 'mocked modules',
  testEnvironment: 'node',
  testMatch: mockingSuites.map(inRoot),
};

const dom = {
  ...shared,
  displayName: 'dom',
  testEnvironment: '<rootDir>/libs/tooling/jest/dom-environment.mjs',
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/libs/tooling/jest/dom-setup.mjs'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/libs/tooling/jest/css-module.mjs',
    '\\.css$': '<rootDir>/libs/tooling/jest/css-plain.mjs',
    '\\.svg(\\?inline)?$': '<rootDir>/libs/tooling/jest/svg.mjs',
  },
};

export default {
  // Modules of a suite with a context of its own stay in memory after it (Node's vm modules): a worker that has grown
  // begins anew, before the heap of a single process that runs everything is full.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  // Of the modules as Node loads them; instrumented sources would not be those that suites share.
  coverageProvider: 'v8',
  // For each test and each hook. Far beyond what they take, so that only what hangs reaches it.
  testTimeout: 60_000 * timeScale,
  projects: which === 'long' ? [node] : [node, mocking, dom],
};
