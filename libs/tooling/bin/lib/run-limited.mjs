import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree, signal, stillRunning } from './process-tree.mjs';
import { root } from './run.mjs';

/** How long a process that was asked to end may take before it is killed, in milliseconds; longer than any drain. */
const GRACE_MS = 30_000;

/** A killed process is gone within moments; only the kernel can keep it longer, and nobody can end that. */
const GONE_MS = 5_000;

const waitUntilGone = async (tree, ms) => {
  for (const end = Date.now() + ms; stillRunning(tree).length > 0 && Date.now() < end;) await sleep(50);
};

/** Ends a process, its group and everything below it: SIGTERM to the group, SIGKILL to what is left after `graceMs`. */
const endTree = async (pid, graceMs) => {
  const tree = processTree(pid);
  signal(-pid, 'SIGTERM');
  await waitUntilGone(tree, graceMs);
  for (const left of stillRunning(tree)) signal(left.pid, 'SIGKILL');
  signal(-pid, 'SIGKILL');
  await waitUntilGone(tree, GONE_MS);
};

/**
 * Runs a command in the project's folder with its output shown, for at most `limitMs` milliseconds. At the limit, or
 * when `abort` is signalled, the command is ended with every process it started. Answers the exit code, and whether
 * the limit was reached, in which case the code is not 0.
 */
export const runLimited = (
  command,
  args,
  { limitMs, graceMs = GRACE_MS, env = process.env, stdio = 'inherit', abort },
) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio,
      env: { TURBO_TELEMETRY_DISABLED: '1', ...env },
      // A process group of its own, so that all of it can be ended.
      detached: true,
    });
    let timedOut = false;
    let ending;
    const end = () => (ending ??= endTree(child.pid, graceMs));
    const limit = setTimeout(() => {
      timedOut = true;
      void end();
    }, limitMs);
    const kill = () => signal(-child.pid, 'SIGKILL');
    process.once('exit', kill);
    abort?.addEventListener('abort', end, { once: true });
    child.on('error', reject);
    child.on('exit', async (code) => {
      clearTimeout(limit);
      await ending;
      // What the command left running in its group ends with it.
      kill();
      process.off('exit', kill);
      abort?.removeEventListener('abort', end);
      resolve({ code: timedOut ? code || 1 : (code ?? 1), timedOut });
    });
  });
