import { spawnSync } from 'node:child_process';
import { beginningOf } from './left-behind.mjs';

/**
 * A process and everything below it, as rows of number and beginning; also those in process groups of their own,
 * which a signal to the group does not reach.
 */
export const processTree = (pid) => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = new Map();
  for (const line of stdout.split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree.map((one) => ({ pid: one, began: beginningOf(one) }));
};

/** Those of the rows whose process still runs; a number given to a new process meanwhile does not count. */
export const stillRunning = (rows) =>
  rows.filter(({ pid, began }) => began !== undefined && beginningOf(pid) === began);

/** Sends a signal to a process, or with a negative number to its group; a process that has ended is no error. */
export const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
