import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { startEmbeddedMongo } from '@narae/embedded-mongo';
import { freePort } from '../src/free-port.ts';

const edgeEntry = fileURLToPath(new URL('../../../services/edge/dist/main.js', import.meta.url));
const release = '0123456789ab';

/** A script of about `bytes` when compressed that only writes the page's heading. */
const scriptOf = (bytes: number): string =>
  `/*${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')}*/document.body.innerHTML='<main><h1>Narae</h1></main>';`;

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The least a page can cost: one document and one script of the given weight, served by the same edge.
 * @param bytes of the script as it is sent
 */
export const openBarePage = async (bytes: number): Promise<{ url: string; close: () => Promise<void> }> => {
  const appsDir = await mkdtemp(path.join(tmpdir(), 'narae-bare-'));
  const dist = path.join(appsDir, 'shell/dist');
  await mkdir(path.join(dist, release), { recursive: true });
  const script = scriptOf(bytes);
  await writeFile(path.join(dist, release, 'main.js'), script);
  await writeFile(path.join(dist, release, 'main.js.br'), brotliCompressSync(script));
  await writeFile(
    path.join(dist, 'index.html'),
    `<!doctype html><title>Bare</title><body><script defer src="/shell/${release}/main.js"></script>`,
  );
  const store = await startEmbeddedMongo({ dataDir: path.join(appsDir, 'store'), noSync: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  const edge = spawn(process.execPath, [edgeEntry], {
    env: {
      ...process.env,
      PORT: new URL(url).port,
      APPS_DIR: appsDir,
      MONGO_URL: store.url,
      JWKS_URL: `${url}/no-keys`,
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  const exited = once(edge, 'exit');
  while (!(await answers(url))) {
    if (edge.exitCode !== null) throw new Error('the edge did not start');
    await sleep(50);
  }
  return {
    url,
    close: async () => {
      edge.kill('SIGTERM');
      await exited;
      await store.close();
      await rm(appsDir, { recursive: true, force: true });
    },
  };
};
