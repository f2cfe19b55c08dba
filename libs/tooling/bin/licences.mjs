#!/usr/bin/env node
// npm run licences: every package of package-lock.json and its licence; fails where one is not allowed. `--all` lists them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exceptions, packagesOf, unallowed } from './lib/licences.mjs';
import { fail, root } from './lib/run.mjs';

const packages = packagesOf(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
const line = ({ name, version, licence }) => `${licence}\t${name}@${version}`;

if (process.argv.includes('--all')) console.log(packages.map(line).join('\n'));
else {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${count}\t${licence}`);
}
const idle = exceptions.filter((one) => !packages.some(({ name }) => one.name.test(name)));
if (idle.length > 0)
  fail(`Exceptions that no package needs any more: ${idle.map(({ name }) => name).join(', ')}`);
const wrong = unallowed(packages);
if (wrong.length > 0) fail(`Not allowed (libs/tooling/bin/lib/licences.mjs):\n${wrong.map(line).join('\n')}`);
console.log(`${packages.length} packages, all allowed`);
