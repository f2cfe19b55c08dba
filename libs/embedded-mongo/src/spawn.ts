import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface SpawnOptions {
  dataDir: string;
  port?: number;
  /** The file to run, for bundles that put it elsewhere. By default main.ts, or main.js once bundled. */
  entry?: string;
  /** Ends the process before it is ready. */
  signal?: AbortSignal | undefined;
}
interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}
export interface SpawnedMongo {
  url: string;
  pid: number;
  close(): Promise<void>;
  /** Settles when the process has ended, whoever ended it. */
  exited: Promise<Exit>;
}
type Announcement = { url: string } | { message: string };

/** Starts the store as a child process, which ends itself when this process does. */
export async function spawnEmbeddedMongo({
  dataDir,
  port = 0,
  entry,
  signal,
}: SpawnOptions): Promise<SpawnedMongo> {
  const file = entry ?? fileURLToPath(new URL('./main.ts', import.meta.url));
  const execArgv = file.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : ['--enable-source-maps'];
  const child = fork(file, [dataDir, String(port)], {
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = (): void => void child.kill('SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const exited = once(child, 'exit').then(([code, signal]): Exit => ({ code, signal }));
  const announced = once(child, 'message').then(([message]) => message as Announcement);
  const failed = exited.then(({ code, signal }): Announcement => {
    return { message: `The embedded store ended before it was ready (${signal ?? `exit code ${code}`}).` };
  });
  const announcement = await Promise.race([announced, failed]);
  signal?.removeEventListener('abort', end);
  if ('message' in announcement) throw new Error(announcement.message);
  const close = async (): Promise<void> => {
    if (child.connected) child.send('close');
    await exited;
  };
  return { url: announcement.url, pid: child.pid!, close, exited };
}
