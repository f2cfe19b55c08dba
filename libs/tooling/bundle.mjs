import { build } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { leanSourceMap } from './lean-source-map.mjs';

/**
 * Bundles one entry file into ./dist beside the package's package.json:
 * `node ../../libs/tooling/bundle.mjs src/main.ts`. Our own packages are source and go in; everything from npm
 * stays an import, so that native modules and their files are found where npm put them.
 */
const external = {
  name: 'npm-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@narae/') ? undefined : { path, external: true },
    );
  },
};

const entryPoints = process.argv.slice(2);
if (entryPoints.length === 0) {
  console.error('Usage: bundle.mjs <entry.ts>...');
  process.exit(1);
}
const { outputFiles } = await build({
  entryPoints,
  write: false,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [external],
});
await mkdir('dist', { recursive: true });
for (const file of outputFiles)
  await writeFile(file.path, path.extname(file.path) === '.map' ? leanSourceMap(file.text) : file.contents);
