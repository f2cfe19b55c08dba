import { spawnEmbeddedMongo } from '@narae/embedded-mongo';
import { fileURLToPath } from 'node:url';
import type { StandaloneConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

/** Where the databases of all services are. */
export interface Databases {
  url: string;
  /** Told once when the store ends by itself, which nobody can serve without. */
  onLost: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** The bundle of the embedded store lies beside ours; from source the store finds its own entry. */
const bundledEntry = (): string | undefined =>
  import.meta.url.endsWith('.ts')
    ? undefined
    : fileURLToPath(new URL('../../../libs/embedded-mongo/dist/main.js', import.meta.url));

/** Opens MONGO_URL, or the embedded store as a child process with its files in `dataDir`. */
export const openDatabases = async (config: StandaloneConfig, dataDir: string): Promise<Databases> => {
  if (config.MONGO_URL)
    return { url: config.MONGO_URL, onLost: () => undefined, close: async () => undefined };
  const entry = bundledEntry();
  const child = await spawnEmbeddedMongo({ dataDir, ...(entry ? { entry } : {}) }).catch((error: unknown) => {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  });
  let closing = false;
  return {
    url: child.url,
    onLost: (listener) => void child.exited.then(() => closing || listener()),
    close: async () => {
      closing = true;
      await child.close();
    },
  };
};
