#!/usr/bin/env node
// npm start: checks the machine, builds what is not built yet, and runs everything in one process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './lib/build.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { fail, root } from './lib/run.mjs';

checkNode();
checkInstalled();

console.log('Building what has changed (the first time takes about a minute) …');
const built = await buildAll();
if (built !== 0) fail('The build failed; the reason stands above.', built);

// In this very process: one that only waited for another would cost 45 MB.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'services/standalone/dist/main.js')).href);
