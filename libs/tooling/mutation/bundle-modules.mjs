import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../bin/lib/run.mjs';

const entriesOf = (folder) => {
  const { name, exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([entry, file]) => [
    path.posix.join(name, entry),
    path.posix.join(folder, file),
  ]);
};

const fileOf = (name) => name.replaceAll('/', '.');

/** Modules that nearly every test loads and nothing changes, by the name they are imported under. */
const entries = new Map([...entriesOf('libs/contracts'), ['fast-check', 'fast-check']]);

/** Where each of those modules lies once it is bundled. */
export const bundledModules = (folder) =>
  [...entries.keys()].map((name) => [name, path.join(folder, `${fileOf(name)}.mjs`)]);

/** Bundles them: Node's vm modules are loaded one by one for every test file, and those are hundreds. */
export const bundleModules = (folder) =>
  build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([...entries].map(([name, file]) => [fileOf(name), file])),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
