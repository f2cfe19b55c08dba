#!/usr/bin/env node
// npm start: checks the machine, builds what is not built yet, and runs everything in one process.
import { spawn } from 'node:child_process';
import { buildAll } from './lib/build.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { fail, root } from './lib/run.mjs';

checkNode();
checkInstalled();

console.log('Building what has changed (the first time takes about a minute) …');
const built = await buildAll();
if (built !== 0) fail('The build failed; the reason stands above.', built);

const site = spawn(process.execPath, ['--enable-source-maps', 'services/standalone/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; this one only waits until the site has ended cleanly.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && site.kill(signal));
site.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
