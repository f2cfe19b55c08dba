import { resolve } from 'node:path';
import {
  baseConfig,
  baseProduction,
  overHttps,
  readSettings,
  unpublished,
  type BaseConfig,
  type DiskRoomOptions,
} from '@narae/service-kit';
import { z } from 'zod';
import type { PendingPictures } from './media/index.ts';
import type { EximConfig } from './rates/index.ts';

export interface CatalogConfig {
  readonly mediaDir: string;
  readonly mediaRoom?: DiskRoomOptions;
  /** Pictures that this process is still drawing: a request for one waits for it. */
  readonly missingPictures?: PendingPictures | undefined;
  /** Source of official exchange rates; without it they are entered by hand. */
  readonly rateSource?: EximConfig & {
    /** Milliseconds between two requests. */
    readonly everyMs: number;
  };
}

export const settings = baseConfig.extend({
  /** Public pictures; by default below DATA_DIR. */
  MEDIA_DIR: z.string().min(1).optional(),
  /** Folder of the pictures where MEDIA_DIR is not set. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Address of Korea Eximbank's exchange rates. */
  EXIM_URL: z.url().default('https://oapi.koreaexim.go.kr'),
  /** The shop's key at Korea Eximbank; without one rates are entered by hand. */
  EXIM_KEY: z.string().default(''),
  /** For an answer of the bank. */
  EXIM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  /** Between two requests for rates. */
  EXIM_EVERY_MINUTES: z.coerce.number().positive().max(1_440).default(60),
});

/** The sandbox's key is rejected in production. */
const production = { ...baseProduction, EXIM_URL: overHttps, EXIM_KEY: unpublished('narae-sandbox-rates') };

/** Reads the settings of the service. @throws Error with one line per wrong setting */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & CatalogConfig => {
  const own = readSettings(settings, env, production);
  const rateSource = {
    url: own.EXIM_URL,
    key: own.EXIM_KEY,
    timeoutMs: own.EXIM_TIMEOUT_MS,
    everyMs: own.EXIM_EVERY_MINUTES * 60_000,
  };
  return {
    ...own,
    mediaDir: resolve(own.MEDIA_DIR ?? `${own.DATA_DIR}/media`),
    ...(own.EXIM_KEY === '' ? {} : { rateSource }),
  };
};

const seedSettings = baseConfig
  .pick({ MONGO_URL: true })
  .extend({ MEDIA_DIR: z.string().min(1).optional(), DATA_DIR: z.string().min(1).default('.data') });

/** Reads the settings of the seed command. @throws Error with one line per wrong setting */
export const readSeedConfig = (env: NodeJS.ProcessEnv): { mongoUrl: string; mediaDir: string } => {
  const own = readSettings(seedSettings, env);
  return { mongoUrl: own.MONGO_URL, mediaDir: resolve(own.MEDIA_DIR ?? `${own.DATA_DIR}/media`) };
};
