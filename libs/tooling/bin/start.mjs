#!/usr/bin/env node
// npm start: checks the machine, builds what is not built yet while the shop is filled, and runs everything in one process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beginSite, BuildFailed } from './lib/build.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { fail, root } from './lib/run.mjs';

checkNode();
checkInstalled();

const build = await beginSite();
if (!build.nothing) console.log('Building what has changed (the first time takes about half a minute) …');
try {
  await build.services;
  // In this very process: one that only waited for another would cost 45 MB.
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  const { openSite } = await import(pathToFileURL(path.join(root, 'services/standalone/dist/app.js')).href);
  const site = await openSite({ built: build.apps });
  await build.finish({ releasesDir: site.releasesDir, gently: true });
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  fail('The build failed; the reason stands above.');
}
