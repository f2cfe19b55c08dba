import { z } from 'zod';

/** What an OpenID provider needs to know us by. */
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

/** The settings of an account process for them; a provider with an identifier and a secret is on. */
export const providerSettings = z.object({
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  KAKAO_ISSUER: z.url().default('https://kauth.kakao.com'),
  KAKAO_API_URL: z.url().default('https://kapi.kakao.com'),
  KAKAO_CLIENT_ID: secret,
  KAKAO_CLIENT_SECRET: secret,
  QQ_URL: z.url().default('https://graph.qq.com'),
  QQ_APP_ID: secret,
  QQ_APP_KEY: secret,
  FACEBOOK_URL: z.url().default('https://www.facebook.com/v23.0'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
  FACEBOOK_APP_ID: secret,
  FACEBOOK_APP_SECRET: secret,
});

type Settings = z.output<typeof providerSettings>;

/** The providers as the settings say. */
export const providersOf = (env: Settings): ProviderConfig => ({
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

/** No provider at all. */
export const noProviders: ProviderConfig = { google: null, kakao: null, qq: null, facebook: null };
