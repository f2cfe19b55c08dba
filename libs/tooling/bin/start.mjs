#!/usr/bin/env node
// npm start: checks the machine, builds what is not built yet, and runs everything in one process.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run } from './lib/run.mjs';
import { checkNode } from './lib/check-node.mjs';

checkNode();
if (!existsSync(path.join(root, 'node_modules/turbo')))
  fail('The packages are not installed yet; run "npm install" first.');

console.log('Building what has changed …');
const built = await run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=stream']);
if (built !== 0) fail('The build failed; the reason stands above.', built);

const site = spawn(process.execPath, ['--enable-source-maps', 'services/standalone/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; this one only waits until the site has ended cleanly.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && site.kill(signal));
site.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
