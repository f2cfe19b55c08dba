import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Where a shop is, and its payment provider. */
export interface Addresses {
  readonly origin: string;
  readonly sandbox: string;
}

/** A running shop with a data directory of its own. */
export interface Site extends Addresses {
  dataDir: string;
  pid: number;
  /** Ends it as Ctrl-C does and removes its data, unless told to keep them. */
  stop: (options?: { keepData?: boolean }) => Promise<void>;
  /** Ends it and its store as a power cut does; the data stay. */
  kill: () => Promise<void>;
}

interface SiteOptions {
  env?: Record<string, string>;
  /** Start again on the data of an earlier site. */
  dataDir?: string;
  /** The site's and the sandbox's; free ones unless told. */
  ports?: readonly [number, number];
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

/** A shop that is starting. */
export interface Launch {
  site: Site;
  /** Resolves once the shop answers; rejects when it ends before. */
  opened: Promise<void>;
  /** Resolves once the shop has printed a text. */
  printed: (text: string) => Promise<void>;
}

/** Begins to start the built shop (`services/standalone/dist`) on loopback ports. */
export const launchSite = async (options: SiteOptions = {}): Promise<Launch> => {
  const { env = {}, dataDir, ports, verbose = false } = options;
  const data = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'narae-site-')));
  const [port, sandboxPort] = ports ?? [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--enable-source-maps', 'services/standalone/dist/main.js'], {
    cwd: root,
    // A group of its own, so that a power cut takes the store with it.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: data,
      // Pictures are named by their content, so that all test shops may share what the first one has drawn.
      MEDIA_DIR: path.join(root, '.cache/media'),
      // Drawing beside the tests would be their noise.
      PICTURES: 'first',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killGroup = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  // In its own group it would outlive a test run that is broken off.
  process.once('exit', killGroup);
  const exited = once(child, 'exit').then(([code]) => {
    process.removeListener('exit', killGroup);
    return code as number | null;
  });
  let output = '';
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (output.includes(text)) resolve();
      };
      look();
      child.stdout.on('data', look);
      void exited.then((code) => reject(new Error(`the site ended with ${code} early:\n${output}`)));
    });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (verbose) process.stderr.write(chunk);
    });
  const site: Site = {
    origin: `http://localhost:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    dataDir: data,
    pid: child.pid ?? 0,
    stop: async ({ keepData = false } = {}) => {
      child.kill('SIGTERM');
      await exited;
      if (!keepData && !dataDir) await rm(data, { recursive: true, force: true });
    },
    kill: async () => {
      killGroup();
      await exited;
    },
  };
  const opened = printed('Narae is open');
  opened.catch(() => undefined);
  return { site, opened, printed };
};

/** Starts the built shop and waits until it is open. */
export const startSite = async (options: SiteOptions = {}): Promise<Site> => {
  const { site, opened } = await launchSite(options);
  await opened;
  return site;
};
