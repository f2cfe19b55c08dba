import {
  baseConfig,
  baseProduction,
  documentKeyProduction,
  documentKeySettings,
  readSettings,
  unpublished,
  type BaseConfig,
  type KeptAmounts,
  type Limits,
} from '@narae/service-kit';
import { z } from 'zod';
import type { TranslatorConfig } from './desk/index.ts';

export interface CommunityConfig {
  readonly throttled: boolean;
  readonly limits?: Limits;
  readonly kept?: KeptAmounts;
  /** Encrypts the pictures of questions at rest; 32 bytes. */
  readonly documentKey: Buffer;
  /** Suggests texts in other languages; without it the desk writes all of them. */
  readonly translator?: TranslatorConfig;
}

export const settings = baseConfig.extend({
  ...documentKeySettings,
  /** A server with LibreTranslate's protocol; an empty address turns suggestions off. */
  TRANSLATE_URL: z.url().or(z.literal('')).default(''),
  /** Of the translator; empty sends none. */
  TRANSLATE_KEY: z.string().max(200).default(''),
  /** For an answer of the translator. */
  TRANSLATE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
});

const production = {
  ...baseProduction,
  ...documentKeyProduction,
  TRANSLATE_KEY: unpublished('narae-sandbox-translations'),
};

/** Reads the settings of the service. @throws Error with one line per wrong or missing setting */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & CommunityConfig => {
  const { DOCUMENT_KEY, TRANSLATE_URL, TRANSLATE_KEY, TRANSLATE_TIMEOUT_MS, ...base } = readSettings(
    settings,
    env,
    production,
  );
  const translator = { url: TRANSLATE_URL, key: TRANSLATE_KEY, timeoutMs: TRANSLATE_TIMEOUT_MS };
  return {
    ...base,
    throttled: base.RATE_LIMITS === 'on',
    limits: base.LIMITS,
    kept: base.KEPT,
    documentKey: DOCUMENT_KEY,
    ...(TRANSLATE_URL !== '' && { translator }),
  };
};

const seedSettings = baseConfig.pick({ MONGO_URL: true }).extend(documentKeySettings);

/** @throws Error with one line per wrong setting */
export const readSeedConfig = (env: NodeJS.ProcessEnv): { mongoUrl: string; documentKey: Buffer } => {
  const { MONGO_URL, DOCUMENT_KEY } = readSettings(seedSettings, env, documentKeyProduction);
  return { mongoUrl: MONGO_URL, documentKey: DOCUMENT_KEY };
};
