import { resolve } from 'node:path';
import { z } from 'zod';

/** What the catalogue needs to know beside its store and bus. */
export interface CatalogConfig {
  /** Folder of the public pictures; shared by all replicas. */
  mediaDir: string;
}

const Env = z.object({
  MEDIA_DIR: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
});

/** The catalogue's own settings: MEDIA_DIR, else `<DATA_DIR>/media`. */
export const readCatalogConfig = (env: NodeJS.ProcessEnv): CatalogConfig => {
  const { MEDIA_DIR, DATA_DIR } = Env.parse(env);
  return { mediaDir: resolve(MEDIA_DIR ?? `${DATA_DIR}/media`) };
};
