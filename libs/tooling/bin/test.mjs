#!/usr/bin/env node
// npm test: types, lint, import rules, texts, unit and service tests, browser tests; ends with one line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureChromium, ensureNatsServer } from './lib/machine.mjs';
import { fail, root, run } from './lib/run.mjs';

checkNode();
checkInstalled();
const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** A check that has no tests of its own to count is one. */
const asOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that broke before it could count has failed once more than it says. */
const orBroken = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

const jestCounts = (code) => {
  const report = readJson('jest.json');
  return orBroken(
    {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    },
    code,
  );
};

const playwrightCounts = (report) => (code) => {
  const stats = readJson(report)?.stats;
  return orBroken(
    { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 },
    code,
  );
};

const steps = [
  {
    name: 'types',
    args: ['npm', 'run', '-s', 'typecheck'],
    counts: asOne,
  },
  { name: 'lint', args: ['npm', 'run', '-s', 'lint'], counts: asOne },
  { name: 'import rules', args: ['npm', 'run', '-s', 'rules'], counts: asOne },
  { name: 'texts', args: ['node', 'libs/tooling/check-locales.mjs'], counts: asOne },
  {
    name: 'unit and service tests',
    args: [
      'npm',
      'run',
      '-s',
      'unit',
      '--',
      '--silent',
      '--json',
      '--outputFile=test-results/jest.json',
      '--reporters=summary',
    ],
    counts: jestCounts,
  },
  { name: 'build', args: ['node', 'libs/tooling/bin/build.mjs'], counts: asOne },
  { name: 'browser tests', args: ['npm', 'run', '-s', 'e2e'], counts: playwrightCounts('playwright.json') },
  {
    name: 'pages that arrive readable',
    args: ['npx', 'playwright', 'test', '--config', 'libs/test-kit/readable/playwright.config.ts'],
    counts: playwrightCounts('readable.json'),
  },
  {
    name: 'deployment of a remote during a payment',
    args: ['npx', 'playwright', 'test', '--config', 'libs/test-kit/deploy/playwright.config.ts'],
    counts: playwrightCounts('deploy.json'),
  },
  {
    name: 'fault matrix: every service and remote failing in every way',
    args: ['npx', 'playwright', 'test', '--config', 'libs/test-kit/fault-matrix/playwright.config.ts'],
    counts: playwrightCounts('fault-matrix.json'),
  },
  {
    name: 'crash recovery: kill -9 and restart',
    args: ['npx', 'playwright', 'test', '--config', 'libs/test-kit/crash/playwright.config.ts'],
    counts: playwrightCounts('crash.json'),
  },
  {
    name: 'separate processes, booking twice',
    args: ['npx', 'playwright', 'test', '--config', 'libs/test-kit/distributed/playwright.config.ts'],
    counts: playwrightCounts('distributed.json'),
  },
];

// The whole run is what CI runs, wherever it runs: no test singled out, one more look at a browser test that failed.
const env = { CI: '1', ...process.env };
try {
  env.CHROMIUM_PATH = ensureChromium();
} catch (error) {
  fail(error.message);
}
if (!ensureNatsServer())
  fail('No nats-server on this machine; install it (Debian: "apt-get install nats-server") and test again.');

const total = { passed: 0, failed: 0 };
for (const { name, args, counts } of steps) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = counts(await run(args[0], args.slice(1), { env }));
  total.passed += passed;
  total.failed += failed;
  console.log(
    `   ${name}: ${failed === 0 ? 'good' : `${failed} failed`} (${Math.round((Date.now() - began) / 1000)} s)`,
  );
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
