import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const PATIENCE_MS = 60_000;

/** How a process is started, and how its readiness is checked. */
export interface Plan {
  readonly name: string;
  readonly command?: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** An address that answers 200, or a port that takes connections. */
  readonly ready: string | number;
}

/** A process of the site that a test can stop, freeze and start again. */
export interface ManagedProcess {
  readonly name: string;
  runs: () => boolean;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** SIGSTOP: the process hangs with its connections open. */
  freeze: () => void;
  thaw: () => void;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const settle = (yes: boolean): void => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a process and waits until it is ready.  with its output when it does not get ready */
export const run = async (plan: Plan): Promise<ManagedProcess> => {
  let child: ReturnType<typeof spawn> | undefined;
  let output = '';
  const kill = (): void => void child?.kill('SIGKILL');
  // An aborted run must not leave processes behind.
  process.once('exit', kill);

  const start = async (): Promise<void> => {
    const started = spawn(plan.command ?? process.execPath, plan.args, {
      cwd: root,
      env: plan.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = (output + String(chunk)).slice(-10_000);
      });
    const { ready } = plan;
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(50)) {
      if (await (typeof ready === 'number' ? listens(ready) : answers(ready))) return;
      if (started.exitCode !== null || Date.now() > end)
        throw new Error(`${plan.name} does not start:\n${output}`);
    }
  };
  await start();
  const runs = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name: plan.name,
    runs,
    start,
    stop: async () => {
      if (!child || !runs()) return;
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
};

/** Runs a command to its end. */
export const finish = async ({ name, args, env }: Omit<Plan, 'ready'>): Promise<void> => {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
};
