import { asOne, jestOutcome, playwrightOutcome } from './test-report.mjs';

/**
 * What `npm test` asks of jest. `--forceExit`: a suite whose hook failed may leave servers and timers behind, and
 * must not keep the whole run from ending; the failure itself is counted.
 */
export const jestArguments = ['--silent', '--forceExit'];

const playwright = (name, folder, minutes, report = `${folder}.json`) => ({
  name,
  command: ['npx', 'playwright', 'test', '--config', `libs/test-kit/${folder}/playwright.config.ts`],
  minutes,
  outcome: playwrightOutcome(report),
});

/**
 * The steps of `npm test`, each with the minutes after which it is ended and counted as failed: several times what it
 * takes on two idle cores, so that only a step that hangs reaches its limit. What stands in one stage runs side by side, each
 * list one step after the other: short checks, and what mostly waits.
 */
export const testStages = [
  [
    [{ name: 'types', command: ['npm', 'run', '-s', 'typecheck'], minutes: 6, outcome: asOne }],
    [
      { name: 'lint', command: ['npm', 'run', '-s', 'lint'], minutes: 6, outcome: asOne },
      { name: 'import rules', command: ['npm', 'run', '-s', 'rules'], minutes: 4, outcome: asOne },
      { name: 'licences', command: ['npm', 'run', '-s', 'licences'], minutes: 1, outcome: asOne },
      { name: 'texts', command: ['node', 'libs/tooling/check-locales.mjs'], minutes: 2, outcome: asOne },
    ],
  ],
  [
    [
      {
        name: 'unit and service tests',
        command: [
          ...['npm', 'run', '-s', 'unit', '--', ...jestArguments],
          ...['--json', '--outputFile=test-results/jest.json'],
          ...['--reporters=summary', '--reporters=./libs/tooling/jest/running-suites.mjs'],
        ],
        minutes: 30,
        outcome: jestOutcome,
      },
      { name: 'build', command: ['node', 'libs/tooling/bin/build.mjs'], minutes: 10, outcome: asOne },
      {
        name: 'browser tests',
        command: ['npm', 'run', '-s', 'e2e'],
        minutes: 40,
        outcome: playwrightOutcome('playwright.json'),
      },
      playwright('server-rendered pages', 'ssr', 12),
    ],
  ],
  [
    [playwright('fault matrix: every service and remote failing in every way', 'fault-matrix', 20)],
    [playwright('deployment of a remote during a payment', 'deploy', 10)],
  ],
  // By themselves: they count how far shoppers come between two kills, and which call was never answered in time.
  [[playwright('separate processes, booking twice', 'distributed', 10)]],
  [[playwright('crash recovery: kill -9 and restart', 'crash', 10)]],
];
