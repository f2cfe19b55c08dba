import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after SIGTERM until a process that does not end is ended by force; longer than any drain. */
const PATIENCE_MS = 25_000;
/** The edge first, so that nobody is promised anything by a shop that is half gone; the store last. */
const LAST = ['sandbox', 'nats', 'store'];

/** The groups in which the parts of a site are ended, one after the other. */
export const inEndingOrder = (all) =>
  [
    all.filter(({ name }) => name === 'edge'),
    all.filter(({ name }) => name !== 'edge' && !LAST.includes(name)),
    ...LAST.map((last) => all.filter(({ name }) => name === last)),
  ].filter((group) => group.length > 0);

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * When a process began, in words that no other process ever has under the same number; undefined when there is none,
 * or only one that has ended and was not waited for.
 */
export const beginningOf = (pid) => {
  const boot = read('/proc/sys/kernel/random/boot_id');
  if (boot !== undefined) {
    const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
    return fields === undefined || fields[0] === 'Z' ? undefined : `${boot.trim()} ${fields[19]}`;
  }
  const found = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() || undefined : undefined;
};

const isStill = ({ pid, began }) => began !== undefined && beginningOf(pid) === began;

const tell = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone by itself meanwhile.
  }
};

const end = async (row) => {
  tell(row.pid, 'SIGTERM');
  for (const late = Date.now() + PATIENCE_MS; isStill(row); await sleep(50))
    if (Date.now() > late) tell(row.pid, 'SIGKILL');
};

const rowsOf = (file) => {
  try {
    return JSON.parse(read(file) ?? '[]');
  } catch {
    return [];
  }
};

/** The process that keeps the site of this file running, if it lives. */
export const starterOf = (file) => rowsOf(file).find((row) => row.name === 'starter' && isStill(row))?.pid;

/**
 * Ends, in order, what a start that was killed has left running; only processes that are certainly the ones it noted.
 * Answers their names.
 */
export const endLeftBehind = async (file) => {
  const left = rowsOf(file).filter((row) => row.name !== 'starter' && isStill(row));
  for (const group of inEndingOrder(left)) await Promise.all(group.map(end));
  return left.map(({ name }) => name);
};
