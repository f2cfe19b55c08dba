import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * lmdb trusts its file: it follows page numbers without looking, and a page that is cut off or overwritten ends
 * the process instead of giving an error. So whenever the file is not exactly as this store last closed it, every
 * page that can be reached is looked at here first. (Page format of lmdb-js 3; see `MDB_page` in its mdb.c.)
 */
const HEADER = 24;
const MAGIC = 0xbeefc0de;
const PAGE = { branch: 1, leaf: 2, overflow: 4, meta: 8 };
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
  if (!existsSync(fileOf(dataDir))) return;
  const untouched = existsSync(markOf(dataDir)) && readFileSync(markOf(dataDir), 'utf8') === stamp(dataDir);
  rmSync(markOf(dataDir), { force: true });
  if (untouched) return;
  const file = openSync(fileOf(dataDir), 'r');
  try {
    new PageWalk(file).run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data file ${fileOf(dataDir)} is damaged: ${reason}. Put back a copy of the directory, or remove it to begin anew.`,
    );
  } finally {
    closeSync(file);
  }
}

interface Meta {
  transaction: bigint;
  lastPage: number;
  roots: bigint[];
}

class PageWalk {
  #file: number;
  #size: number;
  #pageSize = 4096;
  #last = 0;

  constructor(file: number) {
    this.#file = file;
    this.#size = fstatSync(file).size;
  }

  run(): void {
    const metas = this.#metas();
    if (metas.length === 0) throw new Error('it does not begin as a data file does');
    const current = metas.reduce((a, b) => (b.transaction > a.transaction ? b : a));
    this.#last = current.lastPage;
    const needed = (current.lastPage + 1) * this.#pageSize;
    if (this.#size < needed && current.transaction > 0n) {
      throw new Error(`it has ${this.#size} bytes and should have at least ${needed}`);
    }
    const [free, main] = current.roots;
    // The list of free pages has numbers for keys, whose order is not that of their bytes.
    if (free !== NO_ROOT) this.#visit(Number(free), false);
    if (main !== NO_ROOT) this.#visit(Number(main), true);
  }

  #metas(): Meta[] {
    const first = this.#read(0, HEADER + 32);
    if (first.length < HEADER + 32 || first.readUInt32LE(HEADER) !== MAGIC) return [];
    this.#pageSize = first.readUInt32LE(HEADER + 24) || this.#pageSize;
    return [0, 1].flatMap((number) => {
      const page = this.#read(number * this.#pageSize, 160);
      if (page.length < 160 || page.readUInt32LE(HEADER) !== MAGIC || !(page.readUInt16LE(18) & PAGE.meta))
        return [];
      const roots = [page.readBigUInt64LE(88), page.readBigUInt64LE(136)];
      return [{ transaction: page.readBigUInt64LE(152), lastPage: Number(page.readBigUInt64LE(144)), roots }];
    });
  }

  #read(position: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(length);
    return buffer.subarray(0, readSync(this.#file, buffer, 0, length, position));
  }

  #page(number: number, kinds: number): Buffer {
    if (number < 2 || number > this.#last) throw new Error(`it names page ${number}, which does not exist`);
    const page = this.#read(number * this.#pageSize, this.#pageSize);
    if (page.length < this.#pageSize) throw new Error(`page ${number} is cut off`);
    if (page.readBigUInt64LE(0) !== BigInt(number) || !(page.readUInt16LE(18) & kinds)) {
      throw new Error(`page ${number} is not what it should be`);
    }
    return page;
  }

  /** Looks at a page and all below it; keys must ascend, so that nothing in it can hide. */
  #visit(number: number, ascending: boolean): void {
    const page = this.#page(number, PAGE.branch | PAGE.leaf);
    const isBranch = (page.readUInt16LE(18) & PAGE.branch) !== 0;
    const count = page.readUInt16LE(20) >> 1;
    if (HEADER + count * 2 > this.#pageSize) throw new Error(`page ${number} lists more than it can hold`);
    let previous: Buffer | undefined;
    for (let i = 0; i < count; i++) {
      const at = HEADER + page.readUInt16LE(HEADER + i * 2);
      const keyEnd = at + 8 + (at + 8 <= this.#pageSize ? page.readUInt16LE(at + 6) : this.#pageSize);
      if (keyEnd > this.#pageSize) throw new Error(`an entry of page ${number} is longer than the page`);
      const [low, high, flags] = [
        page.readUInt16LE(at),
        page.readUInt16LE(at + 2),
        page.readUInt16LE(at + 4),
      ];
      const key = page.subarray(at + 8, keyEnd);
      // The first key of a branch page stands for everything before the second and is empty.
      if (ascending && previous && Buffer.compare(previous, key) >= 0 && (i > 1 || !isBranch)) {
        throw new Error(`the entries of page ${number} are out of order`);
      }
      previous = key;
      if (isBranch) this.#visit(low + high * 0x10000 + flags * 0x1_0000_0000, ascending);
      else if (flags & ON_OVERFLOW_PAGES) this.#page(Number(page.readBigUInt64LE(keyEnd)), PAGE.overflow);
      else if (keyEnd + low + high * 0x10000 > this.#pageSize)
        throw new Error(`a value of page ${number} is cut off`);
    }
  }
}
