import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface SiteAddresses {
  readonly mongoUrl: string;
  readonly natsUrl: string;
}

interface Row {
  readonly name: string;
  /** With the credentials, of the store and the broker. */
  readonly url?: string;
}

const running = (dataDir: string): readonly Row[] => {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, 'processes.json'), 'utf8')) as Row[];
  } catch {
    return [];
  }
};

const urlIn = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  running(env['DATA_DIR'] ?? '.data').find((store) => store.name === name)?.url;

/** MONGO_URL, or the store that start:distributed noted in DATA_DIR; undefined where neither is. */
export const findStoreUrl = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env['MONGO_URL'] ?? urlIn(env, 'store');

/** MONGO_URL and NATS_URL, or what start:distributed noted in DATA_DIR. @throws Error with what to do */
export const readSiteAddresses = (env: NodeJS.ProcessEnv = process.env): SiteAddresses => {
  const mongoUrl = findStoreUrl(env);
  const natsUrl = env['NATS_URL'] ?? urlIn(env, 'nats');
  if (mongoUrl === undefined || natsUrl === undefined)
    throw new Error(
      'No site found: set MONGO_URL and NATS_URL, or DATA_DIR to that of a running start:distributed.',
    );
  return { mongoUrl, natsUrl };
};
