// Runs one bench file, prints its rows, and leaves them for the summary in the file that BENCH_ROWS names.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { printable, type BenchRow } from './bench-row.mjs';

const file = process.argv[2] ?? '';
const { name, run } = (await import(pathToFileURL(path.resolve(file)).href)) as {
  name: string;
  run: () => Promise<BenchRow[]>;
};

console.log(name);
const rows = await run();
console.table(rows.map(printable));
const { BENCH_ROWS } = process.env;
if (BENCH_ROWS) appendFileSync(BENCH_ROWS, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
process.exit(0);
