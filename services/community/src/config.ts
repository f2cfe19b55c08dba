import { baseConfig, readSettings, type BaseConfig } from '@narae/service-kit';

/** Reads the settings of a community process. @throws Error with one line per setting that is wrong */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig => readSettings(baseConfig, env);
