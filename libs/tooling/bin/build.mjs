#!/usr/bin/env node
// npm run build: everything that is deployed, from the cache where nothing changed.
import { checkNode } from './lib/check-node.mjs';
import { run } from './lib/run.mjs';

checkNode();
process.exit(await run('npx', ['turbo', 'run', 'build', ...process.argv.slice(2)]));
