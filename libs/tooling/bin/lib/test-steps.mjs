import path from 'node:path';
import { asOne, jestOutcome, playwrightOutcome } from './test-report.mjs';

/**
 * What the runs of tests ask of jest. `--forceExit`: a suite whose hook failed may leave servers and timers behind, and
 * must not keep the whole run from ending; the failure itself is counted.
 */
export const jestArguments = ['--silent', '--forceExit'];

const check = (name, minutes, ...command) => ({ name, command, minutes, outcome: asOne });
const script = (name, minutes, ...args) => check(name, minutes, 'npm', 'run', '-s', ...args);

const suites = (name, which, minutes) => ({
  name,
  command: [
    ...['npm', 'run', '-s', 'unit', '--', ...jestArguments],
    ...['--json', '--outputFile=test-results/jest.json'],
    ...['--reporters=./libs/tooling/jest/progress.mjs', '--reporters=summary'],
  ],
  env: { TEST_SUITES: which },
  minutes,
  outcome: jestOutcome,
});

const browser = (name, folder, minutes, ...args) => {
  const config = path.join('libs/test-kit', folder, 'playwright.config.ts');
  return {
    name,
    command: ['npx', 'playwright', 'test', '--config', config, ...args],
    minutes,
    outcome: playwrightOutcome(`${folder || 'playwright'}.json`),
  };
};

const build = check('build', 10, 'node', 'libs/tooling/bin/build.mjs');

/**
 * The steps of `npm test` and of `npm run test:all`, each with the minutes after which it is ended and counted as
 * failed: several times what it takes on two idle cores, so that only a step that hangs reaches its limit. The lists
 * of a stage run side by side, the steps of a list one after the other.
 */
export const testRuns = {
  /** What a newcomer and a reviewer wait for. */
  test: [
    [
      [script('types', 6, 'typecheck')],
      [
        script('lint', 6, 'lint'),
        script('import rules', 4, 'rules'),
        script('licences', 1, 'licences'),
        check('texts', 2, 'node', 'libs/tooling/check-locales.mjs'),
      ],
    ],
    [[suites('unit and service tests', 'quick', 20), build, script('bytes of a first visit', 1, 'budgets')]],
    [[browser('browser journeys', '', 10, '--grep', '@journey')]],
  ],
  /** The rest: with `npm test` before it, everything has been tried. */
  'test:all': [
    [
      [
        build,
        browser('browser tests', '', 30, '--grep-invert', '@journey'),
        browser('server-rendered pages', 'ssr', 12),
      ],
    ],
    [[suites('long suites', 'long', 25)]],
    [[browser('deployment of a remote during a payment', 'deploy', 10)]],
    // By themselves: they look at how soon a page says that a part is away, count how far shoppers come between two
    // kills, and which call was never answered in time.
    [[browser('fault matrix: every service and remote failing in every way', 'fault-matrix', 20)]],
    [[browser('separate processes, booking twice', 'distributed', 10)]],
    [[browser('crash recovery: kill -9 and restart', 'crash', 10)]],
  ],
};
