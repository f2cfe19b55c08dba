import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

const release = '0123456789ab';

/** A script of about `bytes` when compressed that only writes the page's heading. */
const scriptOf = (bytes: number): string =>
  `/*${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')}*/document.body.innerHTML='<main><h1>Narae</h1></main>';`;

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
  const edge = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: appsDir }));
  const url = await edge.listen();
  return {
    url: String(url),
    close: async () => {
      await edge.close();
      await rm(appsDir, { recursive: true, force: true });
    },
  };
};
