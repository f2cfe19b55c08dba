import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { leanSourceMap } from './lean-source-map.mjs';

const source = `
interface Row { readonly left: number }

const check = (row: Row): number => {
  const left = [row].map((one) => one.left)[0] ?? 0;
  if (left === 0)
    throw new Error('sold out');
  return left;
};

console.log(check({ left: 1 }));
check({ left: 0 });
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'source-map-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a stack names files and lines of the sources, and the map carries neither columns nor sources', async () => {
  writeFileSync(path.join(folder, 'sale.ts'), source);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['sale.ts'],
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    sourcemap: true,
    write: false,
  });
  const [whole, code] = outputFiles;
  const map = leanSourceMap(whole?.text ?? '');
  expect(JSON.parse(map)).not.toHaveProperty('sourcesContent');
  expect(map.length).toBeLessThan((whole?.text.length ?? 0) / 2);
  writeFileSync(path.join(folder, 'sale.mjs'), code?.contents ?? '');
  writeFileSync(path.join(folder, 'sale.mjs.map'), map);

  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', 'sale.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toContain('Error: sold out');
  expect([...stderr.matchAll(/sale\.ts:(\d+)/g)].map(([, line]) => line)).toEqual(
    expect.arrayContaining(['7', '12']),
  );
});

test('npm packages in a bundle have no mappings, so that their lines cost nothing', () => {
  const map = JSON.stringify({
    version: 3,
    sources: ['src/sale.ts', '../../node_modules/zod/index.js'],
    names: [],
    mappings: 'AAAA;ACAA;ADCA',
  });
  const { mappings } = JSON.parse(leanSourceMap(map)) as { mappings: string };
  expect(mappings).toBe('AAAA;;AACA');
});
