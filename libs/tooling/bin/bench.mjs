#!/usr/bin/env node
// npm run bench: every `bench/*.bench.ts`, each in a process of its own, as ratios measured side by side; then all of it in one
// table, and which rows miss what is wanted of them. `npm run bench -- seats` runs those whose path has the word.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missesOf, printable } from './lib/bench-row.mjs';
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
const folder = mkdtempSync(path.join(tmpdir(), 'narae-bench-'));
const rowsFile = path.join(folder, 'rows');
writeFileSync(rowsFile, '');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), BENCH_ROWS: rowsFile };
if ((await buildAll({ env })) !== 0) fail('The build failed; the reason stands above.');
const broken = [];
for (const file of files) {
  console.log(`\n── ${file}`);
  if ((await run('npx', ['tsx', 'libs/tooling/bin/lib/run-bench.ts', file], { env })) !== 0)
    broken.push(file);
}

const rows = readFileSync(rowsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
console.log('\n── all of it');
console.table(rows.map(printable));
for (const line of missesOf(rows)) console.log(line);
for (const file of broken) console.log(`${file} did not come to its end.`);
process.exit(broken.length === 0 ? 0 : 1);
