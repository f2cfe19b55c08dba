#!/usr/bin/env node
// npm run build: everything that is deployed, from the cache where nothing changed.
import { buildAll } from './lib/build.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';

checkNode();
checkInstalled();
process.exit(await buildAll({ args: process.argv.slice(2) }));
