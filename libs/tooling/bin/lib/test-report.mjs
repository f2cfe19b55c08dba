import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Where the steps of a run leave their reports. */
export const results = path.join(root, 'test-results');

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
  } catch {
    return undefined;
  }
};
const relative = (file) => path.relative(root, file);

/** What a step came to: tests that passed and failed, and the failed ones by name. */
const outcome = (passed, failed, failures = []) => ({ passed, failed, failures });

/** A runner that ended with an error but counted no failure has failed once. */
const orBroken = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? {
        ...counts,
        failed: 1,
        failures: [...counts.failures, 'the runner itself failed; its output stands above'],
      }
    : counts;

/** A check without tests of its own counts as one. */
export const asOne = (code) => (code === 0 ? outcome(1, 0) : outcome(0, 1));

/** The failures of one suite of a jest report: its tests, or the suite where it failed as a whole. */
export const failuresOfSuite = ({ name, status, assertionResults = [] }) => {
  const file = relative(name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length > 0) return tests.map(({ fullName }) => `${file} › ${fullName}`);
  return status === 'failed' ? [`${file} (the suite itself failed)`] : [];
};

/** Counts and names of a jest run; suites that were running when it was ended are named as well. */
export const jestOutcome = (code) => {
  const report = readJson('jest.json');
  if (!report) {
    const running = readJson('jest-running.json') ?? [];
    return orBroken(
      outcome(
        0,
        running.length,
        running.map((file) => `${relative(file)} (still running when the step ended)`),
      ),
      code,
    );
  }
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] } = report;
  const failures = testResults.flatMap(failuresOfSuite);
  return orBroken(outcome(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, failures), code);
};

/** The tests of a Playwright report that failed, file by file. */
export const failuresOfSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failuresOfSpecs),
];

/** Counts and names of a Playwright run that reports into `file`. */
export const playwrightOutcome = (file) => (code) => {
  const report = readJson(file) ?? {};
  const { expected = 0, unexpected = 0 } = report.stats ?? {};
  return orBroken(outcome(expected, unexpected, failuresOfSpecs(report)), code);
};
