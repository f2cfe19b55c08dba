import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';
import { openDataDir, usualDataDir, type DataDir } from './data-dir.ts';

interface EmbeddedStore {
  url: string;
  onLost: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** Beside our bundle; from source the store finds its own. */
const bundledEntry = (): string | undefined =>
  import.meta.url.endsWith('.ts')
    ? undefined
    : fileURLToPath(new URL('../../../libs/embedded-mongo/dist/main.js', import.meta.url));

/** @param signal ends it before it is open @throws StartupError with the store's reason */
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

export interface BegunStore {
  readonly data: DataDir;
  readonly store: Promise<EmbeddedStore>;
  /** Ends the store if the shop does not open. */
  abandon: () => Promise<void>;
}

/**
 * Opens an earlier start's store in DATA_DIR.
 * @returns null without one, with MONGO_URL, or if the directory cannot be used (reported later)
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
