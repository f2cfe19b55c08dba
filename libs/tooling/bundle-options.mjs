import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { leanSourceMap } from './lean-source-map.mjs';

/** npm packages with native code, threads or files of their own, which they find only where npm put them. */
const withOwnFiles = ['@node-rs/argon2', 'lmdb', 'pino', 'piscina', 'sharp'];

const isNpm = (name) => !name.startsWith('@narae/') && !name.startsWith('node:');

/** What becomes an import of the bundle: the npm packages that `isOutside` names. */
const external = (isOutside) => ({
  name: 'npm-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind !== 'entry-point' && isNpm(name) && isOutside(name) ? { path: name, external: true } : undefined,
    );
  },
});

const hasOwnFiles = (name) => withOwnFiles.some((known) => name === known || name.startsWith(`${known}/`));

/** npm's packages that are still CommonJS load node's own modules by `require`, which an ES module has not. */
const requireForNpm = `import { createRequire as createRequireForNpm } from 'node:module';
const require = createRequireForNpm(import.meta.url);`;

/**
 * How esbuild bundles entry files of the package in a folder for `writeBundle`. With the npm packages inside, a process loads a
 * few files instead of a thousand: half a second less of its start. What is bundled again at each change leaves them outside.
 */
export const bundleOptions = (folder, entryPoints, { npm = 'inside' } = {}) => ({
  absWorkingDir: folder,
  entryPoints,
  write: false,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  // What is imported when it is needed stays a file of its own.
  splitting: true,
  chunkNames: 'chunk-[hash]',
  banner: { js: requireForNpm },
  logLevel: 'warning',
  plugins: [external(npm === 'inside' ? hasOwnFiles : () => true)],
});

/** Files that the entries of a bundle share, named by what they hold. */
const isShared = (file) => /^chunk-[A-Z0-9]+\.js(\.map)?$/.test(path.basename(file));

/** Writes what esbuild has bundled, and removes shared files of the bundle before. */
export const writeBundle = async ({ outputFiles }) => {
  const written = new Set(outputFiles.map(({ path: file }) => file));
  for (const file of outputFiles) {
    await mkdir(path.dirname(file.path), { recursive: true });
    await writeFile(file.path, path.extname(file.path) === '.map' ? leanSourceMap(file.text) : file.contents);
  }
  for (const folder of new Set([...written].map((file) => path.dirname(file))))
    for (const file of (await readdir(folder)).map((name) => path.join(folder, name)))
      if (isShared(file) && !written.has(file)) await rm(file);
};
