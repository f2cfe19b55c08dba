import { timeScale } from './libs/tooling/bin/lib/time-scale.mjs';

/** Unit and service tests. `*.test.tsx` run in a browser-like environment, `*.test.ts` in Node. */
const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: react },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  // A copy of the repository lies in .cache while mutation tests run, and after a run that was killed.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '<rootDir>/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '<rootDir>/.cache/'],
};

export default {
  // Modules of a suite stay in memory after it (Node's vm modules): a worker that has grown begins anew, before the
  // heap of a single process that runs everything is full.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  // For each test and each hook. Far beyond what they take, so that only what hangs reaches it.
  testTimeout: 60_000 * timeScale,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/libs/tooling/jest/dom-environment.mjs',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/libs/tooling/jest/dom-setup.mjs'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/libs/tooling/jest/css-module.mjs',
        '\\.css$': '<rootDir>/libs/tooling/jest/css-plain.mjs',
      },
    },
  ],
};
