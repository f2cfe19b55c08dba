import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './bin/lib/run.mjs';
import { longSuites, mockingSuites } from './jest/suites.mjs';

const readSuite = (file: string) => readFile(path.join(root, file), 'utf8');

it.each(longSuites)('the long suite %s exists and has tests', async (file) => {
  expect(await readSuite(file)).toMatch(/\b(it|test)(\.each)?\(/);
});

it.each(mockingSuites)('%s needs a context of its own, because it mocks a module', async (file) => {
  expect(await readSuite(file)).toContain('jest.unstable_mockModule(');
});

it('no suite is named twice', () => {
  const all = [...longSuites, ...mockingSuites];
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});
