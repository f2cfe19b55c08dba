import { z } from 'zod';
import { resolve } from 'node:path';
import {
  baseConfig,
  baseProduction,
  commaList,
  isProduction,
  mailLinkSettings,
  readSettings,
  type BaseConfig,
  type KeptAmounts,
  type Limits,
} from '@narae/service-kit';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The providers members may sign in with; null is not configured (ACCOUNT-10). */
export interface ProviderConfig {
  readonly google: OidcSettings | null;
  /** `apiUrl` answers what the ID token leaves out: whether the address is verified. */
  readonly kakao: (OidcSettings & { readonly apiUrl: string }) | null;
  readonly qq: { readonly url: string; readonly appId: string; readonly appKey: string } | null;
  /** `url` has the dialog people see, `graphUrl` the calls of our own. */
  readonly facebook: {
    readonly url: string;
    readonly graphUrl: string;
    readonly appId: string;
    readonly appSecret: string;
  } | null;
}

const secret = z.string().min(1).optional();

/** Of an account process; a provider with an identifier and a secret is on. */
const providerSettings = z.object({
  /** Sign-in providers; each is on where its identifier and secret are set (ACCOUNT-10). */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  KAKAO_ISSUER: z.url().default('https://kauth.kakao.com'),
  /** Answers whether an address is verified. */
  KAKAO_API_URL: z.url().default('https://kapi.kakao.com'),
  KAKAO_CLIENT_ID: secret,
  KAKAO_CLIENT_SECRET: secret,
  QQ_URL: z.url().default('https://graph.qq.com'),
  QQ_APP_ID: secret,
  QQ_APP_KEY: secret,
  /** The dialog that people see. */
  FACEBOOK_URL: z.url().default('https://www.facebook.com/v23.0'),
  /** Asked by the server. */
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
  FACEBOOK_APP_ID: secret,
  FACEBOOK_APP_SECRET: secret,
});

type Settings = z.output<typeof providerSettings>;

const providersOf = (env: Settings): ProviderConfig => ({
  google:
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? {
          issuer: env.GOOGLE_ISSUER,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET,
        }
      : null,
  kakao:
    env.KAKAO_CLIENT_ID && env.KAKAO_CLIENT_SECRET
      ? {
          issuer: env.KAKAO_ISSUER,
          apiUrl: env.KAKAO_API_URL,
          clientId: env.KAKAO_CLIENT_ID,
          clientSecret: env.KAKAO_CLIENT_SECRET,
        }
      : null,
  qq:
    env.QQ_APP_ID && env.QQ_APP_KEY
      ? { url: env.QQ_URL, appId: env.QQ_APP_ID, appKey: env.QQ_APP_KEY }
      : null,
  facebook:
    env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
      ? {
          url: env.FACEBOOK_URL,
          graphUrl: env.FACEBOOK_GRAPH_URL,
          appId: env.FACEBOOK_APP_ID,
          appSecret: env.FACEBOOK_APP_SECRET,
        }
      : null,
});

export const noProviders: ProviderConfig = { google: null, kakao: null, qq: null, facebook: null };

/** Given outright, or kept in a file that is made on the first start. */
export interface KeySource {
  jwk: string | null;
  file: string;
}

export interface AccountConfig {
  readonly signingKey: KeySource;
  /** Where visitors find the site: links in mails lead there, and over https the cookies are Secure. */
  readonly publicOrigin: string;
  /** Signs the links that stop mails (MAIL-5); the same as the other domains'. */
  readonly mailLinkKey: Buffer;
  /** Days until an unused session ends, and until any session ends. */
  readonly lifetime: { readonly idleDays: number; readonly maxDays: number };
  /** Domains that keep data of members: exports collect it there in the background. */
  readonly domainUrls: Readonly<Record<'booking' | 'community', readonly string[]>>;
  readonly providers: ProviderConfig;
  readonly throttled: boolean;
  readonly limits?: Limits;
  readonly kept?: KeptAmounts;
}

const keySettings = z.object({
  /** A private Ed25519 JWK, the same for all replicas; without it one is kept in a file. */
  SIGNING_KEY: z.string().optional(),
  /** Where the key is kept that is made on the first start; by default below DATA_DIR. */
  SIGNING_KEY_FILE: z.string().min(1).optional(),
  /** Folder of the file with the signing key. */
  DATA_DIR: z.string().min(1).default('.data'),
});

const keySource = ({ SIGNING_KEY, SIGNING_KEY_FILE, DATA_DIR }: z.output<typeof keySettings>): KeySource => ({
  jwk: SIGNING_KEY || null,
  file: resolve(SIGNING_KEY_FILE ?? `${DATA_DIR}/secrets/signing-key.json`),
});

export const settings = baseConfig.extend({
  ...keySettings.shape,
  /** Days after which an unused session ends. */
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(90).default(14),
  /** Days after which any session ends. */
  SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(365).default(90),
  /** Where visitors find the site: links in mails lead there. With https the cookies are Secure. */
  PUBLIC_ORIGIN: z.string().default('http://localhost:3000'),
  /** Replicas of booking, with commas, asked for exports; without any the site itself is asked. */
  BOOKING_URL: z.string().default(''),
  /** Replicas of the community, as BOOKING_URL. */
  COMMUNITY_URL: z.string().default(''),
  ...mailLinkSettings,
  ...providerSettings.shape,
});

const addresses = (replicas: string, { PUBLIC_ORIGIN }: { readonly PUBLIC_ORIGIN: string }): string[] =>
  replicas ? commaList(replicas) : commaList(PUBLIC_ORIGIN).slice(0, 1);

/** @throws Error with one line per setting that is wrong */
export const readConfig = (env: NodeJS.ProcessEnv): BaseConfig & AccountConfig => {
  const own = readSettings(settings, env, baseProduction);
  return {
    ...own,
    signingKey: keySource(own),
    publicOrigin: new URL(own.PUBLIC_ORIGIN.split(',')[0] ?? '').origin,
    mailLinkKey: own.MAIL_LINK_KEY,
    lifetime: { idleDays: own.SESSION_IDLE_DAYS, maxDays: own.SESSION_MAX_DAYS },
    domainUrls: { booking: addresses(own.BOOKING_URL, own), community: addresses(own.COMMUNITY_URL, own) },
    providers: providersOf(own),
    throttled: own.RATE_LIMITS === 'on',
    limits: own.LIMITS,
    kept: own.KEPT,
  };
};

const seedSettings = baseConfig
  .pick({ MONGO_URL: true })
  .extend({ NODE_ENV: z.string().optional(), ...keySettings.shape })
  .refine((env) => !isProduction(env), {
    path: ['NODE_ENV'],
    message: 'is production, and the demo accounts have passwords everybody knows',
  });

/** For the command that adds the demo accounts. @throws Error with one line per setting that is wrong */
export const readSeedConfig = (env: NodeJS.ProcessEnv): { mongoUrl: string; signingKey: KeySource } => {
  const own = readSettings(seedSettings, env);
  return { mongoUrl: own.MONGO_URL, signingKey: keySource(own) };
};
