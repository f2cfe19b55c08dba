#!/usr/bin/env node
// npm run build: everything that is deployed, where something has changed.
import { buildAll } from './lib/build.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';

checkNode();
checkInstalled();
process.exit(await buildAll());
