import {
  baseConfig,
  baseProduction,
  documentKeyProduction,
  documentKeySettings,
  FirstOrigin,
  mailLinkSettings,
  readSettings,
  type BaseConfig,
} from '@narae/service-kit';
import { z } from 'zod';

/** What the community service needs to know beside its store and bus. */
export interface CommunityConfig {
  /** Where visitors find the site: links in mails lead there. */
  readonly publicOrigin: string;
  /** Encrypts pictures of questions at rest. */
  readonly documentKey: Buffer;
  /** Signs the links that stop mails (MAIL-5); the same as the other domains'. */
  readonly mailLinkKey: Buffer;
  /** Whether anything is counted that may not be done without end. */
  readonly throttled: boolean;
}

const communitySettings = z.object({
  ...documentKeySettings,
  ...mailLinkSettings,
  RATE_LIMITS: baseConfig.shape.RATE_LIMITS,
  PUBLIC_ORIGIN: FirstOrigin,
});

const toCommunityConfig = (own: z.output<typeof communitySettings>): CommunityConfig => ({
  publicOrigin: own.PUBLIC_ORIGIN,
  documentKey: own.DOCUMENT_KEY,
  mailLinkKey: own.MAIL_LINK_KEY,
  throttled: own.RATE_LIMITS === 'on',
});

/** Reads the community's own settings. @throws Error with one line per setting that is wrong or missing */
export const readCommunityConfig = (env: NodeJS.ProcessEnv): CommunityConfig =>
  toCommunityConfig(readSettings(communitySettings, env));

/** Reads the settings of a community process. @throws Error with one line per setting that is wrong or missing */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & CommunityConfig => {
  const settings = baseConfig.extend(communitySettings.shape);
  const own = readSettings(settings, env, { ...baseProduction, ...documentKeyProduction });
  return { ...own, ...toCommunityConfig(own) };
};
