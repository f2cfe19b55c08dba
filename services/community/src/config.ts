import {
  baseConfig,
  baseProduction,
  documentKeyProduction,
  documentKeySettings,
  readSettings,
  type BaseConfig,
} from '@narae/service-kit';

/** What the community service needs to know beside its store and bus. */
export interface CommunityConfig {
  /** Whether anything is counted that may not be done without end. */
  readonly throttled: boolean;
  /** Encrypts the pictures of questions at rest; 32 bytes. */
  readonly documentKey: Buffer;
}

const settings = baseConfig.extend(documentKeySettings);

/** Reads the settings of a community process. @throws Error with one line per setting that is wrong or missing */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & CommunityConfig => {
  const { DOCUMENT_KEY, ...base } = readSettings(settings, env, {
    ...baseProduction,
    ...documentKeyProduction,
  });
  return { ...base, throttled: base.RATE_LIMITS === 'on', documentKey: DOCUMENT_KEY };
};

const seedSettings = baseConfig.pick({ MONGO_URL: true }).extend(documentKeySettings);

/** Reads the settings of the command that fills an empty community. @throws Error with one line per setting that is wrong */
export const readSeedConfig = (env: NodeJS.ProcessEnv): { mongoUrl: string; documentKey: Buffer } => {
  const { MONGO_URL, DOCUMENT_KEY } = readSettings(seedSettings, env, documentKeyProduction);
  return { mongoUrl: MONGO_URL, documentKey: DOCUMENT_KEY };
};
