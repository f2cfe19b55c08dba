import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const BUNDLE = 'first-screen.cjs';
const PARTS = 'first-screen.json';

/** Not a fault: the remote renders no first screens, and its place is filled in the browser. */
class ClientOnly extends Error {
  name = 'ClientOnly';
}

/**
 * Answers jobs of the edge (contracts, first-screen.ts) with pages rendered by `screen`. Remotes are loaded from the
 * folders of their releases and share the modules of this bundle, as they share the shell's in the browser. One job
 * at a time: language and data of a page are the program's, as in a tab.
 */
export function startWorker({ screen, shared, dir }) {
  const apps = new Map([['shell', openApp('shell', dir)]]);
  for (const [name, folder] of Object.entries(workerData.remotes)) apps.set(name, openApp(name, folder));
  let used = new Set();
  globalThis.naraePart = (part, load) => {
    used.add(part);
    return load();
  };
  const exposed = new Map();
  const loadModule = async (remote, kind) => {
    const app = apps.get(remote);
    if (!app) throw new ClientOnly(remote);
    used.add(`${remote}/src/exposes/${kind}.tsx`);
    if (!exposed.has(remote)) exposed.set(remote, evaluate(path.join(app.folder, BUNDLE), shared));
    return exposed.get(remote)[kind];
  };

  const render = async ({ id, ...job }) => {
    used = new Set();
    const missing = [];
    const errors = [];
    try {
      const html = await screen.renderFirstScreen(job, {
        loadModule,
        onMissing: (call, info) => missing.push({ call, info }),
        onError: (error) => errors.push(String(error?.stack ?? error)),
      });
      return { id, html, missing, ...filesOf(apps, used), ...(errors[0] && { error: errors[0] }) };
    } catch (error) {
      return { id, html: null, missing, styles: [], scripts: [], error: String(error?.stack ?? error) };
    }
  };

  let last = Promise.resolve();
  parentPort.on('message', (job) => {
    last = last.then(async () => parentPort.postMessage(await render(job)));
  });
}

function openApp(name, folder) {
  const parts = JSON.parse(readFileSync(path.join(folder, PARTS), 'utf8'));
  return { folder, parts, base: `/${name}/${path.basename(folder)}/` };
}

/** Style sheets and scripts of the parts a page has used; a remote's begin with its entry. */
function filesOf(apps, used) {
  const files = new Set();
  for (const part of used) {
    for (const { base, parts } of apps.values()) for (const file of parts[part] ?? []) files.add(base + file);
  }
  for (const [name, { base }] of apps) {
    if (name !== 'shell' && [...files].some((file) => file.startsWith(base)))
      files.add(`${base}remoteEntry.js`);
  }
  const ending = (end) => [...files].filter((file) => file.endsWith(end));
  return { styles: ending('.css'), scripts: ending('.js') };
}

function evaluate(file, shared) {
  const module = { exports: {} };
  const native = createRequire(file);
  const require = (name) => shared[name] ?? native(name);
  const run = new Function('module', 'exports', 'require', '__dirname', readFileSync(file, 'utf8'));
  run(module, module.exports, require, path.dirname(file));
  return module.exports;
}
