import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** A running shop with a data directory of its own. */
export interface Site {
  origin: string;
  sandbox: string;
  dataDir: string;
  pid: number;
  /** Ends it as Ctrl-C does and removes its data, unless told to keep them. */
  stop: (options?: { keepData?: boolean }) => Promise<void>;
  /** Ends it as a power cut does; the data stay. */
  kill: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

interface SiteOptions {
  env?: Record<string, string>;
  /** Start again on the data of an earlier site. */
  dataDir?: string;
  /** Show what the site prints. */
  verbose?: boolean;
}

/** A shop that runs already, named by SITE and SANDBOX in the environment; it stays when it is told to stop. */
const runningSite = ({ SITE, SANDBOX }: NodeJS.ProcessEnv): Site | null =>
  SITE
    ? {
        origin: SITE,
        sandbox: SANDBOX ?? '',
        dataDir: '',
        pid: 0,
        stop: () => Promise.resolve(),
        kill: () => Promise.resolve(),
      }
    : null;

/** The shop of SITE, or a new one. */
export const openSite = async (options?: SiteOptions): Promise<Site> =>
  runningSite(process.env) ?? startSite(options);

/** Starts the built shop (`services/standalone/dist`) on free loopback ports and waits until it says that it is open. */
export const startSite = async ({ env = {}, dataDir, verbose = false }: SiteOptions = {}): Promise<Site> => {
  const data = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'narae-site-')));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--enable-source-maps', 'services/standalone/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: data,
      // Pictures are named by their content, so that all test shops may share what the first one has drawn.
      MEDIA_DIR: path.join(root, '.cache/media'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += String(chunk);
      if (verbose) process.stderr.write(chunk);
      if (printed.includes('Narae is open')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) =>
      reject(new Error(`the site ended with ${code} before it was open:\n${printed}`)),
    );
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    dataDir: data,
    pid: child.pid ?? 0,
    stop: async ({ keepData = false } = {}) => {
      await end('SIGTERM');
      if (!keepData && !dataDir) await rm(data, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
};
