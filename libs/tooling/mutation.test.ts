import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './bin/lib/run.mjs';
import { mutationAreas, runsOf } from './mutation/areas.mjs';
import { scoreOf, survivorsOf } from './mutation/score.mjs';

const areas = Object.keys(mutationAreas);

it('has the areas in which money, seats and identity are decided', () => {
  expect(areas).toEqual(['prices', 'parties', 'seats', 'refunds', 'sign-in', 'tokens', 'payment-matching']);
});

it.each(areas)('%s: each file exists, and each run has files and tests', (area) => {
  const { files = [], tests = [] } = mutationAreas[area] ?? {};
  expect([...files, ...tests].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const runs = runsOf(area);
  expect(runs.flatMap((run) => run.files).sort()).toEqual([...files].sort());
  for (const run of runs) expect(run.tests.length).toBeGreaterThan(0);
});

it('has each file in one area', () => {
  const files = Object.values(mutationAreas).flatMap((area) => area.files);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

describe('the score of an area', () => {
  const mutant = (status: string) => ({
    status,
    mutatorName: 'ArithmeticOperator',
    replacement: 'a\n  - b',
    location: { start: { line: 3, column: 5 } },
  });
  const report = (...statuses: string[]) => ({ files: { 'a.ts': { mutants: statuses.map(mutant) } } });

  it('is what of its changes was found, over all its reports', () => {
    const reports = [report('Killed', 'Timeout', 'RuntimeError', 'Ignored'), report('Survived', 'Killed')];
    expect(scoreOf(reports)).toEqual({ files: 2, changes: 4, survived: 1, score: 75 });
    expect(scoreOf([report('Killed', 'Killed', 'NoCoverage')]).score).toBe(66.66);
    expect(scoreOf([report()]).score).toBe(0);
  });

  it('comes with a line for each change that was not', () => {
    expect(survivorsOf(report('Killed', 'Survived', 'NoCoverage'))).toEqual([
      'a.ts:3:5 ArithmeticOperator: a - b',
      'a.ts:3:5 ArithmeticOperator: a - b (no test reaches it)',
    ]);
  });
});
