import { baseConfig, readBaseConfig, readSettings, type BaseConfig } from '@narae/service-kit';

/** What the community service needs to know beside its store and bus. */
export interface CommunityConfig {
  /** Whether anything is counted that may not be done without end. */
  readonly throttled: boolean;
}

/** Reads the settings of a community process. @throws Error with one line per setting that is wrong or missing */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & CommunityConfig => {
  const base = readBaseConfig(env);
  return { ...base, throttled: base.RATE_LIMITS === 'on' };
};

const seedSettings = baseConfig.pick({ MONGO_URL: true });

/** Reads the settings of the command that fills an empty community. @throws Error with one line per setting that is wrong */
export const readSeedConfig = (env: NodeJS.ProcessEnv): { mongoUrl: string } => ({
  mongoUrl: readSettings(seedSettings, env).MONGO_URL,
});
