import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDataDir, usualDataDir, type DataDir } from './data-dir.ts';
import { StartupError } from './startup-error.ts';
import { openEmbeddedStore, type EmbeddedStore } from './store.ts';

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
