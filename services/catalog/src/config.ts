import { resolve } from 'node:path';
import { baseConfig, readSettings, type BaseConfig } from '@narae/service-kit';
import { z } from 'zod';

/** What the catalogue needs to know beside its store and bus. */
export interface CatalogConfig {
  /** Folder of the public pictures; shared by all replicas. */
  readonly mediaDir: string;
}

const settings = baseConfig.extend({
  MEDIA_DIR: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
});

/** Reads the settings of a catalogue process. @throws Error with one line per setting that is wrong */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & CatalogConfig => {
  const own = readSettings(settings, env);
  return { ...own, mediaDir: resolve(own.MEDIA_DIR ?? `${own.DATA_DIR}/media`) };
};

const seedSettings = baseConfig
  .pick({ MONGO_URL: true })
  .extend({ MEDIA_DIR: z.string().min(1).optional(), DATA_DIR: z.string().min(1).default('.data') });

/** Reads the settings of the command that fills an empty catalogue. @throws Error with one line per setting that is wrong */
export const readSeedConfig = (env: NodeJS.ProcessEnv): { mongoUrl: string; mediaDir: string } => {
  const own = readSettings(seedSettings, env);
  return { mongoUrl: own.MONGO_URL, mediaDir: resolve(own.MEDIA_DIR ?? `${own.DATA_DIR}/media`) };
};
