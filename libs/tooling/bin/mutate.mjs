#!/usr/bin/env node
// npm run mutate: changes the files that decide about money, seats and identity, one change at a time, and runs their tests: a change that
// no test finds survives. `npm run mutate -- prices seats` takes those areas alone, `--again` only what changed since they ran last.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleModules } from '../mutation/bundle-modules.mjs';
import { mutationAreas, runsOf } from '../mutation/areas.mjs';
import { lowestScore, scoreOf, survivorsOf } from '../mutation/score.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { fail, root, run } from './lib/run.mjs';

checkNode();
checkInstalled();
const known = Object.keys(mutationAreas);
const given = process.argv.slice(2).filter((word) => word !== '--again');
const unknown = given.find((word) => !known.includes(word));
if (unknown !== undefined) fail(`"${unknown}" is no area; there are ${known.join(', ')}.`);
const areas = given.length > 0 ? given : known;

const folder = path.join(root, '.cache/mutation');
const modules = path.join(folder, 'modules');
mkdirSync(folder, { recursive: true });
await bundleModules(modules);

const rows = [];
for (const area of areas) {
  const began = Date.now();
  const reports = [];
  for (const { package: name, files } of runsOf(area)) {
    console.log(`\n── ${area}: ${files.length} files of ${name}`);
    const report = path.join('.cache/mutation', `${area}.${name.replace('/', '-')}`);
    const env = {
      ...process.env,
      MUTATION_AREA: area,
      MUTATION_PACKAGE: name,
      MUTATION_MODULES: modules,
      MUTATION_REPORT: report,
      MUTATION_AGAIN: process.argv.includes('--again') ? '1' : '',
    };
    const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'];
    if (
      (await run(process.execPath, [...stryker, 'libs/tooling/mutation/stryker.config.mjs'], { env })) !== 0
    )
      fail(`The run of ${area} in ${name} did not come to its end; the reason stands above.`);
    reports.push(JSON.parse(readFileSync(path.join(root, `${report}.json`), 'utf8')));
    console.log(`   each change: ${report}.html`);
  }
  for (const line of reports.flatMap(survivorsOf)) console.log(line);
  rows.push({ area, ...scoreOf(reports), minutes: Math.round((Date.now() - began) / 6_000) / 10 });
}

console.log('\n── all of it');
console.table(rows);
const low = rows.filter(({ score }) => score < lowestScore);
if (low.length > 0) fail(`Below ${lowestScore} %: ${low.map(({ area }) => area).join(', ')}`);
