import { readBaseConfig, type BaseConfig } from '@narae/service-kit';

/** Reads the settings of a community process. @throws Error with one line per setting that is wrong */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig => readBaseConfig(env);
