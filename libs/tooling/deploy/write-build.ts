import { nameFile, type App } from '@narae/releases';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hasCopies } from '../webpack/compressed-copies.mjs';
import { versionOf } from '../webpack/version-of.mjs';

/** Writes files as the build of an app does: under the name of their content, with their copies; answers that name. */
export const writeBuild = async (
  dist: string,
  app: App,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> => {
  const contents = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  const version = versionOf(contents);
  await mkdir(path.join(dist, version), { recursive: true });
  for (const [name, bytes] of contents) {
    const file = path.join(dist, version, name);
    await writeFile(file, bytes);
    if (!hasCopies(name, bytes.length)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes));
  }
  await writeFile(path.join(dist, nameFile(app)), JSON.stringify({ name: app, version }));
  return version;
};
