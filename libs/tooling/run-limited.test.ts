import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginningOf } from './bin/lib/left-behind.mjs';
import { root } from './bin/lib/run.mjs';
import { runLimited } from './bin/lib/run-limited.mjs';
import { failuresOfSpecs, failuresOfSuite } from './bin/lib/test-report.mjs';
import { jestArguments } from './bin/lib/test-steps.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-run-limited-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, text: string): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
};

describe('a command with a time limit', () => {
  it('answers the exit code of a command that ends by itself', async () => {
    const options = { limitMs: 60_000, stdio: 'ignore' } as const;
    expect(await runLimited('node', ['-e', ''], options)).toEqual({ code: 0, timedOut: false });
    expect(await runLimited('node', ['-e', 'process.exit(3)'], options)).toEqual({
      code: 3,
      timedOut: false,
    });
  });

  it('ends a command that ignores SIGTERM, and its children in other process groups, as a failure', async () => {
    const pids = path.join(folder, 'pids.json');
    const hanging = await write(
      'hanging.mjs',
      `import { spawn } from 'node:child_process';
       import { writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => undefined);
       setInterval(() => undefined, 1000);
       const sleeper = ['-e', 'setInterval(() => undefined, 1000)'];
       const child = spawn(process.execPath, sleeper, { detached: true, stdio: 'ignore' });
       writeFileSync(${JSON.stringify(pids)}, JSON.stringify([process.pid, child.pid]));`,
    );
    const run = await runLimited('node', [hanging], { limitMs: 2_000, graceMs: 200, stdio: 'ignore' });
    expect(run.timedOut).toBe(true);
    expect(run.code).not.toBe(0);
    const started = JSON.parse(await readFile(pids, 'utf8')) as number[];
    expect(started).toHaveLength(2);
    expect(started.map(beginningOf)).toEqual([undefined, undefined]);
  });

  it('ends the command when it is aborted', async () => {
    const abort = new AbortController();
    const run = runLimited('node', ['-e', 'setInterval(() => undefined, 1000)'], {
      limitMs: 60_000,
      stdio: 'ignore',
      abort: abort.signal,
    });
    abort.abort();
    expect((await run).code).not.toBe(0);
  });
});

it('a jest suite whose hook hangs ends as a counted failure, with an open server left behind', async () => {
  const project = await mkdtemp(path.join(folder, 'jest-'));
  await writeFile(
    path.join(project, 'hanging.test.cjs'),
    `const { createServer } = require('node:http');
     beforeAll(() => { createServer().listen(0); return new Promise(() => undefined); });
     it('is never reached', () => undefined);`,
  );
  const report = path.join(project, 'report.json');
  const config = { rootDir: project, testMatch: ['**/*.test.cjs'], testTimeout: 300, transform: {} };
  const jest = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...jestArguments,
      '--runInBand',
      '--json',
      `--outputFile=${report}`,
      `--config=${JSON.stringify(config)}`,
    ],
    { cwd: project, stdio: 'ignore' },
  );
  const [code] = (await once(jest, 'exit')) as [number];
  expect(code).toBe(1);
  const { numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    numFailedTests: number;
    testResults: Parameters<typeof failuresOfSuite>[0][];
  };
  expect(numFailedTests).toBe(1);
  expect(testResults.flatMap(failuresOfSuite)).toEqual([
    expect.stringMatching(/hanging\.test\.cjs › is never reached$/),
  ]);
});

it('failures are reported by the names of suites and tests', () => {
  const name = path.join(root, 'services/x.test.ts');
  expect(failuresOfSuite({ name, status: 'failed' })).toEqual([
    'services/x.test.ts (the suite itself failed)',
  ]);
  expect(failuresOfSuite({ name, status: 'passed' })).toEqual([]);
  const specs = [
    { ok: false, file: 'a.spec.ts', title: 'pays' },
    { ok: true, file: 'a.spec.ts', title: 'books' },
  ];
  expect(failuresOfSpecs({ suites: [{ suites: [{ specs }] }] })).toEqual(['a.spec.ts › pays']);
});
