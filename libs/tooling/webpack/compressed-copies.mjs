import { isSsrFile } from '@narae/ssr/release-files';
import { copyFile, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|html)$/;
const SMALLEST_WORTH_IT = 400;
/** Files that are compressed at a time. */
const AT_ONCE = 4;

const compress = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => zip(bytes, { level: 9 }),
};
const KINDS = Object.keys(compress);

/** Whether a file of a build has a `.br` and a `.gz` beside it. */
export function hasCopies(name, size) {
  return TEXT.test(name) && !isSsrFile(name) && size >= SMALLEST_WORTH_IT;
}

/** The names of compressed copies that a release's folder does not have yet. A folder that is not there lacks none. */
export async function missingCopies(folder) {
  const names = new Set(await readdir(folder).catch(() => []));
  const bare = [...names].filter(
    (name) => TEXT.test(name) && !KINDS.every((kind) => names.has(`${name}.${kind}`)),
  );
  const missing = await Promise.all(
    bare.map(async (name) => {
      if (!hasCopies(name, (await stat(path.join(folder, name))).size)) return [];
      return KINDS.map((kind) => `${name}.${kind}`).filter((copy) => !names.has(copy));
    }),
  );
  return missing.flat();
}

/** Puts a copy there whole or not at all, because the edge may serve the folder. What a kill leaves is no part of a release. */
async function place(file, write) {
  const kind = path.extname(file);
  const part = `${file.slice(0, -kind.length)}.part${kind}`;
  await write(part);
  await rename(part, file);
}

/**
 * Writes the compressed copies that a release's folder does not have yet, so that the edge need not compress while it
 * answers. `from`: a folder of the same release whose copies are taken where they are there.
 */
export async function writeCopies(folder, from = folder) {
  const queue = (await missingCopies(folder)).values();
  const work = async () => {
    for (const copy of queue) {
      const kind = path.extname(copy);
      await place(path.join(folder, copy), async (part) => {
        if (
          from !== folder &&
          (await copyFile(path.join(from, copy), part).then(
            () => true,
            () => false,
          ))
        )
          return;
        await writeFile(
          part,
          await compress[kind.slice(1)](await readFile(path.join(folder, copy.slice(0, -kind.length)))),
        );
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
