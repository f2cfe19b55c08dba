import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';
import { openDataDir, usualDataDir, type DataDir } from './data-dir.ts';

/** The databases of all services, in a child process with its files in one folder. */
interface EmbeddedStore {
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

/** The embedded store of an earlier start, opening or open, with the data directory that is locked for it. */
export interface BegunStore {
  readonly data: DataDir;
  readonly store: Promise<EmbeddedStore>;
  /** Ends the store, however far it is, where the shop does not open after all. */
  abandon: () => Promise<void>;
}

/**
 * Begins to open the store that an earlier start left in DATA_DIR.
 * @returns null where there is none, MONGO_URL names another one, or the directory cannot be used, which the start then reports in its turn
 */
export const beginStore = ({ DATA_DIR, MONGO_URL }: NodeJS.ProcessEnv): BegunStore | null => {
  const root = path.resolve(DATA_DIR || usualDataDir);
  if (MONGO_URL || !existsSync(path.join(root, 'store', 'data.mdb'))) return null;
  try {
    const data = openDataDir(root);
    const abandoning = new AbortController();
    const store = openEmbeddedStore(data.openStore(), abandoning.signal);
    const ended = store.then(
      ({ close }) => close,
      () => () => undefined,
    );
    return {
      data,
      store,
      abandon: async () => {
        abandoning.abort();
        await (
          await ended
        )();
        data.release();
      },
    };
  } catch (error) {
    if (error instanceof StartupError) return null;
    throw error;
  }
};
