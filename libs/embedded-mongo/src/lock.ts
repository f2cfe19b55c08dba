import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const held = new Set<string>();

export class DirectoryInUseError extends Error {
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    const remedy = 'End that process, or choose another directory.';
    super(`The data directory ${dataDir} is in use by process ${pid}. ${remedy}`);
    this.pid = pid;
  }
}

interface Owner {
  pid: number;
  /** When the process started, where the system tells; a process number alone may have been given out again. */
  started?: string | undefined;
}

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  } catch {
    return [];
  }
}
const startOf = (pid: number): string | undefined => statOf(pid)[19];

function isAlive({ pid, started }: Owner, file: string): boolean {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // A process that was killed, and not yet waited for by its parent, keeps its number.
  return statOf(pid)[0] !== 'Z' && (started === undefined || started === startOf(pid));
}

function livingOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return isAlive(owner, file) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function won(step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Takes over the lock of a dead process. @returns gives it up @throws DirectoryInUseError */
export function lockDirectory(dataDir: string): () => void {
  const file = join(dataDir, 'owner.json');
  const own = `${file}.${process.pid}`;
  const aside = `${own}.stale`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      // Linking is all or nothing: the file never exists without its owner in it.
      if (won(() => linkSync(own, file))) {
        held.add(file);
        return () => {
          held.delete(file);
          rmSync(file, { force: true });
        };
      }
      const owner = livingOwner(file);
      if (owner) throw new DirectoryInUseError(dataDir, owner.pid);
      // Where another process was quicker, this takes its new lock away and has to put it back.
      if (won(() => renameSync(file, aside)) && livingOwner(aside)) won(() => linkSync(aside, file));
    }
    throw new Error(`The data directory ${dataDir} is being taken by another process.`);
  } finally {
    rmSync(own, { force: true });
    rmSync(aside, { force: true });
  }
}
