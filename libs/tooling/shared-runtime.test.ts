import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './bin/lib/run.mjs';
import { failuresOfSuite } from './bin/lib/test-report.mjs';

interface Report {
  readonly numPassedTests: number;
  readonly testResults: (Parameters<typeof failuresOfSuite>[0] & { readonly message: string })[];
}

let project: string;
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'narae-shared-runtime-'));
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(project, { recursive: true, force: true }));

/** Runs suites by the shared runtime, one after the other in one process. */
const runSuites = async (suites: Readonly<Record<string, string>>): Promise<Report> => {
  for (const [name, text] of Object.entries(suites)) await writeFile(path.join(project, name), text);
  const report = path.join(project, 'report.json');
  const jestFolder = path.join(root, 'libs/tooling/jest');
  const config = {
    rootDir: project,
    runtime: path.join(jestFolder, 'shared-runtime.mjs'),
    testEnvironment: path.join(jestFolder, 'shared-environment.mjs'),
    testSequencer: path.join(project, 'by-name.cjs'),
    testMatch: Object.keys(suites)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.join(project, name)),
    extensionsToTreatAsEsm: ['.ts'],
    testTimeout: 2_000,
    transform: {},
  };
  const sequencer = path.join(root, 'node_modules/@jest/test-sequencer');
  await writeFile(
    path.join(project, 'by-name.cjs'),
    `const { default: Sequencer } = require(${JSON.stringify(sequencer)});
     module.exports = class extends Sequencer {
       sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
     };`,
  );
  const jest = spawn(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--no-warnings', path.join(root, 'node_modules/jest/bin/jest.js')],
      ...['--runInBand', '--silent', '--json', `--outputFile=${report}`],
      `--config=${JSON.stringify(config)}`,
    ],
    { cwd: project, stdio: 'ignore' },
  );
  await once(jest, 'exit');
  return JSON.parse(await readFile(report, 'utf8')) as Report;
};

it('suites of a worker share modules, and nothing else that one of them changes', async () => {
  const { numPassedTests, testResults } = await runSuites({
    'shared.ts': 'export const loaded: { by: string[] } = { by: [] };',
    'a.test.ts': `
      import { jest } from '@jest/globals';
      import { loaded } from './shared.ts';
      it('changes what is around it', () => {
        loaded.by.push('a');
        jest.useFakeTimers({ now: 0 });
        globalThis.fetch = jest.fn() as typeof fetch;
        Object.assign(globalThis, { added: true });
        process.env['TZ_OF_A'] = 'Asia/Seoul';
        process.on('SIGTERM', () => undefined);
        jest.spyOn(Math, 'random').mockReturnValue(7);
      });`,
    'b.test.ts': `
      import { jest } from '@jest/globals';
      import { loaded } from './shared.ts';
      it('finds the modules, and everything else as it was', () => {
        expect(loaded.by).toEqual(['a']);
        expect(jest.isMockFunction(fetch)).toBe(false);
        expect(Date.now()).toBeGreaterThan(1_000_000);
        expect('added' in globalThis).toBe(false);
        expect(process.env['TZ_OF_A']).toBeUndefined();
        expect(process.listenerCount('SIGTERM')).toBe(0);
        expect(Math.random()).toBeLessThan(1);
      });`,
  });
  expect(testResults.flatMap(failuresOfSuite)).toEqual([]);
  expect(numPassedTests).toBe(2);
});

it('a failure is shown at its line, and a test that hangs ends at its limit', async () => {
  const { testResults } = await runSuites({
    'c.test.ts': `
interface Money { readonly won: number }
const paid: Money = { won: 1 };
it('is paid', () => {
  expect(paid.won).toBe(2);
});
it('hangs', () => new Promise(() => undefined));
`,
  });
  const message = testResults[0]?.message ?? '';
  expect(message).toMatch(/c\.test\.ts:5:20/);
  expect(message).toContain('Exceeded timeout of 2000 ms');
  expect(testResults.flatMap(failuresOfSuite)).toHaveLength(2);
});
