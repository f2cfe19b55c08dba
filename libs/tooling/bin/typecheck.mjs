#!/usr/bin/env node
// npm run typecheck: the three projects side by side; what each has to say is shown, also where another one fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { checkInstalled } from './lib/check-installed.mjs';
import { root } from './lib/run.mjs';

checkInstalled();
const projects = ['tsconfig.node.json', 'tsconfig.browser.json', 'libs/test-kit/tsconfig.json'];

const check = async (project) => {
  const began = Date.now();
  const args = ['node_modules/.bin/tsc', '-p', project, '--pretty', String(Boolean(process.stdout.isTTY))];
  const tsc = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(tsc.stdout), once(tsc, 'close')]);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${said}${project}: ${code === 0 ? 'good' : 'failed'} (${seconds} s)`);
  return code === 0;
};

const good = await Promise.all(projects.map(check));
process.exit(good.every(Boolean) ? 0 : 1);
