import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { build, context } from 'esbuild';
import { bundleOptions, writeBundle } from '../../bundle-options.mjs';
import { root } from './run.mjs';

/** What is saved together is bundled once. */
const TOGETHER_MS = 50;

const folder = path.join(root, 'services/standalone');
const entries = ['src/main.ts', 'src/draw-pictures-main.ts'];
const sources = ['services', 'libs'].map((name) => path.join(root, name));
const ignored = /[\\/](?:node_modules|dist|test|bench)(?:[\\/]|$)|\.test\.tsx?$/;

/**
 * Runs the site from a bundle of its sources, made again and started again whenever one of them changes. The one before
 * answers until the new bundle is there. `onEnd` is called with the exit code where the site ends by itself.
 */
export const runDevSite = async ({ onEnd }) => {
  const store = path.join(root, 'libs/embedded-mongo');
  await writeBundle(await build(bundleOptions(store, ['src/main.ts'])));
  const bundler = await context({ ...bundleOptions(folder, entries, { npm: 'outside' }), metafile: true });
  let inputs = new Set();
  let child;
  let replaced;

  const bundle = async () => {
    const result = await bundler.rebuild();
    inputs = new Set(Object.keys(result.metafile.inputs).map((file) => path.resolve(folder, file)));
    await writeBundle(result);
  };
  const start = () => {
    const started = spawn(process.execPath, ['--enable-source-maps', 'services/standalone/dist/main.js'], {
      cwd: root,
      env: { ...process.env, RELEASES_DIR: 'none' },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Out of the terminal's reach: Ctrl-C would come to the site twice, and a second one ends it at once.
      detached: true,
    });
    started.on('exit', (code) => {
      if (replaced !== started) onEnd(code ?? 0);
    });
    child = started;
  };
  const end = async () => {
    replaced = child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };

  /** One after the other, and once for all that changes meanwhile. */
  let again = false;
  let working = false;
  const restart = async () => {
    again = true;
    if (working) return;
    working = true;
    while (again) {
      again = false;
      const began = Date.now();
      // esbuild has printed what is wrong; the site of before goes on.
      const bundled = await bundle().then(
        () => true,
        () => false,
      );
      if (!bundled) continue;
      await end();
      start();
      console.log(`[services] bundled and started again in ${Date.now() - began} ms`);
    }
    working = false;
  };

  await bundle();
  start();
  let timer;
  const watcher = watch(sources, { ignored, ignoreInitial: true });
  watcher.on('all', (_event, file) => {
    if (!inputs.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), TOGETHER_MS);
  });
  return {
    stop: async () => {
      clearTimeout(timer);
      await Promise.all([watcher.close(), bundler.dispose(), end()]);
    },
  };
};
