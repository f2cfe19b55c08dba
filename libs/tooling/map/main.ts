// npm run map: draws the maps of modules and the order's states in docs/architecture.md anew from the code; with --check it
// only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { moduleMap } from './module-map.ts';
import { orderStates } from './order-states.ts';
import { domainServices } from './service-modules.mjs';

const file = 'docs/architecture.md';
const options = await extractDepcruiseOptions('./.dependency-cruiser.modules.mjs');
const drawings = new Map([["the order's states", orderStates()]]);
for (const service of domainServices) drawings.set(`${service}'s modules`, await moduleMap(service, options));

const before = readFileSync(file, 'utf8');
let page = before;
for (const [name, drawing] of drawings) {
  const [begin, end] = [`<!-- drawn: ${name} -->`, '<!-- end -->'];
  const [head = '', rest] = page.split(begin);
  if (rest === undefined) throw new Error(`${file} has no place for ${name}: ${begin} … ${end}.`);
  const tail = rest.slice(rest.indexOf(end));
  page = `${head}${begin}\n\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n${tail}`;
}
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (page !== before) {
  process.stderr.write(`The drawings in ${file} are not those of the code: npm run map.\n`);
  process.exitCode = 1;
}
