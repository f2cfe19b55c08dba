// Bundles entry files into ./dist beside the package's package.json: `node ../../libs/tooling/bundle.mjs src/main.ts`.
import { build } from 'esbuild';
import { bundleOptions, writeBundle } from './bundle-options.mjs';

const entryPoints = process.argv.slice(2);
if (entryPoints.length === 0) {
  console.error('Usage: bundle.mjs <entry.ts>...');
  process.exit(1);
}
await writeBundle(await build(bundleOptions(process.cwd(), entryPoints)));
