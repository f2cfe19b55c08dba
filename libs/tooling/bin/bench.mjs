#!/usr/bin/env node
// npm run bench: every `bench/*.bench.ts`, each in a process of its own, as ratios measured side by side.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './lib/build.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureChromium } from './lib/machine.mjs';
import { fail, root, run } from './lib/run.mjs';

checkNode();
checkInstalled();
const only = process.argv[2] ?? '';
const benches = (folder) =>
  readdirSync(path.join(root, folder))
    .map((name) => path.join(folder, name, 'bench'))
    .filter((bench) => existsSync(path.join(root, bench)))
    .flatMap((bench) => readdirSync(path.join(root, bench)).map((file) => path.join(bench, file)));
const files = ['libs', 'services']
  .flatMap(benches)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(only))
  .sort();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
if ((await buildAll({ env })) !== 0) fail('The build failed; the reason stands above.');
let failed = 0;
for (const file of files) {
  console.log(`\n── ${file}`);
  if ((await run('npx', ['tsx', 'libs/tooling/bin/lib/run-bench.ts', file], { env })) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
