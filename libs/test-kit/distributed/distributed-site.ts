import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A site of separate processes, started by the command people use. */
export interface DistributedSite {
  readonly origin: string;
  /** Everything it has printed. */
  readonly said: () => string;
  /** The process of that name as it is now. */
  readonly pidOf: (name: string) => Promise<number>;
  /** Where its store answers. */
  readonly storeUrl: () => Promise<string>;
  /** Resolves when a process of that name runs with another id, and answers its probe. */
  readonly replaced: (name: string, pid: number) => Promise<void>;
  /** Kills the broker and removes its data before it is started again. */
  readonly loseBrokerData: () => Promise<void>;
  /** Runs an operator's command against it; answers what that printed. */
  readonly operate: (...words: string[]) => Promise<string>;
  /** Ends all of it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
}

interface Row {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** Of the store: with credentials. */
  readonly url?: string;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built site on the given ports and waits until it is open. */
export const startDistributedSite = async (options: {
  readonly dataDir: string;
  readonly ports: readonly [number, number];
  readonly env: Record<string, string>;
}): Promise<DistributedSite> => {
  const { dataDir, ports, env } = options;
  const child = spawn(process.execPath, ['libs/tooling/bin/start-distributed.mjs', '--no-build'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(ports[0]),
      SANDBOX_PORT: String(ports[1]),
      DATA_DIR: dataDir,
      MEDIA_DIR: path.join(root, '.cache/media'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('Narae is open')) resolve();
    });
    void exited.then(() => reject(new Error(`the site ended early:\n${output}`)));
  });
  opened.catch(() => undefined);
  await opened;

  const rowOf = async (name: string): Promise<Row> => {
    const rows = JSON.parse(await readFile(path.join(dataDir, 'processes.json'), 'utf8')) as Row[];
    const row = rows.find((one) => one.name === name);
    if (!row) throw new Error(`there is no process ${name}`);
    return row;
  };
  return {
    origin: `http://localhost:${ports[0]}`,
    said: () => output,
    pidOf: async (name) => (await rowOf(name)).pid,
    storeUrl: async () => (await rowOf('store')).url ?? '',
    replaced: async (name, pid) => {
      for (;;) {
        const row = await rowOf(name).catch(() => null);
        if (row && row.pid !== pid && (await isReady(row.port))) return;
        await sleep(100);
      }
    },
    loseBrokerData: async () => {
      const { pid } = await rowOf('nats');
      process.kill(pid, 'SIGKILL');
      // Renamed, not deleted: done at once, before the next one looks for it.
      await rename(path.join(dataDir, 'nats'), path.join(dataDir, 'nats-lost'));
    },
    operate: async (...words) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'libs/service-kit/src/events/ops/main.ts', ...words],
        { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
      );
      return stdout;
    },
    stop: async () => {
      process.removeListener('exit', endWithUs);
      child.kill('SIGTERM');
      await exited;
    },
  };
};
