#!/usr/bin/env node
// npm run budgets: compares the bytes of a first visit in the last build with libs/tooling/budgets.json, without a browser.
// Fails where a page is more than 3 % over. --write renews the table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judge, measure } from './lib/budgets.mjs';
import { fail, root } from './lib/run.mjs';

const file = path.join(root, 'libs/tooling/budgets.json');
if (!existsSync(path.join(root, 'shell/dist/modules.json')))
  fail('There is no build to measure; run "npm run build" first.');
const found = await measure();
if (process.argv.includes('--write')) {
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  console.log('libs/tooling/budgets.json holds what the last build costs.');
} else {
  const { lines, code } = judge(JSON.parse(readFileSync(file, 'utf8')), found);
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
