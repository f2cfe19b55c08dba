import {
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  closeSync,
  fstatSync,
  openSync,
  readSync,
  mkdirSync,
} from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';

/**
 * lmdb trusts its file: it follows page numbers without looking, and a page that is cut off or overwritten ends
 * the process instead of giving an error. So whenever the file is not exactly as this store last closed it, every
 * page that can be reached is looked at here first. (Page format of lmdb-js 3; see `MDB_page` in its mdb.c.)
 */
const HEADER = 24;
const MAGIC = 0xbeefc0de;
const META_BYTES = 160;
const PAGE = { branch: 1, leaf: 2, overflow: 4 };
const ON_OVERFLOW_PAGES = 1;
const NO_ROOT = 0xffff_ffff_ffff_ffffn;

const fileOf = (dataDir: string): string => join(dataDir, 'data.mdb');
const markOf = (dataDir: string): string => join(dataDir, 'closed.json');

function stamp(dataDir: string): string {
  const { size, mtimeMs } = statSync(fileOf(dataDir));
  return JSON.stringify({ size, mtimeMs });
}

/** Notes, after closing, how the file was left. Without the note, as on a full disk, it is looked at the next time. */
export function markClosed(dataDir: string): void {
  try {
    writeFileSync(markOf(dataDir), stamp(dataDir));
  } catch {
    rmSync(markOf(dataDir), { force: true });
  }
}

/** Checks the file before it is opened; throws one sentence where it is damaged. */
export function checkDataFile(dataDir: string): void {
  const path = fileOf(dataDir);
  if (!existsSync(path)) return;
  const untouched = existsSync(markOf(dataDir)) && readFileSync(markOf(dataDir), 'utf8') === stamp(dataDir);
  rmSync(markOf(dataDir), { force: true });
  if (untouched) return;
  const file = openSync(path, 'r');
  try {
    walk(file);
  } catch (error) {
    const remedy = 'Put back a copy of the directory, or remove it to begin anew.';
    throw new Error(`The data file ${path} is damaged: ${(error as Error).message}. ${remedy}`);
  } finally {
    closeSync(file);
  }
}

function walk(file: number): void {
  const read = (position: number, length: number): Buffer => {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(file, buffer, 0, length, position));
  };
  const first = read(0, META_BYTES);
  const pageSize = first.length < META_BYTES ? 0 : first.readUInt32LE(HEADER + 24);
  // Two pages in turn tell where everything begins; the newer one that is whole counts.
  const metas = [first, read(pageSize, META_BYTES)]
    .filter((page) => page.length === META_BYTES && page.readUInt32LE(HEADER) === MAGIC)
    .map((page) => ({
      transaction: page.readBigUInt64LE(152),
      lastPage: Number(page.readBigUInt64LE(144)),
      roots: [page.readBigUInt64LE(88), page.readBigUInt64LE(136)] as const,
    }));
  if (metas.length === 0) throw new Error('it does not begin as a data file does');
  const { transaction, lastPage, roots } = metas.reduce((a, b) => (b.transaction > a.transaction ? b : a));
  const { size } = fstatSync(file);
  const needed = (lastPage + 1) * pageSize;
  if (size < needed && transaction > 0n)
    throw new Error(`it has ${size} bytes and should have at least ${needed}`);

  const pageAt = (number: number, kinds: number): Buffer => {
    const page = read(number * pageSize, pageSize);
    const isRight = number >= 2 && number <= lastPage && page.length === pageSize;
    if (isRight && page.readBigUInt64LE(0) === BigInt(number) && page.readUInt16LE(18) & kinds) return page;
    throw new Error(`page ${number} is not what it should be`);
  };
  /** Looks at a page and all below it; keys must ascend, so that nothing in it can hide. */
  const visit = (number: number, ascending: boolean): void => {
    const page = pageAt(number, PAGE.branch | PAGE.leaf);
    const isBranch = (page.readUInt16LE(18) & PAGE.branch) !== 0;
    const damaged = (what: string): Error => new Error(`${what} of page ${number} is not as it was written`);
    const count = page.readUInt16LE(20) >> 1;
    if (HEADER + count * 2 > pageSize) throw damaged('the list');
    let previous: Buffer | undefined;
    for (let i = 0; i < count; i++) {
      const at = HEADER + page.readUInt16LE(HEADER + i * 2);
      if (at + 8 > pageSize) throw damaged('an entry');
      const [low, high, flags, keySize] = [0, 2, 4, 6].map((offset) => page.readUInt16LE(at + offset)) as [
        number,
        number,
        number,
        number,
      ];
      const keyEnd = at + 8 + keySize;
      const length = low + high * 0x10000;
      const isInside = !isBranch && !(flags & ON_OVERFLOW_PAGES);
      if (keyEnd + (isInside ? length : 0) > pageSize) throw damaged('an entry');
      const key = page.subarray(at + 8, keyEnd);
      // The first key of a branch page stands for everything before the second and is empty.
      const comparable = ascending && previous && (i > 1 || !isBranch);
      if (comparable && Buffer.compare(previous!, key) >= 0) throw damaged('the order');
      previous = key;
      if (isBranch) visit(length + flags * 0x1_0000_0000, ascending);
      else if (!isInside) pageAt(Number(page.readBigUInt64LE(keyEnd)), PAGE.overflow);
    }
  };
  // The list of free pages has numbers for keys, whose order is not that of their bytes.
  for (const [i, root] of roots.entries()) if (root !== NO_ROOT) visit(Number(root), i === 1);
}

/** Copies the file as it is at one moment, its store running or not. @throws Error without a data file */
export async function copyDataFile(dataDir: string, targetDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'data.mdb'))) throw new Error(`There is no data file in ${dataDir}.`);
  mkdirSync(targetDir, { recursive: true, mode: 0o700 });
  const db = open({ path: dataDir, keyEncoding: 'binary', encoding: 'binary', readOnly: true });
  try {
    await db.backup(targetDir, true);
  } finally {
    await db.close();
  }
}
