import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

const FIRST_REST_MS = 250;
const LONGEST_REST_MS = 10_000;
/** Whoever ran for so long had started well: the next rest is a short one again. */
const STEADY_MS = 30_000;
/** Milliseconds after SIGTERM until a process that does not end is ended by force. */
const PATIENCE_MS = 25_000;

/**
 * One process that is kept running: its output is shown with its name in front, and when it ends by itself that is
 * said in one sentence and it is started again, after a rest that doubles each time.
 */
export const supervise = ({
  name,
  command = process.execPath,
  args,
  env,
  say,
  /** Lines that are of no interest while all is well. */
  chatter = /^$/,
  onStart = () => undefined,
}) => {
  let child;
  let timer;
  let stopping = false;
  let restMs = FIRST_REST_MS;
  let starts = 0;

  const start = () => {
    const began = Date.now();
    starts += 1;
    // A group of its own, out of the terminal's reach: who ends when is decided here.
    child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        if (!chatter.test(line)) say(`${name} | ${line}`);
      });
    child.on('error', (error) => say(`${name} cannot be started: ${error.message}`));
    child.on('close', (code, signal) => {
      if (stopping) return;
      restMs = Date.now() - began > STEADY_MS ? FIRST_REST_MS : Math.min(restMs * 2, LONGEST_REST_MS);
      say(`${name} has ended (${signal ?? `exit code ${code}`}) and is started again in ${restMs} ms.`);
      timer = setTimeout(start, restMs);
    });
    onStart();
  };
  const running = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  start();
  return {
    name,
    get pid() {
      return child.pid;
    },
    get starts() {
      return starts;
    },
    /** Asks it to end and waits until it has. */
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (!running()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(force);
    },
    /** Ends it at once. */
    kill: () => {
      stopping = true;
      clearTimeout(timer);
      if (running()) child.kill('SIGKILL');
    },
  };
};
