import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const held = new Set<string>();

/** A living process holds the directory. */
export class DirectoryInUseError extends Error {
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data directory ${dataDir} is in use by process ${pid}. End that process, or choose another directory.`,
    );
    this.pid = pid;
  }
}

interface Owner {
  pid: number;
  /** When the process started, where the system tells; a process number alone may have been given out again. */
  started: string | undefined;
}

/** State and start of a process, where the system tells. */
function statOf(pid: number): { state: string | undefined; started: string | undefined } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return { state: fields?.[0], started: fields?.[19] };
  } catch {
    return { state: undefined, started: undefined };
  }
}

function isAlive({ pid, started }: Owner, file: string): boolean {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = statOf(pid);
  // Killed, and not yet waited for by its parent: a number without a process.
  if (now.state === 'Z') return false;
  return started === undefined || started === now.started;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Takes a dead process's lock away; puts it back where another process was quicker and the lock is its new one. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    const owner = readOwner(aside);
    if (owner && isAlive(owner, file)) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Makes this process the owner of a data directory and returns how to give it up. A lock left by a process that
 * has died is taken over; one of a living process is a {@link DirectoryInUseError}.
 */
export function lockDirectory(dataDir: string): () => void {
  const file = join(dataDir, 'owner.json');
  const own = `${file}.${process.pid}`;
  const mine: Owner = { pid: process.pid, started: statOf(process.pid).started };
  writeFileSync(own, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // Linking is all or nothing: the file never exists without its owner in it.
        linkSync(own, file);
        held.add(file);
        return () => {
          held.delete(file);
          rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = readOwner(file);
      if (owner && isAlive(owner, file)) {
        throw new DirectoryInUseError(dataDir, owner.pid);
      }
      removeStale(file, `${own}.stale`);
    }
    throw new Error(`The data directory ${dataDir} is being taken by another process.`);
  } finally {
    rmSync(own, { force: true });
  }
}
