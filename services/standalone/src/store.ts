import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import { fileURLToPath } from 'node:url';
import { StartupError } from './startup-error.ts';

/** The databases of all services, in a child process with its files in one folder. */
export interface EmbeddedStore {
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

/**
 * Starts the embedded store on the files in `dataDir`.
 * @param signal ends it before it is open
 * @throws StartupError with its own reason
 */
export const openEmbeddedStore = async (dataDir: string, signal?: AbortSignal): Promise<EmbeddedStore> => {
  const entry = bundledEntry();
  const child = await spawnEmbeddedMongo({ dataDir, signal, ...(entry ? { entry } : {}) }).catch(
    (error: unknown) => {
      throw new StartupError(error instanceof Error ? error.message : String(error));
    },
  );
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
