#!/usr/bin/env node
// npm run dev: the services start again and the shell and the remotes are built again whenever their sources change.
// One remote alone behind the fake shell: npm run dev -w mfe-booking
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { apps } from './lib/apps.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { runDevSite } from './lib/dev-site.mjs';
import { root } from './lib/run.mjs';

checkNode();
checkInstalled();
const { default: webpack } = await import('webpack');

async function configOf(app) {
  const { default: config } = await import(pathToFileURL(path.join(root, app, 'webpack.config.mjs')).href);
  return config({ WEBPACK_WATCH: true });
}

function report(stats) {
  for (const { compilation, startTime, endTime } of stats.stats) {
    if (seen.get(compilation.name) === endTime) continue;
    seen.set(compilation.name, endTime);
    const outcome = compilation.errors.length > 0 ? 'has errors' : `built in ${endTime - startTime} ms`;
    console.log(`[${compilation.name}] ${outcome}`);
  }
  const troubles = stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY });
  if (troubles.trim()) console.log(troubles);
}

const seen = new Map();
let site;
let stopping = false;

const compiler = webpack(await Promise.all(apps.map(configOf)));
console.log('Building the shell and the remotes; open pages reload by themselves after a later change …');
const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
  if (error) {
    console.error(error);
    stop(1);
    return;
  }
  report(stats);
  // The edge reads the builds' descriptions at every request, so it only has to be started once there are some.
  site ??= runDevSite({ onEnd: stop });
  site.catch((failure) => {
    console.error(failure);
    stop(1);
  });
});

async function stop(code) {
  if (stopping) return;
  stopping = true;
  const running = await site?.catch(() => undefined);
  await running?.stop();
  watching.close(() => process.exit(code));
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
