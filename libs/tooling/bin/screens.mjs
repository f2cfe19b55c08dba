#!/usr/bin/env node
// npm run screens: a picture of every screen, per language and width, in screens/ with an index.html.
// Options: --lang KOR --width 360 --only order --out folder --dark, and --examine to let axe and twice the text size
// look at each; --lang and --width may be repeated. --readme alone: the pictures of README.md, into docs/images.
import { buildAll } from './lib/build.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureChromium } from './lib/machine.mjs';
import { run } from './lib/run.mjs';

checkNode();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
if ((await buildAll({ env })) !== 0) process.exit(1);
const options = process.argv.slice(2);
const program = options.includes('--readme') ? 'readme-main.ts' : 'main.ts';
process.exit(await run('npx', ['tsx', `libs/test-kit/src/browser/screens/${program}`, ...options], { env }));
