import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { leanSourceMap } from './lean-source-map.mjs';

/** Our own packages are source and go in; everything from npm stays an import, so that native modules and their files are found where npm put them. */
const external = {
  name: 'npm-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@narae/') ? undefined : { path: name, external: true },
    );
  },
};

/** How esbuild bundles entry files of the package in a folder for `writeBundle`. */
export const bundleOptions = (folder, entryPoints) => ({
  absWorkingDir: folder,
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

/** Writes what esbuild has bundled. */
export const writeBundle = async ({ outputFiles }) => {
  for (const file of outputFiles) {
    await mkdir(path.dirname(file.path), { recursive: true });
    await writeFile(file.path, path.extname(file.path) === '.map' ? leanSourceMap(file.text) : file.contents);
  }
};
