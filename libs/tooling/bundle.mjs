import { build } from 'esbuild';

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
await build({
  entryPoints,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [external],
});
